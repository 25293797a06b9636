import { expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db/pool";
import { validateRequest } from "#lib/platform/validation/request";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modifierProfil } from "./commands.ts";
import { BORNES_COMPTE, ProfilSaisi } from "./schema.ts";

useTestDatabase();

async function nouveauCompte(
	courriel: string,
	suspendu = false,
): Promise<ActeurCompte> {
	const { id } = await prisma().compte.create({
		data: {
			courriel,
			courriel_saisi: courriel,
			nom: "Avant",
			suspendu,
			suspendu_le: suspendu ? new Date() : null,
		},
	});
	return { nature: "compte", compte_id: id, role: "membre" };
}

function lire({ compte_id }: ActeurCompte) {
	return prisma().compte.findUniqueOrThrow({ where: { id: compte_id } });
}

test("D9: the name is what the person typed, and null once emptied; the language is that of the mails", async () => {
	const acteur = await nouveauCompte("profil@exemple.fr");
	await modifierProfil(acteur, { nom: "Après", langue: "en" });
	expect(await lire(acteur)).toMatchObject({ nom: "Après", langue: "en" });
	await modifierProfil(acteur, { nom: null, langue: "fr" });
	expect(await lire(acteur)).toMatchObject({ nom: null, langue: "fr" });
	expect(
		await prisma().journalEntree.count({
			where: { objet: "compte", objet_id: acteur.compte_id },
		}),
	).toBe(0);
});

test("D10: a suspended account changes nothing, and no other account is changed", async () => {
	const acteur = await nouveauCompte("suspendu@exemple.fr", true);
	expect(
		await modifierProfil(acteur, { nom: "Après", langue: "en" }),
	).toMatchObject({ ok: false, refus: "non_autorise" });
	expect(await lire(acteur)).toMatchObject({ nom: "Avant", langue: "fr" });
});

test.each([
	["at its bound", BORNES_COMPTE.nom.max, true],
	["above its bound", BORNES_COMPTE.nom.max + 1, false],
])("a name %s is accepted: %s signs, %s", (_, signes, accepte) => {
	const body = { nom: "é".repeat(signes), langue: "fr" };
	expect(validateRequest({ body: ProfilSaisi }, { body }).ok).toBe(accepte);
});
