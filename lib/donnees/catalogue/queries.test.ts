import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import jsonld from "jsonld";
import { Parser, type Quad } from "n3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { texts } from "#lib/i18n/texts";
import { rows, sql } from "#lib/platform/db/pool";
import { LANGUES } from "#lib/platform/langues";
import { emptyDirectory } from "#prisma/directory.fixture";
import {
	creerArticle,
	creerBesoin,
	creerProjet,
	creerTheme,
} from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { faireDonneesDuJour } from "../commands.ts";
import { ouvrirFichier } from "../queries.ts";
import { adresseDuFichier, nomDuFichier } from "../rules.ts";
import { FORMATS, JEUX } from "../schema.ts";
import { lireCatalogue } from "./queries.ts";
import { nomDuSchema, PREFIXES } from "./rules.ts";

const racine = mkdtempSync(join(tmpdir(), "bc-catalogue-"));
afterAll(() => rmSync(racine, { recursive: true }));

const SITE = "https://commune.example";

useTestDatabase({
	DATA_DIR: racine,
	SITE_URL: SITE,
	SITE_NOM: 'Essai "quoté" \\ & fils',
	CONTACT: "equipe@commune.example",
	EDITEUR: "Commune",
	EDITEUR_ADRESSE: "1 place de la Mairie",
	HEBERGEUR: "Hébergeur",
	SMTP_URL: "smtp://127.0.0.1:9",
	MAIL_FROM: "site@commune.example",
});

let jour = "";

beforeAll(async () => {
	await emptyDirectory();
	await creerTheme({ slug: "eau", nom: "Eau" });
	await creerProjet({
		slug: "carte",
		nom: '=HYPERLINK("x")',
		themes: ["eau"],
		code_ouvert: true,
		mots_habitants: ["=où boire", "un robinet"],
	});
	await creerProjet({ slug: "autre", territoire: "Loire; Rhône\nAin" });
	await creerBesoin({ slug: "fontaines", statut: "etude", roles: ["code"] });
	await creerBesoin({
		slug: "livre",
		statut: "livre",
		projet: { connect: { slug: "carte" } },
	});
	await creerArticle({ slug: "bilan", projets: ["carte"] });
	await rows(
		sql`WITH un AS (INSERT INTO comptes (courriel, courriel_saisi) VALUES ('un@exemple.org', 'un@exemple.org') RETURNING id),
		      s AS (INSERT INTO soutiens (compte_id, besoin_id) SELECT un.id, b.id FROM un, besoins b RETURNING compte_id, besoin_id)
		    INSERT INTO situations (compte_id, besoin_id, phrase, langue, relue) SELECT compte_id, besoin_id, 'Il faut 40 km.', 'fr', 'publiee' FROM s`,
	);
	jour = String(await faireDonneesDuJour());
});

type Triple = readonly [sujet: string, propriete: string, objet: string];

function triples(quads: readonly Quad[]): Triple[] {
	return quads.map(
		({ object, predicate, subject }) =>
			[subject.value, predicate.value, object.value] as const,
	);
}

function lireTurtle(texte: string): Quad[] {
	return new Parser({ format: "text/turtle" }).parse(texte);
}

async function lireJsonLd(texte: string): Promise<string> {
	const lu = await jsonld.toRDF(JSON.parse(texte), {
		format: "application/n-quads",
	});
	return String(lu);
}

/** The same graph always in the same words: nodes without an address get theirs from what they say. */
async function canonique(nquads: string): Promise<string> {
	const expanded = await jsonld.fromRDF(nquads, {
		format: "application/n-quads",
	});
	return String(
		await jsonld.canonize(expanded, { format: "application/n-quads" }),
	);
}

function nquads(quads: readonly Quad[]): string {
	const terme = (term: Quad["object"] | Quad["subject"]): string => {
		if (term.termType === "NamedNode") return `<${term.value}>`;
		if (term.termType === "BlankNode") return `_:${term.value}`;
		if (term.termType !== "Literal") throw new Error(term.termType);
		const texte = JSON.stringify(term.value);
		return term.language
			? `${texte}@${term.language}`
			: `${texte}^^<${term.datatype.value}>`;
	};
	return quads
		.map(
			({ object, predicate, subject }) =>
				`${terme(subject)} <${predicate.value}> ${terme(object)} .\n`,
		)
		.join("");
}

const nom = (court: string) => {
	const [prefixe = "", reste = ""] = court.split(":");
	return court === "a"
		? "http://www.w3.org/1999/02/22-rdf-syntax-ns#type"
		: `${PREFIXES[prefixe]}${reste}`;
};

/** What the graph says of a node, by a prefixed name. */
const dit = (graphe: readonly Triple[], sujet: string, propriete: string) =>
	graphe
		.filter(([s, p]) => s === sujet && p === nom(propriete))
		.map(([, , objet]) => objet);

/** Each file of the open data, by its name. */
const FICHIERS = new Map(
	JEUX.flatMap((jeu) =>
		FORMATS.map((format) => [nomDuFichier(jeu, format), { format, jeu }]),
	),
);

