import { expect, test } from "vitest";
import { demanderCode } from "#lib/comptes/connexion/codes/commands";
import { ESSAIS_MAX } from "#lib/comptes/connexion/codes/rules";
import type { ActeurCompte, Role } from "#lib/platform/actor";
import { prisma, sql } from "#lib/platform/db/pool";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { effacerMonCompte } from "./commands.ts";

useTestDatabase();

let comptes = 0;
async function nouveauCompte(role: Role = "membre") {
	comptes += 1;
	const courriel = `partant${comptes}@exemple.fr`;
	const { id } = await prisma().compte.create({
		data: { courriel, courriel_saisi: courriel, role },
	});
	const acteur: ActeurCompte = { nature: "compte", compte_id: id, role };
	return { acteur, courriel };
}

async function codePour(
	acteur: ActeurCompte,
	courriel: string,
	nature: "effacement" | "connexion" = "effacement",
) {
	const demande = await demanderCode(nature === "connexion" ? null : acteur, {
		nature,
		courriel,
		langue: "fr",
		navigateur: null,
		connu: null,
		reseau: `198.51.100.${comptes}`,
	});
	if (!demande.ok) throw new Error(demande.refus);
	const [envoi] = await prisma().$queryRaw<{ code: string }[]>(
		sql`SELECT donnees ->> 'code' AS code FROM courriels
		    WHERE destinataire = ${courriel} ORDER BY id DESC LIMIT 1`,
	);
	const { navigateur } = demande.valeur;
	return { courriel, navigateur, saisi: envoi?.code ?? "" };
}

function existe({ compte_id }: ActeurCompte) {
	return prisma().compte.count({ where: { id: compte_id } });
}

test("D10: the right code erases the account; sent five times at once, only once", async () => {
	const { acteur, courriel } = await nouveauCompte();
	const preuve = await codePour(acteur, courriel);
	const resultats = await Promise.all(
		Array.from({ length: 5 }, () => effacerMonCompte(acteur, preuve)),
	);
	expect(resultats.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await existe(acteur)).toBe(0);
});

test("a wrong code erases nothing, and after five of them neither does the right one", async () => {
	const { acteur, courriel } = await nouveauCompte();
	const preuve = await codePour(acteur, courriel);
	const saisi = preuve.saisi === "000000" ? "000001" : "000000";
	for (let essai = 0; essai < ESSAIS_MAX; essai++)
		expect(await effacerMonCompte(acteur, { ...preuve, saisi })).toMatchObject({
			refus: "faux",
		});
	expect(await effacerMonCompte(acteur, preuve)).toMatchObject({
		refus: "epuise",
	});
	expect(await existe(acteur)).toBe(1);
});

test("a code requested for sign-in, or by another account, erases nothing", async () => {
	const { acteur, courriel } = await nouveauCompte();
	const entree = await codePour(acteur, courriel, "connexion");
	expect(await effacerMonCompte(acteur, entree)).toMatchObject({ ok: false });
	const autre = await nouveauCompte();
	const preuve = await codePour(autre.acteur, autre.courriel);
	expect(await effacerMonCompte(acteur, preuve)).toMatchObject({ ok: false });
	expect(await existe(acteur)).toBe(1);
	expect(await existe(autre.acteur)).toBe(1);
});

test("D8: the last administrator gets a refusal, and is not erased", async () => {
	const { acteur, courriel } = await nouveauCompte("admin");
	const preuve = await codePour(acteur, courriel);
	expect(await effacerMonCompte(acteur, preuve)).toEqual({
		ok: false,
		refus: "interdit",
		raison: "dernier_admin",
	});
	expect(await existe(acteur)).toBe(1);
});
