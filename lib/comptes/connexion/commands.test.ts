import { expect, test } from "vitest";
import { suspendreCompte } from "#lib/moderation/comptes/commands";
import { asAnother, untilBlocked } from "#lib/platform/db/another.fixture";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { metricsText } from "#lib/platform/runtime/metrics";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { empreinteBarree } from "../queries.ts";
import { lireSession, prolongerSession } from "../sessions/queries.ts";
import { demanderCode } from "./codes/commands.ts";
import { ESSAIS_MAX } from "./codes/rules.ts";
import { type EntreeParCode, verifierCode } from "./commands.ts";
import { SESSION_INACTIVE_SECONDES, SESSION_MAX_SECONDES } from "./rules.ts";

useTestDatabase({ ADMIN_EMAILS: "Cheffe@Exemple.fr" });

let rang = 0;
function nouvelleAdresse(): string {
	rang += 1;
	return `entree${rang}@exemple.fr`;
}

/** The code of the last mail to that address. */
async function codeRecu(courriel: string): Promise<string> {
	const [mail] = await rows<{ code: string }>(
		sql`SELECT donnees->>'code' AS code FROM courriels WHERE destinataire = ${courriel} ORDER BY id DESC LIMIT 1`,
	);
	if (!mail) throw new Error("no mail");
	return mail.code;
}

async function defi(saisi: string): Promise<EntreeParCode> {
	const demande = await demanderCode(null, {
		nature: "connexion",
		courriel: saisi,
		langue: "fr",
		navigateur: null,
		connu: null,
		reseau: `198.51.100.${rang % 250}`,
	});
	if (!demande.ok) throw new Error(demande.refus);
	const { navigateur, courriel } = demande.valeur;
	return {
		saisi,
		navigateur,
		code: await codeRecu(courriel),
		langue: "en",
		connu: null,
		agent: "Un navigateur\r\n",
	};
}

