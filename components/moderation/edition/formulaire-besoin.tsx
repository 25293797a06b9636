import { ChampDeTexte } from "#components/contributions/champ-de-texte";
import { SelectField } from "#components/ui/forms/choice-field";
import {
	CHAMPS_BESOIN,
	type ChampBesoin,
	CLES_TRADUITES_BESOIN,
} from "#lib/contributions/schema";
import { texts } from "#lib/i18n/texts";
import { type EditionProps, FormulaireEdition } from "./formulaire-edition.tsx";

/** Every field of a need, with its English version beside it. */
export function FormulaireBesoin(props: EditionProps) {
	const { langue } = props;
	const t = texts(langue);
	const label = (nom: ChampBesoin) => t(`champs.besoin.${nom}.nom`);
	return (
		<FormulaireEdition
			{...props}
			textes={CLES_TRADUITES_BESOIN.map((name) => ({
				name,
				label: label(name),
				champ: CHAMPS_BESOIN[name],
			}))}
		>
			<ChampDeTexte
				langue={langue}
				name="territoire"
				label={label("territoire")}
				champ={CHAMPS_BESOIN.territoire}
				compte={false}
			/>
			<SelectField
				name="theme"
				label={t("edition.besoin.theme")}
				options={[
					{ value: "", label: t("edition.besoin.sans_theme") },
					...props.themes,
				]}
			/>
		</FormulaireEdition>
	);
}
