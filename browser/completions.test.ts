import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { completeSearches } from "./completions.ts";

const asked: string[] = [];

beforeAll(completeSearches);

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(address);
		return Response.json(
			address.startsWith("/noms")
				? { noms: ["Montluel (01)"] }
				: { titres: [{ href: "/projets/a", titre: "A", nature: "Projet" }] },
		);
	});
	document.body.innerHTML = `
		<form>
			<input id="titre">
			<div data-near>
				<input id="lieu">
				<div data-completions="/noms?q=" data-label="Lieux"></div>
			</div>
		</form>
		<form>
			<input id="q">
			<div data-completions="/titres?q="></div>
		</form>`;
});

afterEach(() => {
	asked.length = 0;
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function field(id: string): HTMLInputElement {
	const found = document.getElementById(id);
	if (!(found instanceof HTMLInputElement)) throw new Error(id);
	return found;
}

async function type(id: string, text: string): Promise<void> {
	field(id).focus();
	field(id).value = text;
	field(id).dispatchEvent(new Event("input", { bubbles: true }));
	await vi.advanceTimersByTimeAsync(1000);
}

test("entries are links under their field, and Escape closes them", async () => {
	await type("q", "puits");
	expect(asked).toEqual(["/titres?q=puits"]);
	expect(document.querySelector("li a")?.getAttribute("href")).toBe(
		"/projets/a",
	);
	field("q").dispatchEvent(
		new KeyboardEvent("keydown", { key: "Escape", bubbles: true }),
	);
	expect(document.querySelector("li")).toBeNull();
});

test("Escape on one of the links gives the keyboard back to the field", async () => {
	await type("q", "puits");
	const link = document.querySelector<HTMLElement>("li a");
	link?.focus();
	link?.dispatchEvent(
		new KeyboardEvent("keydown", { key: "Escape", bubbles: true }),
	);
	expect(document.querySelector("li")).toBeNull();
	expect(document.activeElement?.id).toBe("q");
});

test("a name fills in the field that it stands under, told as if it were typed, and the list is gone", async () => {
	const told: string[] = [];
	field("lieu").addEventListener("input", () => told.push(field("lieu").value));
	await type("lieu", "montl");
	document.querySelector<HTMLElement>("ul button")?.click();
	await vi.advanceTimersByTimeAsync(1000);
	expect(told).toEqual(["montl", "Montluel (01)"]);
	expect(document.activeElement?.id).toBe("lieu");
	expect(document.querySelector("li")).toBeNull();
	expect(asked).toEqual(["/noms?q=montl"]);
});

test("another field of the form asks for no area, nor does what is put back in a field", async () => {
	await type("titre", "Une fontaine");
	field("lieu").value = "Montluel";
	field("lieu").dispatchEvent(new Event("input", { bubbles: true }));
	await vi.advanceTimersByTimeAsync(1000);
	expect(asked).toEqual([]);
});
