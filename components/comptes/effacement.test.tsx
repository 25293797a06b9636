import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { Effacement } from "./effacement.tsx";

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
