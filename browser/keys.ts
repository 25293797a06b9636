import { on } from "./page.ts";

/** Where the browser keeps that somebody wants no keys. */
const KEPT = "touches-moderation";

/** Two presses of one key within this time are one: the second must not decide on the next entry. */
const TWICE_MS = 250;

/** What is typed in is left alone; a choice among buttons is not typing. */
const TYPED_IN =
	"textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=submit], [type=button])";

/** The keys of the page, each a mark of what it presses, ticks or goes to. */
const MARK = "data-touche";

let last = { key: "", at: Number.NEGATIVE_INFINITY };

function isOff(): boolean {
	try {
		return localStorage.getItem(KEPT) === "non";
	} catch {
		return false;
	}
}

/** Says to the style sheet which of the two buttons is of use. */
function tellState(): void {
	document.documentElement.dataset.touches = isOff() ? "coupees" : "actives";
}

function keep(off: boolean): void {
	try {
		localStorage.setItem(KEPT, off ? "non" : "oui");
	} catch {
		// Nothing may be kept: it holds for this page only.
	}
	tellState();
}

function focus(element?: Element | null): void {
	if (!(element instanceof HTMLElement)) return;
	element.focus();
	element.scrollIntoView({ block: "nearest" });
}

/** Opens what holds an element, so that it can have the focus. */
function reveal(element: Element): void {
	for (
		let around = element.closest("details");
		around;
		around = around.parentElement?.closest("details") ?? null
	)
		around.open = true;
}

function goTo(id: string): void {
	const place = document.getElementById(id);
	if (!place) return;
	if (place instanceof HTMLDetailsElement) place.open = true;
	reveal(place);
	const control = place.matches("input, textarea, select")
		? place
		: place.querySelector("input:not([type=hidden]), textarea, select");
	focus(control ?? place);
}

/** Ticks a choice as a person would, and goes where the hand is needed next: a choice of another name, or a field. */
function tick(radio: HTMLInputElement): void {
	radio.click();
	focus(radio);
	const { puis } = radio.dataset;
	if (puis === undefined) return;
	const choices = [...document.getElementsByName(puis)];
	if (choices.length === 0) goTo(puis);
	else if (!choices.some((one) => one.matches(":checked"))) focus(choices[0]);
}

/** The next of several choices that share a key. */
function nextOf(marked: readonly HTMLElement[]): HTMLElement | undefined {
	const at = marked.findIndex(
		(one) => one instanceof HTMLInputElement && one.checked,
	);
	return marked[(at + 1) % marked.length];
}

function moveInList(step: 1 | -1): void {
	const links = [...document.querySelectorAll<HTMLElement>("[data-entree]")];
	const at = links.findIndex((link) => link.matches(":focus"));
	focus(links[at === -1 ? 0 : at + step]);
}

function press(marked: HTMLElement): void {
	const { vers, ouvre = vers } = marked.dataset;
	// Nothing is done that was not seen: the first press shows it.
	if (marked.closest("[data-vu]:not([open])")) reveal(marked);
	else if (ouvre !== undefined) goTo(ouvre);
	else if (marked instanceof HTMLInputElement) tick(marked);
	else (marked.querySelector<HTMLElement>("button, a") ?? marked).click();
}

/** Whether a decision of this page is on its way: the next key would be for a page not seen yet. */
function isLeaving(): boolean {
	return document.querySelector("main button[aria-disabled=true]") !== null;
}

/** Presses what a key is for, twice in a row for choices alone; false when the page has nothing for it. */
function answer(key: string, isTwice: boolean): boolean {
	const marked = [
		...document.querySelectorAll<HTMLElement>(`[${MARK}="${CSS.escape(key)}"]`),
	].filter((one) => one.checkVisibility());
	const one = nextOf(marked);
	if (one) {
		const isIgnored = isTwice && !(one instanceof HTMLInputElement);
		if (!isLeaving() && !isIgnored) press(one);
		return true;
	}
	if (key !== "j" && key !== "k") return false;
	moveInList(key === "j" ? 1 : -1);
	return true;
}

/** The Enter key presses the button named by what holds the focus; in a text of several lines, with Ctrl. */
function confirm(event: KeyboardEvent, target: Element): boolean {
	const held = target.closest<HTMLElement>("[data-confirme]");
	if (!held || target.matches("button, a, summary, select")) return false;
	const strong = event.ctrlKey || event.metaKey;
	if (target.matches("textarea") && !strong) return false;
	const place = document.getElementById(held.dataset.confirme ?? "");
	const button = place?.querySelector("button");
	if (!button) return false;
	if (!isLeaving()) button.click();
	return true;
}

function isPressedTwice({ key, timeStamp }: KeyboardEvent): boolean {
	const isTwice = key === last.key && timeStamp - last.at < TWICE_MS;
	last = { key, at: timeStamp };
	return isTwice;
}

function hear(event: KeyboardEvent): void {
	const { key, target } = event;
	const help = document.querySelector<HTMLElement>("[data-liste-touches]");
	if (!help || !(target instanceof Element) || isOff()) return;
	if (key === "Enter") {
		if (!event.repeat && confirm(event, target)) event.preventDefault();
		return;
	}
	if (event.ctrlKey || event.metaKey || event.altKey) return;
	if (target.closest(TYPED_IN)) {
		// The way back to the keys; a search field is emptied first.
		if (key === "Escape" && target instanceof HTMLElement) target.blur();
		return;
	}
	if (key === "?") {
		event.preventDefault();
		help.togglePopover();
		return;
	}
	if (help.matches(":popover-open") || key.length !== 1) return;
	if (event.repeat) return;
	if (answer(key, isPressedTwice(event))) event.preventDefault();
}

/** A choice that implies another one ticks it, and shows it. */
function imply({ target }: Event): void {
	if (!(target instanceof HTMLInputElement) || !target.checked) return;
	const { implique } = target.dataset;
	const other = document.getElementById(implique ?? "");
	if (!(other instanceof HTMLInputElement)) return;
	reveal(other);
	if (!other.checked) {
		other.checked = true;
		other.dispatchEvent(new Event("change", { bubbles: true }));
	}
	// Where the hand goes next.
	const { confirme = "" } =
		target.closest<HTMLElement>("[data-confirme]")?.dataset ?? {};
	document.getElementById(confirme)?.scrollIntoView({ block: "nearest" });
}

/**
 * The keys of the moderation area, on every page that lists them. They are
 * heard from the moment this script runs, whatever the page still waits for.
 */
export function hearKeys(): void {
	tellState();
	document.addEventListener("keydown", hear);
	document.addEventListener("change", imply);
	on("click", "[data-touches-voulues]", ({ dataset }) =>
		keep(dataset.touchesVoulues === "non"),
	);
	on("click", "a[data-ouvre]", ({ dataset }, event) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		goTo(dataset.ouvre ?? "");
	});
}
