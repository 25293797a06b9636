import {
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BesoinImporte } from "#lib/besoins/importation/schema";
import { CHAMPS_BESOIN, CHAMPS_PROJET } from "#lib/contributions/schema";
import { prisma } from "#lib/platform/db/pool";
import { FORMATS } from "#lib/platform/import/plain-text";
import { ADRESSE_MAX_OCTETS } from "#lib/platform/validation/web-address";
import { ProjetImporte } from "#lib/projets/importation/schema";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { faire, issueDe } from "./faire.fixture.ts";

const DOCS = join(import.meta.dirname, "../../docs");
const PAGE = readFileSync(join(DOCS, "import.md"), "utf8");

// The samples name areas.
useTestDatabase({}, "areas");

type Row = {
	readonly column: string;
	readonly required: string;
	readonly holds: string;
	readonly bounds: string;
};

/** The rows of the table under a heading of the page. */
function tableUnder(heading: string): Row[] {
	const [, section = ""] = PAGE.split(`## ${heading}\n`);
	const [table = ""] = section.split("\n## ");
	return [...table.matchAll(/^\| `(\w+)`(.*)\|$/gm)].map(
		([, column = "", rest = ""]) => {
			const [, required = "", holds = "", bounds = ""] = rest
				.split("|")
				.map((cell) => cell.trim());
			return { column, required, holds, bounds };
		},
	);
}

type Bounds = { readonly min?: number; readonly max: number } | null;

function boundsInWords(bounds: Bounds, isPhrase: boolean): string {
	if (bounds === null) return "";
	if (isPhrase) return `${bounds.min} to ${bounds.max} each`;
	return bounds.min === undefined
		? `${bounds.max} at most`
		: `${bounds.min} to ${bounds.max}`;
}

test.each([
	["projects", ProjetImporte, CHAMPS_PROJET],
	["needs", BesoinImporte, CHAMPS_BESOIN],
] as const)(
	"the page names every column of %s and no other, says rightly which are required, and gives the bounds that validate",
	(kind, schema, champs) => {
		const table = tableUnder(`Columns of ${kind}`);
		expect(table.map(({ column }) => column).toSorted()).toEqual(
			Object.keys(schema.shape).toSorted(),
		);
		const refused = schema.safeParse({});
		const missing = refused.error?.issues.map(({ path }) => String(path[0]));
		expect(
			table
				.filter(({ required }) => required === "yes")
				.map(({ column }) => column)
				.toSorted(),
		).toEqual(missing?.toSorted());
		const said = new Map(table.map(({ column, bounds }) => [column, bounds]));
		for (const [column, { bornes, nature }] of Object.entries(champs))
			expect([column, said.get(column)]).toEqual([
				column,
				nature === "adresse" || nature === "depot"
					? `${ADRESSE_MAX_OCTETS} at most`
					: boundsInWords(bornes, nature === "phrases" || nature === "noms"),
			]);
		const holds = table.find(({ column }) => column === "format")?.holds ?? "";
		for (const format of FORMATS) expect(holds).toContain(`\`${format}\``);
	},
);

const FILES = readdirSync(join(DOCS, "import"));
const MAPS = FILES.filter((file) => file.endsWith(".json"));
const SAMPLES = FILES.filter((file) => /^(?:besoins|projets)\./.test(file));

test("the page leads to a sample of each kind in each form, and to no other", () => {
	expect(SAMPLES.toSorted()).toEqual([
		...["besoins.csv", "besoins.jsonl", "projets.csv", "projets.jsonl"],
	]);
	for (const file of FILES) expect(PAGE).toContain(`](import/${file})`);
});

/** A file beside the maps that is removed with its folder. */
function carteDe(contenu: object): string {
	const fichier = join(mkdtempSync(join(tmpdir(), "bc-carte-")), "carte.json");
	writeFileSync(fichier, JSON.stringify(contenu));
	return fichier;
}

