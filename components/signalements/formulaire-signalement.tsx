import { OptionsField } from "#components/ui/forms/choice-field";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { PageForm, pageBound } from "#components/ui/kit/page-form";
import { pageTexts } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { ADRESSE_JOURS } from "#lib/signalements/rules";
import {
	BORNES_SIGNALEMENT,
	MOTIFS_SIGNALEMENT,
} from "#lib/signalements/schema";

/** The form by which a reader reports a problem with an entry. */
export function FormulaireSignalement(props: {
	action: ActionFormulaire;
	slug: string;
	/** Asks for the address of the need that this one repeats. */
	autre: boolean;
}) {
	const t = pageTexts();
	return (
		<PageForm
			action={props.action}
			hidden={{ slug: props.slug }}
			className="mt-8"
		>
			<OptionsField
				name="motif"
				label={t("participation.signalement.motif")}
				options={MOTIFS_SIGNALEMENT.map((motif) => ({
					value: motif,
					label: t(`participation.signalement.motifs.${motif}`),
				}))}
			/>
			<LongTextField
				name="texte"
				label={t("participation.signalement.texte")}
				help={t("participation.signalement.texte_aide")}
				optional={t("formulaires.facultatif")}
				bound={pageBound(BORNES_SIGNALEMENT.texte.max)}
			/>
			{props.autre ? (
				<TextField
					name="autre"
					label={t("participation.signalement.autre_fiche")}
					help={t("participation.signalement.autre_fiche_aide")}
					optional={t("formulaires.facultatif")}
				/>
			) : null}
			<TextField
				name="courriel"
				type="email"
				autoComplete="email"
				label={t("participation.signalement.courriel")}
				help={t("participation.signalement.courriel_aide", {
					jours: ADRESSE_JOURS,
				})}
				optional={t("formulaires.facultatif")}
			/>
			<p className="mt-8">
				<SubmitButton>{t("participation.signalement.envoyer")}</SubmitButton>
			</p>
		</PageForm>
	);
}
