import { z } from "zod";
import type { Langue } from "../langues.ts";

/** The order in which waiting mails are sent: lower first. */
export const PRIORITES = {
	code: 0,
	compte: 3,
	moderation: 5,
	etape: 8,
	bilan: 9,
} as const;

export type Priorite = (typeof PRIORITES)[keyof typeof PRIORITES];

/** One part of a mail, from which both its HTML and its text are made. */
export type Bloc =
	| { readonly bloc: "paragraphe"; readonly texte: string }
	/** Digits to copy, large and alone. */
	| { readonly bloc: "code"; readonly texte: string }
	| { readonly bloc: "lien"; readonly texte: string; readonly url: string }
	/** What a person wrote, in the language it was written in. */
	| {
			readonly bloc: "citation";
			readonly texte: string;
			readonly langue?: Langue;
	  }
	| { readonly bloc: "liste"; readonly elements: readonly string[] };

export type Contenu = {
	readonly sujet: string;
	readonly blocs: readonly Bloc[];
	/** The reason why it is received, for the footer. */
	readonly pourquoi: string;
};

/** What a mail may mention of the site that sends it. */
export type Site = {
	readonly nom: string;
	/** The home page in the mail's language, without a final slash: a page's path follows it. */
	readonly url: string;
	/** An address or a page for replies, when the publisher gave one. */
	readonly contact: string | undefined;
};

type Definition<D extends z.ZodType> = {
	readonly donnees: D;
	readonly priorite: Priorite;
	/** Whether it has the headers to unsubscribe from a need's mails. */
	readonly desinscription?: boolean;
} & {
	readonly [L in Langue]: (donnees: z.output<D>, site: Site) => Contenu;
};

export type Gabarit<D extends z.ZodType = z.ZodType> = {
	readonly donnees: D;
	readonly priorite: Priorite;
	readonly desinscription: boolean;
	/** Composes the mail from `donnees` as stored in the queue; throws when they do not match this template. */
	composer(donnees: unknown, langue: Langue, site: Site): Contenu;
};

/** A template: the schema of its data, its urgency, and its text in each language. */
export function gabarit<D extends z.ZodType>(
	definition: Definition<D>,
): Gabarit<D> {
	return {
		donnees: definition.donnees,
		priorite: definition.priorite,
		desinscription: definition.desinscription ?? false,
		composer: (donnees, langue, site) =>
			definition[langue](definition.donnees.parse(donnees), site),
	};
}

/** A text in one language or in both; the mail uses its own, else the other. */
export const TexteBilingue = z
	.object({ fr: z.string().optional(), en: z.string().optional() })
	.refine(({ fr, en }) => fr !== undefined || en !== undefined);

export type TexteBilingue = z.infer<typeof TexteBilingue>;

/** A label of our own, so in both languages. */
export const Libelle = z.object({ fr: z.string(), en: z.string() });

/** The path of an existing page, without its language: "/besoins/x#etape-2". */
export const CheminPage = z
	.string()
	.regex(/^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/)
	.optional();

/** The version of `texte` to show in a mail of this language, with the language it is in. */
export function version(
	texte: TexteBilingue,
	langue: Langue,
): { texte: string; langue: Langue } {
	const propre = texte[langue];
	if (propre !== undefined) return { texte: propre, langue };
	const autre = langue === "fr" ? "en" : "fr";
	return { texte: texte[autre] ?? "", langue: autre };
}

/** The button that leads to a page, or nothing when there is no such page. */
export function bouton(
	site: Site,
	page: string | undefined,
	texte: string,
): Bloc[] {
	return page === undefined
		? []
		: [{ bloc: "lien", texte, url: `${site.url}${page}` }];
}

/** A paragraph of a mail. */
export function paragraphe(texte: string): Bloc {
	return { bloc: "paragraphe", texte };
}

/** Says where to reply, when the publisher named a place. */
export function contact(site: Site, phrase: string): Bloc[] {
	return site.contact === undefined
		? []
		: [paragraphe(`${phrase} ${site.contact}`)];
}
