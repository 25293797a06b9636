import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { texts } from "#lib/i18n/texts";
import { textesProches } from "./formulaire.tsx";
import { ProchesEnEcrivant } from "./proches-en-ecrivant.tsx";

test("while somebody types, the names of what exists already are announced in their language, and not all of its list", async () => {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	const projet = {
		...{ slug: "mobicoop", nom: "Mobicoop", langue: "fr", traductions: {} },
		...{ accroche: "Covoiturage sans commission", nb_votes: 3 },
		certitude: "peut_etre",
	};
	vi.stubGlobal("fetch", async () =>
		Response.json({ projets: [projet], besoins: [] }),
	);
	const place = document.body.appendChild(document.createElement("div"));
	const root = createRoot(place);
	await act(async () =>
		root.render(
			<form>
				<input name="titre" defaultValue="Aller chez le médecin" />
				<ProchesEnEcrivant
					langue="en"
					champs={["titre"]}
					textes={textesProches(texts("en"))}
				/>
			</form>,
		),
	);
	expect(place.querySelector("[role=status]")?.textContent).toBe("");
	// What comes by itself is shown by itself.
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
	await vi.waitFor(
		() => expect(place.textContent).toContain("Covoiturage"),
		5_000,
	);
	const live = place.querySelectorAll("[role=status], [aria-live]");
	expect([...live].map(({ textContent }) => textContent)).toEqual([
		"Could this be an answer? Mobicoop.",
	]);
	expect(
		place.querySelector("[role=status] [lang]")?.getAttribute("lang"),
	).toBe("fr");
	root.unmount();
	vi.unstubAllGlobals();
});
