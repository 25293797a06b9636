import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet, creerTheme } from "#prisma/entries.fixture";
import { acteurDeRole, dernierActe } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererProjet } from "../commands.ts";
import { apercevoirDecision } from "../refus/queries.ts";
import { composerMotif, PHRASES_REFUS } from "../refus/rules.ts";
import {
	lireActeRecent,
	lireDerniereDecision,
	lireFiche,
	lireVoisines,
	listerEntrees,
	listerSemblables,
} from "./queries.ts";
import { liensDe } from "./rules.ts";
import { FiltreEntrees } from "./schema.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const filtre = (partiel: object) =>
	FiltreEntrees.parse({ statut: "propose", ...partiel });

const propose = { statut: "propose", publie_le: null };

async function file() {
	await creerProjet({ slug: "b", ...propose, cree_le: "2026-01-02T00:00:00Z" });
	await creerBesoin({ slug: "a", ...propose, cree_le: "2026-01-01T00:00:00Z" });
	await creerProjet({
		slug: "c",
		...propose,
		nom: "Une carte des fontaines",
		langue: "en",
		cree_le: "2026-01-03T00:00:00Z",
	});
	await creerProjet({ slug: "publie" });
	await creerProjet({
		slug: "cache",
		statut: "quarantaine",
		publie_le: null,
	});
}

describe("the queue", () => {
	test("contains both kinds, oldest first, and nothing decided or in quarantine", async () => {
		await file();
		const { entrees, total } = await listerEntrees(filtre({}), "anciennes");
		expect(entrees.map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
		expect(total).toBe(3);
	});

	test.each([
		[{ nature: "besoin" }, ["a"]],
		[{ nature: "projet" }, ["b", "c"]],
		[{ langue: "en" }, ["c"]],
		[{ q: "Fontaïnes" }, ["c"]],
		[{ page: "2" }, []],
		[{ statut: "quarantaine" }, ["cache"]],
	])("is filtered by %j", async (choix, slugs) => {
		await file();
		const { entrees } = await listerEntrees(filtre(choix), "anciennes");
		expect(entrees.map(({ slug }) => slug)).toEqual(slugs);
	});

	test("links one entry to the next and back", async () => {
		await file();
		const fiche = await lireFiche("projet", "b");
		if (!fiche) throw new Error("no entry");
		const { avant, apres } = await lireVoisines(fiche);
		expect([avant?.slug, apres?.slug]).toEqual(["a", "c"]);
	});
});

test("an entry is returned with its author's past decisions, its links, and similar public entries", async () => {
	const auteur = await acteurDeRole("membre", "en");
	const mien = { auteur: { connect: { id: auteur.compte_id } } };
	await creerTheme({ slug: "eau", nom: "Eau" });
	await creerProjet({ slug: "publie", ...mien });
	await creerProjet({
		slug: "refuse",
		statut: "refuse",
		publie_le: null,
		...mien,
	});
	const texte =
		"Repérer chaque fontaine d’eau potable, voir https://exemple.fr/a).";
	await creerBesoin({
		slug: "meme",
		titre: "Fontaines d’eau potable",
		description: texte,
	});
	await creerProjet({
		slug: "neuf",
		...propose,
		...mien,
		nom: "Fontaines d’eau potable",
		description: texte,
		site_web: "https://exemple.org/",
		code_ouvert: false,
		label_ia: "ia_appoint",
		themes: ["eau"],
	});
	const fiche = await lireFiche("projet", "neuf");
	if (!fiche) throw new Error("no entry");
	expect(fiche).toMatchObject({
		titre: "Fontaines d’eau potable",
		themes: ["Eau"],
		code_ouvert: false,
		label_ia: "ia_appoint",
		auteur: {
			id: auteur.compte_id,
			langue: "en",
			publies: 1,
			refuses: 1,
			en_attente: 1,
		},
	});
	expect(liensDe(fiche)).toEqual([
		"https://exemple.org/",
		"https://exemple.fr/a",
	]);
	expect((await listerSemblables(fiche)).map(({ slug }) => slug)).toEqual([
		"meme",
	]);
	const meme = { nature: "besoin", slug: "meme" } as const;
	const motif = composerMotif(PHRASES_REFUS.doublon, "en", "Look.");
	for (const statut of ["refuse", "archive"] as const)
		expect(apercevoirDecision(statut, fiche, motif, meme)).toMatchObject({
			langue: "en",
			texte: expect.stringContaining(
				"An entry of the directory already covers it.",
			),
		});
	const { auteur: lui } = fiche;
	const suspendue = { ...fiche, auteur: lui && { ...lui, suspendu: true } };
	expect(apercevoirDecision("archive", suspendue, motif, null)).toBeNull();
	expect(await lireFiche("besoin", "neuf")).toBeNull();
	expect(await lireFiche("besoin", "meme")).toMatchObject({
		auteur: null,
		code_ouvert: null,
		label_ia: null,
	});
});

test("D3: the banner offers to undo one's own decision within the delay, and not once it is undone", async () => {
	const [moi, autre] = [await acteurDeRole(), await acteurDeRole()];
	await creerProjet({ slug: "x", ...propose });
	await modererProjet(moi, "x", {
		statut: "publie",
		mis_en_avant: undefined,
		motif: null,
	});
	const { id } = await dernierActe("projet", "x");
	expect(await lireDerniereDecision(moi.compte_id, "projet", "x")).toBe(id);
	expect(await lireActeRecent(moi.compte_id, id)).toMatchObject({
		slug: "x",
		statut: "publie",
	});
	expect(await lireActeRecent(autre.compte_id, id)).toBeNull();
	await prisma().journalEntree.update({
		where: { id },
		data: { le: new Date("2026-01-01") },
	});
	expect(await lireActeRecent(moi.compte_id, id)).toBeNull();
});
