import { beforeEach, describe, expect, test } from "vitest";
import type { Resultat } from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import { wordsOfSearch } from "#lib/platform/search/stems";
import { frenchSentences } from "#lib/platform/validation/french";
import { emptyDirectory } from "#prisma/directory.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	ajouterGroupe,
	modifierGroupe,
	retirerGroupe,
	verifierGroupe,
} from "./commands.ts";
import { lireGroupe, listerGroupes, trouverEquivalents } from "./queries.ts";
import {
	BORNES_TERME,
	GroupeEcrit,
	type LangueEquivalence,
	TERMES_MAX,
} from "./schema.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const OPERATEUR = { nature: "operateur" } as const;
const ecrit = (termes: string, langue: LangueEquivalence = "fr") => ({
	langue,
	termes,
});

async function ajouter(termes: string, langue: LangueEquivalence = "fr") {
	const fait = await ajouterGroupe(OPERATEUR, ecrit(termes, langue));
	if (!fait.ok) throw new Error(JSON.stringify(fait));
	return fait.valeur.id;
}

async function vuDe(id: number): Promise<string> {
	return (await lireGroupe(id))?.modifie_le.toISOString() ?? "";
}

/** Why it was refused, as a reader of French is told. */
function refusDe(fait: Resultat<object>): string {
	if (fait.ok) return "";
	if (fait.refus === "conflit") return fait.raison.fr;
	if (fait.refus === "invalide") return frenchSentences(fait.detail).join();
	return fait.refus;
}

async function equivalentsDe(q: string): Promise<string[]> {
	const unites = await trouverEquivalents(await wordsOfSearch(q), "fr");
	return unites.flatMap(({ terms }) => terms.map(({ written }) => written));
}

const actes = () =>
	rows<{ acte: string; avant: object | null; apres: object | null }>(
		sql`SELECT acte, avant, apres FROM journal WHERE objet = 'equivalence' ORDER BY id`,
	);

describe("the vocabulary changes", () => {
	test("as soon as a group is added, changed or taken out, and each act is journaled with its words", async () => {
		expect(await equivalentsDe("bidule")).toEqual([]);
		const id = await ajouter("bidule\n  machin   chouette ");
		expect(await equivalentsDe("bidule")).toEqual(["machin chouette"]);
		await modifierGroupe(
			OPERATEUR,
			{ id, vu: await vuDe(id) },
			ecrit("bidule, truc"),
		);
		expect(await equivalentsDe("bidule")).toEqual(["truc"]);
		await retirerGroupe(OPERATEUR, { id, vu: null });
		expect(await equivalentsDe("bidule")).toEqual([]);
		const premier = { langue: "fr", termes: ["bidule", "machin chouette"] };
		const second = { langue: "fr", termes: ["bidule", "truc"] };
		expect(await actes()).toEqual([
			{ acte: "ajouterEquivalence", avant: null, apres: premier },
			{ acte: "modifierEquivalence", avant: premier, apres: second },
			{ acte: "retirerEquivalence", avant: second, apres: null },
		]);
	});

	test("not when the same words are saved again", async () => {
		const id = await ajouter("bidule, truc");
		const vu = await vuDe(id);
		await modifierGroupe(OPERATEUR, { id, vu }, ecrit("bidule\ntruc"));
		expect(await vuDe(id)).toBe(vu);
		expect(await actes()).toHaveLength(1);
	});

	test("not when a group is only checked", async () => {
		expect(await verifierGroupe(ecrit("bidule, truc"), null)).toEqual({
			ok: true,
			valeur: { termes: ["bidule", "truc"] },
		});
		expect((await listerGroupes({ q: "", langue: "", page: 1 })).total).toBe(0);
		expect(await actes()).toEqual([]);
	});
});

