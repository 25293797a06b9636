import { attendPreuve, type Preuve, roleDe } from "#lib/platform/actor";
import { instant } from "#lib/platform/db/columns";
import { rows, sql } from "#lib/platform/db/pool";
import { unlessReadOnly } from "#lib/platform/db/read-only";
import type { Langue } from "#lib/platform/langues";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { SITE_TIME_ZONE } from "#lib/platform/runtime/time-zone";
import { PREUVE_RECENTE_SECONDES } from "../cles/rules.ts";
import {
	SESSION_EQUIPE_INACTIVE_SECONDES,
	SESSION_EQUIPE_NOTEE_SECONDES,
	SESSION_INACTIVE_SECONDES,
	SESSION_MAX_SECONDES,
	SESSION_NOTEE_SECONDES,
} from "../connexion/rules.ts";
import type { Visiteur } from "../connexion/schema.ts";
import type { MaSession } from "./schema.ts";

/** A session as next-auth looks it up, by the name in the browser's cookie. */
type LigneSession = {
	session_id: number;
	compte_id: number;
	role: string;
	nom: string | null;
	courriel: string;
	langue: Langue;
	preuve: Preuve | null;
	vue_il_y_a: number;
};

/** A live session: its visitor, and how long ago its use was recorded. */
export type SessionOuverte = {
	readonly visiteur: Visiteur;
	readonly vueIlYaSecondes: number;
};

/** Condition on a session `s` and its account `c`: live by the database's clock, and not suspended. */
export const SESSION_VIVE = sql`s.expire_le > now() AND NOT c.suspendu AND (c.role = 'membre'
	OR s.vue_le > now() - make_interval(secs => ${SESSION_EQUIPE_INACTIVE_SECONDES}::float8))`;

/** How the session `s` of the account `c` stands with the second factor (`Preuve`); null for members, and where none is asked. */
const PREUVE = sql`CASE WHEN c.role = 'membre' THEN NULL
	WHEN EXISTS (SELECT FROM cles_acces k WHERE k.compte_id = c.id) THEN CASE
	  WHEN s.prouvee_le IS NULL THEN 'a_montrer'
	  WHEN s.prouvee_le > now() - make_interval(secs => ${PREUVE_RECENTE_SECONDES}::float8)
	    AND s.prouvee_le <= now() + interval '1 minute' THEN 'recente'
	  ELSE 'ancienne' END
	WHEN EXISTS (SELECT FROM exigences_cles WHERE des_le <= (now() AT TIME ZONE ${SITE_TIME_ZONE})::date)
	  THEN 'a_ajouter' END`;

/**
 * The session of that name; null when it is unknown, expired by the database's clock,
 * or of a suspended account. While it lacks a second factor, it has the role of a
 * member. Throws `StoreDown`.
 */
export async function lireSession(nom: string): Promise<SessionOuverte | null> {
	const [ligne] = await rows<LigneSession>(
		sql`SELECT s.id AS session_id, c.id AS compte_id, c.role, c.nom, c.courriel, c.langue,
		      ${PREUVE} AS preuve,
		      extract(epoch FROM now() - s.vue_le)::float8 AS vue_il_y_a
		    FROM sessions s JOIN comptes c ON c.id = s.compte_id
		    WHERE s.empreinte = ${secretHash(nom)} AND ${SESSION_VIVE}`,
		"lire_session",
	);
	if (!ligne) return null;
	const { vue_il_y_a, role, preuve, ...reste } = ligne;
	const visiteur: Visiteur = {
		nature: "compte",
		role: roleDe(role),
		...reste,
		...(preuve === null ? {} : { preuve }),
	};
	return {
		visiteur: attendPreuve(visiteur)
			? { ...visiteur, role: "membre" }
			: visiteur,
		vueIlYaSecondes: vue_il_y_a,
	};
}

/** Prolongs a used session, within its maximum age. Written once a day at most, more often for the team; not in read-only mode. */
export async function prolongerSession(nom: string): Promise<void> {
	const usage = sql`UPDATE sessions s SET vue_le = now(), expire_le = least(
		  now() + make_interval(secs => ${SESSION_INACTIVE_SECONDES}::float8),
		  s.cree_le + make_interval(secs => ${SESSION_MAX_SECONDES}::float8))
		FROM comptes c WHERE c.id = s.compte_id AND s.empreinte = ${secretHash(nom)} AND ${SESSION_VIVE}
		  AND s.vue_le < now() - make_interval(secs => CASE WHEN c.role = 'membre'
		    THEN ${SESSION_NOTEE_SECONDES / 2}::float8 ELSE ${SESSION_EQUIPE_NOTEE_SECONDES / 2}::float8 END)`;
	await unlessReadOnly(() => rows(usage), []);
}

/** Deletes the session of that name; left to its end in read-only mode. */
export async function oublierSession(nom: string): Promise<void> {
	const oubli = sql`DELETE FROM sessions WHERE empreinte = ${secretHash(nom)}`;
	await unlessReadOnly(() => rows(oubli), []);
}

/** The account's open sessions, most recently seen first. */
export function listerSessions(compte_id: number): Promise<MaSession[]> {
	return rows<MaSession>(
		sql`SELECT s.id, s.agent, ${instant(sql`s.cree_le`)} AS cree_le, ${instant(sql`s.vue_le`)} AS vue_le FROM sessions s JOIN comptes c ON c.id = s.compte_id
		    WHERE s.compte_id = ${compte_id} AND ${SESSION_VIVE} ORDER BY s.vue_le DESC, s.id DESC`,
	);
}

/** Whether the account gets a mail about sign-ins in unknown browsers. */
export async function lireAlerte(compte_id: number): Promise<boolean> {
	const [compte] = await rows<{ alerte_connexion: boolean }>(
		sql`SELECT alerte_connexion FROM comptes WHERE id = ${compte_id}`,
	);
	return compte?.alerte_connexion ?? true;
}
