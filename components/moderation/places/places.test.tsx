import { expect, test } from "vitest";
import { rendered, textsOf } from "#components/ui/rendered.fixture";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { Referents } from "./places.tsx";

test("a contact whose account is suspended is marked in the list of contacts, since nothing is answered by them", () => {
	const faire = async () => FORMULAIRE_VIDE;
	const place = rendered(
		<Referents
			besoin={{
				...{ slug: "banc", ouvrable: true, jusqu_au: "2026-12-01", places: [] },
				referents: [true, false].map((suspendu, n) => ({
					...{ compte_id: n, courriel: `${n}@exemple.org`, nom: null },
					suspendu,
				})),
			}}
			actions={{
				...{ ouvrirLaPlace: faire, modifierLaPlace: faire },
				...{ fermerLaPlace: faire, renouvelerLaPlace: faire },
				...{ nommer: faire, demettre: faire },
			}}
		/>,
	);
	expect(
		textsOf(place, "li").map((ligne) => ligne.includes("Suspendu")),
	).toEqual([true, false]);
});
