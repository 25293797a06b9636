import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/wire";
import { putWithin } from "#lib/platform/db/counted-set";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { annuler } from "#lib/platform/mail/queue";
import { SOUTIENS } from "../commands.ts";
import type { SoutienResultat } from "../schema.ts";

/** The no of an account to the steps of a need, kept or taken back. */
async function ecrireChoix(
	tx: Transaction,
	compte_id: number,
	slug: string,
	etapesParCourriel: boolean,
) {
	// A step that is being added reads either this choice, or none of its mails
	// is missed below: they hold the need in turn.
	await tx.$queryRaw(sql`SELECT 1 FROM besoins WHERE slug = ${slug} FOR SHARE`);
	const besoin = sql`(SELECT id FROM besoins WHERE slug = ${slug})`;
	if (etapesParCourriel)
		await tx.$executeRaw(
			sql`DELETE FROM refus_etapes WHERE compte_id = ${compte_id} AND besoin_id = ${besoin}`,
		);
	else {
		const refuses = await tx.$queryRaw<{ besoin_id: number }[]>(
			sql`INSERT INTO refus_etapes (compte_id, besoin_id)
			    SELECT ${compte_id}, id FROM besoins WHERE slug = ${slug}
			    ON CONFLICT DO NOTHING RETURNING besoin_id`,
		);
		// A no also holds back what has not left yet.
		for (const { besoin_id } of refuses)
			await annuler(tx, { compte_id, besoin_id });
	}
}

/**
 * Inside a transaction that holds more than that: the account's support
 * stands, and with it what it chose about the steps by e-mail; `undefined`
 * leaves that as it was, a remembered no included. Refused when the need is
 * not public or the account suspended: nothing is written then.
 */
export async function soutenirDans(
	tx: Transaction,
	{ compte_id }: ActeurCompte,
	slug: string,
	etapesParCourriel: boolean | undefined,
): Promise<Resultat<SoutienResultat>> {
	const total = await putWithin(tx, SOUTIENS, slug, compte_id);
	if (!total.ok) return total;
	if (etapesParCourriel !== undefined)
		await ecrireChoix(tx, compte_id, slug, etapesParCourriel);
	return reussite({ nb_soutiens: total.valeur, soutenu: true });
}

/** The account's support stands with its choice about the steps by e-mail, both or neither. Refused when the need is not public (D14). */
export async function soutenirAvecChoix(
	acteur: ActeurCompte,
	slug: string,
	etapesParCourriel: boolean,
): Promise<Resultat<SoutienResultat>> {
	if (!estSlug(slug)) return INTROUVABLE;
	return inTransaction((tx) =>
		soutenirDans(tx, acteur, slug, etapesParCourriel),
	);
}

/** The account's choice about the steps of a need it supports. Refused when it supports no such need. */
export async function choisirEtapes(
	{ compte_id }: ActeurCompte,
	slug: string,
	etapesParCourriel: boolean,
): Promise<Resultat<{ etapes_par_courriel: boolean }>> {
	if (!estSlug(slug)) return INTROUVABLE;
	return inTransaction(async (tx) => {
		const soutiens = await tx.$queryRaw<unknown[]>(
			sql`SELECT 1 FROM soutiens s JOIN besoins b ON b.id = s.besoin_id
			    WHERE s.compte_id = ${compte_id} AND b.slug = ${slug}`,
		);
		if (soutiens.length === 0) return INTROUVABLE;
		await ecrireChoix(tx, compte_id, slug, etapesParCourriel);
		return reussite({ etapes_par_courriel: etapesParCourriel });
	});
}
