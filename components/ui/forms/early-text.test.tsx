import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { texts } from "#lib/i18n/texts";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../kit/page-form.tsx";
import { Form } from "./form.tsx";
import { LongTextField, TextField } from "./text-field.tsx";

function field(name: string) {
	const found = document.getElementById(name);
	if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)
		return found;
	throw new Error(`no field ${name}`);
}

function type(name: string, text: string): void {
	field(name).value = text;
	field(name).dispatchEvent(new Event("input", { bubbles: true }));
}

/** Somebody types while React has rendered the fields and not yet taken them over. */
function TypesMeanwhile() {
	if (typeof document !== "undefined") type("tard", "Quatre lits");
	return null;
}

test("what was typed before the script came stays in every kind of field and is counted; a field that nobody touched has its first value", async () => {
	const t = texts("fr");
	const bound = { max: 20, words: countWords(t), langue: "fr" };
	const form = (
		<Form
			textes={formTexts(t)}
			action={async () => FORMULAIRE_VIDE}
			valeurs={{
				...{ texte: ["Deux repas"], reste: ["Un lit"], tard: ["Un lit"] },
				dites: ["a", "b"],
			}}
		>
			<TextField name="nom" label="Nom" bound={bound} />
			<LongTextField name="texte" label="Texte" bound={bound} />
			<LongTextField name="reste" label="Reste" bound={bound} />
			<LongTextField name="tard" label="Tard" bound={bound} />
			<LongTextField phrases name="dites" label="Dites" bound={bound} />
			<TypesMeanwhile />
		</Form>
	);
	// The server has no document.
	vi.stubGlobal("document", undefined);
	const html = renderToString(form);
	vi.unstubAllGlobals();
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	document.body.innerHTML = html;
	type("nom", "Un abri");
	type("texte", "Trois repas");
	type("dites", "a\nb\nc");
	const root = await act(async () => hydrateRoot(document.body, form));
	expect(
		["nom", "texte", "reste", "tard", "dites"].map((name) => [
			field(name).value,
			document
				.getElementById(`${name}-restants`)
				?.textContent?.match(/\d+/)?.[0],
		]),
	).toEqual([
		["Un abri", "13"],
		["Trois repas", "9"],
		["Un lit", "14"],
		["Quatre lits", "9"],
		["a\nb\nc", "17"],
	]);
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});
