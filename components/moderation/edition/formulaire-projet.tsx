import { ChampDeTexte } from "#components/contributions/champ-de-texte";
import {
	OptionsField,
	SelectField,
	TickField,
} from "#components/ui/forms/choice-field";
import {
	CHAMPS_PROJET,
	type ChampProjet,
	CLES_TRADUITES_PROJET,
} from "#lib/contributions/schema";
import { texts } from "#lib/i18n/texts";
import { keysWith, pick } from "#lib/platform/contract/records";
import { LABELS_IA } from "#lib/projets/schema";
import { type EditionProps, FormulaireEdition } from "./formulaire-edition.tsx";

const NON_TRADUITS = pick(
	CHAMPS_PROJET,
	keysWith(CHAMPS_PROJET, "traduit", false),
);
const TEXTES = keysWith(NON_TRADUITS, "nature", "ligne", "bloc", "adresse");
const OUI_NON = keysWith(NON_TRADUITS, "nature", "oui_non");

/** Every field of a project, with its English version beside it. */
export function FormulaireProjet(props: EditionProps) {
	const { langue } = props;
	const t = texts(langue);
	const mots = (nom: ChampProjet) => ({
		name: nom,
		label: t(`champs.projet.${nom}.nom`),
	});
	return (
		<FormulaireEdition
			{...props}
			textes={CLES_TRADUITES_PROJET.map((nom) => ({
				...mots(nom),
				champ: CHAMPS_PROJET[nom],
			}))}
		>
			{TEXTES.map((nom) => (
				<ChampDeTexte
					key={nom}
					{...mots(nom)}
					langue={langue}
					champ={CHAMPS_PROJET[nom]}
					compte={false}
				/>
			))}
			<OptionsField
				name="themes"
				label={t("edition.projet.themes")}
				options={props.themes}
				several
			/>
			<SelectField
				name="label_ia"
				label={t("edition.projet.label_ia")}
				options={LABELS_IA.map((value) => ({
					value,
					label: t(`edition.projet.labels.${value}`),
				}))}
			/>
			{OUI_NON.map((nom) => (
				<SelectField
					key={nom}
					{...mots(nom)}
					options={[
						{ value: "", label: t("edition.projet.code.vide") },
						{ value: "true", label: t("edition.projet.code.oui") },
						{ value: "false", label: t("edition.projet.code.non") },
					]}
				/>
			))}
			<TickField name="mis_en_avant" label={t("edition.projet.mis_en_avant")} />
		</FormulaireEdition>
	);
}
