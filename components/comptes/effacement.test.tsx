import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { CodeDEffacement, DeuxCodes, Effacement } from "./profil.tsx";

test.each([
	["fr", ["raconté ou répondu", "offres d’aide", "contestations"]],
	["en", ["told or answered", "offers of help", "appeals"]],
] as const)(
	"before an account is erased, the page says all that goes with it, %s",
	(langue, dits) => {
		const place = rendered(
			<Effacement
				courriel="a@exemple.fr"
				demander={async () => FORMULAIRE_VIDE}
			/>,
			langue,
		);
		const liste = place.querySelector("ul")?.textContent;
		for (const dit of dits) expect(liste).toContain(dit);
	},
);

test("the page that asks for codes begins, for who can't see it, with that they were sent: its title is that of the page before", () => {
	const action = async () => FORMULAIRE_VIDE;
	for (const [page, dit] of [
		[
			<DeuxCodes
				key="adresse"
				ancienne="a@exemple.fr"
				nouvelle="b@exemple.fr"
				changer={action}
			/>,
			"a@exemple.fr",
		],
		[
			<CodeDEffacement
				key="effacement"
				courriel="c@exemple.fr"
				demander={action}
				effacer={action}
			/>,
			"c@exemple.fr",
		],
	] as const)
		expect(
			rendered(page).querySelector("[role=status][autofocus]")?.textContent,
		).toContain(dit);
});
