/** `importer publiccode` as the operator types it, with a server of files on loopback. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { completeEnvironment } from "#lib/platform/config/env";
import { rows, sql } from "#lib/platform/db/pool";
import {
	type Counted,
	hostile,
	startCounted,
} from "#lib/platform/network/hostile-server.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { faire } from "./faire.fixture.ts";
import { gerer } from "./gerer.fixture.ts";

const base = useTestDatabase();

const FICHIER = `publiccodeYmlVersion: "0.4"
name: Fontaines
url: https://git.example.org/eau/fontaines
developmentStatus: stable
legal: {license: GPL-3.0}
fundedBy: [{name: Ville de Lyon}]
roadmap: https://fontaines.example.org/suite
description:
  fr:
    shortDescription: Les points d’eau potable d’une ville.
    longDescription: Une carte libre des fontaines où l’on peut boire, relevée à pied.
`;
const ITALIEN = FICHIER.replace("  fr:", "  it:");

let fichiers: Counted;
let texte = FICHIER;

beforeAll(async () => {
	fichiers = await startCounted((request, response) => {
		if (request.url === "/it.yml") return void response.end(ITALIEN);
		hostile(texte)(request, response);
	});
	completeEnvironment({ LECTURES_ESSAI: `127.0.0.1:${fichiers.port}` });
});

afterAll(() => fichiers.close());

function ecrire(...adresses: string[]): string {
	const liste = join(mkdtempSync(join(tmpdir(), "publiccode-")), "liste.txt");
	writeFileSync(liste, adresses.join("\r\n"));
	return liste;
}

const ensuite = (...adresses: string[]) =>
	faire("importer", "publiccode", ecrire(...adresses));

async function importer(...adresses: string[]) {
	const fait = await gerer(
		{
			DATABASE_URL: base.url,
			LECTURES_ESSAI: `127.0.0.1:${fichiers.port}`,
		},
		...["importer", "publiccode", ecrire(...adresses)],
	);
	return { ...fait, bilan: JSON.parse(fait.stdout) };
}

test("each address is told taken, changed, unchanged or refused, and a second run changes nothing", async () => {
	const ici = `http://127.0.0.1:${fichiers.port}`;
	const adresses = [
		"# our own",
		`${ici}/eau/fontaines`,
		"",
		`${ici}/it.yml`,
		`${ici}/missing`,
		"file:///etc/passwd",
		"http://169.254.169.254/latest/",
		`${ici}/eau/fontaines.git`,
	];
	const premier = await importer(...adresses);
	expect(premier.code, premier.stderr).toBe(0);
	expect(premier.bilan).toMatchObject({ lus: 6, crees: 1, modifies: 0 });
	expect(
		premier.bilan.adresses.map(({ ligne, sort }: Record<string, unknown>) => [
			ligne,
			sort,
		]),
	).toEqual([
		[2, "cree"],
		[4, "refuse"],
		[5, "refuse"],
		[6, "refuse"],
		[7, "refuse"],
		[8, "refuse"],
	]);
	expect(premier.bilan.adresses[1].raison).toMatch(/ni en français ni/);
	expect(premier.bilan.adresses[4].raison).toMatch(/réseau privé/);
	expect(premier.bilan.adresses[5].raison).toMatch(/déjà lu à la ligne 2/);
	expect(premier.stderr).toContain("ligne 2 : créé");
	const lu = () =>
		rows(
			sql`SELECT nom, statut, origine, depot, licence_code, stade, liens, finance_par, code_ouvert FROM projets`,
		);
	expect(await lu()).toEqual([
		{
			nom: "Fontaines",
			statut: "propose",
			origine: "import",
			depot: "https://git.example.org/eau/fontaines",
			licence_code: "GPL-3.0-only",
			stade: "stable",
			liens: ["feuille_de_route https://fontaines.example.org/suite"],
			finance_par: ["Ville de Lyon"],
			code_ouvert: true,
		},
	]);
	const actes = () => rows(sql`SELECT count(*)::int AS n FROM journal`);
	const avant = await actes();
	const second = await ensuite(...adresses);
	expect(second).toMatchObject({ crees: 0, modifies: 0, inchanges: 1 });
	expect(await actes()).toEqual(avant);

	texte = FICHIER.replace("stable", "obsolete");
	const troisieme = await ensuite(`${ici}/eau/fontaines`);
	expect(troisieme).toMatchObject({ modifies: 1, inchanges: 0 });
	expect(await lu()).toMatchObject([{ stade: "arrete" }]);
});
