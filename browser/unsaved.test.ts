import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keepUnsaved } from "./unsaved.ts";

const asked = vi.fn(() => false);

beforeAll(() => {
	window.confirm = asked;
	// What is not stopped before would leave the page.
	document.addEventListener("click", (event) => event.preventDefault());
	keepUnsaved();
});

beforeEach(() => {
	asked.mockReset().mockReturnValue(false);
	document.body.innerHTML = `
		<form data-a-garder="Partir sans enregistrer ?"><input name="titre"></form>
		<form id="libre"><input name="q"></form>
		<a id="ailleurs" href="/ailleurs">x</a>
		<a id="ici" href="#titre">x</a>
		<a id="onglet" href="/ailleurs" target="_blank">x</a>
		<a id="fichier" href="/ailleurs" download>x</a>`;
});

function change(selector: string): void {
	document
		.querySelector(selector)
		?.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Presses a link; returns whether nobody stopped the press before the page heard it. */
function press(id: string, how: MouseEventInit = {}): boolean {
	let heard = false;
	const link = document.getElementById(id);
	link?.addEventListener("click", () => {
		heard = true;
	});
	link?.dispatchEvent(
		new MouseEvent("click", { bubbles: true, cancelable: true, ...how }),
	);
	return heard;
}

test("a link of the page is followed without a question while nothing was changed, or only in a form that keeps nothing", () => {
	expect(press("ailleurs")).toBe(true);
	change("#libre input");
	expect(press("ailleurs")).toBe(true);
	expect(asked).not.toHaveBeenCalled();
});

test("changes that are not saved are asked about in the words of the form: no stays, yes leaves", () => {
	change("form input");
	expect(press("ailleurs")).toBe(false);
	expect(asked).toHaveBeenCalledExactlyOnceWith("Partir sans enregistrer ?");
	asked.mockReturnValue(true);
	expect(press("ailleurs")).toBe(true);
});

test("what does not leave the page is not asked about: a place on it, another tab, a file, a press with a key", () => {
	change("form input");
	for (const id of ["ici", "onglet", "fichier"])
		expect([id, press(id)]).toEqual([id, true]);
	for (const key of ["ctrlKey", "metaKey", "shiftKey"])
		expect([key, press("ailleurs", { [key]: true })]).toEqual([key, true]);
	expect(press("ailleurs", { button: 1 })).toBe(true);
	expect(asked).not.toHaveBeenCalled();
});

test("once the page tells a save that came after the change, nothing is asked; a change after it is", () => {
	const form = document.querySelector("form");
	change("form input");
	form?.insertAdjacentHTML("beforeend", '<p data-gardee="12:01"></p>');
	expect(press("ailleurs")).toBe(true);
	change("form input");
	expect(press("ailleurs")).toBe(false);
});
