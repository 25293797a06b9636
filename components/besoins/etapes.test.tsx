import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { EtapesDuBesoin } from "./parcours.tsx";

test("a step has the colour of the state that its need was in on that day, of the calendar in France", () => {
	const etape = (jour: string) => ({
		...{ jour, titre: "Un pas", texte: "Fait.", traductions: {} },
	});
	const place = rendered(
		<EtapesDuBesoin
			etapes={["2026-03-01", "2026-03-02", "2026-03-03"].map(etape)}
			numeros={[1, 2, 3]}
			jalons={[
				{ statut: "etude", le: "2026-02-01T10:00:00Z" },
				// Half past midnight on the third.
				{ statut: "developpement", le: "2026-03-02T23:30:00Z" },
			]}
		/>,
	);
	expect(
		[...place.querySelectorAll("li .dot")].map(
			({ classList }) => [...classList].at(-1) ?? "",
		),
	).toEqual(["text-developpement", "text-etude", "text-etude"]);
});
