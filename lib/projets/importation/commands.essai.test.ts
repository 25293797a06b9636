import { beforeAll, expect, test } from "vitest";
import { rows, sql } from "#lib/platform/db/pool";
import {
	importFiles,
	projetImportable as projet,
} from "#lib/platform/import/import.fixture";
import { LOT } from "#lib/platform/import/run";
import { importedState } from "#lib/platform/import/trial.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { importerProjets } from "./commands.ts";

useTestDatabase();
const ecrire = importFiles();

beforeAll(async () => {
	// A refusal that only the database knows.
	await rows(
		sql`ALTER TABLE projets ADD CONSTRAINT essai CHECK (porteur <> 'Personne')`,
	);
	await rows(
		sql`INSERT INTO themes (slug, nom, description) VALUES ('eau', 'Eau', '')`,
	);
});

async function importer(fichier: string, essai: boolean, creerThemes: boolean) {
	const fait = await importerProjets(
		{ nature: "operateur" },
		{ fichier, statut: "publie", correspondances: [], essai, creerThemes },
	);
	if (!fait.ok) throw new Error(fait.refus);
	return fait.valeur;
}

/** More than one batch: new records, some known from an earlier import, and every kind of refusal. */
function fichiers(marque: string) {
	const connus = Array.from({ length: 5 }, (_, n) =>
		projet({ nom: `Un connu ${marque} ${n}`, themes: ["Eau"] }),
	);
	const avant = ecrire(connus);
	const [change, autres_themes, ...memes] = connus;
	const ensuite = ecrire([
		{ ...change, accroche: "Une accroche que la source a changée" },
		{ ...autres_themes, themes: [`Mot ${marque}`] },
		...memes,
		...Array.from({ length: LOT + 10 }, () =>
			projet({ themes: ["Eau", `Mot ${marque}`, `Autre ${marque}`] }),
		),
		projet({ nom: "x" }),
		projet({ porteur: "Personne" }),
		projet({ code_ouvert: "peut-être" }),
		projet({ langue: "xx", inconnue: 1 }),
		...memes.slice(0, 1),
		"pas du JSON",
		"[]",
	]);
	return { avant, ensuite };
}

test.each([
	["with --creer-themes", true],
	["without", false],
])(
	"%s, a trial tells the same counts, refusals, unknown columns and unknown words as the import that follows, and keeps nothing, however often it is run",
	async (marque, creerThemes) => {
		const { avant, ensuite } = fichiers(marque);
		await importer(avant, false, creerThemes);
		const etat = await importedState();
		const essais = [
			await importer(ensuite, true, creerThemes),
			await importer(ensuite, true, creerThemes),
		];
		expect(await importedState()).toEqual(etat);
		const vrai = await importer(ensuite, false, creerThemes);
		expect(essais).toEqual([vrai, vrai]);
		expect(vrai).toMatchObject({ crees: LOT + 10, inchanges: 3 });
		expect(vrai.modifies).toBeGreaterThan(0);
		expect(vrai.refuses).toHaveLength(7);
		expect(vrai.colonnes_inconnues).toEqual({ inconnue: 1 });
		expect(Object.keys(vrai.themes_inconnus)).toHaveLength(creerThemes ? 0 : 2);
		expect(await importedState()).not.toEqual(etat);
	},
);
