import { expect, test } from "vitest";
import type { Acteur, ActeurCompte, Role } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db/pool";
import { siteDay } from "#lib/platform/runtime/clock";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { eventually } from "#server/postgres/test-process";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { type CreationDeJeton, creerJeton, nouveauJeton } from "./commands.ts";
import { lireJetonCourant, listerJetons, ouvrirAppel } from "./queries.ts";
import {
	estJetonPlausible,
	JETONS_MAX_PAR_COMPTE,
	prefixeJeton,
} from "./rules.ts";
import { BORNES_JETON } from "./schema.ts";

useTestDatabase();

const OPERATEUR: Acteur = { nature: "operateur" };

let comptes = 0;
async function nouveauCompte(suspendu = false): Promise<number> {
	comptes += 1;
	const courriel = `jeton${comptes}@exemple.fr`;
	const { id } = await prisma().compte.create({
		data: {
			courriel,
			courriel_saisi: courriel,
			valide_le: new Date(),
			...(suspendu ? { suspendu, suspendu_le: new Date() } : {}),
		},
	});
	return id;
}

async function creer(compte_id: number, suite: object = {}): Promise<string> {
	const cree = await creerJeton(OPERATEUR, {
		compte_id,
		nom: "essai",
		...suite,
	});
	if (!cree.ok) throw new Error(`refused: ${cree.refus}`);
	return cree.valeur.jeton;
}

test("a token is bc_ and 46 characters of base62 that hold a checksum, and no two are alike", () => {
	const jetons = Array.from({ length: 1000 }, nouveauJeton);
	for (const jeton of jetons) {
		expect(jeton).toMatch(/^bc_[0-9A-Za-z]{46}$/);
		expect(estJetonPlausible(jeton)).toBe(true);
	}
	expect(new Set(jetons).size).toBe(jetons.length);
});

test("one character changed anywhere is detected without a query", () => {
	const jeton = nouveauJeton();
	for (let rang = 0; rang < jeton.length; rang++) {
		const autre = jeton.charAt(rang) === "x" ? "y" : "x";
		const faux = `${jeton.slice(0, rang)}${autre}${jeton.slice(rang + 1)}`;
		expect(estJetonPlausible(faux)).toBe(false);
	}
});

test("a created token is accepted by the API, and only its hash and prefix are stored", async () => {
	const compte_id = await nouveauCompte();
	const jeton = await creer(compte_id);
	expect(await ouvrirAppel(jeton)).toMatchObject({ compte_id, nombre: 1 });
	const ligne = await prisma().jeton.findFirstOrThrow({ where: { compte_id } });
	expect(Buffer.from(ligne.empreinte)).toEqual(secretHash(jeton));
	expect(ligne.prefixe).toBe(prefixeJeton(jeton));
	expect(JSON.stringify(ligne)).not.toContain(jeton);
	const journal = await prisma().journalEntree.findMany({
		where: { objet: "jeton", objet_id: ligne.id },
	});
	expect(journal).toMatchObject([
		{ acte: "creerJeton", apres: { compte_id, prefixe: ligne.prefixe } },
	]);
	expect(JSON.stringify(journal)).not.toContain(jeton);
});

test("the day of a token's last use, and of its account's, is the day in France", async () => {
	const compte_id = await nouveauCompte();
	const jeton = await creer(compte_id);
	const avant = siteDay();
	expect(await ouvrirAppel(jeton)).not.toBeNull();
	// Recorded after the answer.
	await eventually(async () => {
		const [ligne] = await listerJetons(compte_id);
		return ligne?.utilise_le != null;
	});
	const [ligne] = await listerJetons(compte_id);
	const { actif_le } = await prisma().compte.findUniqueOrThrow({
		where: { id: compte_id },
	});
	for (const jour of [ligne?.utilise_le, actif_le.toISOString().slice(0, 10)])
		expect([avant, siteDay()]).toContain(jour);
});

test("fifty concurrent creations give exactly five tokens, all of them live", async () => {
	const compte_id = await nouveauCompte();
	const resultats = await Promise.all(
		Array.from({ length: 50 }, (_, rang) =>
			creerJeton(OPERATEUR, { compte_id, nom: `essai ${rang}` }),
		),
	);
	const jetons = resultats.flatMap((un) => (un.ok ? [un.valeur.jeton] : []));
	expect(jetons).toHaveLength(JETONS_MAX_PAR_COMPTE);
	for (const refuse of resultats.filter(({ ok }) => !ok))
		expect(refuse).toMatchObject({ refus: "conflit" });
	for (const jeton of jetons)
		expect(await ouvrirAppel(jeton)).toMatchObject({ compte_id });
});

test("a revoked token frees its place for a new one", async () => {
	const compte_id = await nouveauCompte();
	for (let rang = 0; rang < JETONS_MAX_PAR_COMPTE; rang++)
		await creer(compte_id);
	expect(
		await creerJeton(OPERATEUR, { compte_id, nom: "un de trop" }),
	).toMatchObject({ ok: false, refus: "conflit" });
	await prisma().jeton.updateMany({
		where: { compte_id, rang: 3 },
		data: { revoque_le: new Date() },
	});
	await creer(compte_id);
	const vivants = await prisma().jeton.findMany({
		where: { compte_id, revoque_le: null },
		orderBy: { rang: "asc" },
	});
	expect(vivants.map(({ rang }) => rang)).toEqual([1, 2, 3, 4, 5]);
});

