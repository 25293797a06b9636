import { createHash } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { lireArticle, listerArticles } from "#lib/articles/queries";
import { listerBesoins, listerSituations } from "#lib/besoins/queries";
import { lireProjet, listerProjets } from "#lib/projets/queries";
import { listerThemes } from "#lib/themes/queries";
import { emptyDirectory, run } from "#prisma/directory.fixture";
import {
	creerArticle,
	creerBesoin,
	creerProjet,
	creerTheme,
} from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { exporterDonnees, faireDonneesDuJour } from "./commands.ts";
import {
	lireManifeste,
	listerJeux,
	listerJours,
	ouvrirFichier,
} from "./queries.ts";
import {
	APERCU_COLONNES,
	FORMATS,
	JEUX,
	LICENCE,
	NOM_MANIFESTE,
	NOM_SOMMES,
} from "./schema.ts";

const racine = mkdtempSync(join(tmpdir(), "bc-donnees-"));
afterAll(() => rmSync(racine, { recursive: true }));

useTestDatabase({ DATA_DIR: racine, SITE_NOM: "Essai, & fils" });

const ADRESSES = ["qui.vote@example.org", "qui.propose@example.net"];

/** Every kind of record, public and not, with accounts behind them. */
async function remplir(): Promise<void> {
	await emptyDirectory();
	for (const [at, adresse] of ADRESSES.entries())
		await run(
			`INSERT INTO comptes (id, courriel, courriel_saisi, nom) VALUES (${900 + at}, '${adresse}', '${adresse.toUpperCase()}', 'Camille Secret${at}')`,
		);
	await creerTheme({
		slug: "eau",
		nom: "Eau",
		traductions: { en: { nom: "Water" } },
	});
	await creerProjet({
		slug: "carte",
		nom: '=HYPERLINK("x")',
		accroche: 'Une ligne, des "guillemets"\net un saut',
		themes: ["eau"],
		auteur: { connect: { id: 901 } },
		traductions: { en: { nom: "+1" } },
		mots_habitants: ["=où boire", "un robinet"],
		depot: "https://git.example.org/carte",
		licence_code: "MIT OR EUPL-1.2",
		stade: "stable",
		liens: ["documentation https://a.example/", "impact https://b.example/"],
		finance_par: ["=Ville", "Région"],
	});
	await creerProjet({ slug: "cache", statut: "propose", publie_le: null });
	await creerBesoin({
		slug: "fontaines",
		statut: "etude",
		titre: "-Trouver de l’eau",
		auteur: { connect: { id: 901 } },
		etapes: {
			create: [
				{
					numero: 1,
					jour: new Date("2026-03-02"),
					titre: "@Premier relevé",
					texte: "Fait.",
				},
			],
		},
	});
	await run(
		`INSERT INTO liens (besoin_id, projet_id, etat, origine, decide_le, nuance)
		 SELECT b.id, p.id, 'confirme', 'moderation', '2026-03-03T10:00:00Z', 'Rien.' FROM besoins b, projets p`,
	);
	await creerArticle({ slug: "un", projets: ["carte", "cache"] });
	await run(
		`INSERT INTO votes (compte_id, projet_id) SELECT 900, id FROM projets;
		 INSERT INTO soutiens (compte_id, besoin_id) SELECT 900, id FROM besoins;
		 INSERT INTO situations (compte_id, besoin_id, phrase, langue, relue) SELECT 900, id, '=Il faut 40 km.', 'fr', 'publiee' FROM besoins`,
	);
}

function lignesDe(dossier: string, jeu: string): unknown[] {
	return readFileSync(join(dossier, `${jeu}.jsonl`), "utf8")
		.split("\n")
		.filter((ligne) => ligne !== "")
		.map((ligne) => JSON.parse(ligne));
}

function cellulesDe(dossier: string, jeu: string): Record<string, string>[] {
	return parse(readFileSync(join(dossier, `${jeu}.csv`)), { columns: true });
}

async function exporter(nom: string) {
	const dossier = join(racine, nom);
	return { dossier, manifeste: await exporterDonnees(dossier) };
}

