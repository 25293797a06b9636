import { afterEach, expect, test, vi } from "vitest";
import { hintLanguage } from "./language-hint.ts";

afterEach(() => {
	vi.restoreAllMocks();
	delete document.documentElement.dataset.autreLangue;
});

test("the other language is hinted to a browser that would rather read it, whatever its country, and to no other", () => {
	for (const [locale, other, hinted] of [
		["en-GB", "en", "en"],
		["en", "en", "en"],
		["fr-CA", "fr", "fr"],
		["fr-FR", "en", undefined],
		["en-US", "fr", undefined],
		["de-DE", "en", undefined],
		["", "en", undefined],
	] as const) {
		vi.spyOn(navigator, "language", "get").mockReturnValue(locale);
		document.body.innerHTML = `<header><a href="/x" hreflang="${other}">x</a></header>`;
		hintLanguage();
		const { dataset } = document.documentElement;
		expect([locale, other, dataset.autreLangue]).toEqual([
			...[locale, other, hinted],
		]);
		delete dataset.autreLangue;
	}
});

test("a page without the link to its counterpart hints nothing", () => {
	vi.spyOn(navigator, "language", "get").mockReturnValue("en-GB");
	document.body.innerHTML = "<main></main>";
	hintLanguage();
	expect(document.documentElement.dataset.autreLangue).toBeUndefined();
});
