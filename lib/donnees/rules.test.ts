import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "#lib/platform/csv";
import { fichierDuChemin, joursARetirer } from "./rules.ts";
import { JOURS_GARDES } from "./schema.ts";

test("any texts come back from a CSV line, the apostrophe before a formula apart", () => {
	fc.assert(
		fc.property(
			fc.array(fc.string({ unit: "grapheme" }), { minLength: 2, maxLength: 5 }),
			(textes) => {
				const [lu] = parse(`a\r\n${csvLine(["x", ...textes])}`, {
					from_line: 2,
					relax_column_count: true,
				});
				expect(
					(lu ?? []).slice(1).map((texte: string) => texte.replace(/^'/, "")),
				).toEqual(textes.map((texte) => texte.replace(/^'/, "")));
			},
		),
	);
});

test(`the last ${JOURS_GARDES} days stay, and the first kept of each month before`, () => {
	const jours = [
		...["2026-01-02", "2026-01-03", "2026-02-01", "2026-02-20"],
		...["2026-03-01", "2026-03-02", "2026-03-31"],
	];
	expect(joursARetirer(jours, "2026-03-31")).toEqual([
		"2026-01-03",
		"2026-02-20",
	]);
	expect(joursARetirer(jours, "2026-04-02")).toEqual([
		...["2026-01-03", "2026-02-20"],
	]);
	expect(joursARetirer(jours, "2026-05-02")).toEqual([
		...["2026-01-03", "2026-02-20", "2026-03-02", "2026-03-31"],
	]);
	expect(joursARetirer([], "2026-05-02")).toEqual([]);
});

test("an address names a file of today or of a day, and nothing deeper", () => {
	expect(fichierDuChemin(["projets.csv"])).toEqual({
		jour: undefined,
		nom: "projets.csv",
	});
	expect(fichierDuChemin(["2026-03-01", "projets.csv"])?.jour).toBe(
		"2026-03-01",
	);
	expect(fichierDuChemin(["x", "projets.csv"])).toBeNull();
	expect(fichierDuChemin(["2026-03-01", "x", "y"])).toBeNull();
});
