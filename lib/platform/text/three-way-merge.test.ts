import { expect, test } from "vitest";
import { comparer, estPareil } from "./three-way-merge.ts";

test("what only the other changed is taken over, what only I changed is kept", () => {
	const ecart = comparer(
		{ titre: ["a"], texte: ["b"], lieu: ["c"] },
		{ titre: ["à moi"], texte: ["b"], lieu: ["c"] },
		{ titre: ["a"], texte: ["à lui"], lieu: ["c"] },
	);
	expect(ecart.valeurs).toEqual({
		titre: ["à moi"],
		texte: ["à lui"],
		lieu: ["c"],
	});
	expect(ecart.champs).toEqual([
		{
			champ: "texte",
			mien: ["b"],
			leur: ["à lui"],
			oppose: false,
		},
	]);
});

test("what both changed stays mine, and theirs is shown beside it", () => {
	const ecart = comparer(
		{ titre: ["a"] },
		{ titre: ["à moi"] },
		{ titre: ["à lui"] },
	);
	expect(ecart.valeurs).toEqual({ titre: ["à moi"] });
	expect(ecart.champs).toEqual([
		{
			champ: "titre",
			mien: ["à moi"],
			leur: ["à lui"],
			oppose: true,
		},
	]);
});

test("what both changed in the same way, or neither changed, is not a difference", () => {
	expect(
		comparer(
			{ titre: ["a"], texte: [""] },
			{ titre: ["b"], texte: [] },
			{ titre: ["b"], texte: [""] },
		).champs,
	).toEqual([]);
});

test("without the version that the form was opened on, every difference counts as changed by both", () => {
	const { champs, valeurs } = comparer(
		null,
		{ titre: ["a"], texte: ["x"] },
		{ titre: ["b"], texte: ["x"] },
	);
	expect(champs.map(({ champ, oppose }) => [champ, oppose])).toEqual([
		["titre", true],
	]);
	expect(valeurs).toEqual({ titre: ["a"], texte: ["x"] });
});

test("a field emptied by the other is emptied, and one that I emptied stays empty", () => {
	const { valeurs, champs } = comparer(
		{ a: ["x"], b: ["y"] },
		{ a: ["x"], b: [] },
		{ a: [""], b: ["y"] },
	);
	expect(valeurs).toEqual({ a: [""], b: [] });
	expect(champs.map(({ champ }) => champ)).toEqual(["a"]);
});

test("the order in which boxes are ticked is not a change", () => {
	expect(estPareil(["b", "a"], ["a", "b"])).toBe(true);
	expect(estPareil(["a"], ["a", "b"])).toBe(false);
});

test("whatever the three versions, each field ends as mine or as theirs, and a text that is not in the form is shown", () => {
	const textes = ["", "a", "b", "c"];
	for (const base of textes)
		for (const mien of textes)
			for (const leur of textes) {
				const { valeurs, champs } = comparer(
					{ t: [base] },
					{ t: [mien] },
					{ t: [leur] },
				);
				const garde = valeurs.t?.[0];
				expect([mien, leur]).toContain(garde);
				// What I changed is in the form; what they changed is in it or shown.
				if (mien !== base) expect(garde).toBe(mien);
				if (leur !== base && garde !== leur)
					expect(champs.map((champ) => champ.leur)).toEqual([[leur]]);
			}
});