test.each([
	["decidim.json", "decidim.csv", 0, ["Un abri pour attendre le car"]],
	["fider.json", "fider.csv", 1, ["Connaître les horaires de la médiathèque"]],
	["github.json", "github.jsonl", 1, ["Être prévenu des jours de collecte"]],
])(
	"%s reads %s: %i left by its state, no vote, the same again",
	async (map, sample, laisses, titres) => {
		expect(MAPS).toContain(map);
		await prisma().cleImport.deleteMany();
		await prisma().besoin.deleteMany();
		const importer = () =>
			faire(
				...["importer", "besoins", join(DOCS, "import", sample)],
				...["--colonnes", join(DOCS, "import", map), "--creer-themes"],
			);
		expect(await importer()).toEqual({
			...{ lus: 1, crees: 1, modifies: 0, inchanges: 0, laisses },
			...{ refuses: [], colonnes_inconnues: {}, themes_inconnus: {} },
		});
		expect(await importer()).toMatchObject({ lus: 1, inchanges: 1, laisses });
		const besoins = await prisma().besoin.findMany();
		expect(besoins.map(({ titre }) => titre)).toEqual(titres);
		expect(besoins.map(({ nb_soutiens }) => nb_soutiens)).toEqual([0]);
		expect(besoins[0]?.description).not.toMatch(/[#*]{2}/);
	},
);

test("a state that a map does not name refuses its line; a map that is none, or names a column that is none, is refused whole", async () => {
	const map = JSON.parse(
		readFileSync(join(DOCS, "import/github.json"), "utf8"),
	);
	const importer = (carte: object) =>
		issueDe(
			...["importer", "besoins", join(DOCS, "import/github.jsonl"), "--essai"],
			...["--colonnes", carteDe(carte)],
		);
	const etats = { ...map.etats, laisser: [] };
	expect(await importer({ ...map, etats })).toMatchObject({
		resultat: {
			refuses: [
				{
					ligne: 2,
					raison: expect.stringMatching(
						/^state : l’état « CLOSED » n’est ni à prendre ni à laisser/,
					),
				},
			],
		},
	});
	const ailleurs = { ...map.etats, colonne: "statut" };
	expect(await importer({ ...map, etats: ailleurs })).toMatchObject({
		resultat: {
			refuses: Array(2).fill({
				raison: "la colonne des états, « statut », manque ou est vide",
			}),
		},
	});
	await expect(importer({ ...map, etats: "x" })).rejects.toThrow(/\(etats\)/);
	await expect(
		importer({ ...map, champs: { ...map.champs, nb_soutiens: "votes" } }),
	).rejects.toThrow(/« nb_soutiens », qui n’est pas une colonne de besoins/);
});

test.each(SAMPLES)(
	"%s is imported whole: no refusal, no unknown column or word, every column of its kind used, and both forms of a kind are the same records",
	async (sample) => {
		const [objets = "", form] = sample.split(".");
		const text = readFileSync(join(DOCS, "import", sample), "utf8");
		const { shape } = objets === "projets" ? ProjetImporte : BesoinImporte;
		for (const column of Object.keys(shape)) expect(text).toContain(column);
		await prisma().cleImport.deleteMany();
		await prisma().projet.deleteMany();
		await prisma().besoin.deleteMany();
		const importer = (fichier: string) =>
			faire(
				...["importer", objets, join(DOCS, "import", fichier)],
				"--creer-themes",
			);
		expect(await importer(sample)).toEqual({
			...{ lus: 2, crees: 2, modifies: 0, inchanges: 0 },
			...{ refuses: [], colonnes_inconnues: {}, themes_inconnus: {} },
		});
		const other = `${objets}.${form === "csv" ? "jsonl" : "csv"}`;
		expect(await importer(other)).toMatchObject({ lus: 2, inchanges: 2 });
	},
);

test.each([
	["a file that is no text", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0a, 0xff])],
	["an empty file", Buffer.alloc(0)],
	["other columns", Buffer.from('{"a":1}\n')],
])("%s gets nothing in: exit code 1, with a trial too", async (_, bytes) => {
	const folder = mkdtempSync(join(tmpdir(), "bc-import-"));
	const fichier = join(folder, "fichier");
	writeFileSync(fichier, bytes);
	for (const more of [[], ["--essai"]])
		expect(
			await issueDe("importer", "projets", fichier, ...more),
		).toMatchObject({ echec: true, resultat: { crees: 0, modifies: 0 } });
	rmSync(folder, { recursive: true });
});
