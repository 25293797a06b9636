import { execFileSync } from "node:child_process";
import {
	existsSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { estJetonPlausible } from "#lib/comptes/jetons/rules";
import { withConnection } from "#lib/platform/db/own-connection";
import { prisma } from "#lib/platform/db/pool";
import { walkableFolder } from "#server/postgres/test-process";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { ErreurUsage, lireSaisie } from "./commande.ts";
import {
	aide,
	commandesProches,
	toutesLesCommandes,
	trouverCommande,
} from "./commandes.ts";
import { phraseErreur } from "./erreur.ts";
import { faire, issueDe } from "./faire.fixture.ts";
import { gerer } from "./gerer.fixture.ts";

/** Each run starts a process, on a machine that may be busy. */
const PATIENCE_MS = 120_000;

const INJOIGNABLE = { DATABASE_URL: "postgresql://x:x@127.0.0.1:1/x" };

const base = useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "bc-gerer-"));
afterAll(() => rmSync(folder, { recursive: true }));

const lancer = (...args: string[]) =>
	gerer({ DATABASE_URL: base.url, INIT_CWD: folder }, ...args);

describe("a usage error", () => {
	test.each([
		["an option missing", "compte creer", [], "--courriel"],
		["an argument missing", "importer projets", [], "FICHIER"],
		["an argument too many", "verifier", ["tout"], "tout"],
		["an unknown option", "verifier", ["--fort"], "--fort"],
		[
			"a value outside the list",
			"importer besoins",
			["f", "--statut", "livre"],
			"propose ou publie",
		],
		[
			"a role that is none",
			"compte creer",
			["--courriel", "a@b.fr", "--role", "roi"],
			"membre ou moderateur ou admin",
		],
		["an option without its value", "jeton creer", ["--courriel"], "valeur"],
	])("%s is reported in French", async (_, nom, args, words) => {
		const trouvee = await trouverCommande([...nom.split(" "), ...args]);
		expect(trouvee?.commande.nom).toBe(nom);
		const lire = () => trouvee && lireSaisie(trouvee.commande, trouvee.suite);
		expect(lire).toThrow(ErreurUsage);
		expect(lire).toThrow(words);
	});

	test.each([
		["importer projets f", true],
		["importer besoins f --essai", false],
		["lieux rapprocher", true],
		["restaurer f", false],
	])(
		"interrupted, « %s » says that what it wrote is kept: %s",
		async (dite, garde) => {
			const trouvee = await trouverCommande(dite.split(" "));
			const { commande, suite = [] } = trouvee ?? {};
			const parLots = commande?.parLots?.(lireSaisie(commande, suite));
			expect([commande?.nom, parLots ?? false]).toEqual([
				dite.split(" f")[0],
				garde,
			]);
		},
	);

	test(
		"an interrupted backup says so, and nothing else, and leaves no file",
		async () => {
			const fichier = join(folder, "coupee.gz");
			await withConnection({ connectionString: base.url }, async (client) => {
				await client.query(
					"BEGIN; LOCK TABLE comptes IN ACCESS EXCLUSIVE MODE",
				);
				const fin = gerer(
					{ DATABASE_URL: base.url },
					...["sauvegarder", fichier],
					(child) => {
						const attente = setInterval(() => {
							if (!existsSync(`${fichier}.partiel`)) return;
							clearInterval(attente);
							child.kill("SIGINT");
						}, 50);
					},
				);
				const { code, stderr } = await fin;
				expect([code, stderr.trim()]).toEqual([
					...[130, "Interrompu : la commande n’est pas allée au bout."],
				]);
			});
			expect(readdirSync(folder).filter((un) => /coupee/.test(un))).toEqual([]);
		},
		PATIENCE_MS,
	);

	// One that is known and mistyped: comptes.test.ts.
	test(
		"an unknown command prints the help, then what was wrong; it exits with 2 and opens no database",
		async () => {
			const { code, stdout, stderr } = await gerer(INJOIGNABLE, "rien");
			expect([code, stdout]).toEqual([2, ""]);
			expect(stderr).toMatch(/^Usage :[\s\S]*\n✗ Commande inconnue : rien\n$/);
			expect(stderr).not.toMatch(/\n\s+at /);
			const seul = await gerer(INJOIGNABLE, "importer");
			expect(seul.stderr).toMatch(
				/importer projets[\s\S]*\n✗ Quelle commande \?\n$/,
			);
			expect(seul.stderr).not.toContain("-- compte creer");
		},
		PATIENCE_MS,
	);

	test("a first word alone prints the help of the commands that begin with it", async () => {
		const help = aide(await commandesProches("compte"));
		expect(help).toContain("-- compte creer");
		expect(help).not.toContain("-- importer");
		const whole = aide(await toutesLesCommandes());
		expect(aide(await commandesProches("rien"))).toBe(whole);
	});

	test("the help names every command, and each is found by its name", async () => {
		const commandes = await toutesLesCommandes();
		for (const { nom } of commandes) {
			expect(aide(commandes)).toContain(`-- ${nom}`);
			const trouvee = await trouverCommande(nom.split(" "));
			expect(trouvee?.commande.nom).toBe(nom);
		}
	});
});

