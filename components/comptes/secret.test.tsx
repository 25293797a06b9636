import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Form } from "#components/ui/forms/form";
import { texts } from "#lib/i18n/texts";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { formTexts } from "../ui/kit/page-form.tsx";
import { NouveauxCodes } from "./secret.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

test("codes that are shown once take the place of the button that made them, and the focus with it", async () => {
	const place = document.body.appendChild(document.createElement("div"));
	const root = createRoot(place);
	const textes = { titre: "Vos codes", texte: "", copier: "C", copie: "F" };
	await act(async () =>
		root.render(
			<Form
				textes={formTexts(texts("fr"))}
				action={async () => ({
					...{ ...FORMULAIRE_VIDE, secret: "abcd-efgh\nijkl-mnop", tour: 1 },
				})}
			>
				<NouveauxCodes textes={textes}>
					<button type="submit">Créer</button>
				</NouveauxCodes>
			</Form>,
		),
	);
	expect(place.textContent).toContain("Créer");
	await act(async () => {
		place.querySelector("form")?.dispatchEvent(
			new SubmitEvent("submit", {
				...{ bubbles: true, cancelable: true, submitter: null },
			}),
		);
	});
	expect(place.textContent).not.toContain("Créer");
	const shown = place.querySelector("[role=status]");
	expect(
		[...place.querySelectorAll("li")].map(({ textContent }) => textContent),
	).toEqual(["abcd-efgh", "ijkl-mnop"]);
	expect(document.activeElement).toBe(shown);
	await act(async () => root.unmount());
	place.remove();
});
