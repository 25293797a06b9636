import { normaliserCourriel } from "#lib/comptes/rules";
import { type Role, roleDe } from "#lib/platform/actor";
import { reglages } from "#lib/platform/config/env";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import type { Langue } from "#lib/platform/langues";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import { now, secretBytes } from "#lib/platform/runtime/clock";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { noteSecurity } from "#lib/platform/runtime/security-log";
import { SITE_TIME_ZONE } from "#lib/platform/runtime/time-zone";
import { reconnaitreAppareil } from "../sessions/rules.ts";
import { annoncerRole, ouvrirCompte } from "../writes.ts";
import { type EchecPause, essayerCodeDeConnexion } from "./codes/commands.ts";
import {
	empreinteNavigateur,
	NAVIGATEUR_CONNU_SECONDES,
} from "./codes/rules.ts";
import { NAVIGATEUR_OCTETS, type RefusCode } from "./codes/schema.ts";
import { type CodeJuste, utiliserCode } from "./codes/writes.ts";
import type { Identite } from "./emetteur/schema.ts";
import { SESSION_INACTIVE_SECONDES, SESSION_OCTETS } from "./rules.ts";

export type EntreeParCode = {
	/** The address for which the code was requested, as typed. */
	readonly saisi: string;
	/** The browser's identifier, from the challenge. */
	readonly navigateur: string;
	/** As typed. */
	readonly code: string;
	readonly langue: Langue;
	/** The cookie by which accounts recognise this browser. */
	readonly connu: string | null;
	/** The pass from the mail about a pause. */
	readonly passage?: string | null;
	readonly agent: string | null;
};

/** A new session: the names that the browser has to keep. */
export type Entree = {
	readonly session: string;
	readonly connu: string;
	readonly compte_id: number;
	readonly role: Role;
};

export type ResultatEntree =
	| { readonly ok: true; readonly valeur: Entree }
	| EchecPause
	| { readonly ok: false; readonly refus: RefusCode | "suspendu" };

/** Returned only after a right code (D10). */
const SUSPENDU = { ok: false, refus: "suspendu" } as const;

const INCONNUE = { ok: false, refus: "inconnue" } as const;

const AGENT_MAX = 200;

type CompteEntre = {
	id: number;
	role: string;
	etait: string;
	/** It was signed in to before, and wants notices of new browsers. */
	a_prevenir: boolean;
};

/**
 * Records the confirmed code on the account, and locks its row: a suspension under way
 * is waited for and wins; a later one closes the session.
 */
async function noterEntree(
	tx: Transaction,
	courriel: string,
	estAdmin: boolean,
): Promise<CompteEntre | undefined> {
	const [compte] = await tx.$queryRaw<CompteEntre[]>(
		sql`WITH avant AS (SELECT id, role, entre_le FROM comptes WHERE courriel = ${courriel} FOR NO KEY UPDATE)
		    UPDATE comptes c SET valide_le = coalesce(c.valide_le, now()),
		      entre_le = coalesce(c.entre_le, now()), actif_le = (now() AT TIME ZONE ${SITE_TIME_ZONE})::date,
		      inactivite_notee_le = NULL, role = CASE WHEN ${estAdmin} THEN 'admin' ELSE c.role END
		    FROM avant WHERE c.id = avant.id AND NOT c.suspendu AND NOT c.demonstration
		    RETURNING c.id, c.role, avant.role AS etait,
		      avant.entre_le IS NOT NULL AND c.alerte_connexion AS a_prevenir`,
	);
	return compte;
}

/** Records that the account knows the browser of that name; returns whether it already did. */
async function retenirNavigateur(
	tx: Transaction,
	compte_id: number,
	connu: string,
): Promise<boolean> {
	const empreinte = empreinteNavigateur(connu, compte_id);
	const [note] = await tx.$queryRaw<{ connaissait: boolean }[]>(
		sql`INSERT INTO navigateurs_connus (compte_id, empreinte, expire_le)
		    VALUES (${compte_id}, ${empreinte},
		      now() + make_interval(secs => ${NAVIGATEUR_CONNU_SECONDES}::float8))
		    ON CONFLICT (empreinte) DO UPDATE SET vu_le = now(), expire_le = EXCLUDED.expire_le
		    RETURNING EXISTS (SELECT 1 FROM navigateurs_connus a
		      WHERE a.empreinte = ${empreinte} AND a.expire_le > now()) AS connaissait`,
	);
	return note?.connaissait ?? false;
}

/**
 * Notifies the account of a sign-in in an unknown browser: the time, and the browser's
 * name for itself. No network is in it.
 */
async function annoncerNavigateur(
	tx: Transaction,
	compte_id: number,
	{ session_id, agent }: { session_id: number; agent: string | null },
): Promise<void> {
	await enfilerPourCompte(tx, compte_id, {
		gabarit: "connexion_nouvelle",
		cle: `connexion:${session_id}`,
		donnees: {
			le: now().toISOString(),
			appareil: reconnaitreAppareil(agent),
			page: "/compte/sessions",
		},
	});
}

