import { OptionsField } from "#components/ui/forms/choice-field";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { PageForm, pageBound } from "#components/ui/kit/page-form";
import { BORNES_COMPTE } from "#lib/comptes/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import { LANGUES, type Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";

/** Name and language of mails. */
export function FormulaireDeProfil(props: {
	nom: string | null;
	langueDesCourriels: Langue;
	enregistrer: ActionFormulaire;
}) {
	const { nom } = props;
	const t = pageTexts();
	return (
		<PageForm
			action={props.enregistrer}
			valeurs={{ nom: [nom ?? ""], langue: [props.langueDesCourriels] }}
		>
			<TextField
				name="nom"
				label={t("compte.profil.nom")}
				help={t("compte.profil.nom_aide")}
				optional={t("formulaires.facultatif")}
				autoComplete="name"
				bound={pageBound(BORNES_COMPTE.nom.max)}
			/>
			<OptionsField
				name="langue"
				label={t("compte.profil.langue")}
				options={LANGUES.map((une) => ({
					value: une,
					label: t(`compte.langues.${une}`),
				}))}
			/>
			<p className="mt-6">
				<SubmitButton>{t("edition.garder")}</SubmitButton>
			</p>
		</PageForm>
	);
}
