/**
 * The fields of a contribution, once for each kind: validation, columns, imports,
 * forms, review, open data and mails derive from this description. Their words
 * stand in `lib/i18n/messages/{fr,en}/champs.json`. Themes and the language of the
 * text are not listed: each place says what it does with them.
 */
import { z } from "zod";
import {
	type Bounds,
	block,
	line,
	OPTIONAL,
	optionalAddress,
	optionalBlock,
	optionalContact,
	optionalLicence,
	optionalLine,
	optionalLinks,
	optionalNames,
	optionalYesNo,
	phrases,
	TRANSLATED,
} from "#lib/platform/contract/described-fields";
import {
	each,
	type KeysWith,
	keysOf,
	keysWith,
	pick,
} from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";
import { closedList } from "#lib/platform/validation/fields";

export const NATURES_CONTRIBUTION = ["projet", "besoin"] as const;

export type NatureContribution = (typeof NATURES_CONTRIBUTION)[number];

/** What a field holds: it says which control edits it, and how an import cleans it. */
export type NatureChamp =
	| "ligne"
	| "bloc"
	| "adresse"
	| "oui_non"
	| "phrases"
	| "depot"
	| "licence"
	| "choix"
	| "liens"
	| "noms"
	| "contact";

type Champ = {
	readonly nature: NatureChamp;
	/** Null when nothing was given; of phrases, none. */
	readonly facultatif: boolean;
	/** Whether moderators write an English version beside it. */
	readonly traduit: boolean;
	readonly bornes: Bounds | null;
	/** Whether areas are suggested while it is typed. */
	readonly lieux?: true;
	/** Of phrases: how many at most, `bornes` being those of each, and their language. */
	readonly nombre?: number;
	readonly langue?: Langue;
	/** The English version as moderators send it: it may always be left empty. */
	readonly anglais: z.ZodType | null;
	/** As it is sent, and as it is answered. */
	readonly entree: z.ZodType;
	readonly sortie: z.ZodType;
	/** Its value in the documentation of the API. */
	readonly exemple: unknown;
};

/** Where the software of a project stands. `inconnu` is what nobody said: it is kept as null. */
export const STADES = [
	"inconnu",
	"idee",
	"construction",
	"essai",
	"stable",
	"arrete",
] as const;

/** Where a link of a project may lead. */
export const NATURES_LIEN = [
	"documentation",
	"demonstration",
	"discussion",
	"contribuer",
	"feuille_de_route",
	"statistiques",
	"impact",
	"accessibilite",
] as const;

export type NatureLien = (typeof NATURES_LIEN)[number];

/** What people also write, in either language, folded. */
const MOTS_LIEN: Readonly<Record<NatureLien, readonly string[]>> = {
	documentation: ["doc", "docs", "aide", "help", "wiki"],
	demonstration: ["demo", "essayer", "try", "try_it"],
	discussion: ["forum", "chat", "discuter", "discuss"],
	contribuer: ["contribution", "contribute", "contributing"],
	feuille_de_route: ["roadmap", "road_map"],
	statistiques: ["stats", "statistics", "chiffres", "figures"],
	impact: ["effets", "effects"],
	accessibilite: ["accessibility", "declaration_d_accessibilite"],
};

/** The fields of a project, in the order of the wire; there, phrases follow all the rest, then what one takes to reuse it. */
export const CHAMPS_PROJET = {
	nom: {
		...line({ min: 2, max: 120 }),
		...TRANSLATED,
		sortie: z.string().meta({ examples: ["OpenStreetMap"] }),
		exemple: "La Carte des fontaines",
	},
	accroche: {
		...line({ min: 10, max: 200 }),
		...TRANSLATED,
		exemple: "Les points d’eau potable d’une ville, relevés par ses habitants.",
	},
	description: {
		...block({ min: 40, max: 5000 }),
		...TRANSLATED,
		exemple:
			"Une carte libre des fontaines où l’on peut boire, relevée à pied par des bénévoles et versée dans OpenStreetMap.",
	},
	site_web: {
		...optionalAddress(),
		exemple: "https://fontaines.example.org/",
	},
	porteur: {
		...optionalLine({ max: 160 }),
		exemple: "Association L’Eau à la bouche",
	},
	territoire: {
		...optionalLine({ max: 120 }),
		lieux: true,
		exemple: "Lyon",
	},
	usage_ia: {
		...optionalBlock({ max: 2000 }),
		...TRANSLATED,
		exemple: "Aucun : les relevés sont faits à pied.",
	},
	code_ouvert: {
		...optionalYesNo(),
		exemple: true,
	},
	mots_habitants: {
		...phrases("fr"),
		exemple: ["corriger une carte de ma commune"],
	},
	mots_habitants_en: {
		...phrases("en"),
		exemple: ["fix a map of my town"],
	},
	depot: {
		...optionalAddress(),
		nature: "depot",
		exemple: "https://git.example.org/fontaines/carte",
	},
	licence_code: { ...optionalLicence(), exemple: "EUPL-1.2" },
	stade: {
		...OPTIONAL,
		nature: "choix",
		bornes: null,
		anglais: null,
		entree: closedList(STADES)
			.nullish()
			.transform((dit) => (!dit || dit === "inconnu" ? null : dit)),
		sortie: z.enum(STADES),
		exemple: "stable",
	},
	liens: {
		...optionalLinks({
			natures: NATURES_LIEN,
			words: MOTS_LIEN,
			nombre: 8,
		}),
		exemple: [
			{
				nature: "documentation",
				url: "https://fontaines.example.org/documentation",
			},
		],
	},
	finance_par: {
		...optionalNames({ nombre: 5, max: 160 }),
		exemple: ["Ville de Lyon"],
	},
	contact: {
		...optionalContact(),
		exemple: "https://fontaines.example.org/contact",
	},
} as const satisfies Record<string, Champ>;

