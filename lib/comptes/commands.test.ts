import { expect, test } from "vitest";
import { creerJeton } from "#lib/comptes/jetons/commands";
import type { Acteur } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db/pool";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { changerAdresse, creerCompte } from "./commands.ts";

useTestDatabase();

const OPERATEUR: Acteur = { nature: "operateur" };

async function compteDe(courriel: string): Promise<number> {
	const cree = await creerCompte(OPERATEUR, { courriel });
	if (!cree.ok) throw new Error(`refused: ${cree.refus}`);
	return cree.valeur.id;
}

function journalDe(objet_id: number) {
	return prisma().journalEntree.findMany({
		where: { objet: "compte", objet_id },
		orderBy: { id: "asc" },
		select: { acte: true, acteur: true, avant: true, apres: true },
	});
}

test("D9: a new account is confirmed, under its normalised address, and journaled without it", async () => {
	const cree = await creerCompte(OPERATEUR, {
		courriel: " Camille@ÉXEMPLE.fr",
		nom: "  Camille   ",
	});
	expect(cree).toMatchObject({
		ok: true,
		valeur: { courriel: "camille@xn--xemple-9ua.fr", role: "membre" },
	});
	const compte = await prisma().compte.findUniqueOrThrow({
		where: { courriel: "camille@xn--xemple-9ua.fr" },
	});
	expect(compte).toMatchObject({
		courriel_saisi: "Camille@ÉXEMPLE.fr",
		nom: "Camille",
		role: "membre",
		suspendu: false,
	});
	expect(compte.valide_le).toBeInstanceOf(Date);
	expect(await journalDe(compte.id)).toEqual([
		{
			acte: "creerCompte",
			acteur: "operateur",
			avant: null,
			apres: { role: "membre" },
		},
	]);
});

test("an existing account takes the given fields, keeps the others, and is journaled only when it changes", async () => {
	const id = await compteDe("change@exemple.fr");
	const donner = (saisie: object) =>
		creerCompte(OPERATEUR, { courriel: "Change@exemple.fr", ...saisie });
	expect(await donner({ nom: "Alix", role: "moderateur" })).toMatchObject({
		valeur: { id, role: "moderateur" },
	});
	expect(await donner({})).toMatchObject({ valeur: { role: "moderateur" } });
	const compte = await prisma().compte.findUniqueOrThrow({ where: { id } });
	expect(compte).toMatchObject({ nom: "Alix", role: "moderateur" });
	expect((await journalDe(id)).map(({ acte, apres }) => [acte, apres])).toEqual(
		[
			["creerCompte", { role: "membre" }],
			["changerRole", { role: "moderateur" }],
			["creerCompte", { valide: true }],
		],
	);
	// A change of role is always mailed to the account.
	expect(
		await prisma().courriel.findMany({
			where: { compte_id: id },
			select: { gabarit: true },
		}),
	).toEqual([{ gabarit: "role_change" }]);
});

test("an address created fifty times at once is one account", async () => {
	const crees = await Promise.all(
		Array.from({ length: 50 }, () => compteDe("ensemble@exemple.fr")),
	);
	expect(new Set(crees).size).toBe(1);
});

test.each([
	["an address with a header", { courriel: "a@exemple.fr\nBcc: b@exemple.fr" }],
	["two addresses", { courriel: "a@exemple.fr, b@exemple.fr" }],
	["a name out of bounds", { courriel: "a@exemple.fr", nom: "a".repeat(121) }],
	["a role that is none", { courriel: "a@exemple.fr", role: "roi" }],
])("%s is rejected, and no account is created", async (_, saisie) => {
	expect(await creerCompte(OPERATEUR, saisie)).toMatchObject({
		ok: false,
		refus: "invalide",
	});
	expect(
		await prisma().compte.count({ where: { courriel: "a@exemple.fr" } }),
	).toBe(0);
});

