/** What a form asks before one leaves it with changes that are not saved. */
const ASKS = "data-a-garder";

/** The forms that somebody has changed, and which save of theirs the page told then. */
const changed = new WeakMap<Element, string>();

/** The last save of a form that its page tells; empty when what it told since is something else. */
function lastSave(form: Element): string {
	return form.querySelector<HTMLElement>("[data-gardee]")?.dataset.gardee ?? "";
}

function isUnsaved(form: Element): boolean {
	const since = changed.get(form);
	const last = lastSave(form);
	return since !== undefined && (last === "" || last === since);
}

/** The page is left by a link of its own, by the mouse or by a key that presses it. */
function leaves(event: MouseEvent): boolean {
	const { target } = event;
	if (!(target instanceof Element) || event.defaultPrevented) return false;
	if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
		return false;
	const link = target.closest<HTMLAnchorElement>("a[href]");
	if (!link || link.target === "_blank" || link.hasAttribute("download"))
		return false;
	const { origin, pathname, search } = location;
	return (
		link.origin !== origin ||
		link.pathname !== pathname ||
		link.search !== search
	);
}

/**
 * Asks before a link of the page is followed while a form that is marked for it holds
 * changes: without an answer of yes, one stays. What the browser itself does (a tab that
 * is closed, the way back, on which it fills the form again) is left to it.
 */
export function keepUnsaved(): void {
	const note = ({ target }: Event) => {
		const form =
			target instanceof Element ? target.closest(`form[${ASKS}]`) : null;
		if (form) changed.set(form, lastSave(form));
	};
	document.addEventListener("input", note);
	document.addEventListener("change", note);
	// Heard before whoever follows links.
	document.addEventListener(
		"click",
		(event) => {
			if (!leaves(event)) return;
			const held = [...document.querySelectorAll(`form[${ASKS}]`)].find((one) =>
				isUnsaved(one),
			);
			if (!held || window.confirm(held.getAttribute(ASKS) ?? "")) return;
			event.preventDefault();
			event.stopImmediatePropagation();
		},
		true,
	);
}
