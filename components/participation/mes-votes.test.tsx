import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { ListeDeVotes } from "./mes-soutiens.tsx";

test("what one votes for is named in the language of the page where it has a name in it, else in its own, marked as such", () => {
	const suivie = { nature: "projet", retire_le: null, choix: null } as const;
	const place = rendered(
		<ListeDeVotes
			votes={["eau", "pain"].map((slug) => ({
				...{ slug, nom: "Le nom", public: true },
				vote_le: "2026-05-03T12:05:00Z",
			}))}
			suivis={[
				{ ...suivie, slug: "eau", dit: { texte: "Water", langue: "en" } },
				{ ...suivie, slug: "pain", dit: { texte: "Le pain", langue: "fr" } },
			]}
			retirer={async () => FORMULAIRE_VIDE}
		/>,
		"en",
	);
	const [eau, pain] = place.querySelectorAll("h2 bdi");
	expect(eau?.textContent).toBe("Water");
	expect(eau?.getAttribute("lang")).toBe(null);
	expect(pain?.textContent).toBe("Le pain");
	expect(pain?.getAttribute("lang")).toBe("fr");
	expect(place.textContent).toContain("Withdraw my vote for Water");
});
