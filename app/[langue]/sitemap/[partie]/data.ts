import {
	ENTREES_PAR_PARTIE,
	type MappedPage,
	STATIC_PATHS,
} from "#lib/adapters/files/sitemap";
import { otherSlugs } from "#lib/adapters/pages/own-pages";
import { listerPagesPubliques } from "#lib/donnees/queries";

/** The pages of one part: the site's own in the first, entries in the others. */
export async function pagesOfPart(
	part: number,
): Promise<readonly MappedPage[]> {
	const own = otherSlugs().map((slug) => `/pages/${slug}`);
	if (part === 0) return [...STATIC_PATHS, ...own].map((path) => ({ path }));
	return listerPagesPubliques(
		(part - 1) * ENTREES_PAR_PARTIE,
		ENTREES_PAR_PARTIE,
	);
}
