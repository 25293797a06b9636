import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import type { PlaceSortie } from "#lib/besoins/places/schema";
import { SANS_AUTRE_OFFRE } from "#lib/participation/offres/rules";
import { ETATS_OFFRE } from "#lib/participation/offres/schema";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { FormulaireOffre } from "./formulaire-offre.tsx";

const PLACE: PlaceSortie = {
	...{ id: 12, role: "terrain", titre: "Relever les fontaines", texte: "Ici." },
	...{ heures: 2, lieu: null, libres: 1, jusqu_au: "2026-12-01" },
	...{ cree_le: "2026-11-01T08:00:00Z", langue: "fr", traductions: {} },
	besoin: { slug: "eau", titre: "De l’eau", langue: "fr", traductions: {} },
	theme: null,
};

test.each([null, ...ETATS_OFFRE])(
	"after an offer that is %s, a message can be written only where it can be sent",
	(etat) => {
		const page = rendered(
			<FormulaireOffre
				{...{ place: PLACE, etat, brouillon: {}, maintenant: 0 }}
				action={async () => FORMULAIRE_VIDE}
				connecte
			/>,
		);
		const dite = etat && SANS_AUTRE_OFFRE[etat];
		expect(page.querySelectorAll("textarea")).toHaveLength(dite ? 0 : 1);
		if (dite) expect(page.textContent).toContain(dite.fr);
	},
);

test("whose help is accepted is told so, and not to withdraw it", () => {
	const page = rendered(
		<FormulaireOffre
			{...{ place: PLACE, etat: "acceptee", brouillon: {}, maintenant: 0 }}
			action={async () => FORMULAIRE_VIDE}
			connecte
		/>,
	);
	expect(page.textContent).toContain("Votre aide est acceptée");
	expect(page.textContent).not.toContain("retirez-la");
});