beforeEach(remplir);

describe("D30: the files of open data", () => {
	test("hold the API's answers, field by field, with licence and credit, and nothing unpublished", async () => {
		const { dossier } = await exporter("api");
		const mention = {
			licence: LICENCE.id,
			credit: "Essai, & fils — http://localhost:3000",
		};
		const projet = await lireProjet("carte");
		const article = await lireArticle("un");
		const besoins = await listerBesoins({ tri: "recents" });
		if (!projet.ok || !article.ok || !besoins.ok) throw new Error("not read");
		expect(lignesDe(dossier, "projets")).toEqual([
			{ ...projet.valeur, ...mention },
		]);
		expect(lignesDe(dossier, "articles")).toEqual([
			{ ...article.valeur, ...mention },
		]);
		expect(lignesDe(dossier, "besoins")).toEqual(
			besoins.valeur.elements.map((besoin) => ({ ...besoin, ...mention })),
		);
		expect(lignesDe(dossier, "themes")).toEqual(
			(await listerThemes()).map((theme) => ({ ...theme, ...mention })),
		);
		expect(lignesDe(dossier, "liens")).toEqual([
			{
				besoin: "fontaines",
				projet: "carte",
				depuis: "2026-03-03T10:00:00.000Z",
				...mention,
			},
		]);
		const [besoin] = besoins.valeur.elements;
		expect(lignesDe(dossier, "etapes")).toEqual([
			{
				besoin: "fontaines",
				numero: 1,
				...besoin?.etapes[0],
				...mention,
			},
		]);
		const situations = await listerSituations("fontaines");
		if (!situations.ok) throw new Error(situations.refus);
		expect(lignesDe(dossier, "situations")).toEqual([
			{ besoin: "fontaines", ...situations.valeur[0], ...mention },
		]);
	});

	test("CSV has both languages, as many records, and no cell that a spreadsheet would run", async () => {
		const { dossier, manifeste } = await exporter("csv");
		const [projet] = cellulesDe(dossier, "projets");
		expect(projet).toMatchObject({
			slug: "carte",
			nom: `'=HYPERLINK("x")`,
			nom_en: "'+1",
			accroche: 'Une ligne, des "guillemets"\net un saut',
			themes: "eau",
			code_ouvert: "",
			mots_habitants: "'=où boire|un robinet",
			mots_habitants_en: "",
			depot: "https://git.example.org/carte",
			licence_code: "MIT OR EUPL-1.2",
			stade: "stable",
			liens: "documentation https://a.example/|impact https://b.example/",
			finance_par: "'=Ville|Région",
			licence: LICENCE.id,
		});
		expect(cellulesDe(dossier, "besoins")[0]?.titre).toBe("'-Trouver de l’eau");
		expect(cellulesDe(dossier, "etapes")[0]?.titre).toBe("'@Premier relevé");
		expect(cellulesDe(dossier, "situations")[0]?.texte).toBe(
			"'=Il faut 40 km.",
		);
		for (const jeu of JEUX) {
			const cellules = cellulesDe(dossier, jeu);
			for (const ligne of cellules)
				for (const valeur of Object.values(ligne))
					expect(valeur).not.toMatch(/^[=+\-@]/);
			const lignes = manifeste.fichiers
				.filter((fichier) => fichier.jeu === jeu)
				.map((fichier) => fichier.lignes);
			expect(lignes).toEqual(FORMATS.map(() => cellules.length));
		}
	});

	test("the file for French spreadsheets holds the records of the CSV file, after a mark of its encoding, by semicolons", async () => {
		const { dossier } = await exporter("tableur");
		for (const jeu of JEUX) {
			const tableur = readFileSync(join(dossier, `${jeu}-tableur.csv`), "utf8");
			expect(tableur.startsWith("\ufeff")).toBe(true);
			expect(tableur.replace("\ufeff", "").split("\r\n")[0]).toBe(
				(
					readFileSync(join(dossier, `${jeu}.csv`), "utf8").split("\r\n")[0] ??
					""
				).replaceAll(",", ";"),
			);
			const lues = parse(tableur, { bom: true, columns: true, delimiter: ";" });
			const duCsv = cellulesDe(dossier, jeu);
			expect(lues).toEqual(
				duCsv.map((ligne) =>
					Object.fromEntries(
						Object.entries(ligne).map(([nom, valeur]) => [
							nom,
							valeur === "true" ? "VRAI" : valeur === "false" ? "FAUX" : valeur,
						]),
					),
				),
			);
		}
		expect(
			readFileSync(join(dossier, "besoins-tableur.csv"), "utf8"),
		).toContain(";VRAI;");
	});

	test("the dictionary describes every column of every file in both languages", async () => {
		const { dossier } = await exporter("dictionnaire");
		const decrites = cellulesDe(dossier, "dictionnaire").map(
			({ colonne, jeu }) => `${jeu} ${colonne}`,
		);
		const ecrites = JEUX.flatMap((jeu) =>
			(readFileSync(join(dossier, `${jeu}.csv`), "utf8").split("\r\n")[0] ?? "")
				.split(",")
				.map((colonne) => colonne.replaceAll('"', ""))
				.map((colonne) => `${jeu} ${colonne}`),
		);
		expect(decrites).toEqual(ecrites);
	});

	test("no file holds an address, a name or an identifier of a person", async () => {
		const { dossier } = await exporter("personnes");
		const adresses = await run<{ texte: string }>(
			`SELECT courriel AS texte FROM comptes UNION SELECT courriel_saisi FROM comptes
			 UNION SELECT nom FROM comptes WHERE nom IS NOT NULL`,
		);
		expect(adresses).toHaveLength(6);
		for (const nom of readdirSync(dossier)) {
			const contenu = readFileSync(join(dossier, nom), "utf8").toLowerCase();
			for (const { texte } of adresses)
				expect(contenu.includes(texte.toLowerCase()), nom).toBe(false);
			expect(contenu).not.toMatch(/auteur_id|compte_id/);
		}
	});

	test("the checksums are those of the bytes, in the manifest and in the format of sha256sum", async () => {
		const { dossier, manifeste } = await exporter("sommes");
		const sommes = readFileSync(join(dossier, NOM_SOMMES), "utf8");
		for (const { nom, octets, sha256 } of manifeste.fichiers) {
			const bytes = readFileSync(join(dossier, nom));
			expect(bytes.length).toBe(octets);
			expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
			if (nom !== NOM_SOMMES) expect(sommes).toContain(`${sha256}  ${nom}\n`);
		}
		expect(
			JSON.parse(readFileSync(join(dossier, NOM_MANIFESTE), "utf8")),
		).toEqual(manifeste);
		expect(readdirSync(dossier).filter((nom) => nom.startsWith("."))).toEqual(
			[],
		);
	});

	test("an empty directory gives files with their headers and no record", async () => {
		await emptyDirectory();
		const { dossier } = await exporter("vide");
		expect(JEUX.map((jeu) => cellulesDe(dossier, jeu))).toEqual(
			JEUX.map(() => []),
		);
	});
});

