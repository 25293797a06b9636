import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BrouillonLocal } from "./brouillon-local.tsx";

const MAINTENANT = Date.UTC(2026, 10, 1);
const TEXTES = { repris: "Repris", effacer: "Effacer" };

beforeEach(() => {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

afterEach(() => {
	localStorage.clear();
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

async function ouvrir(): Promise<HTMLFormElement> {
	const place = document.body.appendChild(document.createElement("div"));
	await act(async () => {
		createRoot(place).render(
			<form>
				<input name="nom" />
				<input name="logo_fichier" type="file" />
				<BrouillonLocal
					nature="projet"
					maintenant={MAINTENANT}
					textes={TEXTES}
				/>
			</form>,
		);
	});
	const form = place.querySelector("form");
	if (form === null) throw new Error("the form is gone");
	return form;
}

test("a form in which a file was chosen opens again with what was typed, and without the file", async () => {
	const premier = await ouvrir();
	const fichier = premier.querySelector<HTMLInputElement>("[type=file]");
	// What browsers say of a file that somebody chose.
	Object.defineProperty(fichier, "value", { value: "C:\\fakepath\\logo.png" });
	const nom = premier.querySelector<HTMLInputElement>("[name=nom]");
	if (nom) nom.value = "Carte des puits";
	await act(async () => {
		nom?.dispatchEvent(new Event("input", { bubbles: true }));
	});
	const second = await ouvrir();
	expect(second.querySelector<HTMLInputElement>("[name=nom]")?.value).toBe(
		"Carte des puits",
	);
	expect(second.textContent).toContain(TEXTES.repris);
});
