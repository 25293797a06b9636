import { z } from "zod";
import { placeName } from "#lib/i18n/places";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import { boundedArray, lineText } from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";

/** What an area may be; overseas collectivities are départements here. */
export const NATURES_LIEU = [
	"commune",
	"epci",
	"departement",
	"region",
	"pays",
	"monde",
] as const;

export type NatureLieu = (typeof NATURES_LIEU)[number];

export const LIEUX_MAX = 5;

export const LieuxContribues = boundedArray(lineText({ min: 1, max: 20 }), {
	max: LIEUX_MAX,
})
	.nullish()
	.meta({ examples: [["commune-69123"]] });

/** What the check page sends for a text that its author leaves as it is. */
export const TEL_QUEL = "tel_quel";

/** The same from the check page, which sends nothing where nothing was asked or answered. */
export const LieuxEnvoyes = z
	.array(z.string())
	.max(LIEUX_MAX + 1)
	.default([])
	.transform((dits) =>
		dits.length === 0 ? null : dits.filter((dit) => dit !== TEL_QUEL),
	);

const CODE = z.string().meta({ examples: ["commune-44109"] });
const NOM = z.string();

export const LieuNomme = component(
	"LieuNomme",
	z.object({
		code: CODE,
		nature: z.enum(NATURES_LIEU),
		nom: NOM,
	}),
);
export type LieuNomme = z.output<typeof LieuNomme>;

export const Lieu = component(
	"Lieu",
	z.object({
		...LieuNomme.shape,
		dans: z.array(z.object({ code: CODE, nom: NOM })),
	}),
);
export type Lieu = z.output<typeof Lieu>;

export const LieuxNommes = z.array(LieuNomme);

export const LieuFiltre = lineText().optional();

/** Letters of a text that says where. */
export const TERRITOIRE_MAX = 120;

/** What is typed on the site; `territoire` was the filter of earlier addresses. */
export const PresQuery = z.object({
	pres: lineText({ max: TERRITOIRE_MAX }).optional(),
	territoire: lineText({ max: TERRITOIRE_MAX }).optional(),
});

export const LieuxQuery = z.object({
	q: lineText({ min: 1, max: 100 }),
});

/** What the author of a contribution is asked about where it is. */
export type QuestionLieu = {
	/** The areas that one part of the text may be, and the least one that holds all of its postal code. */
	readonly choix: readonly Lieu[];
	/** The codes of those that are too small to be named. */
	readonly petites: readonly string[];
	readonly postal: { readonly code: string; readonly lieu: string } | null;
	/** The areas that its other parts are. */
	readonly surs: readonly string[];
	/** The commune of a need that is too small to be named, and the area shown in its place. */
	readonly petite: { readonly nom: string; readonly autour: string } | null;
};

/** The names of areas in one text of at most `max` code points, the last left out where they are too long. */
export function nomsDits(
	noms: readonly string[],
	max: number = TERRITOIRE_MAX,
): string {
	const dits = noms.join(", ");
	return [...dits].length <= max ? dits : nomsDits(noms.slice(0, -1), max);
}

/** « près d’Angers », « près du Mans »; null where a name has no article that we know: a département, a country. */
export function presDe({ nature, nom }: Lieu, langue: Langue): string | null {
	if (nature !== "commune") return null;
	if (langue === "en") return `near ${nom}`;
	const [, article, reste] = /^(Les?) (.+)$/.exec(nom) ?? [];
	if (article) return `près ${article === "Le" ? "du" : "des"} ${reste}`;
	return /^[aeiouyœæ]/i.test(nom.normalize("NFD"))
		? `près d’${nom}`
		: `près de ${nom}`;
}

/** The département that an area is in; undefined for one that is in none. */
export function departementAutour({ dans }: Lieu) {
	return dans.find(({ code }) => code.startsWith("dep-"));
}

/** The name of an area with what tells it from its namesakes. */
export function nomEntier(lieu: Lieu): string {
	const autour = departementAutour(lieu)?.nom;
	return autour && autour !== lieu.nom ? `${lieu.nom} (${autour})` : lieu.nom;
}

/** The name of an area in a language: a town that is called as a country keeps its own. */
export function nomTraduit({ nature, nom }: Lieu, langue: Langue): TexteMarque {
	return nature === "commune"
		? { texte: nom, langue: "fr" }
		: placeName(nom, langue);
}

/** A text that says an area: a town with the number of its département. */
export function nomSitue(lieu: Lieu): string {
	const numero = departementAutour(lieu)?.code.slice("dep-".length);
	return lieu.nature === "commune" && numero
		? `${lieu.nom} (${numero})`
		: lieu.nom;
}

/** What each level of a list near an area is called; the last one, everywhere, is said by the page. */
export function nomsDesNiveaux({ nom, dans }: Lieu): readonly string[] {
	const de = (kind: string) =>
		dans.flatMap((lieu) => (lieu.code.startsWith(kind) ? lieu.nom : []));
	return [nom, ...["epci-", "dep-", "reg-"].map((kind) => de(kind).join(", "))];
}
