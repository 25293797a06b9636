import { beforeEach, expect, test } from "vitest";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { StoreDown } from "#lib/platform/db/unavailable";
import { secretBytes } from "#lib/platform/runtime/clock";
import { securityEvents } from "#prisma/security.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { verifierCode } from "../commands.ts";
import { demanderCode } from "./commands.ts";
import { boiteDe, lireNavigateurConnu, preuve } from "./queries.ts";
import {
	CODES_FAUX_JOURS,
	CODES_FAUX_MAX,
	ESSAIS_MAX,
	empreinteDefi,
	empreinteNavigateur,
	PAUSE_SECONDES,
} from "./rules.ts";

useTestDatabase();

const JUSTE = "135790";
const FAUX = "246802";
const FAUX_DIT = { ok: false, refus: "faux" };
const PAUSE_DITE = { ok: false, refus: "pause" };

let rang = 0;
function nouvelleAdresse(): string {
	rang += 1;
	return `pause${rang}@exemple.fr`;
}

const nom = () => secretBytes(16).toString("base64url");

beforeEach(async () => {
	await rows(sql`DELETE FROM courriels`);
	await rows(sql`DELETE FROM envois_codes`);
});

async function compte(courriel: string, langue = "fr"): Promise<number> {
	const { id } = await prisma().compte.create({
		data: { courriel, courriel_saisi: courriel, langue },
	});
	return id;
}

/** A browser known to the account. */
async function navigateurConnu(compte_id: number): Promise<string> {
	const connu = nom();
	await prisma().navigateurConnu.create({
		data: {
			compte_id,
			empreinte: new Uint8Array(empreinteNavigateur(connu, compte_id)),
			expire_le: new Date(Date.now() + 86_400_000),
		},
	});
	return connu;
}

/** A browser to which the code `JUSTE` was sent. */
async function defi(courriel: string): Promise<string> {
	const navigateur = nom();
	const empreinte = empreinteDefi("connexion", navigateur, courriel);
	await rows(
		sql`INSERT INTO defis (empreinte, nature, courriel, code, langue, expire_le)
		    VALUES (${empreinte}, 'connexion', ${courriel}, ${preuve(empreinte, JUSTE)}, 'en', now() + interval '10 minutes')`,
	);
	return navigateur;
}

async function essayer(
	saisi: string,
	code: string,
	{
		navigateur,
		connu = null,
		passage = null,
	}: {
		navigateur?: string;
		connu?: string | null;
		passage?: string | null;
	} = {},
) {
	return verifierCode({
		saisi,
		navigateur: navigateur ?? (await defi(saisi)),
		code,
		langue: "fr",
		connu,
		passage,
		agent: null,
	});
}

/** This many wrong codes: the last one is really tried, the earlier ones are inserted in the table. */
async function tromper(
	saisi: string,
	nombre: number,
	connu: string | null = null,
) {
	const id = connu === null ? null : await lireNavigateurConnu(saisi, connu);
	await rows(
		sql`INSERT INTO codes_faux (boite, navigateur)
		    SELECT ${boiteDe(saisi)}, ${id}::int FROM generate_series(2, ${nombre})`,
	);
	expect(await essayer(saisi, FAUX, { connu })).toEqual(FAUX_DIT);
}

async function vieillir(secondes: number) {
	await rows(
		sql`UPDATE codes_faux SET le = le - make_interval(secs => ${secondes}::float8)`,
	);
}

function annonces(destinataire: string) {
	return prisma().courriel.findMany({
		where: { destinataire, gabarit: "codes_pause" },
		orderBy: { id: "asc" },
		select: { langue: true, compte_id: true, donnees: true, expire_le: true },
	});
}

function demander(courriel: string, connu: string | null = null) {
	rang += 1;
	return demanderCode(null, {
		nature: "connexion",
		courriel,
		langue: "fr",
		navigateur: null,
		connu,
		reseau: `198.51.100.${rang % 250}`,
	});
}

