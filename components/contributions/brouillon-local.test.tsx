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

/** The form, with the name that the server kept, at an instant of the site's clock. */
async function ouvrir(
	garde = "",
	maintenant = MAINTENANT,
): Promise<HTMLFormElement> {
	const place = document.body.appendChild(document.createElement("div"));
	await act(async () => {
		createRoot(place).render(
			<form>
				<input name="nom" defaultValue={garde} />
				<input name="logo_fichier" type="file" />
				<BrouillonLocal
					nature="projet"
					maintenant={maintenant}
					textes={TEXTES}
				/>
			</form>,
		);
	});
	const form = place.querySelector("form");
	if (form === null) throw new Error("the form is gone");
	return form;
}

function nomDe(form: HTMLFormElement): HTMLInputElement {
	const nom = form.querySelector<HTMLInputElement>("[name=nom]");
	if (nom === null) throw new Error("the field is gone");
	return nom;
}

async function taper(form: HTMLFormElement, texte: string) {
	const nom = nomDe(form);
	nom.value = texte;
	await act(async () => {
		nom.dispatchEvent(new Event("input", { bubbles: true }));
	});
}

test("what was typed after the server kept the form is brought back over what it kept", async () => {
	await taper(await ouvrir("Un puits"), "Un puits, puis la suite");
	const second = await ouvrir("Un puits");
	expect(nomDe(second).value).toBe("Un puits, puis la suite");
	expect(second.textContent).toContain(TEXTES.repris);
});

test("what was typed after a press that left the form on its page is brought back over what the press kept", async () => {
	const premier = await ouvrir();
	await taper(premier, "Un");
	premier.dispatchEvent(new Event("submit", { cancelable: true }));
	await taper(premier, "Un puits");
	expect(nomDe(await ouvrir("Un")).value).toBe("Un puits");
});

test("what the server kept since is left as it is", async () => {
	await taper(await ouvrir("Un"), "Un puits");
	const second = await ouvrir("Une source");
	expect(nomDe(second).value).toBe("Une source");
	expect(second.textContent).not.toContain(TEXTES.repris);
});

test("the day that a text is kept begins when it was typed, not when its page was opened", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const heures = (n: number) => MAINTENANT + n * 3_600_000;
	const premier = await ouvrir();
	vi.advanceTimersByTime(9 * 3_600_000);
	await taper(premier, "Un puits");
	expect(nomDe(await ouvrir("", heures(32))).value).toBe("Un puits");
	expect(nomDe(await ouvrir("", heures(34))).value).toBe("");
	vi.useRealTimers();
});

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
