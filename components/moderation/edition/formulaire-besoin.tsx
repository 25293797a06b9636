import { ChampDeTexte } from "#components/contributions/champ-de-texte";
import { SelectField } from "#components/ui/forms/choice-field";
import {
	CHAMPS_BESOIN,
	type ChampBesoin,
	CLES_TRADUITES_BESOIN,
} from "#lib/contributions/schema";
import { type Texts, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import {
	type EditionProps,
	FormulaireEdition,
	type Texte,
} from "./formulaire-edition.tsx";

const motsDe = (t: Texts, nom: ChampBesoin) => ({
	name: nom,
	label: t(`champs.besoin.${nom}.nom`),
});

/** The translated texts of a need. */
export function textesDuBesoin(t: Texts): Texte[] {
	return CLES_TRADUITES_BESOIN.map((nom) => ({
		...motsDe(t, nom),
		champ: CHAMPS_BESOIN[nom],
	}));
}

/** What moderators judge of a need besides its texts. */
export function FaitsDuBesoin(props: {
	langue: Langue;
	themes: EditionProps["themes"];
}) {
	const { langue } = props;
	const t = texts(langue);
	return (
		<>
			<ChampDeTexte
				{...motsDe(t, "territoire")}
				langue={langue}
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
		</>
	);
}

/** Every field of a need, with its English version beside it. */
export function FormulaireBesoin(props: EditionProps) {
	const { langue, themes } = props;
	return (
		<FormulaireEdition {...props} textes={textesDuBesoin(texts(langue))}>
			<FaitsDuBesoin langue={langue} themes={themes} />
		</FormulaireEdition>
	);
}