async function ouvrirSession(
	tx: Transaction,
	compte_id: number,
	{ session, connu }: { session: string; connu: string },
	agent: string | null,
	jeton: string | null,
): Promise<{ session_id: number; connaissait: boolean }> {
	const [ouverte] = await tx.$queryRaw<{ id: number }[]>(
		sql`INSERT INTO sessions (compte_id, empreinte, agent, jeton_identite, expire_le)
		    VALUES (${compte_id}, ${secretHash(session)}, ${agent}, ${jeton},
		      now() + make_interval(secs => ${SESSION_INACTIVE_SECONDES}::float8)) RETURNING id`,
	);
	if (!ouverte) throw new Error("no row written");
	const connaissait = await retenirNavigateur(tx, compte_id, connu);
	return { session_id: ouverte.id, connaissait };
}

function estAdministrateur(courriel: string): boolean {
	return reglages().adminCourriels.some(
		(adresse) => normaliserCourriel(adresse) === courriel,
	);
}

/** The browser's header, kept as one short line or not at all. */
function agentPropre(agent: string | null): string | null {
	const propre = agent?.replace(/[^\x20-\x7e]/g, "").trim() ?? "";
	return propre === "" ? null : propre.slice(0, AGENT_MAX);
}

async function noter<T extends ResultatEntree | typeof INCONNUE>(
	travail: (tx: Transaction) => Promise<T>,
): Promise<T> {
	const entree = await inTransaction<T>(travail);
	if (entree.ok)
		noteSecurity("connexion", { compte_id: entree.valeur.compte_id });
	return entree;
}

/** Opens a session of the account of that address, unless it is suspended. */
async function ouvrir(
	tx: Transaction,
	courriel: string,
	estAdmin: boolean,
	entree: Pick<EntreeParCode, "connu" | "agent"> & { jeton?: string | null },
): Promise<ResultatEntree> {
	const session = secretBytes(SESSION_OCTETS).toString("base64url");
	const connu =
		entree.connu ?? secretBytes(NAVIGATEUR_OCTETS).toString("base64url");
	const compte = await noterEntree(tx, courriel, estAdmin);
	if (!compte) return SUSPENDU;
	const avant = roleDe(compte.etait);
	const role = roleDe(compte.role);
	if (role !== avant)
		await annoncerRole(
			tx,
			{ nature: "systeme" },
			{ id: compte.id, avant, apres: role },
		);
	const noms = { session, connu };
	const agent = agentPropre(entree.agent);
	const jeton = entree.jeton ?? null;
	const ouverte = await ouvrirSession(tx, compte.id, noms, agent, jeton);
	if (compte.a_prevenir && !ouverte.connaissait)
		await annoncerNavigateur(tx, compte.id, { ...ouverte, agent });
	return { ok: true, valeur: { ...noms, compte_id: compte.id, role } };
}

function entrer(
	courriel: string,
	entree: EntreeParCode,
	juste: CodeJuste,
): Promise<ResultatEntree> {
	return noter<ResultatEntree>(async (tx) => {
		if (!(await utiliserCode(tx, juste))) return { ok: false, refus: "perime" };
		// Its account may be about to have another address, or to be erased: then a new one is made.
		await tx.$executeRaw(
			sql`SELECT 1 FROM comptes WHERE courriel = ${courriel} FOR NO KEY UPDATE`,
		);
		const adresse = { courriel, courriel_saisi: entree.saisi.trim() };
		await ouvrirCompte(tx, adresse, { langue: entree.langue });
		return ouvrir(tx, courriel, estAdministrateur(courriel), entree);
	});
}

/**
 * An identity that an issuer vouches for, and that a right code bound to an account
 * before, opens a session of it, with the role that the account has. `jeton`: the ID
 * token, enciphered. Fails for an identity that is bound to none, and for a suspended
 * account.
 */
export function entrerParIdentite(
	{ emetteur, sub }: Pick<Identite, "emetteur" | "sub">,
	entree: Parameters<typeof ouvrir>[3],
): Promise<ResultatEntree | typeof INCONNUE> {
	return noter<ResultatEntree | typeof INCONNUE>(async (tx) => {
		const [liee] = await tx.$queryRaw<{ courriel: string }[]>(
			sql`UPDATE identites_externes i SET vu_le = now() FROM comptes c
			    WHERE i.emetteur = ${emetteur} AND i.sub = ${sub} AND c.id = i.compte_id RETURNING c.courriel`,
		);
		return liee ? ouvrir(tx, liee.courriel, false, entree) : INCONNUE;
	});
}

/**
 * A right code opens a session, and creates the account when the address has none:
 * confirmed, in the language of the page. The code is used in the same transaction, so
 * one code is one session at most. An address of `ADMIN_EMAILS` becomes `admin` (D8).
 * Fails for any other code, and, only after a right one, for a suspended account or a
 * barred address; also, whatever the code, while those of the mailbox are paused for
 * this browser.
 */
export async function verifierCode(
	entree: EntreeParCode,
): Promise<ResultatEntree> {
	const courriel = normaliserCourriel(entree.saisi);
	if (courriel === null) return { ok: false, refus: "mal_ecrit" };
	const { navigateur, passage, connu } = entree;
	const essai = { courriel, navigateur, saisi: entree.code };
	const juste = await essayerCodeDeConnexion(essai, passage ?? connu);
	return juste.ok ? entrer(courriel, entree, juste.valeur) : juste;
}
