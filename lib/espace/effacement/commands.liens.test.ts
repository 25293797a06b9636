import { expect, test } from "vitest";
import { decrireBesoin } from "#lib/besoins/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db/pool";
import { creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { effacerCompte } from "./commands.ts";

useTestDatabase();

async function decrire(acteur: ActeurCompte, titre: string, texte: string) {
	const recu = await decrireBesoin(
		acteur,
		{
			titre,
			description: "Une description assez longue pour être acceptée ici.",
			territoire: null,
			theme: null,
			langue: "fr",
			piege: "",
		},
		[{ projet: "fontaines", texte }],
	);
	if (!recu.ok) throw new Error(recu.refus);
	await prisma().besoin.update({
		where: { slug: recu.valeur.slug },
		data: { statut: "publie", publie_le: new Date() },
	});
}

test("an erased account takes along what it said of projects beside its public needs, and its address in what others said", async () => {
	await creerProjet({ slug: "fontaines" });
	const [parti, reste] = [
		await acteurDeRole("membre"),
		await acteurDeRole("membre"),
	];
	const { courriel } = await prisma().compte.findUniqueOrThrow({
		where: { id: parti.compte_id },
	});
	await decrire(parti, "Savoir où remplir sa gourde", "Il manque les heures.");
	await decrire(reste, "Un besoin qui en parle aussi", `Voir ${courriel}.`);
	await decrire(reste, "Un besoin qui n’en parle pas", "Rien à Brest.");
	expect((await effacerCompte({ nature: "systeme" }, parti.compte_id)).ok).toBe(
		true,
	);
	const liens = await prisma().lien.findMany({ orderBy: { besoin_id: "asc" } });
	expect(liens.map(({ nuance }) => nuance)).toEqual([
		null,
		null,
		"Rien à Brest.",
	]);
});
