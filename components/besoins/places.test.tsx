import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AppelAAider } from "./places.tsx";

test("the sheet of a need leads to its places and roles only where there are some", () => {
	const shown = (roles: Parameters<typeof AppelAAider>[0]["roles"]) =>
		renderToStaticMarkup(<AppelAAider places={[]} roles={roles} />);
	expect(shown([])).toBe("");
	const besoin = { slug: "banc", titre: "Un banc", langue: "fr" } as const;
	expect(
		shown([{ role: "terrain", besoin: { ...besoin, traductions: {} } }]),
	).toContain('href="#places"');
});
