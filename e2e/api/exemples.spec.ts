import { execFile, execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { decodeHTML } from "entities";
import { expect, test } from "playwright/test";
import { type Api, ouvrirApi } from "#e2e/fixtures/api";
import type { Reponse } from "#e2e/fixtures/client";
import { type Base, nouvelleBase } from "#e2e/fixtures/database";
import {
	type Appelants,
	type Exemple,
	exemplesDu,
	peuplerExemples,
	sansHasard,
} from "#e2e/fixtures/exemples";
import { ROOT } from "#e2e/fixtures/processes";
import { startServer } from "#e2e/fixtures/servers";
import { variantes } from "#e2e/fixtures/variantes";
import { SAMPLE_TOKEN } from "#lib/adapters/openapi/calls";
import { childEnvironment } from "#lib/platform/config/env";
import { LANGUES, type Langue } from "#lib/platform/langues";

const run = promisify(execFile);

const RECORDED = join(ROOT, "lib/adapters/openapi/recorded-answers.json");

/** A test runner may force colours, which would appear in the programs' output. */
const SANS_COULEUR = { FORCE_COLOR: "0", NO_COLOR: "1" };

// One server, whose content the examples read in their order.
test.describe.configure({ mode: "default", timeout: 600_000 });

let dataDir: string;
let api: Api;
let base: Base;
let gens: Appelants;
let exemples: Exemple[];
const recus = new Map<string, Reponse>();

function envoyer({ chemin, corps, methode, moderation }: Exemple) {
	return api.appeler(methode, chemin, {
		jeton: moderation ? gens.moderateur : gens.membre,
		...(corps === undefined ? {} : { corps }),
	});
}

test.beforeAll(async () => {
	test.setTimeout(600_000);
	dataDir = mkdtempSync(join(tmpdir(), "bien-commun-exemples-"));
	base = await nouvelleBase();
	// With the people of the demonstration, as on a database of its own.
	api = await startServer("front", { DATABASE_URL: base.url }, [
		"--demonstration",
	]).then(ouvrirApi);
	gens = await peuplerExemples(base, async (jeton, chemin) => {
		const { statut } = await api.appeler("PUT", chemin, { jeton });
		if (statut !== 200) throw new Error(`${chemin}: ${statut}`);
	});
	const document = await api.appeler("GET", "/api/openapi.json");
	exemples = exemplesDu(document.json);
	for (const exemple of exemples)
		recus.set(exemple.nom, await envoyer(exemple));
});

// Every program offers help for a place once: more often than may be done in a day.
test.beforeEach(() =>
	base.lignes("UPDATE offres SET cree_le = cree_le - interval '2 days'"),
);

test.afterAll(async () => {
	await api?.fermer();
	await base?.fermer();
	if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

/**
 * With `--update-snapshots` the answers received are written as those to show. Run it
 * when an answer, an example or the demonstration content changes:
 * `npm run test:api -- exemples --update-snapshots`.
 */
test("every call of the document, sent as it is written, succeeds and is answered as the document shows", ({
	playwright: _,
}, { config }) => {
	expect(exemples.length).toBeGreaterThan(20);
	if (["all", "changed"].includes(config.updateSnapshots)) {
		const answers = exemples.map(({ nom }) => [nom, recus.get(nom)?.json]);
		writeFileSync(
			RECORDED,
			`${JSON.stringify(Object.fromEntries(answers), null, "\t")}\n`,
		);
		return;
	}
	for (const { nom, reponse, statut } of exemples) {
		expect.soft(recus.get(nom)?.statut, nom).toBe(statut);
		expect
			.soft(sansHasard(recus.get(nom)?.json), nom)
			.toEqual(sansHasard(reponse));
	}
});

/** The programs of a page, as a reader copies them, by their name. */
async function programmesDe(chemin: string): Promise<Map<string, string>> {
	const page = await fetch(`http://localhost:${api.server.port}${chemin}`);
	const trouves = [
		...(await page.text()).matchAll(
			/data-(?:exemple|affiche)="([\w-]*)".*?<code[^>]*>(.*?)<\/code><\/pre>/gs,
		),
	];
	return new Map(
		trouves.map(([, nom = "", code = ""]) => [nom, decodeHTML(code)]),
	);
}

function estLa(programme: string): boolean {
	try {
		execFileSync(programme, ["--version"], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

/** Between what two programs print. */
const FIN = "--- fin du programme ---";

/** What runs the files it is given one after the other: starting it takes longer than any of them. */
const LANCEURS = {
	curl: {
		programme: "curl",
		suite: [
			"sh",
			"-c",
			`for un; do sh "$un" || exit; echo "${FIN}"; done`,
			"sh",
		],
	},
	javascript: {
		programme: process.execPath,
		suite: [
			...[process.execPath, "--input-type=module", "--eval"],
			`for (const un of process.argv.slice(1)) { await import(un); console.log("${FIN}"); }`,
		],
	},
	python: {
		programme: "python3",
		suite: [
			...["python3", "-c"],
			`import runpy, sys\nfor un in sys.argv[1:]:\n    runpy.run_path(un, run_name="__main__")\n    print("${FIN}")`,
		],
	},
} as const;

type Programme = { readonly code: string; readonly jeton: string };

/** Runs programs as they are shown, with a true token in the place of the one to replace; returns what each prints. */
async function lancer(
	langage: keyof typeof LANCEURS,
	langue: Langue,
	programmes: readonly Programme[],
): Promise<string[]> {
	const fichiers = programmes.map(({ code, jeton }, rang) => {
		expect(code).toContain(SAMPLE_TOKEN[langue]);
		const fichier = join(dataDir, `essai-${randomUUID()}-${rang}.mjs`);
		writeFileSync(fichier, code.replaceAll(SAMPLE_TOKEN[langue], jeton));
		return fichier;
	});
	const [premier, ...options] = LANCEURS[langage].suite;
	const { stdout } = await run(premier, [...options, ...fichiers], {
		env: childEnvironment(SANS_COULEUR),
	});
	const imprimes = stdout.split(`${FIN}\n`);
	expect(imprimes.pop()).toBe("");
	expect(imprimes).toHaveLength(programmes.length);
	return imprimes;
}

/** A contribution sent again gets the next free slug. */
function sansRang(reponse: unknown): unknown {
	return JSON.parse(
		JSON.stringify(sansHasard(reponse)).replaceAll(/-\d+"/g, '"'),
	);
}

for (const [round, langue, langage] of variantes(test, import.meta.filename)(
	LANGUES,
	{ toutes: ["curl", "javascript", "python"] as const },
)) {
	const { programme } = LANCEURS[langage];
	const prefixe = langue === "en" ? "/en" : "";

	round.test(
		`every ${langage} program of ${prefixe}/developpeurs/reference, run as it is shown, prints the answer`,
		async () => {
			test.skip(!estLa(programme), `${programme} is not installed`);
			const parties = ["lecture", "participation", "administration"].map(
				(partie) => programmesDe(`${prefixe}/developpeurs/reference/${partie}`),
			);
			const codes = new Map(
				(await Promise.all(parties)).flatMap((une) => [...une]),
			);
			// What they read is what is answered next, before anything else is written.
			const premiere = exemples.findIndex(({ methode }) => methode === "GET");
			const derniere = exemples.findLastIndex(
				({ methode }) => methode === "GET",
			);
			for (const suite of [
				exemples.slice(0, premiere),
				exemples.slice(premiere, derniere + 1),
				exemples.slice(derniere + 1),
			]) {
				const imprimes = await lancer(
					langage,
					langue,
					suite.map(({ moderation, nom }) => ({
						code: codes.get(`${nom}-${langage}`) ?? "",
						jeton: moderation ? gens.moderateur : gens.membre,
					})),
				);
				for (const [rang, exemple] of suite.entries()) {
					const { methode, nom, reponse, statut } = exemple;
					const imprime = imprimes[rang]?.trim() ?? "";
					if (reponse === undefined) {
						const attendu = langage === "curl" ? "" : String(statut);
						expect(imprime, nom).toBe(attendu);
						continue;
					}
					const lu: unknown = JSON.parse(imprime);
					if (methode === "GET")
						expect(lu, nom).toEqual((await envoyer(exemple)).json);
					else expect(sansRang(lu), nom).toEqual(sansRang(reponse));
				}
			}
		},
	);
}

for (const langue of LANGUES)
	test(`${langue}: the guide shows what its first programs print`, async () => {
		const prefixe = langue === "en" ? "/en" : "";
		const codes = await programmesDe(`${prefixe}/developpeurs`);
		await api.appeler("PUT", "/api/projets/openstreetmap/vote", {
			jeton: gens.membre,
		});
		const montre = codes.get("");
		expect(montre).toMatch(/^(?:\d+ .+\n){2}\d+ .+$/);
		for (const langage of ["javascript", "python"] as const) {
			if (!estLa(LANCEURS[langage].programme)) continue;
			const [imprime] = await lancer(langage, langue, [
				{ code: codes.get(langage) ?? "", jeton: gens.membre },
			]);
			expect(imprime?.trim()).toBe(montre);
		}
	});