const deType = (graphe: readonly Triple[], type: string) =>
	graphe
		.filter(([, p, o]) => p === nom("a") && o === nom(type))
		.map(([sujet]) => sujet);

describe.each(LANGUES)("the catalogue, in %s", (langue) => {
	test("a JSON-LD library and a Turtle library read the same graph in it", async () => {
		const json = await lireJsonLd(await lireCatalogue(langue, "jsonld"));
		const turtle = lireTurtle(await lireCatalogue(langue, "ttl"));
		expect(turtle.length).toBeGreaterThan(300);
		expect(await canonique(nquads(turtle))).toBe(await canonique(json));
	});

	test("it has what DCAT-AP 3 requires, and what harvesters skip a set without", async () => {
		const graphe = triples(lireTurtle(await lireCatalogue(langue, "ttl")));
		const ici = (sujet: string, ...proprietes: string[]) => {
			for (const une of proprietes)
				expect([sujet, une, dit(graphe, sujet, une).length]).toEqual([
					...[sujet, une],
					expect.toSatisfy((n) => typeof n === "number" && n >= 1),
				]);
		};
		const [catalogue = ""] = deType(graphe, "dcat:Catalog");
		ici(catalogue, "dct:title", "dct:description", "dct:publisher");
		const jeux = deType(graphe, "dcat:Dataset");
		expect(dit(graphe, catalogue, "dcat:dataset")).toEqual(jeux);
		expect(jeux).toHaveLength(JEUX.length);
		for (const jeu of jeux) {
			ici(jeu, "dct:title", "dct:description", "dct:publisher");
			ici(jeu, "dcat:keyword", "dct:language", "dcat:contactPoint");
			ici(jeu, "dcat:theme", "dct:license", "dct:modified");
			expect(dit(graphe, jeu, "dct:identifier")).toEqual([jeu]);
			expect(dit(graphe, jeu, "dcat:distribution")).toHaveLength(
				FORMATS.length,
			);
		}
		const distributions = deType(graphe, "dcat:Distribution");
		expect(distributions).toHaveLength(JEUX.length * FORMATS.length);
		const titres = new Set<string>();
		for (const une of distributions) {
			ici(une, "dct:format", "dcat:mediaType", "dcat:byteSize", "dct:license");
			const [titre = ""] = dit(graphe, une, "dct:title");
			titres.add(titre);
			const fichier = FICHIERS.get(titre);
			if (!fichier) throw new Error(`what is ${titre}?`);
			const { format, jeu } = fichier;
			expect(dit(graphe, une, "dct:description")).toEqual([
				texts(langue)(`donnees.carte.format.${format}.pour`),
			]);
			expect(dit(graphe, une, "dct:conformsTo")).toEqual(
				format === "jsonl"
					? []
					: [`${SITE}${adresseDuFichier(nomDuSchema(jeu, format))}`],
			);
			expect(dit(graphe, une, "dcat:accessURL")).toHaveLength(1);
			expect(dit(graphe, une, "dcat:downloadURL")).toEqual([
				`${SITE}${adresseDuFichier(titre)}`,
			]);
			const [somme = ""] = dit(graphe, une, "spdx:checksum");
			expect(dit(graphe, somme, "spdx:algorithm")).toEqual([
				"http://spdx.org/rdf/terms#checksumAlgorithm_sha256",
			]);
			expect(dit(graphe, somme, "spdx:checksumValue")).toEqual([
				(await ouvrirFichier(titre, jour))?.sha256,
			]);
		}
		expect(titres.size).toBe(distributions.length);
		const [service = ""] = deType(graphe, "dcat:DataService");
		expect(dit(graphe, catalogue, "dcat:service")).toEqual([service]);
		ici(service, "dct:title", "dct:identifier", "dcat:contactPoint");
		expect(dit(graphe, service, "dcat:endpointURL")).toEqual([`${SITE}/api`]);
		expect(dit(graphe, service, "dcat:servesDataset")).toEqual(jeux);
		const [editeur = ""] = dit(graphe, catalogue, "dct:publisher");
		expect(deType(graphe, "foaf:Agent")).toEqual([editeur]);
		expect(dit(graphe, editeur, "foaf:name")).toEqual(["Commune"]);
		const [contact = ""] = dit(graphe, service, "dcat:contactPoint");
		expect(dit(graphe, contact, "vcard:hasEmail")).toEqual([
			"mailto:equipe@commune.example",
		]);
	});
});

test("both languages name the same things alike, so that a harvester of both has each once", async () => {
	const [fr = [], en = []] = await Promise.all(
		LANGUES.map(async (langue) => {
			const graphe = triples(lireTurtle(await lireCatalogue(langue, "ttl")));
			return deType(graphe, "dcat:Dataset");
		}),
	);
	expect(fr).toEqual(en);
});

/** A field of a Table Schema (Frictionless, version 1). */
const ChampDeTable = z.object({
	name: z.string(),
	type: z.enum(["string", "integer", "boolean", "date", "datetime"]),
	format: z.string().optional(),
	description: z.string(),
	description_en: z.string(),
	trueValues: z.array(z.string()).optional(),
	falseValues: z.array(z.string()).optional(),
	constraints: z.object({
		required: z.boolean().optional(),
		enum: z.array(z.string()).optional(),
		minimum: z.int().optional(),
	}),
});
type ChampDeTable = z.output<typeof ChampDeTable>;

