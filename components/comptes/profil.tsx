import { OptionsField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { BORNES_COMPTE } from "#lib/comptes/schema";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { LANGUES, type Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../ui/forms/form-texts.ts";

/** Name and language of mails. */
export function FormulaireDeProfil(props: {
	nom: string | null;
	langueDesCourriels: Langue;
	enregistrer: ActionFormulaire;
}) {
	const { nom } = props;
	const t = pageTexts();
	return (
		<Form
			action={props.enregistrer}
			textes={formTexts(t)}
			valeurs={{ nom: [nom ?? ""], langue: [props.langueDesCourriels] }}
		>
			<TextField
				name="nom"
				label={t("compte.profil.nom")}
				help={t("compte.profil.nom_aide")}
				optional={t("formulaires.facultatif")}
				autoComplete="name"
				bound={{
					...BORNES_COMPTE.nom,
					words: countWords(t),
					langue: pageLangue(),
				}}
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
		</Form>
	);
}
