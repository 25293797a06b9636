import type { Texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import type { ThemeSortie } from "#lib/themes/schema";

/** The themes as choices, named in the language of the page when they have a name in it. */
export function optionsThemes(
	themes: readonly ThemeSortie[],
	langue: Langue,
): { value: string; label: string }[] {
	return themes.map((theme) => ({
		value: theme.slug,
		label: translated(theme, "nom", langue).texte,
	}));
}

/** One answer on the check page. */
export type Reponse = {
	readonly champ: string;
	readonly nom: string;
	/** Its text, on several lines or as several choices; none when it was left out. */
	readonly valeurs: readonly string[];
};

/** The fields of a project, in reading order. */
export const CHAMPS_PROJET = [
	"nom",
	"accroche",
	"description",
	"themes",
	"site_web",
	"porteur",
	"territoire",
	"code_ouvert",
	"usage_ia",
] as const;

type Contenu = Readonly<Record<string, readonly string[]>>;

function nomsDeThemes(
	slugs: readonly string[],
	themes: readonly ThemeSortie[],
	langue: Langue,
): string[] {
	const connus = optionsThemes(themes, langue);
	return slugs
		.filter((slug) => slug !== "")
		.map((slug) => connus.find(({ value }) => value === slug)?.label ?? slug);
}

function codeOuvert(t: Texts, [valeur]: readonly string[]): string[] {
	if (valeur === "true") return [t("contributions.champs.code_ouvert.oui")];
	if (valeur === "false") return [t("contributions.champs.code_ouvert.non")];
	return [];
}

/** The answers about a project, with the labels of the page. */
export function reponsesProjet(
	t: Texts,
	langue: Langue,
	contenu: Contenu,
	themes: readonly ThemeSortie[],
): Reponse[] {
	return CHAMPS_PROJET.map((champ) => {
		const valeurs = contenu[champ] ?? [];
		return {
			champ,
			nom: t(`contributions.champs.${champ}.nom`),
			valeurs:
				champ === "themes"
					? nomsDeThemes(valeurs, themes, langue)
					: champ === "code_ouvert"
						? codeOuvert(t, valeurs)
						: valeurs,
		};
	});
}

/** The answers about a need, with the labels of the page. */
export function reponsesBesoin(
	t: Texts,
	langue: Langue,
	contenu: Contenu,
	themes: readonly ThemeSortie[],
): Reponse[] {
	const { titre = [], description = [], territoire = [], theme = [] } = contenu;
	return [
		{
			champ: "titre",
			nom: t("contributions.champs.titre.nom"),
			valeurs: titre,
		},
		{
			champ: "description",
			nom: t("contributions.champs.description_besoin.nom"),
			valeurs: description,
		},
		{
			champ: "territoire",
			nom: t("contributions.champs.territoire_besoin.nom"),
			valeurs: territoire,
		},
		{
			champ: "theme",
			nom: t("contributions.champs.theme.nom"),
			valeurs: nomsDeThemes(theme, themes, langue),
		},
	];
}
