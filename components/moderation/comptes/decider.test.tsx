import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { texts } from "#lib/i18n/texts";
import type { CompteVu } from "#lib/moderation/comptes/schema";
import { LANGUES } from "#lib/platform/langues";
import { Decider } from "./decider.tsx";

const COMPTE: CompteVu = {
	id: 1,
	courriel: "a@exemple.org",
	nom: null,
	role: "membre",
	suspendu: false,
	nb_contributions: 1,
	langue: "fr",
};

test("what is done to the entries that are ticked is said of these, and not of as many as wait", () => {
	for (const langue of LANGUES)
		for (const geste of ["quarantaine", "suspension"] as const)
			for (const suite of ["", "_oui"] as const)
				expect(
					texts(langue)(`demandes.lots.${geste}${suite}`, { n: 7 }),
				).not.toContain("7");
});

test("the Enter key on the box of an entry that waits decides nothing: the first button of the form, which it presses, sends nothing", () => {
	const place = rendered(
		<Decider
			compte={COMPTE}
			lot={[
				{
					nature: "besoin",
					slug: "x",
					titre: "Un besoin",
					debut: "",
					cree_le: new Date(0),
					vu_le: "1970-01-01T00:00:00.000Z",
				},
			]}
			coupures={{ sessions: 0, jetons: 0, votes: 0, soutiens: 0, offres: 0 }}
			courriel={{ langue: "fr", sujet: "", texte: "" }}
			suspension={null}
			traiter={async (etat) => etat}
		/>,
	);
	const bouton = place.querySelector("form [type=submit]");
	expect(bouton?.getAttribute("formmethod")).toBe("dialog");
	expect(place.querySelectorAll("form button[name=geste]")).toHaveLength(2);
});
