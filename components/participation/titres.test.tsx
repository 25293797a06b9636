import { expect, test } from "vitest";
import { rendered, textOf } from "#components/ui/rendered.fixture";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { BilanDuCompte } from "./bilan.tsx";
import { Desinscription, Reprise } from "./reprise.tsx";

const BESOIN = {
	slug: "car",
	titre: "Le car",
	langue: "fr",
	traductions: { en: { titre: "The coach" } },
} as const;

const agir = async () => FORMULAIRE_VIDE;

const PAGES = {
	unsubscribing: (
		<Desinscription
			jeton="signé"
			besoin={{ ...BESOIN, soutenu: true, fait: false }}
			agir={agir}
		/>
	),
	merge: (
		<Reprise
			jeton="signé"
			lu={{ absorbe: BESOIN, garde: null, deplace: false }}
			agir={agir}
		/>
	),
	outcome: (
		<BilanDuCompte
			lue={{
				besoin: { ...BESOIN, public: false },
				obstacle: "pas_livre",
				modifiable: false,
				mien: {
					...{ reponse: null, phrase: null },
					...{ phrase_etat: null, modifiable_jusqu_au: null },
				},
			}}
			champs={{}}
			repondre={agir}
			reprendre={agir}
		/>
	),
};

test.each(Object.entries(PAGES))(
	"the page that a mail about a need leads to names it as the mail does, in the reader's language: %s",
	(_, page) => {
		expect(textOf(rendered(page, "en"), "p")).toContain("“The coach”");
		expect(textOf(rendered(page, "fr"), "p")).toContain("Le car");
	},
);

test("the question about a need that is taken down says that alone, and leads to no page that is gone", () => {
	const dite = rendered(PAGES.outcome, "fr");
	expect(textOf(dite, "p")).not.toContain("est marqué résolu");
	expect(textOf(dite, "p")).toContain("n’est pas résolu");
	expect(dite.innerHTML).not.toContain("/besoins/car");
});
