import { LIVRAISON } from "#lib/besoins/bilans/queries";
import { besoinPublic, besoinVise, racineDe } from "#lib/besoins/queries";
import { tenirCompte } from "#lib/comptes/writes";
import { phrase, phraseOf } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	interdit,
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { type Sql, sql } from "#lib/platform/db/pool";
import {
	inTransaction,
	statementsOf,
	type Transaction,
} from "#lib/platform/db/transaction";
import { lireJetonBilan } from "#lib/platform/mail/need-links";
import { MA_REPONSE } from "./queries.ts";
import { BILAN_MODIFIABLE_JOURS } from "./rules.ts";
import type { BilanDonne, MonBilan } from "./schema.ts";
import { suivreBilan } from "./writes.ts";

const PAS_LIVRE = conflit(phrase("refus.bilans.pas_livre"));

const TROP_TARD = conflit(
	phraseOf((t) =>
		t("refus.bilans.trop_tard", { jours: String(BILAN_MODIFIABLE_JOURS) }),
	),
);

const RIEN: MonBilan = {
	reponse: null,
	phrase: null,
	phrase_etat: null,
	modifiable_jusqu_au: null,
};

type Tenue = { readonly besoin_id: number; readonly jalon_id: number };

/** Locks the account, then the need, and finds the delivery that the account may speak of. */
async function tenir(
	tx: Transaction,
	compte_id: number,
	besoin: Sql,
): Promise<Resultat<Tenue>> {
	// The account before the need, as every support locks.
	const compte = await tenirCompte(tx, compte_id);
	if (!compte) return INTROUVABLE;
	if (compte.suspendu) return NON_AUTORISE;
	// Once held, its state and its deliveries are read again: they may have changed meanwhile.
	await tx.$queryRaw(
		sql`SELECT 1 FROM besoins WHERE id = ${besoin} FOR NO KEY UPDATE`,
	);
	const [lu] = await tx.$queryRaw<
		{ besoin_id: number; jalon_id: number | null; soutenu: boolean }[]
	>(
		sql`SELECT b.id AS besoin_id, ${LIVRAISON} AS jalon_id,
		      EXISTS (SELECT 1 FROM soutiens s WHERE s.besoin_id = b.id AND s.compte_id = ${compte_id}) AS soutenu
		    FROM besoins b
		    WHERE b.id = ${besoin}
		      AND ${besoinPublic(sql`b.statut`)}`,
	);
	if (!lu) return INTROUVABLE;
	const { besoin_id, jalon_id } = lu;
	if (!lu.soutenu) return interdit("sans_soutien");
	return jalon_id === null ? PAS_LIVRE : reussite({ besoin_id, jalon_id });
}

/** Whether the account's answer about this delivery can no longer change. */
async function estFigee(
	tx: Transaction,
	compte_id: number,
	{ besoin_id, jalon_id }: Tenue,
): Promise<boolean> {
	// clock_timestamp(): the transaction may have waited since it began.
	const figees = await tx.$queryRaw<unknown[]>(
		sql`SELECT 1 FROM reponses_bilan WHERE compte_id = ${compte_id} AND besoin_id = ${besoin_id} AND jalon_id = ${jalon_id}
		      AND cree_le <= clock_timestamp() - make_interval(days => ${BILAN_MODIFIABLE_JOURS})`,
	);
	return figees.length > 0;
}

/** An answer about an earlier delivery begins anew; the same words keep their language, whatever the page says; a sentence that changes, or is made public, is reviewed again, and a changed one has another name: nobody publishes words that they did not read. */
async function ecrire(
	tx: Transaction,
	compte_id: number,
	{ besoin_id, jalon_id }: Tenue,
	{ reponse, phrase, publique, langue }: BilanDonne,
): Promise<MonBilan> {
	const montrable = publique && phrase !== null;
	const [ligne] = await tx.$queryRaw<MonBilan[]>(
		sql`INSERT INTO reponses_bilan AS r (compte_id, besoin_id, jalon_id, reponse, phrase, langue, publique)
		    VALUES (${compte_id}, ${besoin_id}, ${jalon_id}, ${reponse}, ${phrase}, ${langue}, ${montrable})
		    ON CONFLICT (compte_id, besoin_id) DO UPDATE SET
		      reponse = EXCLUDED.reponse, phrase = EXCLUDED.phrase, publique = EXCLUDED.publique,
		      langue = CASE WHEN r.phrase = EXCLUDED.phrase THEN r.langue ELSE EXCLUDED.langue END,
		      jalon_id = EXCLUDED.jalon_id, modifie_le = clock_timestamp(),
		      id = CASE WHEN r.phrase IS NOT DISTINCT FROM EXCLUDED.phrase THEN r.id ELSE EXCLUDED.id END,
		      relue = CASE WHEN EXCLUDED.publique AND r.phrase = EXCLUDED.phrase AND r.publique THEN r.relue END,
		      cree_le = CASE WHEN r.jalon_id = EXCLUDED.jalon_id THEN r.cree_le ELSE EXCLUDED.cree_le END
		    RETURNING ${MA_REPONSE}`,
	);
	if (!ligne) throw new Error("the answer was not written");
	return ligne;
}

async function effacer(
	tx: Transaction,
	compte_id: number,
	{ besoin_id, jalon_id }: Tenue,
): Promise<MonBilan> {
	await tx.$executeRaw(
		sql`DELETE FROM reponses_bilan WHERE compte_id = ${compte_id} AND besoin_id = ${besoin_id} AND jalon_id = ${jalon_id}`,
	);
	return RIEN;
}

function changer(
	compte_id: number,
	besoin: Sql,
	donne: BilanDonne | null,
): Promise<Resultat<MonBilan>> {
	return inTransaction<Resultat<MonBilan>>(async (tx) => {
		const tenue = await tenir(tx, compte_id, besoin);
		if (!tenue.ok) return tenue;
		if (await estFigee(tx, compte_id, tenue.valeur)) return TROP_TARD;
		const mien = await (donne
			? ecrire(tx, compte_id, tenue.valeur, donne)
			: effacer(tx, compte_id, tenue.valeur));
		await suivreBilan(statementsOf(tx), tenue.valeur.besoin_id, "jour");
		return reussite(mien);
	});
}

/**
 * Says whether a delivered need is solved for this account, or changes what it said: one
 * answer an account; null takes it back, and without one changes nothing. Rejected for a need that is not public, for who does not support it,
 * before its delivery, and `BILAN_MODIFIABLE_JOURS` after the first answer.
 */
export async function donnerBilan(
	{ compte_id }: ActeurCompte,
	slug: string,
	donne: BilanDonne | null,
): Promise<Resultat<MonBilan>> {
	return changer(compte_id, besoinVise(slug), donne);
}

/** `donnerBilan` for the reader of the mail that asks, without signing in. Rejected, besides, for a token that we did not sign. */
export async function donnerBilanParLien(
	jeton: string,
	donne: BilanDonne | null,
): Promise<Resultat<MonBilan>> {
	const lu = lireJetonBilan(jeton);
	if (lu === null) return INTROUVABLE;
	return changer(lu.compte_id, racineDe(sql`d.id = ${lu.besoin_id}`), donne);
}
