import { OptionsField, SelectField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { BORNES_BESOIN } from "#lib/contributions/schema";
import type {
	CorrectionBesoin,
	CorrectionProjet,
} from "#lib/espace/contributions/schema";
import { type Texts, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { BORNES_PROJET } from "#lib/projets/schema";
import type { ThemeSortie } from "#lib/themes/schema";
import { optionsThemes } from "../contributions/champs.tsx";
import { ChampsVersion } from "../moderation/edition/version.tsx";
import { countWords, formTexts } from "../ui/forms/form-texts.ts";

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

function ChampsDuProjet(props: {
	langue: Langue;
	themes: readonly ThemeSortie[];
}) {
	const { langue } = props;
	const t = texts(langue);
	const optional = t("formulaires.facultatif");
	const borne = (champ: keyof Omit<typeof BORNES_PROJET, "themes">) => ({
		...BORNES_PROJET[champ],
		words: countWords(t),
		langue,
	});
	const label = (champ: keyof Omit<typeof BORNES_PROJET, "themes">) => ({
		name: champ,
		label: t(`compte.correction.${champ}`),
		bound: borne(champ),
	});
	return (
		<>
			<TextField {...label("nom")} required />
			<TextField
				{...label("accroche")}
				help={t("compte.correction.accroche_aide")}
				required
			/>
			<LongTextField {...label("description")} rows={10} required />
			<OptionsField
				name="themes"
				label={t("compte.correction.themes")}
				help={t("compte.correction.themes_aide")}
				options={optionsThemes(props.themes, langue)}
				several
			/>
			<TextField
				name="site_web"
				type="url"
				inputMode="url"
				label={t("compte.correction.site_web")}
				help={t("compte.correction.site_web_aide")}
				optional={optional}
			/>
			<TextField {...label("porteur")} optional={optional} />
			<TextField {...label("territoire")} optional={optional} />
			<LongTextField {...label("usage_ia")} optional={optional} />
			<SelectField
				name="code_ouvert"
				label={t("compte.correction.code_ouvert")}
				options={[
					{ value: "", label: t("compte.correction.code.inconnu") },
					{ value: "true", label: t("compte.correction.code.oui") },
					{ value: "false", label: t("compte.correction.code.non") },
				]}
			/>
		</>
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
			<ChampsDuProjet langue={langue} themes={props.themes} />
			<ChampsVersion slug={slug} />
			<Envoi t={t} />
		</Form>
	);
}

/** The form by which the author corrects a need that awaits review. */
export function CorrectionDeBesoin(props: Commun<CorrectionBesoin>) {
	const { langue, slug, lue } = props;
	const t = texts(langue);
	const borne = (champ: keyof typeof BORNES_BESOIN) => ({
		...BORNES_BESOIN[champ],
		words: countWords(t),
		langue,
	});
	return (
		<Form
			action={props.corriger}
			textes={formTexts(t)}
			valeurs={valeursDe({ ...lue })}
		>
			<TextField
				name="titre"
				label={t("compte.correction.titre_besoin")}
				bound={borne("titre")}
				required
			/>
			<LongTextField
				name="description"
				label={t("compte.correction.description")}
				bound={borne("description")}
				rows={10}
				required
			/>
			<TextField
				name="territoire"
				label={t("compte.correction.territoire")}
				bound={borne("territoire")}
				optional={t("formulaires.facultatif")}
			/>
			<SelectField
				name="theme"
				label={t("compte.correction.theme")}
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
