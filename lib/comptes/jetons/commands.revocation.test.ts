import { expect, test } from "vitest";
import { suspendreCompte } from "#lib/moderation/comptes/commands";
import type { ActeurCompte, Role } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db/pool";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { creerJeton, revoquerJeton, revoquerJetonsDe } from "./commands.ts";
import { listerJetons, ouvrirAppel } from "./queries.ts";
import { JETONS_MAX_PAR_COMPTE, prefixeJeton } from "./rules.ts";

useTestDatabase();

let comptes = 0;
async function nouveauCompte(role: Role = "membre"): Promise<ActeurCompte> {
	comptes += 1;
	const courriel = `titulaire${comptes}@exemple.fr`;
	const { id } = await prisma().compte.create({
		data: { courriel, courriel_saisi: courriel, role, valide_le: new Date() },
	});
	return { nature: "compte", compte_id: id, role };
}

async function creer(acteur: ActeurCompte, nom = "essai"): Promise<string> {
	const { compte_id } = acteur;
	const cree = await creerJeton(acteur, { compte_id, nom });
	if (!cree.ok) throw new Error(`refused: ${cree.refus}`);
	return cree.valeur.jeton;
}

async function premierJeton({ compte_id }: ActeurCompte): Promise<number> {
	const [jeton] = await listerJetons(compte_id);
	if (!jeton) throw new Error("the account has no token");
	return jeton.id;
}

test("a list of tokens shows name, prefix and last day of use, and neither the token nor its hash", async () => {
	const acteur = await nouveauCompte();
	const jeton = await creer(acteur, "Carte");
	await prisma().jeton.updateMany({
		where: { compte_id: acteur.compte_id },
		data: { utilise_le: new Date("2026-03-01") },
	});
	const liste = await listerJetons(acteur.compte_id);
	expect(liste).toEqual([
		{
			id: expect.any(Number),
			nom: "Carte",
			prefixe: prefixeJeton(jeton),
			cree_le: expect.stringMatching(/Z$/),
			utilise_le: "2026-03-01",
			portees: ["lecture", "participation"],
			expire_le: null,
		},
	]);
});

test("a created token is announced by e-mail in the account's language, without the token", async () => {
	const acteur = await nouveauCompte();
	const { compte_id } = acteur;
	await prisma().compte.update({
		where: { id: compte_id },
		data: { langue: "en" },
	});
	const jeton = await creer(acteur, "Carte");
	const courriels = await prisma().courriel.findMany({ where: { compte_id } });
	expect(courriels).toMatchObject([
		{
			gabarit: "jeton_cree",
			langue: "en",
			donnees: { nom: "Carte", prefixe: prefixeJeton(jeton) },
		},
	]);
	expect(JSON.stringify(courriels)).not.toContain(jeton);
});

test("a rejected creation sends no e-mail", async () => {
	const acteur = await nouveauCompte();
	const { compte_id } = acteur;
	const demande = { compte_id, nom: "essai", cle_formulaire: "une clé" };
	expect(await creerJeton(acteur, demande)).toMatchObject({ ok: true });
	expect(await creerJeton(acteur, demande)).toMatchObject({
		refus: "conflit",
		raison: { en: expect.stringContaining("already been created") },
	});
	for (let rang = 1; rang < JETONS_MAX_PAR_COMPTE; rang++) await creer(acteur);
	expect(
		await creerJeton(acteur, { compte_id, nom: "un de trop" }),
	).toMatchObject({
		refus: "conflit",
		raison: { en: expect.stringContaining("as many as it may have") },
	});
	const [courriel, ...autres] = await prisma().courriel.findMany({
		where: { compte_id },
	});
	expect(courriel?.donnees).toMatchObject({
		autres: { length: JETONS_MAX_PAR_COMPTE - 1 },
	});
	expect(autres).toEqual([]);
});

test("a revoked token is rejected by the API and leaves the list; revoking it again changes nothing", async () => {
	const acteur = await nouveauCompte();
	const revoque = await creer(acteur);
	const garde = await creer(acteur);
	const id = await premierJeton(acteur);
	expect(await revoquerJeton(acteur, id)).toMatchObject({ ok: true });
	expect(await ouvrirAppel(revoque)).toBeNull();
	expect(await ouvrirAppel(garde)).not.toBeNull();
	expect(await listerJetons(acteur.compte_id)).toHaveLength(1);
	expect(await revoquerJeton(acteur, id)).toMatchObject({ ok: true });
	expect(
		await prisma().journalEntree.count({
			where: { acte: "revoquerJeton", objet_id: id },
		}),
	).toBe(1);
});

test("D8: a token is revoked by its owner only, whatever the role of others", async () => {
	const acteur = await nouveauCompte();
	const jeton = await creer(acteur);
	const id = await premierJeton(acteur);
	const introuvable = { ok: false, refus: "introuvable" };
	expect(await revoquerJeton(await nouveauCompte("admin"), id)).toEqual(
		introuvable,
	);
	expect(await revoquerJeton(acteur, 999_999)).toEqual(introuvable);
	expect(await ouvrirAppel(jeton)).not.toBeNull();
});

test("D10: concurrent creations and a suspension leave no live token", async () => {
	const admin = await nouveauCompte("admin");
	const acteur = await nouveauCompte();
	const { compte_id } = acteur;
	const creations = Array.from({ length: 20 }, (_, rang) =>
		creerJeton(acteur, { compte_id, nom: `essai ${rang}` }),
	);
	const suspension = suspendreCompte(admin, compte_id, {
		suspendu: true,
		motif: null,
	});
	expect(await suspension).toMatchObject({ ok: true });
	await Promise.all(creations);
	expect(await listerJetons(compte_id)).toEqual([]);
});

test("only the operator revokes all tokens of an account: not an administrator, not even their own, and no other account's go", async () => {
	const [membre, admin] = [await nouveauCompte(), await nouveauCompte("admin")];
	for (const acteur of [membre, membre, admin])
		await creerJeton(acteur, {
			compte_id: acteur.compte_id,
			nom: "essai",
			portees: ["lecture"],
		});
	for (const { compte_id } of [membre, admin])
		expect(await revoquerJetonsDe(admin, compte_id)).toMatchObject({
			refus: "interdit",
			raison: "role",
		});
	expect(
		await revoquerJetonsDe({ nature: "operateur" }, membre.compte_id),
	).toEqual({ ok: true, valeur: 2 });
	expect(await listerJetons(membre.compte_id)).toEqual([]);
	expect(await listerJetons(admin.compte_id)).toHaveLength(1);
});
