import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withConnection } from "#lib/platform/db/own-connection";
import { type TestDatabase, testDatabase } from "../postgres/test-database.ts";
import { queryOnce } from "../postgres/test-process.ts";
import { AREAS_FILE, loadAreas } from "./areas.ts";

const folder = mkdtempSync(join(tmpdir(), "bc-areas-"));
let database: TestDatabase;
beforeAll(async () => {
	database = await testDatabase();
});
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await database.drop();
});

function load(path: string): Promise<void> {
	return withConnection({ connectionString: database.url }, (client) =>
		loadAreas(client, path),
	);
}

function written(name: string, content: string | Buffer): string {
	const path = join(folder, name);
	writeFileSync(path, content);
	return path;
}

const codes = async () => {
	const [found] = await queryOnce(
		database.url,
		"SELECT json_agg(code ORDER BY code) AS codes FROM lieux",
	);
	return found;
};
const writer = async () =>
	(await queryOnce(database.url, "SELECT min(xmin::text) AS by FROM lieux"))[0];

const NORD = "dep-59\tdepartement\tNord\t\treg-32 FR\t2600000\tnord|59";
const FRANCE = "FR\tpays\tFrance\tFrance\t\t\tfrance|pays-99100";

test("the areas of a file are loaded once, and again when the file changes or the table is empty", async () => {
	const first = written("1", gzipSync(`${NORD}\n${FRANCE}\n`));
	await load(first);
	expect(
		await queryOnce(
			database.url,
			"SELECT nom_en, dans, population, cles FROM lieux ORDER BY code",
		),
	).toEqual([
		{
			nom_en: null,
			dans: ["reg-32", "FR"],
			population: 2600000,
			cles: ["nord", "59", "dep-59"],
		},
		{
			nom_en: "France",
			dans: [],
			population: null,
			cles: ["france", "pays-99100", "FR"],
		},
	]);
	const before = await writer();
	await load(first);
	expect(await writer()).toEqual(before);
	await load(written("2", gzipSync(`${NORD}\n`)));
	expect(await codes()).toEqual({ codes: ["dep-59"] });
	// As after a restoration, which keeps the hash and not the areas.
	await queryOnce(database.url, "DELETE FROM lieux");
	await load(join(folder, "2"));
	expect(await codes()).toEqual({ codes: ["dep-59"] });
});

test.each([
	["missing", join(folder, "none")],
	["damaged", written("damaged", "no archive")],
	["of other columns", written("columns", gzipSync("dep-59\tcanton\tNord\n"))],
])("with a file that is %s the table keeps what it holds", async (_, path) => {
	await load(written("3", gzipSync(`${FRANCE}\n`)));
	await load(path);
	expect(await codes()).toEqual({ codes: ["FR"] });
});

test("a need whose commune fell under 500 inhabitants is where what holds it is, and those who keep a copy are told of it alone", async () => {
	const petite = (population: number) =>
		gzipSync(
			`${NORD}\ncommune-59001\tcommune\tPetite\t\tdep-59 FR\t${population}\tpetite\n`,
		);
	await load(written("501", petite(501)));
	await queryOnce(
		database.url,
		`INSERT INTO besoins (slug, titre, description, statut, publie_le, territoire, lieux)
		 SELECT slug, repeat('t', 20), repeat('d', 60), statut, CASE statut WHEN 'publie' THEN now() END, 'Petite', ARRAY[code] FROM (VALUES ('tombe', 'publie', 'commune-59001'),
		   ('ailleurs', 'publie', 'dep-59'), ('propose', 'propose', 'commune-59001')) AS v (slug, statut, code)`,
	);
	await queryOnce(database.url, "DELETE FROM evenements");
	await load(written("499", petite(499)));
	expect(
		await queryOnce(
			database.url,
			"SELECT DISTINCT lieux FROM besoins ORDER BY lieux",
		),
	).toEqual([{ lieux: ["dep-59"] }]);
	expect(
		await queryOnce(database.url, "SELECT type, nature, slug FROM evenements"),
	).toEqual([{ type: "modifie", nature: "besoin", slug: "tombe" }]);
	await queryOnce(database.url, "DELETE FROM besoins");
});

test("the project's file is loaded whole", async () => {
	await load(AREAS_FILE);
	const [found] = await queryOnce(
		database.url,
		"SELECT count(*)::int AS all, count(*) FILTER (WHERE nature = 'commune')::int AS communes FROM lieux",
	);
	expect(found).toEqual({ all: 36_617, communes: 34_969 });
});