describe("results and refusals", () => {
	test(
		"an account, then its tokens, are printed as one line of JSON each; a sixth token is refused in a sentence",
		async () => {
			const cree = await lancer(
				"compte",
				"creer",
				"--courriel",
				"Op@Exemple.fr",
				"--role",
				"admin",
				"--nom",
				"Op",
			);
			expect(cree.code).toBe(0);
			const compte = JSON.parse(cree.stdout);
			expect(compte).toEqual({
				id: expect.any(Number),
				courriel: "op@exemple.fr",
				role: "admin",
			});
			const designe = ["jeton", "creer", "--courriel", "OP@exemple.fr"];
			expect(cree.stdout.endsWith("\n")).toBe(true);
			const jeton = Object(await faire(...designe)).jeton;
			expect(estJetonPlausible(jeton)).toBe(true);
			for (let n = 1; n < 5; n += 1) await faire(...designe);
			expect(await faire(...designe).catch(phraseErreur)).toContain("5 jetons");
			const moved = await faire(
				...["compte", "adresse", "--courriel", "op@exemple.fr"],
				...["--nouvelle", "autre@exemple.fr"],
			);
			expect(moved).toEqual({ ...compte, courriel: "autre@exemple.fr" });
			expect(await prisma().jeton.count({ where: { revoque_le: null } })).toBe(
				0,
			);
		},
		PATIENCE_MS,
	);

	test(
		"a refusal is a sentence on standard error, exit code 1",
		async () => {
			const { code, stdout, stderr } = await lancer(
				...["jeton", "creer", "--courriel", "personne@exemple.fr"],
			);
			expect([code, stdout]).toEqual([1, ""]);
			expect(stderr).toContain("Aucun compte");
			expect(stderr).not.toMatch(/\n\s+at /);
		},
		PATIENCE_MS,
	);

	test(
		"an import prints its counts on standard output and its progress on standard error; its path is relative to the operator's folder",
		async () => {
			const besoin = {
				titre: "Un besoin à importer",
				description:
					"Une description qui dépasse bien les quarante caractères.",
				source: "Essais",
				source_id: "1",
			};
			writeFileSync(
				join(folder, "besoins.ndjson"),
				`${JSON.stringify(besoin)}\nnon\n`,
			);
			const { code, stdout, stderr } = await lancer(
				"importer",
				"besoins",
				"besoins.ndjson",
				"--statut",
				"publie",
			);
			expect(code).toBe(0);
			expect(JSON.parse(stdout)).toEqual({
				lus: 2,
				crees: 1,
				modifies: 0,
				inchanges: 0,
				refuses: [
					{ ligne: 2, source_id: null, raison: "la ligne n’est pas du JSON" },
				],
				colonnes_inconnues: {},
				themes_inconnus: {},
			});
			expect(stderr).toContain("100 %");
			expect(stderr).toContain("ligne 2 : la ligne n’est pas du JSON");
		},
		PATIENCE_MS,
	);

	test(
		"an import of no entry exits with code 1; a trial reports what would happen, and keeps nothing",
		async () => {
			const record = {
				nom: "Un projet à l’essai",
				accroche: "Une accroche assez longue",
				description:
					"Une description qui dépasse bien les quarante caractères.",
				source: "Essais",
				source_id: "essai-1",
			};
			const colonnes = Object.keys(record).join(";");
			const cellules = Object.values(record).join(";");
			writeFileSync(
				join(folder, "juste.csv"),
				`${colonnes};code_ouvert\n${cellules};OUI\n`,
			);
			writeFileSync(join(folder, "autres.csv"), "a;b\n1;2\n");
			writeFileSync(join(folder, "vide.csv"), "");
			const dit = vi.spyOn(process.stderr, "write").mockReturnValue(true);
			const importer = async (nom: string, ...options: string[]) => {
				dit.mockClear();
				const { resultat, echec } = await issueDe(
					...["importer", "projets", join(folder, nom), ...options],
				);
				return { resultat, echec, stderr: dit.mock.calls.join("") };
			};
			const essai = await importer("juste.csv", "--essai", "--creer-themes");
			const vide = await importer("vide.csv");
			dit.mockRestore();
			const refuses = await lancer("importer", "projets", "autres.csv");
			expect(essai.stderr).toContain("rien n’est gardé");
			expect(essai.resultat).toMatchObject({ crees: 1, refuses: [] });
			expect(await prisma().projet.count()).toBe(0);
			expect([essai.echec, vide.echec, refuses.code]).toEqual([
				...[false, true, 1],
			]);
			expect(refuses.stderr).toContain("Rien n’est entré");
			expect(refuses.stderr).toContain("2 colonnes que rien ne lit : a, b");
			expect(vide.stderr).toContain("Rien n’a été lu");
			expect(
				await faire("importer", "projets", join(folder, "juste.csv")),
			).toMatchObject({ crees: 1 });
			expect(await prisma().projet.findFirst()).toMatchObject({
				code_ouvert: true,
			});
			await prisma().projet.deleteMany();
		},
		PATIENCE_MS,
	);

	test(
		"a backup never overwrites another unless asked, and a path that cannot be written is reported in a sentence",
		async () => {
			const une = ["sauvegarder", join(folder, "une.jsonl.gz")];
			await faire(...une);
			const tube = join(folder, "tube");
			execFileSync("mkfifo", [tube]);
			expect(await faire(...une).catch(phraseErreur)).toContain("existe déjà");
			await faire(...une, "--remplacer");
			for (const args of [
				["sauvegarder", join(folder, "absent/une.jsonl.gz")],
				["sauvegarder", "/dev/null/une.jsonl.gz"],
				["exporter", "/dev/null/donnees"],
				["sauvegarder", tube, "--remplacer"],
			]) {
				const refus = await faire(...args).catch(phraseErreur);
				expect(refus).toMatch(/(donnez|créez)/);
				expect(refus).not.toMatch(/DATA_DIR|ENO/);
			}
			// What is not a plain file, such as a device, is never replaced.
			expect(statSync(tube).isFIFO()).toBe(true);
		},
		PATIENCE_MS,
	);

	test(
		"verifier succeeds while every count is right, and fails on a difference",
		async () => {
			expect(await issueDe("verifier")).toEqual({
				...{ resultat: { ecarts: [] }, echec: false },
			});
			await prisma().projet.create({
				data: {
					slug: "faux-compte",
					nom: "Faux compte",
					accroche: "Une accroche assez longue",
					description:
						"Une description qui dépasse bien les quarante caractères.",
					nb_votes: 3,
				},
			});
			const faux = await issueDe("verifier");
			expect(faux.echec).toBe(true);
			expect(Object(faux.resultat).ecarts.length).toBeGreaterThan(0);
		},
		PATIENCE_MS,
	);

	test(
		"a database with another version's schema is reported in a sentence with the remedy",
		async () => {
			await prisma()
				.$executeRaw`ALTER TABLE comptes RENAME COLUMN nom TO autre`;
			try {
				const phrase = await faire(
					...["compte", "creer", "--courriel", "schema@exemple.fr"],
				).catch(phraseErreur);
				expect(phrase).toContain("schéma de cette version");
				expect(phrase).not.toContain("inattendue");
			} finally {
				await prisma()
					.$executeRaw`ALTER TABLE comptes RENAME COLUMN autre TO nom`;
			}
		},
		PATIENCE_MS,
	);

	test(
		"a database that does not answer is reported in a sentence, exit code 1",
		async () => {
			const { code, stderr } = await gerer(INJOIGNABLE, "verifier");
			expect(code).toBe(1);
			expect(stderr).toContain("injoignable");
		},
		PATIENCE_MS,
	);
});

describe("without DATABASE_URL", () => {
	let data = "";
	beforeAll(() => {
		data = join(walkableFolder(), "donnees");
	});
	afterAll(() => rmSync(join(data, ".."), { recursive: true, force: true }));

	test(
		"the embedded database is created, migrated, kept, and stopped at the end",
		async () => {
			const cree = await gerer(
				{ DATA_DIR: data },
				"compte",
				"creer",
				"--courriel",
				"a@exemple.fr",
			);
			expect(cree).toMatchObject({ code: 0 });
			const encore = await gerer(
				{ DATA_DIR: data },
				"compte",
				"creer",
				"--courriel",
				"a@exemple.fr",
			);
			expect(JSON.parse(encore.stdout)).toEqual(JSON.parse(cree.stdout));
			expect(existsSync(join(data, "postgres", "postmaster.pid"))).toBe(false);
		},
		PATIENCE_MS,
	);
});
