import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { copyTexts } from "./copy.ts";

const written: string[] = [];
let refuses = false;

beforeAll(() => {
	Object.defineProperty(navigator, "clipboard", {
		configurable: true,
		value: {
			async writeText(text: string) {
				if (refuses) throw new Error("refused");
				written.push(text);
			},
		},
	});
	copyTexts();
});

afterEach(() => {
	vi.useRealTimers();
	refuses = false;
});

const label = (id: string) =>
	document.querySelector(`#${id} [aria-live]`)?.textContent;
const press = async (id: string) => {
	document.getElementById(id)?.click();
	await Promise.resolve();
	await Promise.resolve();
};

test("a button copies its own text, or that of the element it names, and says so for a few seconds; the next one takes it back", async () => {
	vi.useFakeTimers();
	document.body.innerHTML = `
		<button id="un" data-copied="Copié" data-copy="https://exemple.fr/"><span aria-live="polite">Copier</span></button>
		<button id="deux" data-copied="Copié" data-copy-from="code"><span aria-live="polite">Copier le code</span></button>
		<pre id="code">curl</pre>`;
	await press("un");
	expect([written.at(-1), label("un")]).toEqual([
		"https://exemple.fr/",
		"Copié",
	]);
	await press("deux");
	expect(written.at(-1)).toBe("curl");
	expect([label("un"), label("deux")]).toEqual(["Copier", "Copié"]);
	vi.advanceTimersByTime(4_000);
	expect(label("deux")).toBe("Copier le code");
});

test("when the browser refuses, nothing is said to be copied", async () => {
	document.body.innerHTML = `<button id="un" data-copied="Copié" data-copy="x"><span aria-live="polite">Copier</span></button>`;
	refuses = true;
	await press("un");
	expect(label("un")).toBe("Copier");
});
