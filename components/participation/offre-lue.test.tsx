import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { SA_PROPRE_OFFRE } from "#lib/participation/offres/rules";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { OffreLue } from "./offre-lue.tsx";

test("an offer is answered by somebody else than who made it: to them the page says so, without a button", () => {
	const agir = async () => FORMULAIRE_VIDE;
	for (const sienne of [false, true]) {
		const page = rendered(
			<OffreLue
				offre={{
					...{ id: 1, etat: "envoyee", slug: "eau", place: 2, libres: 1 },
					...{ titre: "Relever", titre_en: null, langue: "fr", nom: null },
					...{ message: "Le samedi.", contact: false, sienne },
					...{ cree_le: new Date(0), expire_le: new Date(1) },
				}}
				accepter={agir}
				decliner={agir}
			/>,
		);
		expect(page.querySelectorAll("form")).toHaveLength(sienne ? 0 : 2);
		expect(page.textContent?.includes(SA_PROPRE_OFFRE.fr)).toBe(sienne);
	}
});
