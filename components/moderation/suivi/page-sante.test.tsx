import { expect, test } from "vitest";
import { rendered, textsOf } from "#components/ui/rendered.fixture";
import { keysOf } from "#lib/platform/contract/records";
import { LANGUES } from "#lib/platform/langues";
import { GABARITS } from "#lib/platform/mail/template-list";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { PageSante } from "./page-sante.tsx";

const QUAND = new Date("2026-11-25T12:00:00Z");

test("every kind of mail has a name of its own in both languages, except one of an older version", () => {
	const gabarits = [...keysOf(GABARITS), "ancien_gabarit"];
	const rien = async () => FORMULAIRE_VIDE;
	for (const langue of LANGUES) {
		const page = rendered(
			<PageSante
				{...{ faits: null, envois: [], garde: false }}
				lettres={gabarits.map((gabarit, id) => ({
					...{ id, gabarit, destinataire: "a@exemple.fr", essais: 1 },
					...{ erreur: null, cree_le: QUAND },
					...{ ancienne: false, relancable: false },
				}))}
				annuler={rien}
				relancer={rien}
			/>,
			langue,
		);
		const noms = textsOf(page, "li p.font-bold").map(
			(titre) => titre.split(" · ")[0] ?? "",
		);
		expect(noms).toHaveLength(gabarits.length);
		expect(noms.filter((nom) => nom.includes("_"))).toEqual(["ancien_gabarit"]);
		expect([...new Set(noms)]).toEqual(noms);
	}
});
