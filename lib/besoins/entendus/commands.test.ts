import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { garderBrouillon } from "#lib/contributions/brouillons/commands";
import { lireBrouillon } from "#lib/contributions/brouillons/queries";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { repondreParUnProjet } from "./commands.ts";
import { listerMotsEntendus } from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const TITRE = "Où trouver des fontaines";
const DESCRIPTION =
	"Une fontaine, écrivez à camille@exemple.org ou au 06 12 34 56 78, rue12.";

async function ecrire(titre = TITRE, description = DESCRIPTION) {
	const garde = await garderBrouillon({
		nature: "besoin",
		contenu: { titre: [titre], description: [description] },
		secret: undefined,
		compte_id: null,
		// Each from a network of its own: new texts are limited by network.
		reseau: randomUUID(),
	});
	if (!garde.ok) throw new Error("not kept");
	return garde.valeur;
}

const comptes = () =>
	rows<{ mot: string; nombre: number }>(
		sql`SELECT mot, nombre FROM mots_entendus ORDER BY mot`,
	);

describe("somebody who was describing a need says that a project answers it", () => {
	test("the words of the text are counted once each, stemmed, and the text is deleted", async () => {
		await creerProjet({ slug: "eau" });
		const secret = await ecrire();
		expect(await repondreParUnProjet(secret, "eau")).toMatchObject({
			ok: true,
		});
		const lus = await comptes();
		expect(lus.map(({ mot }) => mot)).toContain("fontain");
		expect(lus.every(({ nombre }) => nombre === 1)).toBe(true);
		expect(await lireBrouillon(secret, "besoin")).toBeNull();
	});

	test("no address, number or account is kept, nor anything that says who it was", async () => {
		await creerProjet({ slug: "eau" });
		await repondreParUnProjet(await ecrire(), "eau");
		const mots = (await comptes()).map(({ mot }) => mot);
		expect(mots.filter((mot) => !/^\p{L}+$/u.test(mot))).toEqual([]);
		expect(mots).not.toContain("rue12");
		const colonnes = await rows<{ nom: string }>(
			sql`SELECT column_name AS nom FROM information_schema.columns WHERE table_name = 'mots_entendus' ORDER BY 1`,
		);
		expect(colonnes.map(({ nom }) => nom)).toEqual([
			"ecarte",
			"jour",
			"mot",
			"nombre",
			"projet_id",
		]);
	});

	test("an answer sent twice, even at once, counts once", async () => {
		await creerProjet({ slug: "eau" });
		const secret = await ecrire();
		const faits = await Promise.all([
			repondreParUnProjet(secret, "eau"),
			repondreParUnProjet(secret, "eau"),
		]);
		expect(faits.filter(({ ok }) => ok)).toHaveLength(1);
		expect((await comptes()).every(({ nombre }) => nombre === 1)).toBe(true);
	});

	test("many people who answer at once with the same words all count", async () => {
		await creerProjet({ slug: "eau" });
		const secrets = await Promise.all(
			Array.from({ length: 6 }, () => ecrire("Des fontaines et des gourdes")),
		);
		await Promise.all(secrets.map((s) => repondreParUnProjet(s, "eau")));
		expect(await comptes()).toContainEqual({ mot: "fontain", nombre: 6 });
	});

	test.each(["inconnu", "archive", "É", ""])(
		"a project that does not exist or is not published (%s) is refused, and the text stays",
		async (projet) => {
			await creerProjet({ slug: "archive", statut: "archive" });
			const secret = await ecrire();
			expect(await repondreParUnProjet(secret, projet)).toMatchObject({
				ok: false,
				refus: "invalide",
			});
			expect(await comptes()).toEqual([]);
			expect(await lireBrouillon(secret, "besoin")).toMatchObject({
				titre: [TITRE],
			});
		},
	);

	test("without a text there is nothing to count", async () => {
		await creerProjet({ slug: "eau" });
		expect(await repondreParUnProjet("x".repeat(32), "eau")).toMatchObject({
			refus: "introuvable",
		});
	});
});

test("moderators read the words heard twice or more, the most heard first, and which the project lacks", async () => {
	await creerProjet({ slug: "eau", nom: "Carte des fontaines" });
	for (const titre of ["Fontaine gourde", "Fontaine gourde", "Fontaine seule"])
		await repondreParUnProjet(await ecrire(titre, ""), "eau");
	expect(
		(await listerMotsEntendus(10)).map(({ mot, nombre, connu }) => [
			mot,
			nombre,
			connu,
		]),
	).toEqual([
		["fontain", 3, true],
		["gourd", 2, false],
	]);
	await prisma().projet.updateMany({ data: { statut: "archive" } });
	expect(await listerMotsEntendus(10)).toEqual([]);
});
