import { z } from "zod";
import type { Langue } from "../langues.ts";
import { ordinalFirst } from "../runtime/time-zone.ts";
import { MAIL_TEXTS, type MailTexts, type Reason } from "./texts.ts";

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

type Traits = {
	readonly priorite: Priorite;
	readonly pourquoi: Reason;
	/** Whether its reader can stop the mails about its need, by a header and below its text. */
	readonly desinscription?: boolean;
};

export type Gabarit<D extends z.ZodType = z.ZodType> = Traits & {
	readonly donnees: D;
	/** Composes the mail from `donnees` as stored in the queue; throws when they do not match this template. */
	composer(donnees: unknown, langue: Langue, site: Site): Contenu;
};

/** A template, once for every language: its urgency and reason, the schema of its data, and how its sentences follow each other. */
export function gabarit<D extends z.ZodType>(
	traits: Traits,
	donnees: D,
	ecrire: (
		donnees: z.output<D>,
		t: MailTexts,
		mail: Mail,
	) => Omit<Contenu, "pourquoi">,
): Gabarit<D> {
	return {
		...traits,
		donnees,
		composer(stored, langue, site) {
			const t = MAIL_TEXTS[langue];
			return {
				...ecrire(donnees.parse(stored), t, mailIn(langue, site)),
				pourquoi: t(`pied.pourquoi.${traits.pourquoi}`, { site: site.nom }),
			};
		},
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
function version(
	texte: TexteBilingue,
	langue: Langue,
): { texte: string; langue: Langue } {
	const propre = texte[langue];
	if (propre !== undefined) return { texte: propre, langue };
	const autre = langue === "fr" ? "en" : "fr";
	return { texte: texte[autre] ?? "", langue: autre };
}

/** What somebody wrote, quoted. */
export function citer(texte: string): Bloc {
	return { bloc: "citation", texte };
}

/** What a template writes its blocks with, in the language of the mail. */
function mailIn(langue: Langue, site: Site) {
	/** The button that leads to a page, or nothing when there is no such page. */
	function bouton(page: string | undefined, texte: string) {
		return page === undefined
			? []
			: [{ bloc: "lien" as const, texte, url: `${site.url}${page}` }];
	}
	return {
		langue,
		site,
		bouton,
		/** A plain link to a page, beside the button; nothing when there is no such page. */
		lienDiscret: (page: string | undefined, texte: string): Bloc[] =>
			bouton(page, texte).map((bloc) => ({ ...bloc, discret: true })),
		/** A text inside a sentence, in that language or in the one that it is written in. */
		dit: (texte: TexteBilingue) => version(texte, langue).texte,
		/** The same, quoted and marked with its language. */
		citation: (texte: TexteBilingue): Bloc => ({
			bloc: "citation",
			...version(texte, langue),
		}),
		/** Says where to reply, when the publisher named a place. */
		contact: (phrase: string): Bloc[] =>
			site.contact === undefined ? [] : [`${phrase} ${site.contact}`],
	};
}

export type Mail = ReturnType<typeof mailIn>;