test("a sign-in, each code that is refused, and the beginning of a pause are counted for the operator", async () => {
	const saisi = nouvelleAdresse();
	const connu = await navigateurConnu(await compte(saisi));
	const faits = await securityEvents(async () => {
		await essayer(saisi, JUSTE);
		await tromper(saisi, CODES_FAUX_MAX);
		expect(await essayer(saisi, JUSTE)).toMatchObject(PAUSE_DITE);
		expect(await essayer(saisi, JUSTE, { connu })).toMatchObject({ ok: true });
	});
	expect(faits).toEqual({ connexion: 2, code_refuse: 2, codes_pause: 1 });
});

test.each([
	["has an account", true],
	["has none", false],
])(
	"after the last wrong code that its bound allows, an address that %s accepts none from unknown browsers for a day, and its owner is notified once",
	async (_, aUnCompte) => {
		const saisi = nouvelleAdresse();
		if (aUnCompte) await compte(saisi);
		await tromper(saisi, CODES_FAUX_MAX - 1);
		expect(await annonces(saisi)).toEqual([]);
		await tromper(saisi, 1);
		for (const code of [FAUX, JUSTE])
			expect(await essayer(saisi, code)).toMatchObject(PAUSE_DITE);
		const refusee = await demander(saisi);
		expect(refusee).toMatchObject({ refus: "limite", cause: "pause" });
		if (refusee.ok || refusee.refus !== "limite") throw new Error("sent");
		expect(refusee.delaiSecondes).toBeLessThanOrEqual(PAUSE_SECONDES);
		expect(refusee.delaiSecondes).toBeGreaterThan(PAUSE_SECONDES - 600);
		expect(await annonces(saisi)).toMatchObject([
			{
				langue: aUnCompte ? "fr" : "en",
				compte_id: aUnCompte ? expect.any(Number) : null,
				expire_le: expect.any(Date),
			},
		]);
		expect(await prisma().courriel.count()).toBe(1);
		expect(await essayer(nouvelleAdresse(), JUSTE)).toMatchObject({ ok: true });
	},
);

