import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ParDepartement } from "./departements.tsx";

test("a département with one need is said to have one, in the singular", () => {
	const shown = renderToStaticMarkup(
		<ParDepartement
			lieux={[{ code: "dep-22", nom: "Côtes-d’Armor", besoins: 1, projets: 2 }]}
		/>,
	);
	const texte = shown.replace(/<[^>]+>/g, "");
	expect(texte).toContain("1 besoin, Côtes-d’Armor");
	expect(texte).toContain("2 projets, Côtes-d’Armor");
});
