import { beforeEach, describe, expect, test } from "vitest";
import { lireGroupe, listerGroupes } from "#lib/vocabulaire/queries";
import type { Changement } from "#lib/vocabulaire/schema";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { enregistrerGroupe, retirerGroupe } from "./commands.ts";
import { prevoirEffet } from "./queries.ts";
import type { Cote, GroupeForme } from "./schema.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const FORME: GroupeForme = {
	langue: "fr",
	termes: "bidule, machin",
	id: undefined,
	vu: null,
};

async function enregistrer(forme: Partial<GroupeForme> = {}) {
	const acteur = await acteurDeRole();
	const fait = await enregistrerGroupe(acteur, { ...FORME, ...forme });
	if (!fait.ok) throw new Error(JSON.stringify(fait));
	return fait.valeur.id;
}

const groupes = async () =>
	(await listerGroupes({ q: "", langue: "", page: 1 })).groupes;

describe("the vocabulary is changed by moderators and administrators only", () => {
	test("a member neither saves nor takes out a group", async () => {
		const id = await enregistrer();
		const membre = await acteurDeRole("membre");
		const forme = { ...FORME, termes: "truc, chose" };
		for (const fait of [
			await enregistrerGroupe(membre, forme),
			await enregistrerGroupe(membre, { ...forme, id }),
			await retirerGroupe(membre, { id, vu: null }),
		])
			expect(fait).toMatchObject({ ok: false, refus: "interdit" });
		expect((await groupes()).map(({ termes }) => termes)).toEqual([
			["bidule", "machin"],
		]);
	});

	test.each(["moderateur", "admin"] as const)(
		"a %s saves one, changes it and takes it out",
		async (role) => {
			const acteur = await acteurDeRole(role);
			const ajoute = await enregistrerGroupe(acteur, FORME);
			const id = ajoute.ok ? ajoute.valeur.id : 0;
			const vu = (await lireGroupe(id))?.modifie_le.toISOString() ?? "";
			const termes = "bidule, truc";
			expect(
				(await enregistrerGroupe(acteur, { ...FORME, id, vu, termes })).ok,
			).toBe(true);
			expect(await lireGroupe(id)).toMatchObject({
				termes: ["bidule", "truc"],
			});
			expect((await retirerGroupe(acteur, { id, vu: null })).ok).toBe(true);
			expect(await groupes()).toEqual([]);
		},
	);
});

describe("what a change would do is told before it is saved", () => {
	beforeEach(async () => {
		await creerProjet({ slug: "un-bidule", nom: "Carte des bidules" });
		await creerProjet({ slug: "un-machin", nom: "Réseau des machins" });
		await creerBesoin({ slug: "besoin-machin", titre: "Réparer un machin" });
	});

	const dite = ({ total, meilleurs }: Cote) =>
		[total, ...meilleurs.map(({ slug }) => slug)].join(" ");

	async function effet(changement: Changement) {
		const present =
			changement.id === null ? null : await lireGroupe(changement.id);
		const { mouvements, inchanges } = await prevoirEffet(changement, present);
		return {
			mouvements: mouvements.map(
				({ mot, langue, nature, avant, apres }) =>
					`${mot} ${langue} ${nature}: ${dite(avant)} → ${dite(apres)}`,
			),
			inchanges,
		};
	}

	test("for each word of a new group, in the group's language and in both lists", async () => {
		expect(
			await effet({
				id: null,
				groupe: { langue: "fr", termes: ["bidule", "machin", "girafe"] },
			}),
		).toEqual({
			mouvements: [
				"bidule fr besoin: 0 → 1 besoin-machin",
				"bidule fr projet: 1 un-bidule → 2 un-bidule un-machin",
				"machin fr projet: 1 un-machin → 2 un-machin un-bidule",
				"girafe fr besoin: 0 → 1 besoin-machin",
				"girafe fr projet: 0 → 2 un-machin un-bidule",
			],
			inchanges: [],
		});
		expect(await groupes()).toEqual([]);
	});

	test("in both languages for a group of both", async () => {
		const { mouvements } = await effet({
			id: null,
			groupe: { langue: "fr-en", termes: ["girafe", "machin"] },
		});
		expect(mouvements).toEqual([
			"girafe fr besoin: 0 → 1 besoin-machin",
			"girafe fr projet: 0 → 1 un-machin",
			"girafe en besoin: 0 → 1 besoin-machin",
			"girafe en projet: 0 → 1 un-machin",
		]);
	});

	test("for the words that a group loses, and those that stay the same", async () => {
		const id = await enregistrer({ termes: "girafe, machin, zèbre" });
		expect(
			await effet({
				id,
				groupe: { langue: "fr", termes: ["machin", "zèbre"] },
			}),
		).toEqual({
			mouvements: [
				"girafe fr besoin: 1 besoin-machin → 0",
				"girafe fr projet: 1 un-machin → 0",
			],
			inchanges: ["machin", "zèbre"],
		});
	});

	test("for a group that is taken out", async () => {
		const id = await enregistrer({ termes: "girafe, machin" });
		const { mouvements } = await effet({ id, groupe: null });
		expect(mouvements).toEqual([
			"girafe fr besoin: 1 besoin-machin → 0",
			"girafe fr projet: 1 un-machin → 0",
		]);
		expect(await lireGroupe(id)).not.toBeNull();
	});
});
