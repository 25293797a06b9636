import { OptionsField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { BORNES_COMPTE } from "#lib/comptes/schema";
import { texts } from "#lib/i18n/texts";
import { LANGUES, type Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../ui/forms/form-texts.ts";

/** Name and language of mails. */
export function FormulaireDeProfil(props: {
	langue: Langue;
	nom: string | null;
	langueDesCourriels: Langue;
	enregistrer: ActionFormulaire;
}) {
	const { langue, nom } = props;
	const t = texts(langue);
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
				bound={{ ...BORNES_COMPTE.nom, words: countWords(t), langue }}
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
