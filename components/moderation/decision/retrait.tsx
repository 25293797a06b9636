import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField } from "#components/ui/forms/text-field";
import { MOTIFS_RETRAIT } from "#lib/contributions/retraits/schema";
import { texts } from "#lib/i18n/texts";
import type { Modele } from "#lib/moderation/modeles/schema";
import type { FicheTrouvee } from "#lib/moderation/refus/schema";
import {
	type FicheModeree,
	MOTS_REFUS_MAX,
} from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";
import { ModelesOfferts } from "../demande/modeles-offerts.tsx";
import { ChampsFiche } from "./actes.tsx";
import { ApercuCourriel } from "./apercu-courriel.tsx";
import { ChoixDoublon } from "./choix-doublon.tsx";
import { ChoixRaison } from "./choix-raison.tsx";

/** The take-down of an entry: its fields determine the previewed mail, and what is recorded and sent. */
export function FormulaireRetrait(props: {
	langue: Langue;
	fiche: FicheModeree;
	/** Similar public entries. */
	semblables: readonly FicheTrouvee[];
	modeles: readonly Modele[];
	decider: ActionFormulaire;
}) {
	const { langue, fiche } = props;
	const t = texts(langue);
	// A take-down is not mailed to an author without an account that can be
	// opened.
	const seul = fiche.auteur?.suspendu ?? true;
	const lang = fiche.auteur?.langue;
	const bound = { max: MOTS_REFUS_MAX, words: countWords(t), langue };
	return (
		<Form
			action={props.decider}
			textes={formTexts(t)}
			className="mt-6"
			label={t("moderation.actes.archive")}
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
			<ApercuCourriel
				langue={langue}
				titre={t("moderation.refus.courriel")}
				aide={t("moderation.refus.courriel_aide")}
				personne={t(`moderation.refus.${fiche.auteur ? "ferme" : "personne"}`)}
				perime={t("moderation.retrait.perime")}
			/>
			<ChoixRaison
				langue={langue}
				raisons={MOTIFS_RETRAIT.map((value) => ({
					value,
					label: t(`moderation.retrait.motifs.${value}`),
				}))}
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
			<ModelesOfferts langue={langue} modeles={props.modeles} />
			<p className="mt-6 flex flex-wrap gap-4">
				<SubmitButton name="geste" value="apercevoir" look="other">
					{t("moderation.refus.apercevoir")}
				</SubmitButton>
				<SubmitButton name="geste" value="refuser" look="danger">
					{seul
						? t("moderation.retrait.confirmer_seul")
						: t("moderation.retrait.confirmer")}
				</SubmitButton>
			</p>
		</Form>
	);
}