/** The description of the columns of a CSV file, as its readers take it. */
const TableSchema = z.object({
	$schema: z.url(),
	name: z.string(),
	title: z.string(),
	description: z.string(),
	homepage: z.url(),
	path: z.url(),
	fields: z.array(ChampDeTable),
	primaryKey: z.array(z.string()),
	missingValues: z.array(z.string()),
});
type TableSchema = z.output<typeof TableSchema>;

const DIALECTES = {
	csv: { delimiter: "," },
	tableur: { delimiter: ";", bom: true },
} as const;

/** What is wrong with a cell for its field of a Table Schema; null when nothing is. */
function fauteDe(champ: ChampDeTable, cellule: string): string | null {
	const { constraints, falseValues, name, trueValues, type } = champ;
	if (cellule === "") return constraints.required ? `${name} is missing` : null;
	const permises = constraints.enum;
	if (permises && !permises.includes(cellule))
		return `${name} is ${cellule}, none of ${permises.join()}`;
	const motif = {
		string: /^/,
		integer: /^-?\d+$/,
		boolean: new RegExp(
			`^(?:${[...(trueValues ?? ["true"]), ...(falseValues ?? ["false"])].join("|")})$`,
		),
		date: /^\d{4}-\d{2}-\d{2}$/,
		datetime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/,
	}[type];
	if (!motif.test(cellule)) return `${name} is ${cellule}, no ${type}`;
	const { minimum } = constraints;
	return minimum !== undefined && Number(cellule) < minimum
		? `${name} is less than ${minimum}`
		: null;
}

/** What is wrong with a CSV file for its Table Schema. */
function fautes(schema: TableSchema, [tete = [], ...lignes]: string[][]) {
	const noms = schema.fields.map(({ name }) => name);
	const trouvees: string[] = [];
	if (tete.join() !== noms.join()) trouvees.push(`the header is ${tete}`);
	const vues = new Set<string>();
	for (const ligne of lignes) {
		if (ligne.length !== noms.length) trouvees.push("a line is not as long");
		for (const [rang, champ] of schema.fields.entries()) {
			const faute = fauteDe(champ, ligne[rang] ?? "");
			if (faute) trouvees.push(faute);
		}
		const cle = schema.primaryKey
			.map((une) => ligne[noms.indexOf(une)])
			.join("\n");
		if (vues.has(cle)) trouvees.push(`${cle} comes twice`);
		vues.add(cle);
	}
	return trouvees;
}

function lire(fichier: string): string {
	return readFileSync(join(racine, "donnees", jour, fichier), "utf8");
}

describe.each(JEUX)("the CSV files of %s", (jeu) => {
	test.each(["csv", "tableur"] as const)(
		"as %s are as their Table Schema says, which each file has beside it",
		(format) => {
			const schema = TableSchema.parse(
				JSON.parse(lire(nomDuSchema(jeu, format))),
			);
			const lignes: string[][] = parse(lire(nomDuFichier(jeu, format)), {
				...DIALECTES[format],
				relax_column_count: true,
			});
			expect(lignes.length).toBeGreaterThan(jeu === "etapes" ? 0 : 1);
			expect(fautes(schema, lignes)).toEqual([]);
			for (const { description, description_en } of schema.fields)
				expect([description, description_en].join()).toMatch(/.{6}/);
		},
	);
});

test("the Table Schema of projects types what is typed, and a wrong file is found wrong", async () => {
	const schema = TableSchema.parse(JSON.parse(lire("projets.schema.json")));
	const champ = (nomme: string) =>
		schema.fields.find(({ name }) => name === nomme);
	expect(champ("slug")).toMatchObject({ constraints: { required: true } });
	expect(champ("nb_votes")).toMatchObject({ type: "integer" });
	expect(champ("code_ouvert")).toMatchObject({ type: "boolean" });
	expect(champ("code_ouvert")?.constraints.required).toBeUndefined();
	expect(champ("label_ia")?.constraints.enum).toContain("sans_ia");
	expect(champ("publie_le")).toMatchObject({ type: "datetime" });
	const lignes: string[][] = parse(lire("projets.csv"));
	const [tete = [], une = []] = lignes;
	const avec = (nomme: string, cellule: string) =>
		une.map((valeur, rang) => (tete[rang] === nomme ? cellule : valeur));
	for (const fausse of [
		avec("slug", ""),
		avec("nb_votes", "douze"),
		avec("code_ouvert", "VRAI"),
		avec("label_ia", "un peu"),
		avec("publie_le", "hier"),
		une.slice(1),
	])
		expect(fautes(schema, [tete, fausse])).not.toEqual([]);
	expect(fautes(schema, [tete, une, une])).not.toEqual([]);
	expect(await ouvrirFichier("projets.schema.json", undefined)).toMatchObject({
		type: "application/json; charset=utf-8",
	});
});
