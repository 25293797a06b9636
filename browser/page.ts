/** What the behaviours know of the page: each is found by its mark in the markup, so that it works whoever drew it, and when. */

/** Calls `act` with the element marked by `selector` that an event is in, whenever it came into the page. */
export function on<
	T extends keyof DocumentEventMap,
	E extends HTMLElement = HTMLElement,
>(
	type: T,
	selector: string,
	act: (marked: E, event: DocumentEventMap[T]) => void,
): void {
	document.addEventListener(type, (event) => {
		const { target } = event;
		const marked = target instanceof Element && target.closest<E>(selector);
		if (marked) act(marked, event);
	});
}

/** Tells the style sheet what this browser can't do: what needs it is then not shown. */
export function lacks(what: "copy" | "share"): void {
	const { dataset } = document.documentElement;
	dataset.lacks = `${dataset.lacks ?? ""} ${what}`;
}

/** Whether the page came with the framework, which then sends forms and follows links by itself. */
export function hasFramework(): boolean {
	return "__next_f" in window;
}
