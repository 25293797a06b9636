import { expect, test } from "vitest";
import { columns, englishColumns, forColumns } from "./columns.ts";
import { sql } from "./pool.ts";

test("column names become a list, of one table when it is named", () => {
	expect(columns(["nom", "usage_ia"]).text).toBe("nom, usage_ia");
	expect(columns(["nom", "usage_ia"], "p").text).toBe("p.nom, p.usage_ia");
});

test("each column is made into what the caller says, values stay parameters", () => {
	const made = forColumns(["nom"], (column, name) => sql`(${name}, ${column})`);
	expect([made.text, made.values]).toEqual(["($1, nom)", ["nom"]]);
	const english = englishColumns(["nom"]);
	expect([english.text, english.values]).toEqual([
		"traductions #>> $1::text[] AS nom_en",
		["{en,nom}"],
	]);
});

test.each(["Nom", "no m", "nom;", 'n"', "", "1nom", "nom--"])(
	"%j is not a column name and is refused, before any statement is made of it",
	(name) => {
		expect(() => columns([name])).toThrow();
		expect(() => columns(["nom"], name)).toThrow();
		expect(() => forColumns([name], (column) => column)).toThrow();
		expect(() => englishColumns([name])).toThrow();
	},
);
