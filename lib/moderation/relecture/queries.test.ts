import { beforeEach, describe, expect, test } from "vitest";
import { phrase } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet, creerTheme } from "#prisma/entries.fixture";
import { acteurDeRole, dernierActe } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererProjet } from "../commands.ts";
import { listerEntrees } from "../file/queries.ts";
import { FiltreFile } from "../file/schema.ts";
import { annulerActe } from "../jugement/commands.ts";
import { apercevoirDecision } from "../refus/queries.ts";
import { composerMotif } from "../refus/rules.ts";
import { lireDernierActe, lireFiche, listerSemblables } from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const filtre = (partiel: object) =>
	FiltreFile.parse({ statut: "quarantaine", ...partiel });

const propose = { statut: "propose", publie_le: null };

/** Three entries in quarantine, whose list is filtered, and one that is not. */
async function liste() {
	const cachee = { statut: "quarantaine", publie_le: null };
	await creerProjet({ slug: "b", ...cachee, cree_le: "2026-01-02T00:00:00Z" });
	await creerBesoin({ slug: "a", ...cachee, cree_le: "2026-01-01T00:00:00Z" });
	await creerProjet({
		slug: "c",
		...cachee,
		nom: "Une carte des fontaines",
		langue: "en",
		cree_le: "2026-01-03T00:00:00Z",
	});
	await creerProjet({ slug: "publie" });
}

describe("the list of a state", () => {
	test.each([
		[{}, ["c", "b", "a"]],
		[{ nature: "besoin" }, ["a"]],
		[{ langue: "en" }, ["c"]],
		[{ q: "Fontaïnes" }, ["c"]],
		[{ statut: "publie" }, ["publie"]],
	])("is filtered by %j, newest first", async (choix, slugs) => {
		await liste();
		const { entrees } = await listerEntrees(filtre(choix));
		expect(entrees.map(({ slug }) => slug)).toEqual(slugs);
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
		description: texte,
		auteur: {
			id: auteur.compte_id,
			langue: "en",
			publies: 1,
			refuses: 1,
			en_attente: 1,
		},
	});
	expect((await listerSemblables(fiche)).map(({ slug }) => slug)).toEqual([
		"meme",
	]);
	const meme = { nature: "besoin", slug: "meme" } as const;
	const motif = composerMotif(phrase("refus.refuses.doublon"), "en", "Look.");
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
		accroche: null,
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
	const ici = await lireFiche("projet", "x");
	if (!ici) throw new Error("no entry");
	for (const acte of [
		await lireDernierActe(moi.compte_id),
		await lireDernierActe(moi.compte_id, ici),
	])
		expect(acte).toEqual({
			...{ acte_id: id, statut: "publie" },
			...{
				nature: "projet",
				titre: ici.titre,
				courriel: false,
				garde_id: null,
				reste: expect.any(Number),
			},
		});
	expect(await lireDernierActe(autre.compte_id)).toBeNull();
	await creerProjet({ slug: "y", ...propose });
	const y = await lireFiche("projet", "y");
	expect(y && (await lireDernierActe(moi.compte_id, y))).toBeNull();
	await prisma().journalEntree.update({
		where: { id },
		data: { le: new Date("2026-01-01") },
	});
	expect(await lireDernierActe(moi.compte_id)).toBeNull();
});

test("after somebody else acted on the entry of one's last decision, the banner does not offer the decision before it", async () => {
	const [moi, autre] = [await acteurDeRole(), await acteurDeRole()];
	await creerProjet({ slug: "x", ...propose });
	await creerProjet({ slug: "y", ...propose });
	const donner = (
		qui: ActeurCompte,
		slug: string,
		statut: "publie" | "archive",
	) =>
		modererProjet(qui, slug, { statut, mis_en_avant: undefined, motif: null });
	await donner(moi, "x", "publie");
	await donner(moi, "y", "publie");
	await donner(autre, "y", "archive");
	expect(await lireDernierActe(moi.compte_id)).toBeNull();
});

test("the banner offers no decision that would not be undone: of an entry that was decided on since", async () => {
	const [moi, autre] = [await acteurDeRole(), await acteurDeRole()];
	await creerProjet({ slug: "x", ...propose });
	const donner = (qui: ActeurCompte, statut: "publie" | "archive") =>
		modererProjet(qui, "x", { statut, mis_en_avant: undefined, motif: null });
	await donner(moi, "publie");
	await donner(autre, "archive");
	expect(await lireDernierActe(moi.compte_id)).toBeNull();
	const { id } = await dernierActe("projet", "x");
	expect(await annulerActe(autre, id)).toMatchObject({ ok: true });
	expect(await lireDernierActe(moi.compte_id)).toBeNull();
	expect(await lireDernierActe(autre.compte_id)).toBeNull();
});
