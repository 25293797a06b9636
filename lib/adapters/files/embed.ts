/** Entries as other sites show them: a document without a script, a cookie or a form, whose links open elsewhere. */
import { escapeUTF8 } from "entities";
import { texts } from "#lib/i18n/texts";
import { reglages } from "#lib/platform/config/env";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import { shortenAtWord } from "#lib/platform/text/shorten";
import { pageUrl } from "../pages/metadata.ts";
import { badgeSvg } from "./badge.ts";
import { embedStyle } from "./embed-style.ts";
import {
	entryHandlers,
	type Handlers,
	type ReadEntry,
	type Reading,
	type Showing,
} from "./entry.ts";

const TEXT_MAX = 220;

/** What other sites show of an entry, in one language. */
export type EmbedContent = {
	/** "Projet", or the state of a need. */
	readonly kind: string;
	readonly look: "projet" | "publie" | "etude" | "developpement" | "livre";
	/** Votes or supports in words; null while there is none. */
	readonly count: string | null;
	readonly title: TexteMarque;
	readonly text: TexteMarque;
	/** What one may do on the entry's page. */
	readonly act: string;
	/** The entry's page, whole. */
	readonly url: string;
};

/** An embed or a badge, or why there is none. */
export type EmbedReading = Reading<EmbedContent>;

const APPEARANCES: Readonly<Record<string, string>> = {
	claire: ' data-theme="light"',
	sombre: ' data-theme="dark"',
};

function marked({ langue, texte }: TexteMarque, page: Langue) {
	const line = shortenAtWord(texte.replace(/\s+/g, " ").trim(), TEXT_MAX);
	const text = escapeUTF8(line);
	return langue === page
		? `<bdi>${text}</bdi>`
		: `<bdi lang="${langue}">${text}</bdi>`;
}

function link(langue: Langue, href: string, content: string, look = "") {
	const elsewhere = escapeUTF8(texts(langue)("contributions.proches.onglet"));
	return `<a${look} href="${escapeUTF8(href)}" target="_blank" rel="noopener">${content}<span class="sr"> ${elsewhere}</span></a>`;
}

function documentOf(
	langue: Langue,
	title: string,
	body: string,
	appearance = "",
): string {
	return `<!doctype html>
<html lang="${langue}"${appearance}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeUTF8(title)}</title>
<style>${embedStyle()}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

function siteLink(langue: Langue): string {
	return link(langue, pageUrl(langue, "/"), escapeUTF8(reglages().siteNom));
}

function shown(
	langue: Langue,
	content: EmbedContent,
	appearance: string | undefined,
): string {
	const { act, count, kind, look, text, title, url } = content;
	const total =
		count === null ? "" : `<span class="count">${escapeUTF8(count)}</span>`;
	const body = `<p class="kind"><span class="${look}">${escapeUTF8(kind)}</span>${total}</p>
<h1>${link(langue, url, marked(title, langue))}</h1>
<p class="text">${marked(text, langue)}</p>
<p class="foot">${link(langue, url, escapeUTF8(act), ' class="act"')}${siteLink(langue)}</p>`;
	return documentOf(langue, title.texte, body, appearance);
}

function gone(langue: Langue, appearance: string | undefined): string {
	const title = texts(langue)("integrer.retire");
	const body = `<h1>${escapeUTF8(title)}</h1>
<p class="foot">${siteLink(langue)}</p>`;
	return documentOf(langue, title, body, appearance);
}

/** The look that the site around asks for; otherwise that of the reader's machine. */
function appearanceOf({ url }: Request): string | undefined {
	const asked = new URL(url).searchParams.get("apparence") ?? "";
	return Object.hasOwn(APPEARANCES, asked) ? APPEARANCES[asked] : undefined;
}

/** The handler of embeds, under `[nature]/[slug]`. */
export function embedHandlers(read: ReadEntry<EmbedContent>): Handlers {
	const showing: Showing<EmbedContent> = {
		type: "text/html; charset=utf-8",
		path: (nature, slug) => `/integrer/${nature}/${slug}`,
		show: (langue, content, request) =>
			shown(langue, content, appearanceOf(request)),
		gone: (langue, request) => gone(langue, appearanceOf(request)),
	};
	return entryHandlers(showing, read, ({ slug }) => String(slug));
}

/** The handler of badges, under `[nature]/[fichier]`: the slug, and `.svg`. */
export function badgeHandlers(read: ReadEntry<EmbedContent>): Handlers {
	const showing: Showing<EmbedContent> = {
		type: "image/svg+xml; charset=utf-8",
		path: (nature, slug) => `/badge/${nature}/${slug}.svg`,
		show(_, { count, kind, look }) {
			const state = count === null ? kind : `${kind} · ${count}`;
			return badgeSvg({ site: reglages().siteNom, state, look });
		},
		gone(langue) {
			const state = texts(langue)("integrer.retire_court");
			const site = reglages().siteNom;
			return badgeSvg({ site, state, look: "retire" });
		},
	};
	return entryHandlers(
		showing,
		read,
		({ fichier }) => /^(.+)\.svg$/.exec(String(fichier))?.[1],
	);
}
