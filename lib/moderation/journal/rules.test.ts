import { expect, test } from "vitest";
import { changements } from "./rules.ts";

test("an act tells only what it changed: not a value that stayed, not a nothing beside another, not a count of zero", () => {
	expect(
		changements({
			avant: { depot: null, roles: [], statut: "exprime", rang: 3 },
			apres: { depot: "", roles: [], statut: "etude", rang: 0, lien: null },
		}),
	).toEqual([
		{ cle: "statut", avant: "exprime", apres: "etude" },
		{ cle: "rang", avant: 3, apres: 0 },
	]);
	expect(
		changements({
			avant: null,
			apres: { champs: ["cahier"], annules: 0, illicite: false },
		}),
	).toEqual([
		{ cle: "champs", avant: undefined, apres: ["cahier"] },
		{ cle: "illicite", avant: undefined, apres: false },
	]);
	expect(
		changements({ avant: { roles: ["code"] }, apres: { roles: [] } }),
	).toHaveLength(1);
	expect(changements({ avant: null, apres: null })).toEqual([]);
});
