/**
 * Atom 1.0 feeds, through the package `feed` (6.0.0), whose gaps are closed
 * here: it writes no `xml:lang`, lets control characters through, unescapes
 * `&amp;` in plain texts, and leaves `<` raw in attributes.
 */
import { escapeText } from "entities";
import { Feed } from "feed";
import type { Langue, TexteMarque } from "../langues.ts";
import { xmlText } from "./xml-text.ts";

export type EntreeAtom = {
	/** A `tag:` address, the same for ever. */
	readonly id: string;
	/** Where the entry is read, absolute. */
	readonly adresse: string;
	/** Plain text. */
	readonly titre: TexteMarque;
	/** Plain text. */
	readonly resume?: TexteMarque;
	/** HTML that is safe as it is, its addresses absolute. */
	readonly html: TexteMarque;
	readonly publie_le: Date;
	readonly modifie_le: Date;
	/** Who signs the entry, when it is not the feed's publisher. */
	readonly auteur?: string;
	readonly themes: readonly {
		readonly schema: string;
		readonly terme: string;
		readonly libelle: string;
	}[];
};

export type FluxAtom = {
	readonly id: string;
	readonly langue: Langue;
	readonly titre: string;
	readonly description: string;
	/** The feed's own address, absolute. */
	readonly adresse: string;
	/** The page that shows the same, absolute. */
	readonly page: string;
	readonly modifie_le: Date;
	/** Whose feed it is, and the address of its site. */
	readonly editeur: { readonly nom: string; readonly adresse: string };
	readonly droits: string;
	readonly entrees: readonly EntreeAtom[];
};

/** Noncharacters, which `xmlText` takes out of every text. */
const AMP = "\ufdd0";
const LT = "\ufdd1";

/** A plain text that the package copies without harm, until `restored`. */
function protectedText(text: string): string {
	return xmlText(text).replaceAll("&", AMP).replaceAll("<", LT);
}

function restored(xml: string): string {
	return xml.replaceAll(AMP, "&amp;").replaceAll(LT, "&lt;");
}

/** Elements that `withLangues` looks for: no content of ours has them. */
const OF_ATOM = /<(?=\/?(?:entry|title|summary|content)\b)/gi;

/** What stands inside CDATA: the package closes only the first `]]>` it meets. */
function cdata(html: string): string {
	return xmlText(html).replaceAll("]]>", "]]&gt;").replace(OF_ATOM, "&lt;");
}

/** Plain text as HTML. */
function escaped(text: string): string {
	return escapeText(xmlText(text));
}

function add(feed: Feed, entree: EntreeAtom): void {
	const { auteur, resume } = entree;
	feed.addItem({
		title: escaped(entree.titre.texte),
		id: entree.id,
		link: entree.adresse,
		date: entree.modifie_le,
		published: entree.publie_le,
		content: cdata(entree.html.texte),
		...(resume === undefined ? {} : { description: escaped(resume.texte) }),
		...(auteur === undefined
			? {}
			: { author: [{ name: protectedText(auteur) }] }),
		category: entree.themes.map(({ schema, terme, libelle }) => ({
			scheme: schema,
			term: protectedText(terme),
			name: protectedText(libelle),
		})),
	});
}

/** One entry with the language of each of its texts. */
function marked(xml: string, entree: EntreeAtom): string {
	const parts = [
		["title", entree.titre],
		["summary", entree.resume],
		["content", entree.html],
	] as const;
	return parts.reduce(
		(text, [name, part]) =>
			part === undefined
				? text
				: text.replace(
						`<${name} type="html">`,
						() => `<${name} type="html" xml:lang="${part.langue}">`,
					),
		xml,
	);
}

function withLangues(xml: string, flux: FluxAtom): string {
	const [head = "", ...entries] = xml.split("<entry>");
	const opened = head
		.replace("<feed ", `<feed xml:lang="${flux.langue}" `)
		.replace(
			'<link rel="self" ',
			'<link rel="self" type="application/atom+xml" ',
		)
		.replace(
			'<link rel="alternate" ',
			'<link rel="alternate" type="text/html" ',
		);
	return [
		opened,
		...entries.map((entry, at) => {
			const entree = flux.entrees[at];
			return entree ? marked(entry, entree) : entry;
		}),
	].join("<entry>");
}

/** The feed as an XML document, well-formed whatever the texts hold. */
export function atomDocument(flux: FluxAtom): string {
	const { editeur } = flux;
	const feed = new Feed({
		id: flux.id,
		title: protectedText(flux.titre),
		description: protectedText(flux.description),
		updated: flux.modifie_le,
		link: flux.page,
		feed: flux.adresse,
		author: { name: protectedText(editeur.nom), link: editeur.adresse },
		copyright: protectedText(flux.droits),
		generator: false,
	});
	for (const entree of flux.entrees) add(feed, entree);
	return `${restored(withLangues(feed.atom1(), flux))}\n`;
}
