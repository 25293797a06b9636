import { expect, test } from "vitest";
import { rendered, textsOf } from "#components/ui/rendered.fixture";
import { PlaceFermee } from "./formulaire-offre.tsx";

test("whose help filled a role is told so there, with the way to their offer; others that it is closed", () => {
	const page = (etat: "acceptee" | null) =>
		rendered(<PlaceFermee slug="eau" message={null} etat={etat} />);
	const leurs = page("acceptee");
	expect(leurs.textContent).toContain("Votre aide est acceptée");
	expect(leurs.textContent).not.toContain("n’est plus ouverte");
	expect(textsOf(leurs, "a[href='/compte/offres']")).toEqual([
		"Voir mon offre",
	]);
	const autres = page(null);
	expect(autres.textContent).toContain("n’est plus ouverte");
	expect(textsOf(autres, "a[href='/compte/offres']")).toEqual([]);
});