/** The fields of a need, in the order of the wire. */
export const CHAMPS_BESOIN = {
	titre: {
		...line({ min: 8, max: 140 }),
		...TRANSLATED,
		exemple: "Une carte des fontaines d’eau",
	},
	description: {
		...block({ min: 40, max: 5000 }),
		...TRANSLATED,
		exemple:
			"Il est difficile de savoir où remplir une gourde en ville. Une carte ouverte, tenue par les habitants, y aiderait.",
	},
	territoire: CHAMPS_PROJET.territoire,
} as const satisfies Record<string, Champ>;

export type ChampProjet = keyof typeof CHAMPS_PROJET;
export type ChampBesoin = keyof typeof CHAMPS_BESOIN;

export const NOMS_PROJET = keysOf(CHAMPS_PROJET);
export const NOMS_BESOIN = keysOf(CHAMPS_BESOIN);

export const CLES_TRADUITES_PROJET = keysWith(CHAMPS_PROJET, "traduit", true);
export const CLES_TRADUITES_BESOIN = keysWith(CHAMPS_BESOIN, "traduit", true);

/** The lists of phrases: later than the first specification, they follow all its fields. */
export const PHRASES_PROJET = keysWith(CHAMPS_PROJET, "nature", "phrases");

/** What one who reuses a project asks first: later still, they follow the phrases. */
export const REPRISE_PROJET = keysWith(
	CHAMPS_PROJET,
	"nature",
	"depot",
	"licence",
	"choix",
	"liens",
	"noms",
	"contact",
);

/** The fields that hold several texts, each typed on a line of its own. */
export const LISTES_PROJET = keysWith(
	CHAMPS_PROJET,
	"nature",
	"phrases",
	"liens",
	"noms",
);

/** The fields of the first specification. */
export const PREMIERS_PROJET = keysWith(
	CHAMPS_PROJET,
	"nature",
	"ligne",
	"bloc",
	"adresse",
	"oui_non",
);

/** The lists of phrases, those of a language first. */
export function phrasesDabord(langue: Langue): typeof PHRASES_PROJET {
	const estEnLangue = (nom: (typeof PHRASES_PROJET)[number]) =>
		CHAMPS_PROJET[nom].langue === langue;
	return [
		...PHRASES_PROJET.filter(estEnLangue),
		...PHRASES_PROJET.filter((nom) => !estEnLangue(nom)),
	];
}

/** The texts, without addresses: those that have bounds. */
export const TEXTES_PROJET = keysWith(CHAMPS_PROJET, "nature", "ligne", "bloc");
export const TEXTES_BESOIN = keysWith(CHAMPS_BESOIN, "nature", "ligne", "bloc");

/** Bounds of each text, in code points. */
export const BORNES_TEXTES_PROJET = pick(
	each(CHAMPS_PROJET, "bornes"),
	TEXTES_PROJET,
);

const FACULTATIFS_PROJET = pick(
	CHAMPS_PROJET,
	keysWith(CHAMPS_PROJET, "facultatif", true),
);

/** The lines and addresses that may be left empty: forms and pages show them one after the other. */
export const LIGNES_FACULTATIVES_PROJET = keysWith(
	FACULTATIFS_PROJET,
	"nature",
	"ligne",
	"adresse",
);

/** What somebody wrote and that an erasure empties: all but a yes or a no. */
export const EFFACABLES_PROJET = keysOf(FACULTATIFS_PROJET).filter(
	(nom) => CHAMPS_PROJET[nom].nature !== "oui_non",
);
export const EFFACABLES_BESOIN = keysWith(CHAMPS_BESOIN, "facultatif", true);

export type ObligatoireProjet = KeysWith<
	typeof CHAMPS_PROJET,
	"facultatif",
	false
>;
export type ObligatoireBesoin = KeysWith<
	typeof CHAMPS_BESOIN,
	"facultatif",
	false
>;

/** The fields whose correction is reported to the author, in this order. */
export const CHAMPS_CORRIGES = {
	projet: [...NOMS_PROJET, "langue", "themes"],
	besoin: [...NOMS_BESOIN, "langue", "theme"],
} as const satisfies Record<NatureContribution, readonly string[]>;

/** What moderators say of an entry that its author can correct. */
export type DialogueAuteur = {
	/** The open request that waits for the author. */
	readonly demande: {
		readonly id: number;
		readonly questions: string;
		readonly le: Date;
	} | null;
	/** Why the entry was refused, when that is its state. */
	readonly refus: { readonly motif: string | null } | null;
};

export type MaDemande = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly questions: string;
	readonly repondue: boolean;
};
