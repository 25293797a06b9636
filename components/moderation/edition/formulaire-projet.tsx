import { ChampDePhrases } from "#components/contributions/champ-de-phrases";
import { ChampDeTexte } from "#components/contributions/champ-de-texte";
import { optionsStades } from "#components/contributions/champs";
import {
	OptionsField,
	SelectField,
	TickField,
} from "#components/ui/forms/choice-field";
import {
	CHAMPS_PROJET,
	type ChampProjet,
	CLES_TRADUITES_PROJET,
	LISTES_PROJET,
} from "#lib/contributions/schema";
import { type Texts, texts } from "#lib/i18n/texts";
import { keysWith, pick } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";
import { LABELS_IA } from "#lib/projets/schema";
import {
	type EditionProps,
	FormulaireEdition,
	type Texte,
} from "./formulaire-edition.tsx";

const NON_TRADUITS = pick(
	CHAMPS_PROJET,
	keysWith(CHAMPS_PROJET, "traduit", false),
);
const TEXTES = keysWith(
	NON_TRADUITS,
	"nature",
	"ligne",
	"bloc",
	"adresse",
	"depot",
	"licence",
	"contact",
);
const CHOIX = keysWith(NON_TRADUITS, "nature", "choix");
const OUI_NON = keysWith(NON_TRADUITS, "nature", "oui_non");

const motsDe = (t: Texts, nom: ChampProjet) => ({
	name: nom,
	label: t(`champs.projet.${nom}.nom`),
});

/** The translated texts of a project. */
export function textesDuProjet(t: Texts): Texte[] {
	return CLES_TRADUITES_PROJET.map((nom) => ({
		...motsDe(t, nom),
		champ: CHAMPS_PROJET[nom],
	}));
}

/** What moderators judge of a project besides its texts. */
export function FaitsDuProjet(props: {
	langue: Langue;
	themes: EditionProps["themes"];
}) {
	const { langue } = props;
	const t = texts(langue);
	return (
		<>
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
					{...motsDe(t, nom)}
					options={[
						{ value: "", label: t("edition.projet.code.vide") },
						{ value: "true", label: t("edition.projet.code.oui") },
						{ value: "false", label: t("edition.projet.code.non") },
					]}
				/>
			))}
			<TickField name="mis_en_avant" label={t("edition.projet.mis_en_avant")} />
		</>
	);
}

/** The lines, the address and the phrases of a project, which are not translated. */
export function LignesDuProjet(props: { langue: Langue }) {
	const { langue } = props;
	const t = texts(langue);
	return (
		<>
			{TEXTES.map((nom) => (
				<ChampDeTexte
					key={nom}
					{...motsDe(t, nom)}
					langue={langue}
					champ={CHAMPS_PROJET[nom]}
					compte={false}
				/>
			))}
			{CHOIX.map((nom) => (
				<SelectField key={nom} {...motsDe(t, nom)} options={optionsStades(t)} />
			))}
			{LISTES_PROJET.map((nom) => (
				<ChampDePhrases
					key={nom}
					{...motsDe(t, nom)}
					langue={langue}
					help={t(`champs.projet.${nom}.aide`)}
					champ={CHAMPS_PROJET[nom]}
				/>
			))}
		</>
	);
}

/** Every field of a project, with its English version beside it. */
export function FormulaireProjet(props: EditionProps) {
	const { langue, themes } = props;
	return (
		<FormulaireEdition {...props} textes={textesDuProjet(texts(langue))}>
			<LignesDuProjet langue={langue} />
			<FaitsDuProjet langue={langue} themes={themes} />
		</FormulaireEdition>
	);
}
