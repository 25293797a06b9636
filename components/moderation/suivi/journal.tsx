import { FilterBar } from "#components/ui/kit/filter-bar";
import { Rows } from "#components/ui/kit/rows";
import { Ago, Instant } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { LIBELLES_ROLE } from "#lib/comptes/rules";
import { MOTIFS_RETRAIT } from "#lib/contributions/retraits/schema";
import { journal } from "#lib/i18n/messages/fr";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { changements } from "#lib/moderation/journal/rules";
import type {
	ActeConnu,
	FiltreJournal,
	LigneJournal,
} from "#lib/moderation/journal/schema";
import { MOTIFS_REFUS } from "#lib/moderation/refus/schema";
import { DECISIONS_SIGNALEMENT } from "#lib/moderation/signalements/schema";
import { ROLES } from "#lib/platform/actor";
import { keysOf } from "#lib/platform/contract/records";
import { LANGUES } from "#lib/platform/langues";
import { shortenAtWord } from "#lib/platform/text/shorten";
import { libelleEtat } from "../decision/fiche.tsx";
import { nomDe } from "../edition/versions.tsx";
import { Cadre } from "../file/cadre.tsx";
import { adresseFiche, adresseVersions } from "../file/fiche.tsx";
import { direActe, direLigne, phraseDe, rolesDe } from "./phrases-acte.ts";

type Ligne = Pick<LigneJournal, "objet" | "avant" | "apres">;

/** Said by the sentence already, or of no use to a reader. */
const TUS: readonly string[] = [
	...["numero", "projet_id", "projet", "acte_id", "compte_id", "publie_le"],
	...["signalements", "doublon_nature", "source_id", "lot"],
	...["place", "offre", "fermee", "fermeture"],
];

/** The values of acts that have a name of their own; others are fields of what is edited. */
const NOMMES = keysOf(journal.details);

function nomDuDetail(cle: string): string {
	const nomme = NOMMES.find((nom) => nom === cle);
	const nom = nomme ? t(`journal.details.${nomme}`) : nomDe(cle);
	return t("journal.detail", { nom });
}

function motDit(cle: string, mot: string): string {
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
	if (valeur === null || valeur === undefined || valeur === "")
		return t("journal.rien");
	if (typeof valeur === "boolean")
		return t(valeur ? "lecture.oui" : "lecture.non");
	if (Array.isArray(valeur))
		return valeur.length === 0
			? t("journal.rien")
			: valeur
					.map((un) =>
						cle === "champs" ? nomDe(String(un)) : motDit(cle, String(un)),
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
	return motDit(cle, mot);
}

function Details({ ligne }: { ligne: Ligne }) {
	const dits = changements(ligne).filter(
		({ cle }) => !TUS.includes(cle) && !(cle === "role" && rolesDe(ligne)),
	);
	if (dits.length === 0) return null;
	const dire = (cle: string, valeur: unknown) => valeurDite(ligne, cle, valeur);
	return (
		<dl className="mt-1 flex flex-wrap gap-x-5 text-small">
			{dits.map(({ cle, avant, apres }) => (
				<div key={cle} className="flex min-w-0 flex-wrap gap-x-2">
					<dt className="text-soft">{nomDuDetail(cle)}</dt>
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

/** Where the object of an act is read or changed; null when it has no page. */
function adresseDe({
	objet,
	objet_id,
	vise,
}: LigneJournal): string | undefined {
	if (vise === null) return undefined;
	const { slug } = vise;
	switch (objet) {
		case "projet":
		case "besoin":
			return slug === null ? undefined : adresseFiche({ nature: objet, slug });
		case "article":
			return pageHref(`/moderation/articles/${slug}`);
		case "theme":
			return pageHref(`/moderation/themes?slug=${slug}#theme`);
		case "compte":
			return pageHref(`/moderation/comptes/${objet_id}`);
		default:
			return undefined;
	}
}

/** How much of a brief is told; the rest is beside the text before it. */
const CAHIER_DIT = 300;

/** The way to the text before and after an act, and the beginning of a brief that it wrote. */
function Version(props: { ligne: LigneJournal }) {
	const { version, apres } = props.ligne;
	if (version === null) return null;
	const { id, nature, slug, cahier } = version;
	const champs: unknown = new Map(Object.entries(apres ?? {})).get("champs");
	return (
		<>
			{Array.isArray(champs) && champs.includes("cahier") && cahier ? (
				<p dir="auto" className="mt-1 max-w-measure text-small wrap-anywhere">
					{shortenAtWord(cahier, CAHIER_DIT)}
				</p>
			) : null}
			<p className="text-small">
				<Link
					href={`${adresseVersions(nature, slug)}?avant=${id + 1}#version-${id}`}
				>
					{t("versions.avant_apres")}
				</Link>
			</p>
		</>
	);
}

export function ActesDits(props: {
	lignes: readonly LigneJournal[];
	empty?: string;
}) {
	return (
		<Rows
			empty={props.empty}
			rows={props.lignes.map((ligne) => ({
				key: String(ligne.id),
				title: direLigne(ligne),
				note: <Ago at={ligne.le} />,
				body:
					ligne.motif === null ? null : (
						<p className="whitespace-pre-line">{ligne.motif}</p>
					),
			}))}
		/>
	);
}

export function PageJournal(props: {
	filtre: FiltreJournal;
	lignes: readonly LigneJournal[];
	actes: readonly ActeConnu[];
	/** Paths, in French, of the file and of the older entries. */
	fichier: string;
	suite: string | null;
}) {
	const { filtre, actes, suite } = props;
	return (
		<Cadre partie="journal" racine titre={t("moderation.parties.journal")}>
			<FilterBar
				path="/moderation/journal"
				values={filtre}
				fields={[
					{
						name: "acte",
						label: t("suivi.journal.acte"),
						options: actes.map((un) => ({
							value: un.acte,
							label: direActe(un, "…"),
						})),
					},
					{ name: "qui", label: t("suivi.journal.qui") },
					{ name: "slug", label: t("suivi.journal.slug") },
					{ name: "du", label: t("suivi.journal.du"), kind: "date" },
					{ name: "au", label: t("suivi.journal.au"), kind: "date" },
				]}
			/>
			<p className="mt-5">
				<a href={pageHref(props.fichier)} download>
					{t("suivi.journal.csv")}
				</a>
			</p>
			<Rows
				label={t("moderation.parties.journal")}
				empty={t("suivi.journal.vide")}
				rows={props.lignes.map((ligne) => ({
					key: String(ligne.id),
					title: <span className="font-normal">{phraseDe(ligne)}</span>,
					href: adresseDe(ligne),
					note: <Instant at={ligne.le} />,
					body: (
						<>
							<Details ligne={ligne} />
							<Version ligne={ligne} />
							{ligne.motif === null ? null : (
								<p
									dir="auto"
									className="mt-1 max-w-measure border-l-4 border-edge pl-3 text-small whitespace-pre-line"
								>
									{ligne.motif}
								</p>
							)}
						</>
					),
				}))}
			/>
			{suite === null ? null : (
				<p>
					<a href={pageHref(suite)}>{t("suivi.journal.suite")}</a>
				</p>
			)}
		</Cadre>
	);
}
