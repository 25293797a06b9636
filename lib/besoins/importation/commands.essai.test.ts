import { beforeAll, expect, test } from "vitest";
import { rows, sql } from "#lib/platform/db/pool";
import {
	besoinImportable as besoin,
	importFiles,
} from "#lib/platform/import/import.fixture";
import { LOT } from "#lib/platform/import/run";
import { importedState } from "#lib/platform/import/trial.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { importerBesoins } from "./commands.ts";

useTestDatabase();
const ecrire = importFiles();

beforeAll(() =>
	rows(
		sql`INSERT INTO themes (slug, nom, description) VALUES ('eau', 'Eau', '')`,
	),
);

async function importer(fichier: string, essai: boolean, creerThemes: boolean) {
	const fait = await importerBesoins(
		{ nature: "operateur" },
		{ fichier, statut: "publie", correspondances: [], essai, creerThemes },
	);
	if (!fait.ok) throw new Error(fait.refus);
	return fait.valeur;
}

test.each([
	["with --creer-themes", true],
	["without", false],
])(
	"%s, a trial of needs tells the same counts, refusals and unknown words as the import that follows, and keeps nothing",
	async (marque, creerThemes) => {
		const connus = Array.from({ length: 3 }, () => besoin({ theme: "Eau" }));
		await importer(ecrire(connus), false, creerThemes);
		const [change, autre_theme, meme] = connus;
		const fichier = ecrire([
			{ ...change, titre: `Un titre que la source a changé ${marque}` },
			{ ...autre_theme, theme: `Mot ${marque}` },
			meme ?? "",
			...Array.from({ length: LOT + 5 }, () =>
				besoin({ theme: `Autre ${marque}` }),
			),
			besoin({ titre: "court" }),
			meme ?? "",
			"pas du JSON",
		]);
		const etat = await importedState();
		const essai = await importer(fichier, true, creerThemes);
		expect(await importedState()).toEqual(etat);
		const vrai = await importer(fichier, false, creerThemes);
		expect(essai).toEqual(vrai);
		expect(vrai).toMatchObject({ crees: LOT + 5, refuses: { length: 3 } });
		expect(await importedState()).not.toEqual(etat);
	},
);
