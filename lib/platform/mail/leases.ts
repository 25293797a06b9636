/**
 * The mail queue, as the worker uses it. A mail that is being sent is held by a lease:
 * no other worker takes it, and when its worker dies the lease expires. Only the
 * database's clock counts, so instances need not agree on the time.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { rows, type Sql, sql } from "../db/pool.ts";
import { unlessReadOnly } from "../db/read-only.ts";
import type { CourrielARendre } from "./render.ts";
import type { Envoi } from "./transports/transport.ts";

/** Longer than any transport's try: two live workers never send the same mail. */
export const BAIL_SECONDES = 60;

/** Tries of one mail, over about nine hours; then it is a dead letter. */
export const ESSAIS_MAX = 14;

const RECUL_MAX_SECONDES = 7_200;

/** How often it is looked whether the last mails have left. */
const REGARD_MS = 200;

/**
 * Providers remember a key for 24 hours. A mail that may have been accepted is not
 * retried automatically beyond that, with a margin: a person decides, and is warned
 * that it may arrive twice.
 */
export const REPETITION_SURE_HEURES = 23;

/** A mail taken for sending. `bail_le` identifies the lease. */
export type CourrielPris = CourrielARendre & {
	readonly id: number;
	readonly essais: number;
	readonly bail_le: Date;
};

const FREE = sql`(bail_le IS NULL OR bail_le < now() - make_interval(secs => ${BAIL_SECONDES}))`;
const PENDING = sql`statut IN ('attente', 'envoi')`;
const TOO_LATE_TO_REPEAT = sql`cree_le < now() - make_interval(hours => ${REPETITION_SURE_HEURES})`;

/** A mail with an expiry is not worth a retry by a person: its address and text are erased. */
const KEPT_IF_TIMELESS = sql`
	destinataire = CASE WHEN expire_le IS NULL THEN destinataire ELSE '' END,
	donnees = CASE WHEN expire_le IS NULL THEN donnees ELSE '{}' END`;

const GIVEN_UP = sql`(essais >= ${ESSAIS_MAX} OR (essais > 0 AND ${TOO_LATE_TO_REPEAT}))`;

/**
 * Takes at most `nombre` mails that are due, the most urgent first, and holds each for
 * `BAIL_SECONDES`. Does not take mails less urgent than `prioriteMax`, nor any while the
 * site is read-only: they wait.
 */
export function prendre(
	nombre: number,
	prioriteMax: number,
): Promise<CourrielPris[]> {
	const pris = () =>
		rows<CourrielPris>(sql`
		WITH choisi AS MATERIALIZED (
			SELECT id FROM courriels
			WHERE ${PENDING} AND priorite <= ${prioriteMax} AND disponible_le <= now()
				AND ${FREE} AND (expire_le IS NULL OR expire_le > now())
				AND NOT ${GIVEN_UP}
			ORDER BY priorite, disponible_le, id
			LIMIT ${nombre}
			FOR UPDATE SKIP LOCKED
		)
		UPDATE courriels AS c
		SET statut = 'envoi', essais = c.essais + 1, bail_le = clock_timestamp()
		FROM choisi WHERE c.id = choisi.id
		RETURNING c.id, c.cle, c.gabarit, c.langue, c.compte_id, c.besoin_id,
			c.destinataire, c.donnees, c.cree_le, c.essais, c.bail_le`);
	return unlessReadOnly(pris, []);
}

/** Waits until no mail is held by a lease; one whose worker died is waited for as long as its lease. */
export async function attendreEnvois(): Promise<void> {
	for (;;) {
		const [held] = await rows<{ id: number }>(
			sql`SELECT id FROM courriels WHERE statut = 'envoi' AND NOT ${FREE} LIMIT 1`,
		);
		if (!held) return;
		await sleep(REGARD_MS);
	}
}

/** Condition that the lease is still ours: after a takeover, only the other worker may report on the mail. */
function held({ id, bail_le }: CourrielPris): Sql {
	return sql`id = ${id} AND statut = 'envoi' AND bail_le = ${bail_le}`;
}

/**
 * Records the outcome of a try. Of a mail that was sent, even when the lease was lost,
 * since it is true: its address and text are erased, and its row kept so that it is never
 * sent again. After a failure the delay before the next try grows, with some randomness,
 * and after the last one the mail is a dead letter, as after a refusal; a sign-in code,
 * which expires after ten minutes, is retried five times sooner. A try that the provider
 * did not process does not count.
 */
export async function noter(pris: CourrielPris, envoi: Envoi): Promise<void> {
	switch (envoi.issue) {
		case "envoye":
			await rows(sql`
				UPDATE courriels
				SET statut = 'envoye', envoye_le = now(), bail_le = NULL, erreur = NULL,
					destinataire = '', donnees = '{}'
				WHERE id = ${pris.id} AND statut IN ('attente', 'envoi', 'abandonne')`);
			return;
		case "limite":
			await rows(sql`
				UPDATE courriels
				SET statut = 'attente', erreur = ${envoi.erreur}, bail_le = NULL, essais = essais - 1,
					disponible_le = now() + make_interval(secs => ${envoi.delaiSecondes})
				WHERE ${held(pris)}`);
			return;
		case "echec": {
			const [left] = await rows<{ id: number }>(sql`
				UPDATE courriels
				SET statut = 'attente', erreur = ${envoi.erreur}, bail_le = NULL,
					disponible_le = now() + make_interval(secs => (0.5 + random() / 2) * least(
						${RECUL_MAX_SECONDES}, CASE WHEN priorite = 0 THEN 2 ELSE 10 END * 2 ^ (essais - 1)))
				WHERE ${held(pris)} AND NOT ${GIVEN_UP}
				RETURNING id`);
			if (left) return;
			return noter(pris, { ...envoi, issue: "refus" });
		}
		case "refus":
			await rows(sql`
				UPDATE courriels
				SET statut = 'abandonne', erreur = ${envoi.erreur}, bail_le = NULL, ${KEPT_IF_TIMELESS}
				WHERE ${held(pris)}`);
	}
}

/** Expires mails past their time, and makes dead letters of those that may not be retried; not while the site is read-only. */
export function balayer(): Promise<void> {
	return unlessReadOnly(balayerFile, undefined);
}

async function balayerFile(): Promise<void> {
	await rows(sql`
		UPDATE courriels
		SET statut = 'expire', bail_le = NULL, destinataire = '', donnees = '{}'
		WHERE ${PENDING} AND ${FREE} AND expire_le <= now()`);
	await rows(sql`
		UPDATE courriels
		SET statut = 'abandonne', bail_le = NULL, erreur = coalesce(erreur, 'sans réponse'),
			${KEPT_IF_TIMELESS}
		WHERE ${PENDING} AND ${FREE} AND ${GIVEN_UP}`);
}
