import { choices } from "#components/ui/kit/fields";
import { RecordForm } from "#components/ui/kit/record";
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
		<RecordForm
			action={props.enregistrer}
			values={{ nom: [nom ?? ""], langue: [props.langueDesCourriels] }}
			fields={[
				{
					name: "nom",
					label: t("compte.profil.nom"),
					help: t("compte.profil.nom_aide"),
					optional: true,
					autoComplete: "name",
					max: BORNES_COMPTE.nom.max,
				},
				{
					name: "langue",
					label: t("compte.profil.langue"),
					options: choices(LANGUES, (une) => t(`compte.langues.${une}`)),
				},
			]}
			submit={t("edition.garder")}
		/>
	);
}
