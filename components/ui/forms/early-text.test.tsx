import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { texts } from "#lib/i18n/texts";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { Form } from "./form.tsx";
import { countWords, formTexts } from "./form-texts.ts";
import { PhrasesField } from "./phrases-field.tsx";
import { LongTextField, TextField } from "./text-field.tsx";

test("what was typed before the script came stays in every kind of field and is counted; a field that nobody touched has its first value", async () => {
	const t = texts("fr");
	const bound = { max: 20, words: countWords(t), langue: "fr" };
	const form = (
		<Form
			textes={formTexts(t)}
			action={async () => FORMULAIRE_VIDE}
			valeurs={{ texte: ["Deux repas"], reste: ["Un lit"], dites: ["a", "b"] }}
		>
			<TextField name="nom" label="Nom" bound={bound} />
			<LongTextField name="texte" label="Texte" bound={bound} />
			<LongTextField name="reste" label="Reste" bound={bound} />
			<PhrasesField name="dites" label="Dites" bound={bound} />
		</Form>
	);
	// The server has no document.
	vi.stubGlobal("document", undefined);
	const html = renderToString(form);
	vi.unstubAllGlobals();
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	document.body.innerHTML = html;
	const field = (name: string) => {
		const found = document.getElementById(name);
		if (
			found instanceof HTMLInputElement ||
			found instanceof HTMLTextAreaElement
		)
			return found;
		throw new Error(`no field ${name}`);
	};
	field("nom").value = "Un abri";
	field("texte").value = "Trois repas";
	field("dites").value = "a\nb\nc";
	const root = await act(async () => hydrateRoot(document.body, form));
	expect(
		["nom", "texte", "reste", "dites"].map((name) => [
			field(name).value,
			document
				.getElementById(`${name}-restants`)
				?.textContent?.match(/\d+/)?.[0],
		]),
	).toEqual([
		["Un abri", "13"],
		["Trois repas", "9"],
		["Un lit", "14"],
		["a\nb\nc", "17"],
	]);
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});