function fauxCode(code: string): string {
	return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

async function entrer(saisi: string) {
	const resultat = await verifierCode(await defi(saisi));
	if (!resultat.ok) throw new Error(resultat.refus);
	return resultat.valeur;
}

function compteDe(courriel: string) {
	return prisma().compte.findUniqueOrThrow({
		where: { courriel },
		include: { sessions: true, navigateurs: true },
	});
}

test("D9: a right code for an unknown address creates a confirmed account in the page's language, journaled, and a session stored as a hash", async () => {
	const entree = await entrer(" Nouvelle@Exemple.fr ");
	const compte = await compteDe("nouvelle@exemple.fr");
	expect(compte).toMatchObject({
		id: entree.compte_id,
		courriel_saisi: "Nouvelle@Exemple.fr",
		langue: "en",
		role: "membre",
		suspendu: false,
	});
	expect(compte.valide_le).toBeInstanceOf(Date);
	expect(compte.sessions).toMatchObject([{ agent: "Un navigateur" }]);
	expect(entree.session).toMatch(/^[\w-]{43}$/);
	expect(JSON.stringify(compte)).not.toContain(entree.session);
	expect((await lireSession(entree.session))?.visiteur).toMatchObject({
		nature: "compte",
		compte_id: compte.id,
		courriel: "nouvelle@exemple.fr",
		langue: "en",
	});
	expect(
		await prisma().journalEntree.findMany({
			where: { objet: "compte", objet_id: compte.id },
			select: { acte: true, acteur_id: true },
		}),
	).toEqual([{ acte: "creerCompte", acteur_id: compte.id }]);
});

test("signing in again keeps the account, opens another session, and knows the same browser once", async () => {
	const saisi = nouvelleAdresse();
	const premiere = await entrer(saisi);
	await rows(sql`UPDATE envois_codes SET le = le - interval '2 minutes'`);
	const seconde = await verifierCode({
		...(await defi(saisi)),
		connu: premiere.connu,
	});
	expect(seconde).toMatchObject({
		ok: true,
		valeur: { compte_id: premiere.compte_id, connu: premiere.connu },
	});
	const compte = await compteDe(saisi);
	expect(compte.sessions).toHaveLength(2);
	expect(compte.navigateurs).toHaveLength(1);
});

test("the right code sent a hundred times at once opens exactly one session", async () => {
	const saisi = nouvelleAdresse();
	const entree = await defi(saisi);
	const resultats = await Promise.all(
		Array.from({ length: 100 }, () => verifierCode(entree)),
	);
	expect(resultats.filter(({ ok }) => ok)).toHaveLength(1);
	expect((await compteDe(saisi)).sessions).toHaveLength(1);
});

test("the right code after five wrong ones is rejected, with the advice to request another", async () => {
	const saisi = nouvelleAdresse();
	const entree = await defi(saisi);
	for (let essai = 1; essai <= ESSAIS_MAX; essai += 1)
		expect(
			await verifierCode({ ...entree, code: fauxCode(entree.code) }),
		).toEqual({ ok: false, refus: "faux" });
	expect(await verifierCode(entree)).toEqual({ ok: false, refus: "epuise" });
	expect(await prisma().compte.count({ where: { courriel: saisi } })).toBe(0);
});

test.each(["used up", "used"])(
	"in a browser whose code is %s, the next one signs in",
	async (quoi) => {
		const entree = await defi(nouvelleAdresse());
		const { code, navigateur, saisi: courriel } = entree;
		const essais = quoi === "used" ? [code] : Array(ESSAIS_MAX).fill(null);
		for (const essai of essais)
			await verifierCode({ ...entree, code: essai ?? fauxCode(code) });
		await rows(
			sql`WITH defi AS (UPDATE defis SET cree_le = cree_le - interval '2 minutes' WHERE courriel = ${courriel})
			    UPDATE envois_codes SET le = le - interval '2 minutes'`,
		);
		const suite = { nature: "connexion", langue: "fr", connu: null } as const;
		const ou = { courriel, navigateur, reseau: "198.51.100.1" };
		await demanderCode(null, { ...suite, ...ou });
		const suivant = { ...entree, code: await codeRecu(courriel) };
		expect(await verifierCode(suivant)).toMatchObject({ ok: true });
	},
);

test("what is not six digits counts no try; blanks, dashes and full-width digits are read", async () => {
	const entree = await defi(nouvelleAdresse());
	for (let essai = 0; essai <= ESSAIS_MAX; essai += 1)
		expect(await verifierCode({ ...entree, code: "12345" })).toEqual({
			ok: false,
			refus: "mal_ecrit",
		});
	const [a = "", b = ""] = [entree.code.slice(0, 3), entree.code.slice(3)];
	const large = b.replace(/\d/g, (c) =>
		String.fromCodePoint(0xff10 + Number(c)),
	);
	expect(
		await verifierCode({ ...entree, code: ` ${a}\u00a0– ${large} ` }),
	).toMatchObject({ ok: true });
});

test("a code is rejected in another browser, for another address, or after ten minutes", async () => {
	const saisi = nouvelleAdresse();
	const entree = await defi(saisi);
	const autre = await defi(nouvelleAdresse());
	const refus = { ok: false, refus: "faux" };
	expect(
		await verifierCode({ ...entree, navigateur: autre.navigateur }),
	).toEqual(refus);
	expect(await verifierCode({ ...entree, saisi: autre.saisi })).toEqual(refus);
	await rows(
		sql`UPDATE defis SET expire_le = now() - interval '1 s' WHERE courriel = ${saisi}`,
	);
	expect(await verifierCode(entree)).toEqual({ ok: false, refus: "perime" });
	expect(await verifierCode(autre)).toMatchObject({ ok: true });
});

test("D10: a suspended account is reported only after a right code, and gets no session", async () => {
	const saisi = nouvelleAdresse();
	await entrer(saisi);
	await rows(
		sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE courriel = ${saisi}`,
	);
	await rows(sql`DELETE FROM sessions`);
	await rows(sql`UPDATE envois_codes SET le = le - interval '2 minutes'`);
	const entree = await defi(saisi);
	expect(
		await verifierCode({ ...entree, code: fauxCode(entree.code) }),
	).toEqual({ ok: false, refus: "faux" });
	expect(await verifierCode(entree)).toEqual({ ok: false, refus: "suspendu" });
	expect((await compteDe(saisi)).sessions).toEqual([]);
});

test("an invented account of the demonstration gets no session, even by a right code", async () => {
	const entree = await defi(nouvelleAdresse());
	await rows(
		sql`INSERT INTO comptes (courriel, courriel_saisi, demonstration) VALUES (${entree.saisi}, ${entree.saisi}, true)`,
	);
	expect(await verifierCode(entree)).toEqual({ ok: false, refus: "suspendu" });
	expect((await compteDe(entree.saisi)).sessions).toEqual([]);
});

test("D10: an address barred at erasure creates no account", async () => {
	const saisi = nouvelleAdresse();
	await rows(
		sql`INSERT INTO adresses_barrees (empreinte) VALUES (${empreinteBarree(saisi)})`,
	);
	const entree = await defi(saisi);
	expect(await verifierCode(entree)).toEqual({ ok: false, refus: "suspendu" });
	expect(await prisma().compte.count({ where: { courriel: saisi } })).toBe(0);
});

test("D8: an address of ADMIN_EMAILS becomes admin when it confirms a code, once, journaled and mailed", async () => {
	const premiere = await entrer("cheffe@exemple.fr");
	expect(premiere.role).toBe("admin");
	await rows(sql`UPDATE envois_codes SET le = le - interval '2 minutes'`);
	await entrer("cheffe@exemple.fr");
	const { compte_id } = premiere;
	expect(
		await prisma().journalEntree.findMany({
			where: { objet_id: compte_id, objet: "compte", acte: "changerRole" },
			select: { acteur: true, avant: true, apres: true },
		}),
	).toEqual([
		{
			acteur: "systeme",
			avant: { role: "membre" },
			apres: { role: "admin" },
		},
	]);
	expect(
		await prisma().courriel.count({
			where: { compte_id, gabarit: "role_change" },
		}),
	).toBe(1);
});

test("D10: a concurrent suspension and sign-in leave a suspended account without a session, in either order", async () => {
	const { compte_id: moderateur } = await entrer(nouvelleAdresse());
	for (let tour = 0; tour < 15; tour += 1) {
		const saisi = nouvelleAdresse();
		const { compte_id } = await entrer(saisi);
		await rows(sql`UPDATE envois_codes SET le = le - interval '2 minutes'`);
		const entree = await defi(saisi);
		await Promise.all([
			verifierCode(entree),
			suspendreCompte(
				{ nature: "compte", compte_id: moderateur, role: "admin" },
				compte_id,
				{ suspendu: true, motif: null },
			),
		]);
		const compte = await compteDe(saisi);
		expect(compte).toMatchObject({ suspendu: true, sessions: [] });
	}
});

test("nobody is told to be suspended whose account moves to another address, or is erased, at that moment: the address has a new one", async () => {
	for (const partir of [
		sql`UPDATE comptes SET courriel = 'partie@exemple.fr'`,
		sql`DELETE FROM comptes`,
	]) {
		const saisi = nouvelleAdresse();
		const { compte_id } = await entrer(saisi);
		await rows(sql`UPDATE envois_codes SET le = le - interval '2 minutes'`);
		const entree = await defi(saisi);
		const { enCours } = await inTransaction(async (tx) => {
			await tx.$executeRaw(
				sql`SELECT 1 FROM comptes WHERE id = ${compte_id} FOR UPDATE`,
			);
			const entrant = await untilBlocked(() => verifierCode(entree));
			await tx.$executeRaw(sql`${partir} WHERE id = ${compte_id}`);
			return entrant;
		});
		const entrante = await enCours;
		expect(entrante).toMatchObject({ ok: true });
		expect((await compteDe(saisi)).id).not.toBe(compte_id);
	}
});

test("a sign-in waits for a suspension under way, which wins", async () => {
	const saisi = nouvelleAdresse();
	const { compte_id } = await entrer(saisi);
	await rows(sql`DELETE FROM sessions WHERE compte_id = ${compte_id}`);
	await rows(sql`UPDATE envois_codes SET le = le - interval '2 minutes'`);
	const entree = await defi(saisi);
	let entrant: ReturnType<typeof verifierCode> | undefined;
	await inTransaction(async (tx) => {
		await tx.$executeRaw(
			sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${compte_id}`,
		);
		entrant ??= asAnother(() => verifierCode(entree));
		await new Promise((done) => setTimeout(done, 300));
	});
	expect(await entrant).toEqual({ ok: false, refus: "suspendu" });
	expect((await compteDe(saisi)).sessions).toEqual([]);
});

