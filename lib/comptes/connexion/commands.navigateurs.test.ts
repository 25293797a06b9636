import { beforeEach, expect, test } from "vitest";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { secretBytes } from "#lib/platform/runtime/clock";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { creerCompte } from "../commands.ts";
import { choisirAlerte, fermerSessionsDe } from "../sessions/commands.ts";
import { lireAlerte } from "../sessions/queries.ts";
import { preuve } from "./codes/queries.ts";
import { empreinteDefi } from "./codes/rules.ts";
import { verifierCode } from "./commands.ts";

useTestDatabase();

const FIREFOX =
	"Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

let rang = 0;
function nouvelleAdresse(): string {
	rang += 1;
	return `navigateur${rang}@exemple.fr`;
}

beforeEach(async () => {
	await rows(sql`DELETE FROM courriels`);
});

/** Signs in with the right code; `connu` is the browser's cookie from earlier sign-ins. */
async function entrer(saisi: string, connu: string | null = null) {
	const navigateur = secretBytes(16).toString("base64url");
	const empreinte = empreinteDefi("connexion", navigateur, saisi);
	const code = "135790";
	await rows(
		sql`INSERT INTO defis (empreinte, nature, courriel, code, expire_le)
		    VALUES (${empreinte}, 'connexion', ${saisi}, ${preuve(empreinte, code)}, now() + interval '10 minutes')`,
	);
	const qui = { saisi, navigateur, code, connu, agent: FIREFOX };
	const entree = await verifierCode({ ...qui, langue: "en" });
	if (!entree.ok) throw new Error(entree.refus);
	return entree.valeur;
}

function annonces() {
	return prisma().courriel.findMany({
		where: { gabarit: "connexion_nouvelle" },
		orderBy: { id: "asc" },
		select: {
			destinataire: true,
			langue: true,
			compte_id: true,
			donnees: true,
		},
	});
}

test("a new account is not notified of a sign-in in the browser that created it, and is notified once for each other browser", async () => {
	const saisi = nouvelleAdresse();
	const { connu, compte_id } = await entrer(saisi);
	await entrer(saisi, connu);
	expect(await annonces()).toEqual([]);
	const ailleurs = await entrer(saisi);
	await entrer(saisi, ailleurs.connu);
	await entrer(saisi, connu);
	expect(await annonces()).toEqual([
		{
			destinataire: saisi,
			langue: "en",
			compte_id,
			donnees: {
				le: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
				appareil: { navigateur: "Firefox", systeme: "Windows" },
				page: "/compte/sessions",
			},
		},
	]);
});

test("a browser known to one account is new to another", async () => {
	const [un, deux] = [nouvelleAdresse(), nouvelleAdresse()];
	await entrer(deux);
	const { connu } = await entrer(un);
	await entrer(deux, connu);
	expect(await annonces()).toMatchObject([{ destinataire: deux }]);
});

test("the first sign-in to an account that the operator created is not notified; the next browser is", async () => {
	const courriel = nouvelleAdresse();
	await creerCompte({ nature: "operateur" }, { courriel });
	await entrer(courriel);
	expect(await annonces()).toEqual([]);
	await entrer(courriel);
	expect(await annonces()).toHaveLength(1);
});

test("a browser is new again once forgotten, by expiry or by the administrators", async () => {
	const saisi = nouvelleAdresse();
	const { connu, compte_id } = await entrer(saisi);
	await rows(
		sql`UPDATE navigateurs_connus SET expire_le = now() - interval '1 s' WHERE compte_id = ${compte_id}`,
	);
	await entrer(saisi, connu);
	expect(await annonces()).toHaveLength(1);
	await fermerSessionsDe({ nature: "operateur" }, compte_id);
	await entrer(saisi, connu);
	expect(await annonces()).toHaveLength(2);
});

test("an account that refused these mails gets none until it accepts them again, and others get theirs; the journal keeps each change", async () => {
	const saisi = nouvelleAdresse();
	const { compte_id, role } = await entrer(saisi);
	const acteur = { nature: "compte", compte_id, role } as const;
	const autre = await entrer(nouvelleAdresse());
	expect(await lireAlerte(compte_id)).toBe(true);
	for (const voulue of [false, false])
		expect(await choisirAlerte(acteur, voulue)).toMatchObject({ ok: true });
	expect(await lireAlerte(compte_id)).toBe(false);
	expect(await lireAlerte(autre.compte_id)).toBe(true);
	await entrer(saisi);
	expect(await annonces()).toEqual([]);
	await choisirAlerte(acteur, true);
	await entrer(saisi);
	expect(await annonces()).toHaveLength(1);
	expect(
		await prisma().journalEntree.findMany({
			where: { acte: "choisirAlerteConnexion", objet_id: compte_id },
			orderBy: { id: "asc" },
			select: { avant: true, apres: true },
		}),
	).toEqual([
		{ avant: { alerte_connexion: true }, apres: { alerte_connexion: false } },
		{ avant: { alerte_connexion: false }, apres: { alerte_connexion: true } },
	]);
});

test("D10: a suspended account changes nothing", async () => {
	const { compte_id, role } = await entrer(nouvelleAdresse());
	await rows(
		sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${compte_id}`,
	);
	expect(
		await choisirAlerte({ nature: "compte", compte_id, role }, false),
	).toMatchObject({ ok: false, refus: "non_autorise" });
	expect(await lireAlerte(compte_id)).toBe(true);
});
