import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { FILE_MAX } from "#lib/moderation/file/schema";
import { PageMots } from "./page-mots.tsx";

const dite = (langue: "fr" | "en", attendent: number) =>
	rendered(
		<PageMots
			mots={[{ id: 1, texte: "casino", genre: "mot", fiches: 2 }]}
			attendent={attendent}
			manquees={[]}
			estAdmin={false}
			surveiller={async (etat) => etat}
			oublier={async (etat) => etat}
		/>,
		langue,
	).textContent?.replace(/\s/g, " ");

test("the list of watched words says so when it counts in fewer entries than await review, in both languages", () => {
	expect(dite("fr", FILE_MAX + 1)).toContain(
		"Compté dans les 1 000 fiches les plus anciennes, sur 1 001 à relire.",
	);
	expect(dite("en", FILE_MAX + 1)).toContain(
		"Counted in the oldest 1,000 entries, of 1,001 to review.",
	);
	expect(dite("fr", FILE_MAX)).not.toContain("Compté");
});
