import { expect, test } from "vitest";
import { rendered, textsOf } from "#components/ui/rendered.fixture";
import { Dialogue } from "./demande.tsx";

const LE = new Date(0);

function liens(repondu_le: Date | null) {
	return textsOf(
		rendered(
			<Dialogue
				fiche={{ nature: "besoin", slug: "eau", auteur: null }}
				dialogue={{
					demande: { id: 1, questions: "Où ?", le: LE, par: "A", repondu_le },
					renvoi: null,
				}}
			/>,
		),
		"a",
	);
}

test("the way to what an author changed is there once they have answered, and not before", () => {
	expect(liens(null)).toEqual([]);
	expect(liens(LE)).toHaveLength(1);
});
