import { expect, test } from "vitest";
import { rendered, textOf, textsOf } from "#components/ui/rendered.fixture";
import type { BesoinSortie } from "#lib/besoins/schema";
import { Ouverture } from "./ouverture.tsx";

const BESOIN: BesoinSortie = {
	...{ slug: "eau", titre: "De l’eau", description: "Une fontaine manque." },
	...{ territoire: null, theme: null, langue: "fr", traductions: {} },
	...{ statut: "livre", statut_libelle: "Livré", nb_soutiens: 12 },
	...{ cree_le: "2025-02-12T09:15:40Z", projet: null, lieux: [], bilan: null },
	...{ chantier: true, cahier: null, roles: [], depot: null, etapes: [] },
	jalons: [
		{ statut: "publie", le: "2025-02-13T09:15:40Z" },
		{ statut: "livre", le: "2025-10-02T14:20:31Z" },
	],
};

test("the way of the need delivered last has the states that it went through, each with its day, as on the page of the need", () => {
	const page = rendered(
		<Ouverture titre="Titre" chapeau={null} livre={BESOIN} />,
	);
	expect(textsOf(page, "ol li")).toEqual([
		"Exprimé13 févr. 2025",
		"Résolu2 oct. 2025",
	]);
	expect(textOf(page, "section > p time")).toBe("2 octobre 2025");
});
