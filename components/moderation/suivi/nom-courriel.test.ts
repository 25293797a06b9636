import { expect, test } from "vitest";
import { LANGUES } from "#lib/platform/langues";
import { GABARITS } from "#lib/platform/mail/template-list";
import { nomDuCourriel } from "./nom-courriel.ts";

test("every kind of mail has a name of its own in both languages, except one of an older version", () => {
	for (const langue of LANGUES) {
		const noms = Object.keys(GABARITS).map((gabarit) =>
			nomDuCourriel(gabarit, langue),
		);
		expect(noms.filter((nom) => nom.includes("_"))).toEqual([]);
		expect([...new Set(noms)]).toEqual(noms);
		expect(nomDuCourriel("ancien_gabarit", langue)).toBe("ancien_gabarit");
	}
});
