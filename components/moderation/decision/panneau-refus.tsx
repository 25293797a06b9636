import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField } from "#components/ui/forms/text-field";
import { MOTIFS_RETRAIT } from "#lib/contributions/retraits/schema";
import { texts } from "#lib/i18n/texts";
import type { Modele } from "#lib/moderation/modeles/schema";
import type { ModeleRefus, Sorte } from "#lib/moderation/refus/rules";
import { MOTIFS_REFUS } from "#lib/moderation/refus/schema";
import {
	type FicheModeree,
	MOTS_REFUS_MAX,
} from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import { countWords } from "../../ui/forms/form-texts.ts";
import { ModelesOfferts } from "../demande/modeles-offerts.tsx";
import { peutDevenir } from "./actes.tsx";
import { CourrielEcrit } from "./courriel-ecrit.tsx";
import { Depliant } from "./depliant.tsx";
import { Raisons } from "./raisons.tsx";

/** The id of what refuses: the Enter key presses it from the reasons. */
export const REFUSER = "refuser-la-fiche";

/** Whom the mail does not reach, and what follows from that. */
function Personne(props: {
	langue: Langue;
	fiche: FicheModeree;
	sorte: Sorte;
}) {
	const t = texts(props.langue);
	const { auteur } = props.fiche;
	if (props.sorte === "refuse")
		return <p className="mt-6">{t("moderation.refus.personne")}</p>;
	return (
		<p className="mt-6">
			{t(`moderation.retrait.${auteur ? "suspendu" : "sans_auteur"}`)}
		</p>
	);
}

/** The refusal of an entry beside its text, or the take-down of a public one: the reason, the words to the author, the mail, one confirmation. */
export function PanneauRefus(props: {
	langue: Langue;
	fiche: FicheModeree;
	/** The mail before its reason is known; null when nobody gets one. */
	modele: ModeleRefus | null;
	/** The answer templates. */
	modeles: readonly Modele[];
}) {
	const { langue, fiche, modele } = props;
	const t = texts(langue);
	const lang = fiche.auteur?.langue;
	const sorte = peutDevenir(fiche, "archive") ? "archive" : "refuse";
	const possible = peutDevenir(fiche, sorte);
	const raisons =
		sorte === "archive"
			? MOTIFS_RETRAIT.map((value) => ({
					value,
					label: t(`moderation.retrait.motifs.${value}`),
				}))
			: MOTIFS_REFUS.map((value) => ({
					value,
					label: t(`moderation.refus.motifs.${value}`),
				}));
	const textes =
		sorte === "archive"
			? ({
					ici: t("moderation.retrait.ici"),
					confirmer: t("moderation.retrait.confirmer"),
					seul: t("moderation.retrait.confirmer_seul"),
				} as const)
			: ({
					ici: t("moderation.refus.ici"),
					confirmer: t("moderation.refus.confirmer"),
					seul: t("moderation.refus.confirmer_seul"),
				} as const);
	return (
		<Depliant id="refus" titre={textes.ici} possible={possible}>
			{possible ? null : (
				<p className="my-2 font-bold">{t("moderation.refus.impossible")}</p>
			)}
			{sorte === "archive" ? (
				<p className="text-small text-soft">
					{t("moderation.retrait.chapeau")}
				</p>
			) : null}
			<Raisons
				name="choix"
				label={t("moderation.refus.choix")}
				confirme={REFUSER}
				raisons={raisons}
			/>
			<div data-confirme={REFUSER} className="mt-6">
				<LongTextField
					name="texte"
					label={t(
						modele || sorte === "refuse"
							? "moderation.refus.texte"
							: "moderation.retrait.texte_seul",
					)}
					help={
						modele || sorte === "refuse"
							? t("moderation.refus.texte_aide", { langue: lang ?? "fr" })
							: t("moderation.retrait.texte_seul_aide")
					}
					rows={4}
					bound={{ max: MOTS_REFUS_MAX, words: countWords(t), langue }}
					{...(lang === undefined ? {} : { lang })}
				/>
			</div>
			<ModelesOfferts langue={langue} modeles={props.modeles} />
			{modele ? (
				<CourrielEcrit
					langue={langue}
					titre={t("moderation.refus.courriel")}
					attend={t("moderation.refus.courriel_attend")}
					modele={modele}
				/>
			) : (
				<Personne {...{ langue, fiche, sorte }} />
			)}
			<p className="mt-6 mb-2 flex flex-wrap gap-4">
				{modele ? (
					<noscript>
						<SubmitButton name="geste" value="apercevoir" look="other">
							{t("moderation.refus.apercevoir")}
						</SubmitButton>
					</noscript>
				) : null}
				{possible ? (
					<span id={REFUSER} className="grid">
						<SubmitButton name="geste" value="refuser" look="danger">
							{modele ? textes.confirmer : textes.seul}
						</SubmitButton>
					</span>
				) : null}
			</p>
		</Depliant>
	);
}
