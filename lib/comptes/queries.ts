import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { instant } from "#lib/platform/db/columns";
import { countOf, rows, sql } from "#lib/platform/db/pool";
import { keyedHash } from "#lib/platform/runtime/derive-key";
import type { Compte } from "#prisma/client/client";
import { estVivant } from "./jetons/queries.ts";
import { normaliserCourriel, plierCourriel } from "./rules.ts";
import type { CompteListe, FiltreComptes, Moi } from "./schema.ts";

export async function lireMoi(compte_id: number): Promise<Resultat<Moi>> {
	const [compte] = await rows<Moi>(
		sql`SELECT nom, valide_le IS NOT NULL AS valide, ${instant(sql`valide_le`)} AS valide_le FROM comptes WHERE id = ${compte_id}`,
		"lire_moi",
	);
	return compte ? reussite(compte) : INTROUVABLE;
}

/** The id of the account of an address, however it is typed (D9). */
export async function trouverCompte(
	courriel_saisi: string,
): Promise<Resultat<number>> {
	const courriel = normaliserCourriel(courriel_saisi);
	if (courriel === null) return INTROUVABLE;
	const [compte] = await rows<Pick<Compte, "id">>(
		sql`SELECT id FROM comptes WHERE courriel = ${courriel}`,
	);
	return compte ? reussite(compte.id) : INTROUVABLE;
}

export const COMPTES_PAR_PAGE = 50;

/** One page of the accounts of this filter, the oldest first, and how many there are; never what they vote for or support (D8). */
export async function listerComptes(
	{ role, suspendus, mot }: FiltreComptes,
	page: number,
): Promise<{ comptes: CompteListe[]; total: number }> {
	const filtre = sql`(${role}::text IS NULL OR c.role = ${role}) AND (NOT ${suspendus}::boolean OR c.suspendu)
		AND (${mot}::text IS NULL OR c.courriel LIKE motif_recherche(${mot}) OR c.courriel = lower(${mot})
		  OR texte_recherche(c.nom) LIKE motif_recherche(${mot}))`;
	const total = await countOf(
		sql`SELECT count(*)::int AS nombre FROM comptes c WHERE ${filtre}`,
	);
	const comptes = await rows<CompteListe>(
		sql`SELECT c.id, c.courriel, c.nom, c.role, ${instant(sql`c.suspendu_le`)} AS suspendu_le,
		      ${instant(sql`c.cree_le`)} AS cree_le, c.actif_le::text AS actif_le,
		      (SELECT count(*)::int FROM jetons j WHERE j.compte_id = c.id AND ${estVivant(sql`j`)}) AS jetons,
		      (SELECT count(*)::int FROM contributions o WHERE o.compte_id = c.id) AS contributions
		    FROM comptes c WHERE ${filtre} ORDER BY c.id
		    LIMIT ${COMPTES_PAR_PAGE} OFFSET ${(page - 1) * COMPTES_PAR_PAGE}`,
	);
	return { total, comptes };
}

/** Addresses that were suspended when their account was erased (D10): kept as keyed hashes, never as addresses. */

/**
 * What is stored for a barred address, from its normalised form: a keyed hash of 32
 * bytes, useless without the key. `+tags` are folded, as they lead to the same mailbox.
 */
export function empreinteBarree(courriel: string): Buffer {
	return keyedHash("adresses_barrees", plierCourriel(courriel));
}
