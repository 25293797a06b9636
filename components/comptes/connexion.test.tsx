import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { FormulaireAdresse } from "./connexion.tsx";

function caches(retour: string | null, passage: string | null) {
	const place = rendered(
		<FormulaireAdresse
			action={async () => FORMULAIRE_VIDE}
			retour={retour}
			passage={passage}
			valeurs={{}}
		/>,
	);
	return ["retour", "passage"].map((nom) =>
		place.querySelector(`input[name=${nom}]`)?.getAttribute("value"),
	);
}

test("who signs in comes back to where they were, and the link of the mail about a pause goes along", () => {
	expect(caches("/projets/eau", "signé")).toEqual(["/projets/eau", "signé"]);
	expect(caches(null, null)).toEqual(["", ""]);
});