describe("a group is refused, and the refusal says why", () => {
	const long = "x".repeat(BORNES_TERME.max + 1);
	test.each([
		["of one word", "bidule", /au moins deux mots/],
		["of blanks", " , \n ; ", /il n’y en a aucun/],
		[
			"of too many words",
			Array.from({ length: TERMES_MAX + 1 }, (_, n) => `mot${n}`).join(),
			/8 mots au plus.*celui-ci en a 9/,
		],
		[
			"with a word too long",
			`bidule, ${long}`,
			/trop long.*61 caractères, 60 au plus/,
		],
		["with a word too short", "bidule, x", /«\u00a0x\u00a0» est trop court/],
		[
			"with one word twice",
			"Vélo, bidule, velo",
			/«\u00a0Vélo\u00a0» et «\u00a0velo\u00a0» sont le même mot/,
		],
		[
			"with an empty word",
			"bidule, de la",
			/«\u00a0de la\u00a0» n’a aucun mot/,
		],
	])("%s", async (_quoi, termes, attendu) => {
		for (const fait of [
			await ajouterGroupe(OPERATEUR, ecrit(termes)),
			await verifierGroupe(ecrit(termes), null),
		])
			expect(refusDe(fait)).toMatch(attendu);
		expect(await actes()).toEqual([]);
	});

	test("of a word of another group of its language, which it names and gives", async () => {
		const ailleurs = await ajouter("bidule, truc");
		for (const langue of ["fr", "fr-en"] as const) {
			const fait = await ajouterGroupe(OPERATEUR, ecrit("Trùc, chose", langue));
			expect(refusDe(fait)).toMatch(
				/«\u00a0Trùc\u00a0» est déjà dans un autre groupe.*«\u00a0bidule, truc\u00a0»/,
			);
			expect(fait).toMatchObject({ ailleurs });
		}
		expect(
			(await ajouterGroupe(OPERATEUR, ecrit("truc, thing", "en"))).ok,
		).toBe(true);
	});

	test("of two groups with one word written at once, one is", async () => {
		const faits = await Promise.all([
			ajouterGroupe(OPERATEUR, ecrit("bidule, truc")),
			ajouterGroupe(OPERATEUR, ecrit("truc, chose")),
		]);
		expect(faits.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test("a word that the group shares with another already may stay", async () => {
		await rows(
			sql`INSERT INTO equivalences (langue, termes) VALUES ('fr', ARRAY['bidule', 'truc']), ('fr', ARRAY['truc', 'chose'])`,
		);
		const [{ id } = { id: 0 }] = await rows<{ id: number }>(
			sql`SELECT id FROM equivalences WHERE 'chose' = ANY(termes)`,
		);
		const vise = { id, vu: null };
		const faire = (termes: string) =>
			modifierGroupe(OPERATEUR, vise, ecrit(termes));
		expect((await faire("truc, chose, machin")).ok).toBe(true);
		expect(refusDe(await faire("truc, bidule"))).toMatch(
			/«\u00a0bidule\u00a0»/,
		);
	});

	test("control characters do not pass the form", () => {
		for (const termes of ["bidule\u0007, truc", "bidule, truc\u202e"])
			expect(GroupeEcrit.safeParse(ecrit(termes)).success).toBe(false);
	});
});

describe("of two moderators at once", () => {
	test("the second is told what the group holds now, and changes nothing", async () => {
		const id = await ajouter("bidule, truc");
		const vu = await vuDe(id);
		const faits = await Promise.all([
			modifierGroupe(OPERATEUR, { id, vu }, ecrit("bidule, chose")),
			modifierGroupe(OPERATEUR, { id, vu }, ecrit("bidule, machin")),
		]);
		expect(faits.filter(({ ok }) => ok)).toHaveLength(1);
		const garde = (await lireGroupe(id))?.termes.join(", ") ?? "?";
		expect(faits.map(refusDe).join("")).toContain(garde);
		expect(refusDe(await retirerGroupe(OPERATEUR, { id, vu }))).toMatch(
			/changé ce groupe/,
		);
	});

	test("the second is told that the group is gone", async () => {
		const id = await ajouter("bidule, truc");
		const vu = await vuDe(id);
		await retirerGroupe(OPERATEUR, { id, vu });
		for (const fait of [
			await retirerGroupe(OPERATEUR, { id, vu }),
			await modifierGroupe(OPERATEUR, { id, vu }, ecrit("bidule, chose")),
		])
			expect(refusDe(fait)).toMatch(/retiré ce groupe/);
	});
});

test("groups are found by a word of theirs and by their language", async () => {
	const un = await ajouter("vélo, bicyclette");
	const deux = await ajouter("bike, bicycle", "en");
	const trouver = async (q: string, langue: "" | LangueEquivalence = "") =>
		(await listerGroupes({ q, langue, page: 1 })).groupes.map(({ id }) => id);
	expect(await trouver("VELO")).toEqual([un]);
	expect(await trouver("bicy")).toEqual([deux, un]);
	expect(await trouver("bicy", "fr")).toEqual([un]);
	expect(await trouver("", "en")).toEqual([deux]);
});