test("only the operator creates accounts and changes their address, not even an administrator", async () => {
	const admin: Acteur = { nature: "compte", compte_id: 1, role: "admin" };
	const refus = { ok: false, refus: "interdit", raison: "role" };
	expect(await creerCompte(admin, { courriel: "x@exemple.fr" })).toEqual(refus);
	expect(
		await changerAdresse(admin, {
			courriel: "x@exemple.fr",
			nouvelle: "y@exemple.fr",
		}),
	).toEqual(refus);
});

test("D8: of two administrators demoted at once, one remains", async () => {
	const courriels = ["un@admin.fr", "deux@admin.fr"];
	for (const courriel of courriels)
		await creerCompte(OPERATEUR, { courriel, role: "admin" });
	const resultats = await Promise.all(
		courriels.map((courriel) =>
			creerCompte(OPERATEUR, { courriel, role: "membre" }),
		),
	);
	expect(resultats.filter(({ ok }) => ok)).toHaveLength(1);
	expect(resultats).toContainEqual({
		ok: false,
		refus: "interdit",
		raison: "dernier_admin",
	});
	expect(await prisma().compte.count({ where: { role: "admin" } })).toBe(1);
});

test("a new address closes all access from the lost mailbox, takes the queued mails along, and is journaled", async () => {
	const id = await compteDe("perdue@exemple.fr");
	await creerJeton(OPERATEUR, { compte_id: id, nom: "essai" });
	const empreinte = Buffer.from("une empreinte");
	const expire_le = new Date(Date.now() + 60_000);
	await prisma().session.create({
		data: { compte_id: id, empreinte, expire_le },
	});
	await prisma().navigateurConnu.create({
		data: { compte_id: id, empreinte, expire_le },
	});
	await prisma().defi.create({
		data: {
			compte_id: id,
			empreinte,
			nature: "connexion",
			courriel: "perdue@exemple.fr",
			code: empreinte,
			expire_le,
		},
	});
	await prisma().identiteExterne.create({
		data: { compte_id: id, emetteur: "https://emetteur.fr", sub: "intrus" },
	});
	expect(
		await changerAdresse(OPERATEUR, {
			courriel: "Perdue@exemple.fr",
			nouvelle: "Trouvee@exemple.fr",
		}),
	).toEqual({
		ok: true,
		valeur: { id, courriel: "trouvee@exemple.fr", role: "membre" },
	});
	const compte = await prisma().compte.findUniqueOrThrow({
		where: { id },
		include: { sessions: true, navigateurs: true, defis: true, jetons: true },
	});
	expect(compte).toMatchObject({
		courriel: "trouvee@exemple.fr",
		courriel_saisi: "Trouvee@exemple.fr",
		sessions: [],
		navigateurs: [],
		defis: [],
	});
	expect(compte.jetons[0]?.revoque_le).toBeInstanceOf(Date);
	// The mail about that token had not left: it follows, as one's own change makes it.
	expect(
		await prisma().courriel.findMany({ where: { compte_id: id } }),
	).toMatchObject([{ statut: "attente", destinataire: "trouvee@exemple.fr" }]);
	expect(
		await prisma().identiteExterne.count({ where: { compte_id: id } }),
	).toBe(0);
	expect((await journalDe(id)).at(-1)).toEqual({
		acte: "changerAdresse",
		acteur: "operateur",
		avant: { courriel: "perdue@exemple.fr" },
		apres: { courriel: "trouvee@exemple.fr" },
	});
});

test("D9: an address that has an account is not given to another, and then nothing is closed", async () => {
	const id = await compteDe("ici@exemple.fr");
	await compteDe("prise@exemple.fr");
	await creerJeton(OPERATEUR, { compte_id: id, nom: "essai" });
	const change = await changerAdresse(OPERATEUR, {
		courriel: "ici@exemple.fr",
		nouvelle: "prise@exemple.fr",
	});
	expect(change).toMatchObject({ ok: false, refus: "conflit" });
	expect(
		await prisma().jeton.count({ where: { compte_id: id, revoque_le: null } }),
	).toBe(1);
});

test("an unknown account has no address to change", async () => {
	expect(
		await changerAdresse(OPERATEUR, {
			courriel: "inconnue@exemple.fr",
			nouvelle: "autre@exemple.fr",
		}),
	).toEqual({ ok: false, refus: "introuvable" });
});