test("a suspended account is told of the pause as an address without one is, with no link to sign in", async () => {
	const saisi = nouvelleAdresse();
	const id = await compte(saisi);
	await rows(
		sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${id}`,
	);
	await tromper(saisi, CODES_FAUX_MAX);
	expect(await annonces(saisi)).toMatchObject([
		{ compte_id: null, donnees: { passage: null } },
	]);
});

test("of more concurrent wrong codes than the bound allows, only those within it are compared, and one mail is sent", async () => {
	const saisi = nouvelleAdresse();
	const reste = 10;
	await tromper(saisi, CODES_FAUX_MAX - reste);
	const navigateurs = await Promise.all(
		Array.from({ length: 6 }, () => defi(saisi)),
	);
	const fins = await Promise.allSettled(
		navigateurs.flatMap((navigateur) =>
			Array.from({ length: ESSAIS_MAX }, () =>
				essayer(saisi, FAUX, { navigateur }),
			),
		),
	);
	// On a slow machine some time out, and those compare nothing.
	for (const fin of fins)
		if (fin.status === "rejected") expect(fin.reason).toBeInstanceOf(StoreDown);
	const regardes = fins.filter(
		(fin) =>
			fin.status === "fulfilled" && !fin.value.ok && fin.value.refus === "faux",
	).length;
	expect(regardes).toBeLessThanOrEqual(reste);
	const boite = new Uint8Array(boiteDe(saisi));
	const notes = () => prisma().codeFaux.count({ where: { boite } });
	for (let n = await notes(); n < CODES_FAUX_MAX; n += 1)
		expect(await essayer(saisi, FAUX)).toEqual(FAUX_DIT);
	expect(await essayer(saisi, JUSTE)).toMatchObject(PAUSE_DITE);
	expect(await notes()).toBe(CODES_FAUX_MAX);
	expect(await annonces(saisi)).toHaveLength(1);
});

test("unknown browsers pause only unknown browsers: a browser known to the account still gets codes and signs in", async () => {
	const saisi = nouvelleAdresse();
	const connu = await navigateurConnu(await compte(saisi));
	await tromper(saisi, CODES_FAUX_MAX);
	expect(await essayer(saisi, JUSTE)).toMatchObject(PAUSE_DITE);
	expect(await demander(saisi, connu)).toMatchObject({ ok: true });
	expect(await essayer(saisi, FAUX, { connu })).toEqual(FAUX_DIT);
	expect(await essayer(saisi, JUSTE, { connu })).toMatchObject({ ok: true });
	// A browser known to another account is unknown here.
	const autre = await navigateurConnu(await compte(nouvelleAdresse()));
	expect(await essayer(saisi, JUSTE, { connu: autre })).toMatchObject(
		PAUSE_DITE,
	);
});

test("wrong codes in a known browser are counted on it alone", async () => {
	const saisi = nouvelleAdresse();
	const connu = await navigateurConnu(await compte(saisi));
	await tromper(saisi, CODES_FAUX_MAX, connu);
	expect(await essayer(saisi, JUSTE, { connu })).toMatchObject(PAUSE_DITE);
	expect(await annonces(saisi)).toMatchObject([{ donnees: { connu: true } }]);
	expect(await essayer(saisi, JUSTE)).toMatchObject({ ok: true });
});

test("opening the link of the mail allows sign-in during the pause, in any browser; the link is useless for other accounts, and after the pause", async () => {
	const saisi = nouvelleAdresse();
	const id = await compte(saisi);
	await tromper(saisi, CODES_FAUX_MAX);
	const [annonce] = await annonces(saisi);
	const passage = String(Object(annonce?.donnees).passage);
	expect(passage).toMatch(/^[\w-]{22}$/);
	const autre = nouvelleAdresse();
	await compte(autre);
	await tromper(autre, CODES_FAUX_MAX);
	expect(await essayer(autre, JUSTE, { passage })).toMatchObject(PAUSE_DITE);
	expect(await demander(saisi, passage)).toMatchObject({ ok: true });
	const entree = await essayer(saisi, JUSTE, { passage });
	if (!entree.ok) throw new Error(entree.refus);
	expect(entree.valeur.connu).not.toBe(passage);
	await rows(
		sql`UPDATE navigateurs_connus SET expire_le = now() - interval '1 s' WHERE compte_id = ${id}`,
	);
	expect(await essayer(saisi, JUSTE, { passage })).toMatchObject(PAUSE_DITE);
});

test("the pause ends a day after the last wrong code; one more within the thirty days starts it again, with a new mail", async () => {
	const saisi = nouvelleAdresse();
	await tromper(saisi, CODES_FAUX_MAX);
	await vieillir(PAUSE_SECONDES - 60);
	expect(await essayer(saisi, JUSTE)).toMatchObject(PAUSE_DITE);
	await vieillir(60);
	expect(await essayer(saisi, JUSTE)).toMatchObject({ ok: true });
	await tromper(saisi, 1);
	expect(await essayer(saisi, JUSTE)).toMatchObject(PAUSE_DITE);
	expect(await annonces(saisi)).toHaveLength(2);
});

test("a wrong code counts for thirty days", async () => {
	const saisi = nouvelleAdresse();
	await tromper(saisi, CODES_FAUX_MAX - 1);
	await vieillir(CODES_FAUX_JOURS * 86_400);
	await tromper(saisi, CODES_FAUX_MAX - 1);
	expect(await essayer(saisi, JUSTE)).toMatchObject({ ok: true });
	await tromper(saisi, 1);
	expect(await essayer(saisi, JUSTE)).toMatchObject(PAUSE_DITE);
});

test("addresses of one mailbox are counted together, and a try without a sent code is not counted", async () => {
	const saisi = nouvelleAdresse();
	const etiquetee = saisi.replace("@", "+etiquette@");
	await tromper(saisi, CODES_FAUX_MAX - 1);
	for (let n = 0; n < ESSAIS_MAX; n += 1)
		expect(await essayer(saisi, FAUX, { navigateur: nom() })).toEqual(FAUX_DIT);
	await tromper(etiquetee, 1);
	expect(await essayer(saisi, JUSTE)).toMatchObject(PAUSE_DITE);
	expect(await essayer(etiquetee, JUSTE)).toMatchObject(PAUSE_DITE);
});