test("a session expires after 30 days without use, after 90 in all, and for a suspended account", async () => {
	const saisi = nouvelleAdresse();
	const { session, compte_id } = await entrer(saisi);
	const vieillir = (secondes: number, depuis: number) =>
		rows(
			sql`UPDATE sessions SET vue_le = now() - make_interval(secs => ${secondes}::float8),
		      cree_le = now() - make_interval(secs => ${depuis}::float8),
		      expire_le = now() + make_interval(secs => ${SESSION_INACTIVE_SECONDES - secondes}::float8)
		    WHERE compte_id = ${compte_id}`,
		);
	await vieillir(SESSION_INACTIVE_SECONDES - 60, SESSION_INACTIVE_SECONDES);
	expect(await lireSession(session)).not.toBeNull();
	// A second past its end: the column rounds to the millisecond.
	await vieillir(SESSION_INACTIVE_SECONDES + 1, SESSION_INACTIVE_SECONDES + 1);
	expect(await lireSession(session)).toBeNull();
	// A use prolongs it, but not past its maximum age.
	await vieillir(2 * 86_400, SESSION_MAX_SECONDES - 3_600);
	await prolongerSession(session);
	const { sessions } = await compteDe(saisi);
	const reste = (sessions[0]?.expire_le.getTime() ?? 0) - Date.now();
	expect(Math.round(reste / 60_000)).toBe(60);
	await rows(
		sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${compte_id}`,
	);
	expect(await lireSession(session)).toBeNull();
});

test("each wrong code is noted, so that who guesses is seen; a right one, and one that is no code, are not", async () => {
	const refuses = async () => {
		const { text } = await metricsText();
		return Number(/evenement="code_refuse"\} (\d+)/.exec(text)?.[1] ?? 0);
	};
	const avant = await refuses();
	const essai = await defi(nouvelleAdresse());
	await verifierCode({ ...essai, code: fauxCode(essai.code) });
	expect(await refuses()).toBe(avant + 1);
	await verifierCode({ ...essai, code: "bonjour" });
	expect(await verifierCode(essai)).toMatchObject({ ok: true });
	expect(await refuses()).toBe(avant + 1);
	// Used already.
	await verifierCode(essai);
	expect(await refuses()).toBe(avant + 2);
});
