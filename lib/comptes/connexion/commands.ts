import { normaliserCourriel } from "#lib/comptes/rules";
import { type Role, roleDe } from "#lib/platform/actor";
import { secretBytes } from "#lib/platform/clock";
import { sql } from "#lib/platform/db";
import { reglages } from "#lib/platform/env";
import { journaliser } from "#lib/platform/journal";
import type { Langue } from "#lib/platform/langues";
import { inTransaction, type Transaction } from "#lib/platform/transaction";
import { empreinteBarree } from "../barrage/queries.ts";
import { annoncerRole } from "../role/commands.ts";
import { type CodeJuste, essayerCode, utiliserCode } from "./codes/commands.ts";
import {
	empreinteNavigateur,
	lireCode,
	NAVIGATEUR_CONNU_SECONDES,
} from "./codes/rules.ts";
import { NAVIGATEUR_OCTETS, type RefusCode } from "./codes/schema.ts";
import {
	empreinteSession,
	SESSION_INACTIVE_SECONDES,
	SESSION_OCTETS,
} from "./rules.ts";

/** Who shows a code, and from where. */
export type EntreeParCode = {
	/** The address that the code was asked for, as it was typed. */
	readonly saisi: string;
	/** What the browser keeps of the challenge. */
	readonly navigateur: string;
	/** As it was typed. */
	readonly code: string;
	/** Of the page: the language of a new account. */
	readonly langue: Langue;
	/** By what accounts know this browser. */
	readonly connu: string | null;
	/** What the browser says that it is. */
	readonly agent: string | null;
};

/** A session just opened: the names that the browser is to keep. */
export type Entree = {
	readonly session: string;
	readonly connu: string;
	readonly compte_id: number;
	readonly role: Role;
};

export type ResultatEntree =
	| { readonly ok: true; readonly valeur: Entree }
	| { readonly ok: false; readonly refus: RefusCode | "suspendu" };

/** Told after a right code only (D10). */
const SUSPENDU = { ok: false, refus: "suspendu" } as const;

const AGENT_MAX = 200;

/** The account of the address exists, unless it is barred for having been erased while suspended. */
async function assurerCompte(
	tx: Transaction,
	courriel: string,
	{ saisi, langue }: EntreeParCode,
): Promise<void> {
	const [cree] = await tx.$queryRaw<{ id: number }[]>(
		sql`INSERT INTO comptes (courriel, courriel_saisi, langue, valide_le)
		    SELECT ${courriel}, ${saisi.trim()}, ${langue}, now()
		    WHERE NOT EXISTS (SELECT 1 FROM adresses_barrees WHERE empreinte = ${empreinteBarree(courriel)})
		    ON CONFLICT (courriel) DO NOTHING RETURNING id`,
	);
	if (!cree) return;
	await journaliser(tx, {
		acteur: { nature: "compte", compte_id: cree.id, role: "membre" },
		acte: "creerCompte",
		objet: "compte",
		objet_id: cree.id,
		apres: { role: "membre" },
	});
}

type CompteEntre = { id: number; role: string; etait: string };

/**
 * Notes the confirmed code on the account, and holds its row: a suspension
 * under way is waited for and wins; one that comes later closes the session.
 */
async function noterEntree(
	tx: Transaction,
	courriel: string,
	estAdmin: boolean,
): Promise<CompteEntre | undefined> {
	const [compte] = await tx.$queryRaw<CompteEntre[]>(
		sql`WITH avant AS (SELECT id, role FROM comptes WHERE courriel = ${courriel} FOR NO KEY UPDATE)
		    UPDATE comptes c SET valide_le = coalesce(c.valide_le, now()), actif_le = current_date,
		      inactivite_notee_le = NULL, role = CASE WHEN ${estAdmin} THEN 'admin' ELSE c.role END
		    FROM avant WHERE c.id = avant.id AND NOT c.suspendu
		    RETURNING c.id, c.role, avant.role AS etait`,
	);
	return compte;
}

async function ouvrirSession(
	tx: Transaction,
	compte_id: number,
	{ session, connu }: { session: string; connu: string },
	agent: string | null,
): Promise<void> {
	await tx.$executeRaw(
		sql`INSERT INTO sessions (compte_id, empreinte, agent, expire_le)
		    VALUES (${compte_id}, ${empreinteSession(session)}, ${agent},
		      now() + make_interval(secs => ${SESSION_INACTIVE_SECONDES}::float8))`,
	);
	await tx.$executeRaw(
		sql`INSERT INTO navigateurs_connus (compte_id, empreinte, expire_le)
		    VALUES (${compte_id}, ${empreinteNavigateur(connu, compte_id)},
		      now() + make_interval(secs => ${NAVIGATEUR_CONNU_SECONDES}::float8))
		    ON CONFLICT (empreinte) DO UPDATE SET vu_le = now(), expire_le = EXCLUDED.expire_le`,
	);
}

function estAdministrateur(courriel: string): boolean {
	return reglages().adminCourriels.some(
		(adresse) => normaliserCourriel(adresse) === courriel,
	);
}

/** A header of the browser's: kept as one short line, or not at all. */
function agentPropre(agent: string | null): string | null {
	const propre = agent?.replace(/[^\x20-\x7e]/g, "").trim() ?? "";
	return propre === "" ? null : propre.slice(0, AGENT_MAX);
}

function entrer(
	courriel: string,
	entree: EntreeParCode,
	juste: CodeJuste,
): Promise<ResultatEntree> {
	const session = secretBytes(SESSION_OCTETS).toString("base64url");
	const connu =
		entree.connu ?? secretBytes(NAVIGATEUR_OCTETS).toString("base64url");
	return inTransaction<ResultatEntree>(async (tx) => {
		if (!(await utiliserCode(tx, juste))) return { ok: false, refus: "perime" };
		await assurerCompte(tx, courriel, entree);
		const compte = await noterEntree(tx, courriel, estAdministrateur(courriel));
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
		await ouvrirSession(tx, compte.id, noms, agentPropre(entree.agent));
		return { ok: true, valeur: { ...noms, compte_id: compte.id, role } };
	});
}

/**
 * A right code opens a session, and the account with it when the address has
 * none: confirmed, in the language of the page. The code is used in the same
 * transaction, so one code is one session at most. An address of
 * `ADMIN_EMAILS` becomes `admin` (D8). Refused for any other code, and, after a
 * right one only, for a suspended account or a barred address.
 */
export async function verifierCode(
	entree: EntreeParCode,
): Promise<ResultatEntree> {
	const courriel = normaliserCourriel(entree.saisi);
	const code = lireCode(entree.code);
	if (code === null || courriel === null)
		return { ok: false, refus: "mal_ecrit" };
	const { navigateur } = entree;
	const nature = "connexion";
	const juste = await essayerCode(null, { nature, courriel, navigateur, code });
	return juste.ok ? entrer(courriel, entree, juste.valeur) : juste;
}
