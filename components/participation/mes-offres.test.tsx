import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import type { EtatOffre, MonOffre } from "#lib/participation/offres/schema";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { MesOffres } from "./mes-offres.tsx";

const LE = "2026-11-29T12:00:00.000Z";

function dite(etat: EtatOffre) {
	const offre: MonOffre = {
		place: 1,
		besoin: { slug: "eau", titre: "De l’eau", langue: "fr", traductions: {} },
		role: "terrain",
		titre: "Relever",
		langue: "fr",
		traductions: {},
		etat,
		message: "Je passe le samedi.",
		contact: true,
		cree_le: LE,
		repondu_le: null,
		expire_le: null,
	};
	const retirer = async () => FORMULAIRE_VIDE;
	return rendered(<MesOffres offres={[offre]} retirer={retirer} />).textContent;
}

test.each(["declinee", "retiree", "expiree"] as const)(
	"an offer that is over says no more what follows its acceptance: %s",
	(etat) => {
		expect(dite("vue")).toContain("Si elle est acceptée");
		expect(dite("acceptee")).toContain("Les adresses sont dans le courriel");
		expect(dite(etat)).not.toContain("Si elle est acceptée");
	},
);
