import { LIBELLES_ROLE } from "#lib/comptes/rules";
import { MOTIFS_RETRAIT } from "#lib/contributions/retraits/schema";
import { journal } from "#lib/i18n/messages/fr";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { Texts } from "#lib/i18n/texts";
import { changements } from "#lib/moderation/journal/rules";
import type { LigneJournal } from "#lib/moderation/journal/schema";
import { MOTIFS_REFUS } from "#lib/moderation/refus/schema";
import { DECISIONS_SIGNALEMENT } from "#lib/moderation/signalements/schema";
import { ROLES } from "#lib/platform/actor";
import { keysOf } from "#lib/platform/contract/records";
import { LANGUES } from "#lib/platform/langues";
import { libelleEtat } from "../decision/fiche.tsx";
import { nomDe } from "../edition/versions.tsx";
import { rolesDe } from "./phrases-acte.ts";

type Ligne = Pick<LigneJournal, "objet" | "avant" | "apres">;

/** Said by the sentence already, or of no use to a reader. */
const TUS: readonly string[] = [
	...["numero", "projet_id", "projet", "acte_id", "compte_id", "publie_le"],
	...["signalements", "doublon_nature", "source_id", "lot"],
	...["place", "offre", "fermee", "fermeture"],
];

/** The values of acts that have a name of their own; others are fields of what is edited. */
const NOMMES = keysOf(journal.details);

function nomDuDetail(cle: string, t: Texts): string {
	const nomme = NOMMES.find((nom) => nom === cle);
	const nom = nomme ? t(`journal.details.${nomme}`) : nomDe(cle, t);
	return t("journal.detail", { nom });
}

function motDit(cle: string, mot: string, t: Texts): string {
	if (cle === "choix") {
		const refus = MOTIFS_REFUS.find((un) => un === mot);
		if (refus) return t(`moderation.refus.motifs.${refus}`);
		const retrait = MOTIFS_RETRAIT.find((un) => un === mot);
		if (retrait) return t(`moderation.retrait.motifs.${retrait}`);
	}
	const decision = DECISIONS_SIGNALEMENT.find((un) => un === mot);
	if (cle === "decision" && decision)
		return t(`suivi.signalements.decisions.${decision}`);
	const langue = LANGUES.find((une) => une === mot);
	if (cle === "langue" && langue)
		return t(`moderation.filtre.langues.${langue}`);
	return mot;
}

function valeurDite({ objet }: Ligne, cle: string, valeur: unknown): string {
	const t = pageTexts();
	if (valeur === null || valeur === undefined || valeur === "")
		return t("journal.rien");
	if (typeof valeur === "boolean")
		return t(valeur ? "lecture.oui" : "lecture.non");
	if (Array.isArray(valeur))
		return valeur.length === 0
			? t("journal.rien")
			: valeur
					.map((un) =>
						cle === "champs"
							? nomDe(String(un), t)
							: motDit(cle, String(un), t),
					)
					.join(", ");
	if (typeof valeur === "object") return JSON.stringify(valeur);
	const mot = String(valeur);
	if (cle === "statut")
		return objet === "article" && (mot === "brouillon" || mot === "publie")
			? t(`edition.article.etats.${mot}`)
			: libelleEtat(objet, mot);
	const role = ROLES.find((un) => un === mot);
	if (cle === "role" && role) return LIBELLES_ROLE[role][pageLangue()];
	return motDit(cle, mot, t);
}

/** What an act changed, value by value: before and after. */
export function Details({ ligne }: { ligne: Ligne }) {
	const t = pageTexts();
	const dits = changements(ligne).filter(
		({ cle }) => !TUS.includes(cle) && !(cle === "role" && rolesDe(ligne)),
	);
	if (dits.length === 0) return null;
	const dire = (cle: string, valeur: unknown) => valeurDite(ligne, cle, valeur);
	return (
		<dl className="mt-1 flex flex-wrap gap-x-5 text-small">
			{dits.map(({ cle, avant, apres }) => (
				<div key={cle} className="flex min-w-0 flex-wrap gap-x-2">
					<dt className="text-soft">{nomDuDetail(cle, t)}</dt>
					<dd dir="auto" className="min-w-0">
						{avant !== undefined && apres !== undefined
							? t("journal.change", {
									avant: dire(cle, avant),
									apres: dire(cle, apres),
								})
							: dire(cle, apres ?? avant)}
					</dd>
				</div>
			))}
		</dl>
	);
}
