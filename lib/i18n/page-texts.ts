/**
 * The language of the page that is rendered for one request, from its address: screens
 * need not be handed it (decision 98), and a page kept for several readers is kept by its
 * address. For the server only; parts that browsers run are given theirs.
 */
import type { Langue } from "../platform/langues.ts";
import {
	requestNote,
	typedTexts,
} from "../platform/runtime/request-context.ts";
import { frenchPath, langueOfAddress, pageAddress } from "./addresses.ts";
import { type Texts, texts } from "./texts.ts";

/** The language of the page at hand. */
export function pageLangue(): Langue {
	return langueOfAddress(requestNote()?.address ?? "/");
}

function pageTexts(): (...said: never[]) => unknown {
	return texts(pageLangue());
}

/** The texts in the language of the page at hand, which each call reads anew: a screen is not handed them, and keeps none. */
export const t: Texts = new Proxy(texts("fr"), {
	apply: (_, page, said) => Reflect.apply(pageTexts(), page, said),
	get: (_, how) => Reflect.get(pageTexts(), how),
});

/** The address of a page in the language of the one at hand, from its path in French. */
export function pageHref(path: string): string {
	return pageAddress(pageLangue(), path);
}

/** What the address of the page at hand says under a name, the last time: what the page before did. */
export function pageSaid(name: string): string | undefined {
	const [, query] = (requestNote()?.address ?? "").split("?", 2);
	return new URLSearchParams(query).getAll(name).at(-1);
}

/** The same as a number: how much of it was done; null when it says none. */
export function pageCount(name: string): number | null {
	const said = pageSaid(name) ?? "";
	return /^[0-9]{1,6}$/.test(said) ? Number(said) : null;
}

/** Why the form that the page at hand answers was refused, where a page says so itself: without a script the form may be gone meanwhile. */
export function pageRefusal(): string | undefined {
	return requestNote()?.formRefused?.alerte;
}

/** What that form held in a field, when it was refused; undefined when none was, or it has no such field. A part that would be gone meanwhile stays to say so. */
export function pageRefused(name: string): string | undefined {
	return requestNote()?.formRefused?.champs[name]?.at(-1);
}

/** What was written in that form. */
export function pageTyped(): string[] {
	return typedTexts(requestNote());
}

/** The address of a page, without what Next's script adds to ask for its data (`_rsc`, 16.4.6). */
function pageAsked(address: string): string {
	const [path = "/", query = ""] = address.split("?", 2);
	const kept = query.split("&").filter((part) => !part.startsWith("_rsc="));
	const search = kept.join("&");
	return search === "" ? path : `${path}?${search}`;
}

/** The address of a page from which one comes back to the page at hand. */
export function pageDetour(path: string, langue = pageLangue()): string {
	const retour = frenchPath(pageAsked(requestNote()?.address ?? "/"));
	return pageAddress(langue, `${path}?retour=${encodeURIComponent(retour)}`);
}
