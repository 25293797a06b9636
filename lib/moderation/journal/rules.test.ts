import { expect, test } from "vitest";
import { ACTES, OBJETS_JOURNAL } from "#lib/platform/db/journal-acts";
import { libelleActe, nomActe } from "./rules.ts";
import { FiltreJournal } from "./schema.ts";

test("every act has a label, in both languages, except one of an older version", () => {
	for (const acte of ACTES)
		for (const langue of ["fr", "en"] as const)
			expect(libelleActe(acte, langue)).not.toBe(acte);
	expect(libelleActe("importer", "fr")).toBe("importer");
	expect(libelleActe("toString", "fr")).toBe("toString");
});

test("in the list of all acts, no two have the same name", () => {
	for (const langue of ["fr", "en"] as const) {
		const noms = ACTES.map((acte) => nomActe(acte, langue));
		expect([...new Set(noms)]).toEqual(noms);
	}
});

test("every kind of object of an act can be filtered by", () => {
	for (const objet of OBJETS_JOURNAL)
		expect(FiltreJournal.parse({ objet }).objet).toBe(objet);
	expect(FiltreJournal.safeParse({ objet: "essai" }).success).toBe(false);
});
