/**
 * Passkeys as pages show them, and what a browser is asked to do with them. A challenge
 * is not stored: it holds its time and is signed for one session and one purpose. What
 * answers it is used once, since a session only takes newer challenges than its last.
 */
import { timingSafeEqual } from "node:crypto";
import { reglages } from "#lib/platform/config/env";
import { instant } from "#lib/platform/db/columns";
import { countOf, rows, sql } from "#lib/platform/db/pool";
import {
	creationOptions,
	presenceOptions,
	type RelyingSite,
} from "#lib/platform/passkeys/ceremonies";
import { now, secretBytes } from "#lib/platform/runtime/clock";
import { keyedHash } from "#lib/platform/runtime/derive-key";
import { DEFI_SECONDES } from "./rules.ts";
import type { ActeurDeSession, Exigence, MaCle, MesCles } from "./schema.ts";

/** What a challenge is for: an answer to one is none to the other. */
export type ButDeDefi = "ajout" | "preuve";

const HASARD_OCTETS = 16;
const INSTANT_OCTETS = 8;

function signature(session_id: number, but: ButDeDefi, corps: Buffer): Buffer {
	const signe = `${session_id}\n${but}\n${corps.toString("base64url")}`;
	return keyedHash("defi_cle", signe);
}

function nouveauDefi(session_id: number, but: ButDeDefi): Buffer {
	const instant = Buffer.alloc(INSTANT_OCTETS);
	instant.writeBigUInt64BE(BigInt(now().getTime()));
	const corps = Buffer.concat([instant, secretBytes(HASARD_OCTETS)]);
	return Buffer.concat([corps, signature(session_id, but, corps)]);
}

/** When the challenge was made; null when it is not ours, not this session's, for something else, or too old. */
export function lireDefi(
	defi: string,
	session_id: number,
	but: ButDeDefi,
): Date | null {
	const octets = Buffer.from(defi, "base64url");
	const fin = INSTANT_OCTETS + HASARD_OCTETS;
	const corps = octets.subarray(0, fin);
	const attendue = signature(session_id, but, corps);
	const recue = octets.subarray(fin);
	if (recue.length !== attendue.length || !timingSafeEqual(recue, attendue))
		return null;
	const instant = Number(corps.readBigUInt64BE());
	const age = now().getTime() - instant;
	return Math.abs(age) <= DEFI_SECONDES * 1000 ? new Date(instant) : null;
}

/** The site, as passkeys are bound to it. */
export function ceSite(): RelyingSite {
	const { siteUrl, siteNom } = reglages();
	return { name: siteNom, host: new URL(siteUrl).hostname, origin: siteUrl };
}

async function identifiants(compte_id: number): Promise<string[]> {
	const connues = await rows<{ identifiant: string }>(
		sql`SELECT identifiant FROM cles_acces WHERE compte_id = ${compte_id} ORDER BY id`,
	);
	return connues.map(({ identifiant }) => identifiant);
}

/** What a browser needs to make a passkey for the account of this session, as JSON. */
export async function demanderAjout(
	{ compte_id, session_id }: ActeurDeSession,
	nom: string,
): Promise<string> {
	return creationOptions(
		ceSite(),
		{ name: nom, handle: keyedHash("cle_compte", String(compte_id)) },
		nouveauDefi(session_id, "ajout"),
		await identifiants(compte_id),
	);
}

/** What a browser needs to show one of the account's passkeys, as JSON. */
export async function demanderPreuve({
	compte_id,
	session_id,
}: ActeurDeSession): Promise<string> {
	const defi = nouveauDefi(session_id, "preuve");
	return presenceOptions(ceSite(), defi, await identifiants(compte_id));
}

/** The 32 bytes that are stored in place of a recovery code. */
export function empreinteSecours(compte_id: number, code: string): Buffer {
	return keyedHash("code_secours", `${compte_id}\n${code}`);
}

/** The passkeys of the account, oldest first, and how many recovery codes are left. */
export async function lireMesCles(compte_id: number): Promise<MesCles> {
	const [cles, secours] = await Promise.all([
		rows<MaCle>(
			sql`SELECT id, nom, ${instant(sql`cree_le`)} AS cree_le, ${instant(sql`vue_le`)} AS vue_le FROM cles_acces WHERE compte_id = ${compte_id} ORDER BY id`,
		),
		countOf(
			sql`SELECT count(*)::int AS nombre FROM codes_secours WHERE compte_id = ${compte_id} AND utilise_le IS NULL`,
		),
	]);
	return { cles, secours };
}

/** Since which day the team must have a passkey. */
export async function lireExigence(): Promise<Exigence> {
	const [exigence] = await rows<{ des_le: string }>(
		sql`SELECT des_le::text AS des_le FROM exigences_cles`,
	);
	return { des_le: exigence?.des_le ?? null };
}

export function compterSansCle(): Promise<number> {
	return countOf(
		sql`SELECT count(*)::int AS nombre FROM comptes c WHERE c.role <> 'membre' AND NOT c.suspendu
		      AND NOT EXISTS (SELECT FROM cles_acces k WHERE k.compte_id = c.id)`,
	);
}
