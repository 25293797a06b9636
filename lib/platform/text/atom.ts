/** Atom 1.0 feeds (RFC 4287), well-formed whatever the texts hold. */
import { escapeText, escapeUTF8 } from "entities";
import type { Langue, TexteMarque } from "../langues.ts";

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

/** What XML 1.0 forbids, C1 controls and lone surrogates. */
const FORBIDDEN_IN_XML =
	/[^\t\n\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text as it stands in an element or an attribute; line breaks become line feeds. */
function xml(text: string): string {
	const bare = text.replace(/\r\n?/g, "\n").replace(FORBIDDEN_IN_XML, "");
	return escapeUTF8(bare);
}

function element(name: string, text: string, attributes = ""): string {
	return `<${name}${attributes}>${xml(text)}</${name}>`;
}

function html(name: string, langue: Langue, text: string): string {
	return element(name, text, ` type="html" xml:lang="${langue}"`);
}

/** Plain text, as HTML. */
function plain(name: string, { langue, texte }: TexteMarque): string {
	return html(name, langue, escapeText(texte));
}

function entryOf(entree: EntreeAtom): string[] {
	const { auteur, resume } = entree;
	return [
		"<entry>",
		plain("title", entree.titre),
		element("id", entree.id),
		`<link href="${xml(entree.adresse)}"/>`,
		element("updated", entree.modifie_le.toISOString()),
		...(resume ? [plain("summary", resume)] : []),
		html("content", entree.html.langue, entree.html.texte),
		...(auteur === undefined
			? []
			: [`<author>${element("name", auteur)}</author>`]),
		...entree.themes.map(
			({ schema, terme, libelle }) =>
				`<category label="${xml(libelle)}" scheme="${xml(schema)}" term="${xml(terme)}"/>`,
		),
		element("published", entree.publie_le.toISOString()),
		"</entry>",
	];
}

/** The feed as an XML document. */
export function atomDocument(flux: FluxAtom): string {
	const { editeur } = flux;
	return [
		'<?xml version="1.0" encoding="utf-8"?>',
		`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${flux.langue}">`,
		element("id", flux.id),
		element("title", flux.titre),
		element("updated", flux.modifie_le.toISOString()),
		`<author>${element("name", editeur.nom)}${element("uri", editeur.adresse)}</author>`,
		`<link rel="alternate" type="text/html" href="${xml(flux.page)}"/>`,
		`<link rel="self" type="application/atom+xml" href="${xml(flux.adresse)}"/>`,
		element("subtitle", flux.description),
		element("rights", flux.droits),
		...flux.entrees.flatMap(entryOf),
		"</feed>\n",
	].join("\n");
}
