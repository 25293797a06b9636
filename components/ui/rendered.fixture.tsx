/** What a component renders on the server, read as a document. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The rendered elements, in an element of their own. */
export function rendered(node: ReactNode): HTMLElement {
	const place = document.createElement("div");
	place.innerHTML = renderToStaticMarkup(node);
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
