import { expect, test } from "vitest";
import { rendered, textsOf } from "#components/ui/rendered.fixture";
import type { FicheModeree, Semblable } from "#lib/moderation/relecture/schema";
import { Voisins } from "./voisins.tsx";

const FICHE: Pick<
	FicheModeree,
	"nature" | "statut" | "estPublique" | "mouvements"
> = {
	nature: "besoin",
	statut: "propose",
	estPublique: false,
	mouvements: ["publie", "refuse"],
};

const REFUSE: Semblable = {
	id: 1,
	nature: "projet",
	slug: "refuse",
	titre: "Un projet refusé",
	statut: "refuse",
	modifie_le: new Date("2026-01-01T00:00:00Z"),
	estPublique: false,
	resume: "",
	garde: null,
	certitude: "sur",
};

/** What the verbs that stand do, and the verbs, of one that resembles the entry. */
function dits(semblable: Semblable) {
	const place = rendered(
		<Voisins
			fiche={FICHE}
			semblables={[semblable]}
			rapproches={[]}
			reunion={null}
			chercher={async (etat) => etat}
		/>,
	);
	return {
		effets: textsOf(place, "h2 + ul > li").length,
		verbes: textsOf(place, "#doublon > ul button").length,
	};
}

test("what a verb does is told where it stands, and not beside an entry that has none", () => {
	const attend = { ...REFUSE, statut: "propose" };
	expect(dits(attend)).toEqual({ effets: 2, verbes: 1 });
	expect(dits(REFUSE)).toEqual({ effets: 0, verbes: 0 });
});
