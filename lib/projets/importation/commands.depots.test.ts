import { expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import {
	importFiles,
	projetImportable,
} from "#lib/platform/import/import.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { importerProjets } from "./commands.ts";

const ecrire = importFiles();

useTestDatabase();

async function importer(enregistrements: readonly object[]) {
	const bilan = await importerProjets(
		{ nature: "operateur" },
		{
			fichier: ecrire(enregistrements),
			statut: "publie",
			correspondances: [],
			creerThemes: false,
		},
	);
	if (!bilan.ok) throw new Error("refused");
	return bilan.valeur;
}

test("what the source says later of a project that was imported without is taken over, and what a moderator wrote is kept", async () => {
	const premier = projetImportable();
	await importer([premier]);
	const plus = {
		...{ depot: "https://git.example.org/a", licence_code: "GPLv3" },
		...{ stade: "stable", liens: ["doc https://a.example/"] },
	};
	expect(await importer([{ ...premier, ...plus }])).toMatchObject({
		modifies: 1,
	});
	const lire = async () => {
		const { projet } = await prisma().cleImport.findUniqueOrThrow({
			where: {
				nature_source_source_id: {
					nature: "projet",
					source: premier.source,
					source_id: premier.source_id,
				},
			},
			include: { projet: true },
		});
		return projet;
	};
	expect(await lire()).toMatchObject({
		depot: "https://git.example.org/a",
		licence_code: "GPL-3.0-only",
		stade: "stable",
		liens: ["documentation https://a.example/"],
		code_ouvert: true,
	});
	await prisma().projet.update({
		where: { id: (await lire())?.id ?? 0 },
		data: { stade: "arrete" },
	});
	await importer([{ ...premier, ...plus, stade: "essai" }]);
	expect(await lire()).toMatchObject({ stade: "arrete" });
	expect(
		await importer([{ ...premier, ...plus, stade: "essai" }]),
	).toMatchObject({
		inchanges: 1,
	});
});
