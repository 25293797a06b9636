/**
 * The language of the page that is rendered for one request, from its address: screens
 * need not be handed it (decision 98), and a page kept for several readers is kept by its
 * address. For the server only; parts that browsers run are given theirs.
 */
import type { Langue } from "../platform/langues.ts";
import { requestNote } from "../platform/runtime/request-context.ts";
import { langueOfAddress, pageAddress } from "./addresses.ts";
import { type Texts, texts } from "./texts.ts";

/** The language of the page at hand. */
export function pageLangue(): Langue {
	return langueOfAddress(requestNote()?.address ?? "/");
}

/** The texts in the language of the page at hand. */
export function pageTexts(): Texts {
	return texts(pageLangue());
}

/** The address of a page in the language of the one at hand, from its path in French. */
export function pageHref(path: string): string {
	return pageAddress(pageLangue(), path);
}
