import { z } from "zod";
import type { Langue } from "../langues.ts";
import { ordinalFirst } from "../runtime/time-zone.ts";

/** The order in which waiting mails are sent: lower first. */
export const PRIORITES = {
	code: 0,
	compte: 3,
	moderation: 5,
	etape: 8,
	bilan: 9,
} as const;

type Priorite = (typeof PRIORITES)[keyof typeof PRIORITES];

/** One part of a mail, from which both its HTML and its text are made. */
export type Bloc =
	/** A paragraph. */
	| string
	/** Digits to copy, large and alone. */
	| { readonly bloc: "code"; readonly texte: string }
	/** A button, or a plain link beside one. */
	| {
			readonly bloc: "lien";
			readonly texte: string;
			readonly url: string;
			readonly discret?: boolean;
	  }
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
	/** Where the reader of a mail about a need takes back the support that a merge moved. */
	readonly reprise?: string;
	/** Where that reader says whether it is solved; the answer follows it. */
	readonly bilan?: string;
};

type Traits<D extends z.ZodType> = {
	readonly donnees: D;
	readonly priorite: Priorite;
	/** Whether its reader can stop the mails about its need, by a header and below its text. */
	readonly desinscription?: boolean;
};

type Definition<D extends z.ZodType> = Traits<D> & {
	readonly [L in Langue]: (donnees: z.output<D>, site: Site) => Contenu;
};

export type Gabarit<D extends z.ZodType = z.ZodType> = Traits<D> & {
	/** Composes the mail from `donnees` as stored in the queue; throws when they do not match this template. */
	composer(donnees: unknown, langue: Langue, site: Site): Contenu;
};

/** A template: the schema of its data, its urgency, and its text in each language. */
export function gabarit<D extends z.ZodType>(
	definition: Definition<D>,
): Gabarit<D> {
	return {
		...definition,
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

/** A day (YYYY-MM-DD) in words. */
export function dayIn(
	day: string,
	langue: Langue,
	dateStyle: "long" | "full" = "long",
): string {
	const words = new Intl.DateTimeFormat(langue === "fr" ? "fr" : "en-GB", {
		dateStyle,
		timeZone: "UTC",
	});
	return ordinalFirst(words.format(new Date(day)));
}

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
export function bouton(site: Site, page: string | undefined, texte: string) {
	return page === undefined
		? []
		: [{ bloc: "lien" as const, texte, url: `${site.url}${page}` }];
}

/** A plain link to a page, beside the button; nothing when there is no such page. */
export function lienDiscret(
	site: Site,
	page: string | undefined,
	texte: string,
): Bloc[] {
	return bouton(site, page, texte).map((bloc) => ({ ...bloc, discret: true }));
}

/** What somebody wrote, quoted. */
export function citer(texte: string): Bloc {
	return { bloc: "citation", texte };
}

/** Why the holder of an account receives a mail about it. */
export const POURQUOI_COMPTE = {
	fr: (site: Site) =>
		`Vous recevez ce courriel parce qu’un compte de ${site.nom} porte cette adresse.`,
	en: (site: Site) =>
		`You are receiving this email because an account on ${site.nom} has this address.`,
};

/** Makes templates of one urgency, whose mails are received for one reason. */
export function gabaritsDe(
	priorite: Priorite,
	pourquoi: { readonly [L in Langue]: (site: Site) => string },
) {
	type Mots = Omit<Contenu, "pourquoi">;
	return <D extends z.ZodType>(
		donnees: D,
		mots: { readonly [L in Langue]: (lu: z.output<D>, site: Site) => Mots },
	) =>
		gabarit({
			donnees,
			priorite,
			fr: (lu, site) => ({ ...mots.fr(lu, site), pourquoi: pourquoi.fr(site) }),
			en: (lu, site) => ({ ...mots.en(lu, site), pourquoi: pourquoi.en(site) }),
		});
}

export const auCompte = gabaritsDe(PRIORITES.compte, POURQUOI_COMPTE);

/** A text quoted in that language of the mail, or in the one that it is written in. */
export function citation(texte: TexteBilingue, langue: Langue): Bloc {
	return { bloc: "citation", ...version(texte, langue) };
}

/** Says where to reply, when the publisher named a place. */
export function contact(site: Site, phrase: string): Bloc[] {
	return site.contact === undefined ? [] : [`${phrase} ${site.contact}`];
}
