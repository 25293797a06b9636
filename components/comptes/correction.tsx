import { OptionsField, SelectField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import {
	CHAMPS_BESOIN,
	CHAMPS_PROJET,
	type ChampBesoin,
	type ChampProjet,
	NOMS_PROJET,
} from "#lib/contributions/schema";
import type {
	CorrectionBesoin,
	CorrectionProjet,
} from "#lib/espace/contributions/schema";
import { type Texts, texts } from "#lib/i18n/texts";
import { ordered } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ThemeSortie } from "#lib/themes/schema";
import { ChampDeTexte } from "../contributions/champ-de-texte.tsx";
import { optionsThemes } from "../contributions/champs.tsx";
import { ChampsVersion } from "../moderation/edition/version.tsx";
import { formTexts } from "../ui/forms/form-texts.ts";

type Commun<T> = {
	readonly langue: Langue;
	readonly slug: string;
	readonly lue: T;
	readonly themes: readonly ThemeSortie[];
	readonly corriger: ActionFormulaire;
};

function Envoi({ t }: { t: Texts }) {
	return (
		<p className="mt-8">
			<SubmitButton>{t("compte.correction.enregistrer")}</SubmitButton>
		</p>
	);
}

const CHAMPS = ordered(
	[...NOMS_PROJET, "themes"],
	["nom", "accroche", "description", "themes"],
	["usage_ia", "code_ouvert"],
);

/** The words of a field: those of the contribution, or shorter ones. */
function motsDuChamp(t: Texts, nom: ChampProjet) {
	if (nom === "accroche" || nom === "site_web")
		return {
			label: t(`champs.projet.${nom}.nom`),
			help: t(`compte.correction.${nom}_aide`),
		};
	if (nom === "code_ouvert")
		return { label: t("compte.correction.code_ouvert") };
	return { label: t(`champs.projet.${nom}.question`) };
}

function ChampDuProjet(props: {
	langue: Langue;
	nom: ChampProjet | "themes";
	themes: readonly ThemeSortie[];
}) {
	const { langue, nom } = props;
	const t = texts(langue);
	if (nom === "themes")
		return (
			<OptionsField
				name={nom}
				label={t("compte.correction.themes")}
				help={t("compte.correction.themes_aide")}
				options={optionsThemes(props.themes, langue)}
				several
			/>
		);
	const champ = CHAMPS_PROJET[nom];
	if (champ.nature === "oui_non")
		return (
			<SelectField
				{...motsDuChamp(t, nom)}
				name={nom}
				options={[
					{ value: "", label: t("compte.correction.code.inconnu") },
					{ value: "true", label: t("compte.correction.code.oui") },
					{ value: "false", label: t("compte.correction.code.non") },
				]}
			/>
		);
	return (
		<ChampDeTexte
			{...motsDuChamp(t, nom)}
			langue={langue}
			name={nom}
			champ={champ}
			{...(nom === "description" ? { rows: 10 } : {})}
		/>
	);
}

/** The form by which the author corrects a project that awaits review. */
export function CorrectionDeProjet(props: Commun<CorrectionProjet>) {
	const { langue, slug, lue } = props;
	const t = texts(langue);
	return (
		<Form
			action={props.corriger}
			textes={formTexts(t)}
			valeurs={valeursDe({ ...lue })}
		>
			{CHAMPS.map((nom) => (
				<ChampDuProjet
					key={nom}
					langue={langue}
					nom={nom}
					themes={props.themes}
				/>
			))}
			<ChampsVersion slug={slug} />
			<Envoi t={t} />
		</Form>
	);
}

/** The form by which the author corrects a need that awaits review. */
export function CorrectionDeBesoin(props: Commun<CorrectionBesoin>) {
	const { langue, slug, lue } = props;
	const t = texts(langue);
	const texte = (name: ChampBesoin) => ({
		langue,
		name,
		champ: CHAMPS_BESOIN[name],
	});
	return (
		<Form
			action={props.corriger}
			textes={formTexts(t)}
			valeurs={valeursDe({ ...lue })}
		>
			<ChampDeTexte
				{...texte("titre")}
				label={t("compte.correction.titre_besoin")}
			/>
			<ChampDeTexte
				{...texte("description")}
				label={t("champs.besoin.description.question")}
				rows={10}
			/>
			<ChampDeTexte
				{...texte("territoire")}
				label={t("champs.besoin.territoire.question")}
			/>
			<SelectField
				name="theme"
				label={t("champs.theme")}
				options={[
					{ value: "", label: t("compte.correction.sans_theme") },
					...optionsThemes(props.themes, langue),
				]}
			/>
			<ChampsVersion slug={slug} />
			<Envoi t={t} />
		</Form>
	);
}
