import { SelectField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField } from "#components/ui/forms/text-field";
import { MOTIFS_RETRAIT } from "#lib/contributions/retraits/schema";
import { type Texts, texts } from "#lib/i18n/texts";
import { type FicheTrouvee, MOTIFS_REFUS } from "#lib/moderation/refus/schema";
import {
	type FicheModeree,
	MOTS_REFUS_MAX,
} from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";
import { ChampsFiche } from "./actes.tsx";
import { ApercuRefus, ToucheRefus } from "./apercu-refus.tsx";
import { ChoixDoublon } from "./choix-doublon.tsx";

/** The case that needs a reason. */
export type Cas = "refus" | "retrait";

/** The choices of the reason, in the reader's language. */
function choixDe(cas: Cas, t: Texts) {
	return cas === "refus"
		? MOTIFS_REFUS.map((value) => ({
				value,
				label: t(`moderation.refus.motifs.${value}`),
			}))
		: MOTIFS_RETRAIT.map((value) => ({
				value,
				label: t(`moderation.retrait.motifs.${value}`),
			}));
}

/** The refusal or take-down of an entry: its fields determine the previewed mail, and what is recorded and sent. */
export function FormulaireRefus(props: {
	cas: Cas;
	langue: Langue;
	fiche: FicheModeree;
	/** Similar public entries. */
	semblables: readonly FicheTrouvee[];
	decider: ActionFormulaire;
}) {
	const { cas, langue, fiche } = props;
	const t = texts(langue);
	// A take-down is not mailed to an author without an account that can be
	// opened.
	const seul = cas === "retrait" && (fiche.auteur?.suspendu ?? true);
	const lang = fiche.auteur?.langue;
	const bound = { max: MOTS_REFUS_MAX, words: countWords(t), langue };
	return (
		<Form
			action={props.decider}
			textes={formTexts(t)}
			className="mt-6"
			label={t(`moderation.actes.${cas === "refus" ? "refuse" : "archive"}`)}
		>
			<ChampsFiche fiche={fiche} />
			{/* The Enter key presses the first button of a form. */}
			<button
				type="submit"
				name="geste"
				value="entree"
				hidden={true}
				tabIndex={-1}
			>
				{t("moderation.refus.apercevoir")}
			</button>
			<ApercuRefus
				langue={langue}
				titre={t("moderation.refus.courriel")}
				aide={t("moderation.refus.courriel_aide")}
				personne={t(`moderation.refus.${fiche.auteur ? "ferme" : "personne"}`)}
				perime={t(`moderation.${cas}.perime`)}
			/>
			<SelectField
				name="choix"
				label={t("moderation.refus.choix")}
				required
				options={[
					{ value: "", label: t("moderation.refus.a_choisir") },
					...choixDe(cas, t),
				]}
			/>
			<ChoixDoublon
				langue={langue}
				semblables={props.semblables}
				textes={{
					doublon: t("moderation.refus.doublon"),
					aide: t("moderation.refus.doublon_aide"),
					aucun: t("moderation.refus.aucun_semblable"),
					cherche: t("moderation.refus.cherche"),
					cherche_aide: t("moderation.refus.cherche_aide"),
					chercher: t("moderation.refus.chercher"),
					natures: {
						projet: t("moderation.filtre.natures.projet"),
						besoin: t("moderation.filtre.natures.besoin"),
					},
				}}
			/>
			<LongTextField
				name="texte"
				label={t(
					seul ? "moderation.retrait.texte_seul" : "moderation.refus.texte",
				)}
				help={
					seul
						? t("moderation.retrait.texte_seul_aide")
						: t("moderation.refus.texte_aide", { langue: lang ?? "fr" })
				}
				rows={4}
				bound={bound}
				{...(lang === undefined ? {} : { lang })}
			/>
			<p className="mt-6 flex flex-wrap gap-4">
				<SubmitButton name="geste" value="apercevoir" look="other">
					{t("moderation.refus.apercevoir")}
				</SubmitButton>
				<ToucheRefus>
					<SubmitButton name="geste" value="refuser" look="danger">
						{seul
							? t("moderation.retrait.confirmer_seul")
							: t(`moderation.${cas}.confirmer`)}
					</SubmitButton>
				</ToucheRefus>
			</p>
		</Form>
	);
}
