import type { ReactNode } from "react";
import { Control, Controls, type Field } from "#components/ui/kit/fields";
import {
	CHAMPS_BESOIN,
	CHAMPS_PROJET,
	type ChampBesoin,
	type ChampProjet,
	type NatureChamp,
	NOMS_BESOIN,
	NOMS_PROJET,
	PHRASES_PROJET,
	phrasesDabord,
	REPRISE_PROJET,
	STADES,
} from "#lib/contributions/schema";
import { pageLangue, t } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import { keysOf, ordered } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";
import { ANGLAIS } from "#lib/projets/lecture/schema";
import { NATURES_IMAGE } from "#lib/projets/schema";
import type { ThemeSortie } from "#lib/themes/schema";

function optionsThemes(
	themes: readonly ThemeSortie[],
): { value: string; label: string }[] {
	return themes.map((theme) => ({
		value: theme.slug,
		label: translated(theme, "nom", pageLangue()).texte,
	}));
}

export type Reponse = {
	readonly champ: string;
	readonly nom: string;
	/** The path of the form that asks for it. */
	readonly page: string;
	/** Its text, on several lines or as several choices; none when it was left out. */
	readonly valeurs: readonly string[];
	/** A picture, as an address. */
	readonly image?: string | undefined;
};

/** What is sent of a project, in reading order. */
const CHAMPS_ENVOYES = ordered(
	[...NOMS_PROJET, "themes"],
	["nom", "accroche", "description", "themes"],
	["code_ouvert", "usage_ia", ...REPRISE_PROJET, ...PHRASES_PROJET],
);
export type ChampEnvoye = (typeof CHAMPS_ENVOYES)[number];

/** What the first steps of the form of a project ask: what anyone knows. The last has the rest. */
const PREMIERES_ETAPES: readonly (readonly string[])[] = [
	["nom", "accroche", "site_web"],
	["description", "themes", "territoire", "porteur"],
];
export const ETAPES = PREMIERES_ETAPES.length + 1;

/** The step that asks for a field, from 1. */
export function etapeDe(champ: string): number {
	const place = PREMIERES_ETAPES.findIndex((noms) => noms.includes(champ));
	return place === -1 ? ETAPES : place + 1;
}

export function cheminDeLEtape(etape: number): string {
	return etape > 1 ? `/proposer?etape=${etape}` : "/proposer";
}

/** What a step asks: of phrases, those in the language of the page. */
export function champsDeLEtape(etape: number): readonly ChampEnvoye[] {
	return champsEnvoyes().filter(
		(nom) =>
			etapeDe(nom) === etape && (nom === "themes" || !estDansLAutreLangue(nom)),
	);
}

function estDansLAutreLangue(nom: ChampProjet): boolean {
	const champ = CHAMPS_PROJET[nom];
	return champ.nature === "phrases" && champ.langue !== pageLangue();
}

/** The same, the phrases in the language of the page before the others. */
function champsEnvoyes(): readonly ChampEnvoye[] {
	return ordered(CHAMPS_ENVOYES, [], phrasesDabord(pageLangue()));
}

function questionDe(nom: ChampEnvoye): string {
	return nom === "themes"
		? t("contributions.champs.themes.nom")
		: t(`champs.projet.${nom}.question`);
}

type Contenu = Readonly<Record<string, readonly string[]>>;

function nomsDeThemes(
	slugs: readonly string[],
	themes: readonly ThemeSortie[],
): string[] {
	const connus = optionsThemes(themes);
	return slugs
		.filter((slug) => slug !== "")
		.map((slug) => connus.find(({ value }) => value === slug)?.label ?? slug);
}

function codeOuvert([valeur]: readonly string[]): string[] {
	if (valeur === "true") return [t("edition.projet.code.oui")];
	if (valeur === "false") return [t("contributions.champs.code_ouvert.non")];
	return [];
}

function valeursDites(
	nom: ChampEnvoye,
	valeurs: readonly string[],
	themes: readonly ThemeSortie[],
): readonly string[] {
	if (nom === "themes") return nomsDeThemes(valeurs, themes);
	switch (CHAMPS_PROJET[nom].nature) {
		case "oui_non":
			return codeOuvert(valeurs);
		case "choix":
			return STADES.filter(
				(stade) => stade !== "inconnu" && valeurs.includes(stade),
			).map((stade) => t(`reprise_projet.stades.${stade}`));
		default:
			return valeurs;
	}
}

