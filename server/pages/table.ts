/** The table of pages: what the front does with each beyond passing it to Next. A page that is not in it is rendered for each reader, as Next makes it. */
import { BesoinsQuery } from "#lib/besoins/schema";
import { frenchPath } from "#lib/i18n/addresses";
import { PresQuery } from "#lib/lieux/schema";
import { ProjetsQuery } from "#lib/projets/schema";

type Page = {
	/** Cached as bytes for readers without cookies (decision 15): depends on its address and the public data only. */
	readonly kept: boolean;
	/** Only read, with no form but a search, a vote and the choice of light or dark: leaves without the framework (decision 31). */
	readonly light: boolean;
	/** The parameters that a kept page reads: the cache key has these alone. */
	readonly parameters: readonly string[];
};

const LIGHT: Page = { kept: false, light: true, parameters: [] };

function kept(...parameters: string[]): Page {
	return { kept: true, light: true, parameters };
}

/** The parameters of a list, whose length is fixed, whatever is asked for. */
function keptList(query: object): Page {
	const read = Object.keys(query).filter((name) => name !== "limite");
	return kept(...read, ...Object.keys(PresQuery.shape));
}

/** By the path in French; English pages are under /en. */
const PAGES: ReadonlyMap<string, Page> = new Map([
	["/", kept()],
	["/projets", keptList(ProjetsQuery.shape)],
	["/besoins", keptList(BesoinsQuery.shape)],
	["/articles", kept("apres")],
	["/lieux", kept()],
	["/aider", LIGHT],
	["/recherche", LIGHT],
	["/chiffres", LIGHT],
	["/donnees", LIGHT],
	["/flux", LIGHT],
	["/developpeurs", LIGHT],
	["/developpeurs/reference", LIGHT],
	["/developpeurs/erreurs", LIGHT],
	["/a-propos", LIGHT],
	["/accessibilite", LIGHT],
	["/confidentialite", LIGHT],
	["/hors-ligne", LIGHT],
	["/mentions-legales", LIGHT],
]);

/** The entries of a list, by its path. */
const ENTRIES: ReadonlyMap<string, Page> = new Map([
	["/projets", kept()],
	["/besoins", kept()],
	["/articles", kept()],
	["/developpeurs/reference", LIGHT],
	["/pages", LIGHT],
	["/affiche/projets", LIGHT],
	["/affiche/besoins", LIGHT],
]);

/** What the front does with the page of a path, in either language. */
export function pageAt(path: string): Page | undefined {
	const french = frenchPath(path);
	const [, list = ""] = /^(.+)\/[a-z0-9-]+$/.exec(french) ?? [];
	return PAGES.get(french) ?? ENTRIES.get(list);
}

/** The name of a feed under /flux, of which a browser gets a page: as a pattern, `next.config.ts` has the same. */
export const FEED_NAME = ".+\\.xml";

/**
 * The query reduced to the parameters that the page reads, each once and in a fixed
 * order: others do not change the page.
 */
export function readQuery(path: string, query: string): string {
	const given = new URLSearchParams(query);
	const read = new URLSearchParams();
	for (const name of pageAt(path)?.parameters ?? []) {
		const value = given.getAll(name).at(-1);
		if (value !== undefined) read.set(name, value);
	}
	return read.toString();
}
