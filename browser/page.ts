/** What the behaviours know of the page: each is found by its mark in the markup, so that it works whoever drew it, and when. */

/** Calls `act` with the element marked by `selector` that is pressed, whenever it came into the page. */
export function onPress(
	selector: string,
	act: (pressed: HTMLElement, event: MouseEvent) => void,
): void {
	document.addEventListener("click", (event) => {
		const { target } = event;
		if (!(target instanceof Element)) return;
		const pressed = target.closest<HTMLElement>(selector);
		if (pressed) act(pressed, event);
	});
}

/** Calls `act` with a form marked by `selector` that is being sent. */
export function onSending(
	selector: string,
	act: (form: HTMLFormElement, event: SubmitEvent) => void,
): void {
	document.addEventListener("submit", (event) => {
		const form = event.target;
		if (form instanceof HTMLFormElement && form.matches(selector))
			act(form, event);
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
