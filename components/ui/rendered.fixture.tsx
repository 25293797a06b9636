/** What a component renders on the server, read as a document. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pageAddress } from "#lib/i18n/addresses";
import type { Langue } from "#lib/platform/langues";
import { withRequestNote } from "#lib/platform/runtime/request-context";

/** The rendered elements, in an element of their own, as on a page in this language. */
export function rendered(node: ReactNode, langue: Langue = "fr"): HTMLElement {
	const place = document.createElement("div");
	place.innerHTML = withRequestNote(
		{ address: pageAddress(langue, "/"), storeDown: false },
		() => renderToStaticMarkup(node),
	);
	return place;
}

/** The text of the element that `selector` finds, its spaces made plain; null for none. */
export function textOf(place: Element, selector: string): string | null {
	const found = place.querySelector(selector);
	return found ? plain(found) : null;
}

/** The texts of all that `selector` finds. */
export function textsOf(place: Element, selector: string): string[] {
	return [...place.querySelectorAll(selector)].map(plain);
}

function plain(element: Element): string {
	return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}
