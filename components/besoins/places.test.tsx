import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { rendered, textOf, textsOf } from "#components/ui/rendered.fixture";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { AppelAAider, LignesDeRoles } from "./places.tsx";

test("the sheet of a need leads to its places and roles only where there are some", () => {
	const shown = (roles: Parameters<typeof AppelAAider>[0]["roles"]) =>
		renderToStaticMarkup(<AppelAAider places={[]} roles={roles} />);
	expect(shown([])).toBe("");
	const besoin = { slug: "banc", titre: "Un banc", langue: "fr" } as const;
	expect(
		shown([{ role: "terrain", besoin: { ...besoin, traductions: {} } }]),
	).toContain('href="#places"');
});

test("the button of a role is named with its need, whose words are marked with their language where the page has another", () => {
	const besoin = { slug: "banc", titre: "Un banc", langue: "fr" } as const;
	const lignes = (langue: "fr" | "en") =>
		rendered(
			<LignesDeRoles
				roles={[{ role: "terrain", besoin: { ...besoin, traductions: {} } }]}
				aider={async () => FORMULAIRE_VIDE}
			/>,
			langue,
		);
	expect(textOf(lignes("en"), "button")).toMatch(/: Field work, Un banc$/);
	expect(textsOf(lignes("en"), "button [lang=fr]")).toEqual(["Un banc"]);
	expect(textsOf(lignes("fr"), "button [lang]")).toEqual([]);
});