describe("D30: day after day", () => {
	test("two instances make the day's files once; a complete day is not made again", async () => {
		const faits = await Promise.all([
			faireDonneesDuJour(),
			faireDonneesDuJour(),
		]);
		const jour = faits.find((fait) => fait !== null);
		expect(faits.filter((fait) => fait !== null)).toHaveLength(1);
		expect(await faireDonneesDuJour()).toBeNull();
		expect(await listerJours()).toEqual([jour]);
		expect((await lireManifeste())?.jour).toBe(jour);
		const fichier = await ouvrirFichier("projets.jsonl", undefined);
		let lu = "";
		for await (const octets of fichier?.lire() ?? [])
			lu += Buffer.from(octets).toString("utf8");
		expect(lu).toBe(
			readFileSync(
				join(racine, "donnees", String(jour), "projets.jsonl"),
				"utf8",
			),
		);
	});

	test("an incomplete day left by a crash is made again, what an earlier day had begun and expired days are removed", async () => {
		const dossier = join(racine, "donnees");
		rmSync(dossier, { recursive: true, force: true });
		for (const jour of ["2020-01-01", "2020-01-02"])
			mkdirSync(join(dossier, jour), { recursive: true });
		mkdirSync(join(dossier, ".partiel"));
		writeFileSync(join(dossier, ".partiel", "besoins.csv"), "commencé");
		const fait = await faireDonneesDuJour();
		expect(readdirSync(dossier).toSorted()).toEqual(["2020-01-01", fait]);
		expect(await listerJours()).toEqual([fait, "2020-01-01"]);
		rmSync(join(dossier, String(fait), NOM_MANIFESTE));
		expect(await faireDonneesDuJour()).toBe(fait);
		expect(existsSync(join(dossier, String(fait), NOM_MANIFESTE))).toBe(true);
	});

	test("each set has its newest files, its columns, its first records and its past days by format", async () => {
		const dossier = join(racine, "donnees");
		rmSync(dossier, { recursive: true, force: true });
		expect(await listerJeux()).toEqual([]);
		mkdirSync(join(dossier, "2020-01-01"), { recursive: true });
		for (const nom of ["projets.csv", "projets.jsonl"])
			writeFileSync(join(dossier, "2020-01-01", nom), "");
		for (let n = 0; n < 4; n += 1)
			await creerProjet({
				slug: `d${n}`,
				nom: `Ligne\u2028${n}`,
				langue: "en",
			});
		const jour = await faireDonneesDuJour();
		const jeux = await listerJeux();
		expect(jeux.map(({ jeu }) => jeu)).toEqual(JEUX);
		const [projets] = jeux;
		expect(projets?.lignes).toBe(5);
		expect(projets?.fichiers.map(({ nom }) => nom)).toEqual([
			...["projets.jsonl", "projets.csv", "projets-tableur.csv"],
		]);
		expect(projets?.passes).toEqual([
			{ jour: "2020-01-01", formats: ["jsonl", "csv"] },
		]);
		const [premier, deuxieme, ...reste] = projets?.apercu ?? [];
		expect(premier?.map(({ texte }) => texte)).toEqual([
			...['=HYPERLINK("x")', "", "non_renseigne", "0"],
		]);
		expect(deuxieme?.[0]).toEqual({ texte: "Ligne 0", langue: "en" });
		expect(reste).toHaveLength(1);
		for (const { apercu, colonnes, fichiers, jeu } of jeux) {
			expect(colonnes).toEqual(expect.arrayContaining(["licence", "credit"]));
			expect(colonnes).toEqual(
				expect.arrayContaining([...APERCU_COLONNES[jeu]]),
			);
			expect(apercu.length).toBeGreaterThan(0);
			for (const { nom } of fichiers)
				expect(await ouvrirFichier(nom, String(jour)), nom).not.toBeNull();
		}
	});

	test("no name reads outside the day's folder, nor a file that the manifest does not name", async () => {
		await faireDonneesDuJour();
		for (const nom of [
			"../secret",
			"..",
			"",
			"x.csv",
			"projets.jsonl/..",
			".projets.jsonl.partiel",
		])
			expect(await ouvrirFichier(nom, undefined), nom).toBeNull();
		expect(await ouvrirFichier("projets.csv", "../..")).toBeNull();
		expect(await ouvrirFichier("projets.csv", "1999-01-01")).toBeNull();
		expect(await ouvrirFichier(NOM_MANIFESTE, undefined)).not.toBeNull();
	});
});

test("the lists of the API and the files agree on what is public", async () => {
	const { dossier } = await exporter("listes");
	const projets = await listerProjets({ tri: "une" });
	const articles = await listerArticles({});
	if (!projets.ok || !articles.ok) throw new Error("not read");
	expect(lignesDe(dossier, "projets")).toHaveLength(projets.valeur.total);
	expect(lignesDe(dossier, "articles")).toHaveLength(articles.valeur.total);
});
