/** Values that a CHECK constraint accepts and refuses, as assignments of one column. */
import {
	CHAMPS_PROJET,
	NATURES_LIEN,
	type PHRASES_PROJET,
	STADES,
} from "#lib/contributions/schema";
import { SPDX_MAX } from "#lib/platform/validation/spdx";
import { CADRES, IMAGE_DITE_MAX } from "#lib/projets/schema";
import { BORNES_MANQUEE } from "#lib/recherche/rules";

/** Values of one column just inside the bounds, and just outside. */
export function textBounds(
	column: string,
	{ min = 0, max }: { min?: number; max: number },
) {
	// Two bytes each: bounds count code points, not bytes.
	const text = (length: number) => `${column} = repeat('é', ${length})`;
	return {
		accepted: [text(min), text(max)],
		refused: [...(min > 0 ? [text(min - 1)] : []), text(max + 1)],
	};
}

export function bounds(fields: Record<string, { min?: number; max: number }>) {
	const all = Object.entries(fields).map(([column, limits]) =>
		textBounds(column, limits),
	);
	return {
		accepted: all.flatMap(({ accepted }) => accepted),
		refused: all.flatMap(({ refused }) => refused),
	};
}

export const list = (
	column: string,
	accepted: readonly string[],
	...refused: readonly string[]
) => ({
	accepted: accepted.map((value) => `${column} = '${value}'`),
	refused: [...refused, "", "inconnu"].map((value) => `${column} = '${value}'`),
});

/** Four bytes for each number, or none at all. */
export const VECTEUR = {
	accepted: [
		"vecteur = NULL",
		"vecteur = '\\x00000000'",
		"dimension = 2, vecteur = '\\x0000000000000000'",
	],
	refused: [
		"vecteur = ''",
		"vecteur = '\\x000000'",
		"vecteur = '\\x0000000000'",
	],
};

/** A picture of these bytes, under their hash. */
const picture = (bytes: string) =>
	`octets = (${bytes})::bytea, empreinte = rtrim(translate(encode(sha256((${bytes})::bytea), 'base64'), '+/', '-_'), '=')`;

export const CHECKS_IMAGES = {
	images_empreinte: {
		accepted: [picture("'y'")],
		refused: ["octets = 'y'"],
	},
	images_octets: {
		accepted: [picture(`repeat('a', ${CADRES.image.maxOctets})`)],
		refused: [
			picture("''"),
			picture(`repeat('a', ${CADRES.image.maxOctets + 1})`),
		],
	},
	images_cotes: {
		accepted: [`largeur = ${CADRES.image.width}, hauteur = 1`],
		refused: [
			`largeur = ${CADRES.image.width + 1}`,
			`hauteur = ${CADRES.image.width + 1}`,
			"largeur = 0",
			"hauteur = 0",
		],
	},
	projets_image_dite: {
		accepted: [`image = logo, image_dite = repeat('é', ${IMAGE_DITE_MAX})`],
		refused: [
			"image = logo",
			"image_dite = 'x'",
			"image = logo, image_dite = ''",
			`image = logo, image_dite = repeat('e', ${IMAGE_DITE_MAX + 1})`,
		],
	},
};

export const phrases = (column: (typeof PHRASES_PROJET)[number]) => {
	const { nombre, bornes } = CHAMPS_PROJET[column];
	const of = (phrase: string, number = 1) =>
		`${column} = array_fill(${phrase}::text, ARRAY[${number}])`;
	const long = (letters: number) => `repeat('é', ${letters})`;
	return {
		accepted: [
			`${column} = '{}'`,
			of(long(bornes.min), nombre),
			of(long(bornes.max)),
		],
		refused: [
			of(long(bornes.min), nombre + 1),
			of(long(bornes.min - 1)),
			of(`(${long(bornes.min - 1)} || '   ')`),
			of(long(bornes.max + 1)),
			of("NULL"),
		],
	};
};

const CINQ_LIEUX = {
	accepted: [
		"lieux = NULL",
		"lieux = '{}'",
		"lieux = '{dep-01,dep-02,dep-03,dep-04,dep-05}'",
	],
	refused: ["lieux = '{dep-01,dep-02,dep-03,dep-04,dep-05,dep-06}'"],
};

/** What one who reuses a project asks first. */
export const REPRISE_DU_PROJET = {
	projets_depot: {
		accepted: ["depot = 'https://git.example.org/a'", "depot = NULL"],
		refused: [
			"depot = ''",
			"depot = 'ftp://git.example.org'",
			"depot = 'https://a b'",
		],
	},
	projets_licence_code: textBounds("licence_code", { min: 1, max: SPDX_MAX }),
	projets_stade: list(
		"stade",
		STADES.filter((stade) => stade !== "inconnu"),
		"beta",
	),
	projets_liens: {
		accepted: [
			"liens = '{}'",
			...NATURES_LIEN.map(
				(nature) => `liens = '{"${nature} https://a.example/"}'`,
			),
			`liens = array_fill('impact https://a.example/'::text, ARRAY[${CHAMPS_PROJET.liens.nombre}])`,
		],
		refused: [
			`liens = array_fill('impact https://a.example/'::text, ARRAY[${CHAMPS_PROJET.liens.nombre + 1}])`,
			"liens = '{https://a.example/}'",
			`liens = '{"autre https://a.example/"}'`,
			`liens = '{"impact javascript:alert(1)"}'`,
			`liens = '{"impact https://a.example/ b"}'`,
			"liens = '{NULL}'",
		],
	},
	projets_lieux: CINQ_LIEUX,
	besoins_lieux: CINQ_LIEUX,
	lieux_nature: {
		accepted: ["nature = 'commune'", "nature = 'monde'"],
		refused: ["nature = 'canton'"],
	},
	projets_finance_par: {
		accepted: [
			"finance_par = '{}'",
			`finance_par = array_fill(repeat('é', 160)::text, ARRAY[${CHAMPS_PROJET.finance_par.nombre}])`,
		],
		refused: [
			`finance_par = array_fill('a'::text, ARRAY[${CHAMPS_PROJET.finance_par.nombre + 1}])`,
			"finance_par = ARRAY[repeat('e', 161)]",
			"finance_par = '{\" \"}'",
			"finance_par = '{NULL}'",
		],
	},
	projets_contact: {
		accepted: [
			"contact = 'https://a.example/contact'",
			"contact = 'equipe@a.example'",
			"contact = NULL",
		],
		refused: [
			"contact = ''",
			"contact = 'equipe'",
			"contact = 'javascript:alert(1)'",
			"contact = 'a@b@c'",
		],
	},
};

export const LANGUE = list("langue", ["fr", "en"], "de", "FR");

export const TRADUCTIONS = {
	accepted: ["traductions = '{}'", `traductions = '{"en": {}}'`],
	refused: ["traductions = '[]'", "traductions = 'null'", "traductions = '1'"],
};

export const NEVER_NEGATIVE = (column: string) => ({
	accepted: [`${column} = 0`],
	refused: [`${column} = -1`],
});

export const MOTS_MANQUES = textBounds("mots", BORNES_MANQUEE);
MOTS_MANQUES.accepted.push("mots = 'marche 2026'");
MOTS_MANQUES.refused.push(
	..."camille@exemple|exemple.org|06 12 34|rue/ville|a:b| eau"
		.split("|")
		.map((mots) => `mots = '${mots}'`),
);