test("a form sent twenty times at once gives one token", async () => {
	const compte_id = await nouveauCompte();
	const cle_formulaire = "une clé d’un seul usage";
	const resultats = await Promise.all(
		Array.from({ length: 20 }, () =>
			creerJeton(OPERATEUR, { compte_id, nom: "essai", cle_formulaire }),
		),
	);
	expect(resultats.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await prisma().jeton.count({ where: { compte_id } })).toBe(1);
});

test("D10: a suspended account gets no token", async () => {
	const compte_id = await nouveauCompte(true);
	expect(
		await creerJeton(OPERATEUR, { compte_id, nom: "essai" }),
	).toMatchObject({ ok: false, refus: "conflit" });
	expect(await prisma().jeton.count({ where: { compte_id } })).toBe(0);
});

test("D8: an account creates its own tokens only, whatever its role", async () => {
	const compte_id = await nouveauCompte();
	const autre: Acteur = {
		nature: "compte",
		compte_id: await nouveauCompte(),
		role: "admin",
	};
	expect(await creerJeton(autre, { compte_id, nom: "essai" })).toEqual({
		ok: false,
		refus: "interdit",
		raison: "role",
	});
	const soi: Acteur = { nature: "compte", compte_id, role: "membre" };
	expect(await creerJeton(soi, { compte_id, nom: "essai" })).toMatchObject({
		ok: true,
	});
});

test("an unknown account gets no token", async () => {
	expect(
		await creerJeton(OPERATEUR, { compte_id: 999_999, nom: "essai" }),
	).toEqual({ ok: false, refus: "introuvable" });
});

test.each([
	["empty", "  "],
	["longer than its bound", "a".repeat(BORNES_JETON.nom.max + 1)],
])("a token whose name is %s is rejected", async (_, nom) => {
	const compte_id = await nouveauCompte();
	expect(await creerJeton(OPERATEUR, { compte_id, nom })).toMatchObject({
		ok: false,
		refus: "invalide",
	});
});

const acteur = (compte_id: number, role: Role): ActeurCompte => ({
	nature: "compte",
	compte_id,
	role,
});

test("a person makes a token for what their role allows, and for administration with an end within 90 days", async () => {
	const compte_id = await nouveauCompte();
	const faire = (
		role: Role,
		portees: CreationDeJeton["portees"] & object,
		jours: number | null,
	) =>
		creerJeton(acteur(compte_id, role), {
			compte_id,
			nom: "x",
			portees,
			jours,
		});
	expect(await faire("membre", ["administration"], 30)).toMatchObject({
		refus: "interdit",
	});
	expect(await faire("moderateur", ["administration"], null)).toMatchObject({
		refus: "invalide",
	});
	expect(await faire("moderateur", ["administration"], 91)).toMatchObject({
		refus: "invalide",
	});
	expect(await faire("membre", [], null)).toMatchObject({ refus: "invalide" });
	expect(
		await faire("moderateur", ["administration", "lecture"], 90),
	).toMatchObject({ ok: true });
	expect(await faire("membre", ["lecture"], null)).toMatchObject({ ok: true });
	expect(await listerJetons(compte_id)).toMatchObject([
		{ portees: ["administration", "lecture"], expire_le: expect.any(String) },
		{ portees: ["lecture"], expire_le: null },
	]);
});

test("without more, the operator's token has all that the role allows, and no end", async () => {
	const compte_id = await nouveauCompte();
	await creer(compte_id);
	expect(await listerJetons(compte_id)).toMatchObject([
		{ portees: ["lecture", "participation"], expire_le: null },
	]);
});

test("a token that is over opens no call and leaves its place to the next", async () => {
	const compte_id = await nouveauCompte();
	const jetons: string[] = [];
	for (let rang = 0; rang < JETONS_MAX_PAR_COMPTE; rang += 1)
		jetons.push(await creer(compte_id, { jours: 30 }));
	expect(await ouvrirAppel(jetons[0] ?? "")).not.toBeNull();
	await prisma().jeton.updateMany({
		where: { empreinte: new Uint8Array(secretHash(jetons[0] ?? "")) },
		data: { expire_le: new Date() },
	});
	expect(await ouvrirAppel(jetons[0] ?? "")).toBeNull();
	expect(await listerJetons(compte_id)).toHaveLength(4);
	await creer(compte_id);
	expect(await listerJetons(compte_id)).toHaveLength(5);
});

test("a token reads what it may do and until when, of itself alone: not of another account, and no longer once it is revoked", async () => {
	const [moi, autre] = [await nouveauCompte(), await nouveauCompte()];
	await creer(moi, { nom: "avant" });
	await creer(moi, { nom: "courant", portees: ["lecture"] });
	const id = (await listerJetons(moi)).at(-1)?.id ?? 0;
	expect(await lireJetonCourant(moi, id)).toMatchObject({
		valeur: { nom: "courant", portees: ["lecture"] },
	});
	expect(await lireJetonCourant(autre, id)).toMatchObject({ ok: false });
	await prisma().jeton.update({
		where: { id },
		data: { revoque_le: new Date() },
	});
	expect(await lireJetonCourant(moi, id)).toMatchObject({
		ok: false,
		refus: "non_autorise",
	});
});
