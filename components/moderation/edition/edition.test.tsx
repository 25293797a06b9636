import { expect, test } from "vitest";
import { PageForm } from "#components/ui/kit/page-form";
import { rendered } from "#components/ui/rendered.fixture";
import type { Langue } from "#lib/platform/langues";
import { EnDeuxLangues } from "./edition.tsx";

/** The fields that are offered for an original in this language, which holds these texts. */
function champs(langue: Langue, valeurs: Record<string, string[]>) {
	const place = rendered(
		<PageForm action={async (etat) => etat} valeurs={valeurs}>
			<EnDeuxLangues
				champs={[{ name: "titre", label: "Titre" }]}
				langue={langue}
			/>
		</PageForm>,
	);
	return [...place.querySelectorAll("input[id]")].map(({ id }) => id);
}

test("an English version is offered beside an original in French, and beside one in English only where one was written", () => {
	expect(champs("fr", {})).toEqual(["titre", "titre_en"]);
	expect(champs("en", { titre: ["A garden"] })).toEqual(["titre"]);
	expect(champs("en", { titre_en: ["A garden"] })).toEqual([
		"titre",
		"titre_en",
	]);
});