export function reponsesProjet(
	contenu: Contenu,
	themes: readonly ThemeSortie[],
	apercus: Readonly<Record<string, string>>,
): Reponse[] {
	return [
		...champsEnvoyes().map((nom) => ({
			champ: nom,
			nom: questionDe(nom),
			page: cheminDeLEtape(etapeDe(nom)),
			valeurs: valeursDites(nom, contenu[nom] ?? [], themes),
		})),
		...NATURES_IMAGE.map((nature) => ({
			champ: nature,
			nom: t(`images.${nature}.nom`),
			page: cheminDeLEtape(ETAPES),
			valeurs: (nature === "image" && contenu.image_dite) || [],
			image: apercus[contenu[nature]?.at(-1) ?? ""],
		})),
		// Only where a file brought it, and where it will be kept.
		...keysOf(ANGLAIS)
			.filter((nom) => contenu[nom]?.some((texte) => texte !== ""))
			.filter(() => !contenu.langue?.includes("en"))
			.map((nom) => ({
				champ: nom,
				page: cheminDeLEtape(ETAPES),
				nom: t(`contributions.lecture.anglais.${nom}`),
				valeurs: contenu[nom] ?? [],
			})),
	];
}

export function reponsesBesoin(
	contenu: Contenu,
	themes: readonly ThemeSortie[],
): Reponse[] {
	const { theme = [] } = contenu;
	return [
		...NOMS_BESOIN.map((nom) => ({
			champ: nom,
			page: "/decrire",
			nom: t(`champs.besoin.${nom}.question`),
			valeurs: contenu[nom] ?? [],
		})),
		{
			champ: "theme",
			page: "/decrire",
			nom: t("contributions.champs.theme.nom"),
			valeurs: nomsDeThemes(theme, themes),
		},
	];
}

/** A field as `lib/contributions/schema.ts` describes it. */
type Decrit = {
	readonly nature: NatureChamp;
	readonly facultatif: boolean;
	readonly lieux?: true;
	readonly bornes: { readonly max: number } | null;
	readonly nombre?: number;
	readonly langue?: Langue;
};

/** The same as the kit shows it, with the bounds of the API. */
export function champ(
	mots: Pick<Field, "name" | "label" | "help">,
	decrit: Decrit,
): Field {
	const { nature, facultatif, bornes, lieux, nombre, langue } = decrit;
	const commun = {
		...mots,
		...(facultatif ? { optional: true } : { required: true }),
		...(bornes ? { max: bornes.max } : {}),
	};
	switch (nature) {
		case "ligne":
			return lieux ? { ...commun, kind: "area" } : commun;
		case "bloc":
			return { ...commun, kind: "text", ...(facultatif ? {} : { rows: 10 }) };
		case "licence":
		case "contact":
			return { ...commun, autoComplete: "off" };
		case "adresse":
		case "depot":
			return { ...commun, kind: "url", autoComplete: "off" };
		case "oui_non":
			return {
				...commun,
				options: [
					{ value: "true", label: t("edition.projet.code.oui") },
					{ value: "false", label: t("contributions.champs.code_ouvert.non") },
					{ value: "", label: t("contributions.champs.code_ouvert.inconnu") },
				],
			};
		case "choix":
			return {
				...commun,
				none: t("reprise_projet.stades.inconnu"),
				options: STADES.filter((stade) => stade !== "inconnu").map((stade) => ({
					value: stade,
					label: t(`reprise_projet.stades.${stade}`),
				})),
			};
		case "phrases":
		case "liens":
		case "noms":
			return {
				...commun,
				kind: "phrases",
				counts: nature === "phrases" ? "phrases_restantes" : "lignes_restantes",
				...(nombre ? { max: nombre } : {}),
				...(langue ? { lang: langue } : {}),
			};
	}
}

/** The fields of a need, asked in the same words by who describes it and by who corrects it. */
export function ChampsDuBesoin(props: {
	themes: readonly ThemeSortie[];
	/** What stands after its title. */
	apresLeTitre?: ReactNode;
}) {
	const asked = (name: ChampBesoin) =>
		champ(
			{
				name,
				label: t(`champs.besoin.${name}.question`),
				help: t(`champs.besoin.${name}.aide`),
			},
			CHAMPS_BESOIN[name],
		);
	return (
		<>
			<Control field={asked("titre")} />
			{props.apresLeTitre}
			<Controls
				fields={[
					asked("description"),
					asked("territoire"),
					{
						name: "theme",
						label: t("contributions.champs.theme.nom"),
						help: t("contributions.champs.theme.aide"),
						optional: true,
						options: optionsThemes(props.themes),
						none: t("contributions.champs.sans_theme"),
					},
				]}
			/>
		</>
	);
}

function champDe(name: ChampEnvoye, themes: readonly ThemeSortie[]): Field {
	const label = questionDe(name);
	if (name === "themes")
		return {
			name,
			label,
			help: t("contributions.champs.themes.aide"),
			several: true,
			chips: true,
			options: optionsThemes(themes),
		};
	const help = t(`champs.projet.${name}.aide`);
	return champ({ name, label, help }, CHAMPS_PROJET[name]);
}

/** The fields of a project, asked in the same words by who proposes it and by who corrects it. */
export function ChampsDuProjet(props: {
	themes: readonly ThemeSortie[];
	noms?: readonly ChampEnvoye[];
}) {
	const { themes, noms = champsEnvoyes() } = props;
	return <Controls fields={noms.map((nom) => champDe(nom, themes))} />;
}
