import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { decrireBesoin } from "./commands.ts";
import type { Nuance } from "./liens/schema.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const BESOIN = {
	titre: "Savoir où remplir sa gourde",
	description: "Une description assez longue pour être acceptée ici.",
	territoire: null,
	theme: null,
	langue: "fr",
	piege: "",
} as const;

async function decrire(nuances: readonly Nuance[]) {
	const acteur = await acteurDeRole("membre");
	const envoyer = () => decrireBesoin(acteur, BESOIN, nuances);
	return { envoyer, recu: await envoyer() };
}

const liens = () =>
	prisma().lien.findMany({
		select: {
			etat: true,
			origine: true,
			reponses: true,
			nuance: true,
			projet: { select: { slug: true } },
		},
		orderBy: { projet_id: "asc" },
	});

describe("a need described although projects come close", () => {
	test("suggests its links to them, with what its author says of each", async () => {
		await creerProjet({ slug: "un" });
		await creerProjet({ slug: "deux" });
		const { recu } = await decrire([
			{ projet: "un", texte: "Il manque les heures." },
			{ projet: "deux", texte: null },
		]);
		expect(recu.ok).toBe(true);
		const commun = { etat: "suggere", origine: "habitant", reponses: 1 };
		expect(await liens()).toEqual([
			{ ...commun, nuance: "Il manque les heures.", projet: { slug: "un" } },
			{ ...commun, nuance: null, projet: { slug: "deux" } },
		]);
	});

	test("is received whole when such a project is unknown or not published any more: that link is left out", async () => {
		await creerProjet({ slug: "archive", statut: "archive" });
		await creerProjet({ slug: "reste" });
		const { recu } = await decrire(
			["archive", "inconnu", "reste", "reste"].map((projet) => ({
				projet,
				texte: null,
			})),
		);
		expect(recu.ok).toBe(true);
		expect(await liens()).toMatchObject([{ projet: { slug: "reste" } }]);
	});

	test("sent again, it is recognised and its links stay as they are", async () => {
		await creerProjet({ slug: "un" });
		const { envoyer, recu } = await decrire([{ projet: "un", texte: "Oui." }]);
		expect(await envoyer()).toEqual(recu);
		expect(await liens()).toHaveLength(1);
	});
});
