/**
 * The mail queue, for commands that cause mails. Every function works in the caller's
 * transaction: the mail exists if and only if what it announces does. Accounts of the
 * demonstration get none.
 */
import { joinSql, type Sql, sql } from "../db/pool.ts";
import type { Transaction } from "../db/transaction.ts";
import type { Langue } from "../langues.ts";
import { type DonneesDe, GABARITS, type NomGabarit } from "./template-list.ts";

/** What is used here of an open transaction, Prisma's own or a command's. */
export type TransactionCourriel = {
	$executeRaw(query: Sql): PromiseLike<number>;
};

/** The same mail to several accounts, each in its language, at its current address. */
export type CourrielAuxComptes<G extends NomGabarit = NomGabarit> = {
	/** Unique for ever: queueing a second mail under it does nothing. Of several accounts, that of each is made from it and the account. */
	readonly cle: string;
	readonly gabarit: G;
	readonly donnees: DonneesDe<G>;
	/** By default, the template's. */
	readonly priorite?: number;
	/** Time during which it may still be cancelled (D3). */
	readonly delaiSecondes?: number;
	/** After this time, counted from now, it is dropped. */
	readonly expireDansSecondes?: number;
	readonly besoin_id?: number | null;
	readonly etape_id?: number | null;
	/** The journal entry of the act that causes it, used to cancel it. */
	readonly acte_id?: number | null;
};

export type Courriel<G extends NomGabarit = NomGabarit> =
	CourrielAuxComptes<G> & {
		readonly langue: Langue;
		readonly compte_id: number | null;
		/** A validated address in its normalised form (D9). */
		readonly destinataire: string;
	};

/** The data as JSON, without what JSON columns refuse or would change. */
export function storable(donnees: unknown): string {
	return JSON.stringify(donnees, (_key, value: unknown) =>
		typeof value === "string"
			? value.toWellFormed().replaceAll("\0", "")
			: value,
	);
}

const COLUMNS = sql`cle, langue, compte_id, destinataire, gabarit, donnees, priorite, disponible_le, expire_le, besoin_id, etape_id, acte_id`;

/** Truncated to the columns' precision, which would otherwise round up: a mail due now would be due a moment later. */
const NOW = sql`date_trunc('milliseconds', clock_timestamp())`;

function commonValues(courriel: CourrielAuxComptes): Sql {
	const { priorite } = GABARITS[courriel.gabarit];
	return sql`${courriel.gabarit}, ${storable(courriel.donnees)}::jsonb,
		${courriel.priorite ?? priorite}::smallint,
		${NOW} + make_interval(secs => ${courriel.delaiSecondes ?? 0}::float8),
		${NOW} + make_interval(secs => ${courriel.expireDansSecondes ?? null}::float8),
		${courriel.besoin_id ?? null}::integer, ${courriel.etape_id ?? null}::integer,
		${courriel.acte_id ?? null}::integer`;
}

/**
 * Queues one mail. Returns whether it was new: when a mail with the same `cle`, or of
 * the same step to the same account, is already queued or sent, nothing changes.
 */
export async function enfiler<G extends NomGabarit>(
	tx: TransactionCourriel,
	courriel: Courriel<G>,
): Promise<boolean> {
	const written = await tx.$executeRaw(sql`
		INSERT INTO courriels (${COLUMNS})
		SELECT ${courriel.cle}, ${courriel.langue}, ${courriel.compte_id}::integer,
			${courriel.destinataire}, ${commonValues(courriel)}
		WHERE NOT EXISTS (SELECT 1 FROM comptes WHERE courriel = ${courriel.destinataire} AND demonstration)
		ON CONFLICT DO NOTHING`);
	return written === 1;
}

/** Which accounts a mailing reaches: all of them, or those whose votes and supports are counted. */
const ANY = sql`true`;
const COUNTED = sql`compte.hors_decomptes_le IS NULL`;

/**
 * Queues one mail for each account that `selection` yields (one column, `compte_id`),
 * in one statement whatever their number, and returns how many were new. Excludes, unless
 * told otherwise, accounts whose votes and supports are out of the counts, but not those
 * that were only just suspended: a moderator who suspends an account would learn from the
 * number of mails what it supports.
 */
export async function enfilerSelection<G extends NomGabarit>(
	tx: TransactionCourriel,
	selection: Sql,
	courriel: CourrielAuxComptes<G>,
	condition = COUNTED,
): Promise<number> {
	return tx.$executeRaw(sql`
		INSERT INTO courriels (${COLUMNS})
		SELECT ${courriel.cle} || ':' || compte.id, compte.langue, compte.id,
			compte.courriel, ${commonValues(courriel)}
		FROM (${selection}) AS choisi
		JOIN comptes AS compte ON compte.id = choisi.compte_id
		WHERE NOT compte.demonstration AND ${condition}
		ORDER BY compte.id
		ON CONFLICT DO NOTHING`);
}

/**
 * Queues one mail for one account, suspended or not, in its language and at its
 * address. Returns whether it was new.
 */
export async function enfilerPourCompte<G extends NomGabarit>(
	tx: TransactionCourriel,
	compte_id: number,
	courriel: CourrielAuxComptes<G>,
): Promise<boolean> {
	const selection = sql`SELECT ${compte_id}::integer AS compte_id`;
	const written = await enfilerSelection(tx, selection, courriel, ANY);
	return written === 1;
}

/**
 * Adds an element to the list `liste` of the account's mail of this template, if one
 * exists whose sending has not begun. Returns whether there was one.
 */
export async function completer<G extends NomGabarit>(
	tx: TransactionCourriel,
	{ compte_id, gabarit }: { compte_id: number; gabarit: G },
	liste: keyof DonneesDe<G> & string,
	element: object,
): Promise<boolean> {
	const written = await tx.$executeRaw(sql`
		UPDATE courriels SET donnees = jsonb_set(donnees, ARRAY[${liste}::text],
			coalesce(donnees -> ${liste}::text, '[]') || ${storable(element)}::jsonb)
		WHERE compte_id = ${compte_id} AND gabarit = ${gabarit}
			AND statut = 'attente' AND essais = 0`);
	return written > 0;
}

/** Which mails: all given criteria must match, and at least one must be given. */
export type ChoixCourriels = {
	readonly cle?: string;
	readonly acte_id?: number;
	readonly besoin_id?: number;
	readonly comptes?: readonly number[];
};

/**
 * Cancels the chosen mails whose sending has not begun, and returns how many. Their
 * addresses and texts are erased, unless an act withdraws them, `par` in the journal:
 * its undoing may give them back.
 */
export async function annuler(
	tx: TransactionCourriel,
	{ cle, acte_id, besoin_id, comptes }: ChoixCourriels,
	par: number | null = null,
): Promise<number> {
	const conditions = [
		...(cle === undefined ? [] : [sql`cle = ${cle}`]),
		...(acte_id === undefined ? [] : [sql`acte_id = ${acte_id}`]),
		...(besoin_id === undefined ? [] : [sql`besoin_id = ${besoin_id}`]),
		...(comptes ? [sql`compte_id = ANY(${[...comptes]}::int[])`] : []),
	];
	if (conditions.length === 0) return 0;
	return annulerQuand(tx, joinSql(conditions, " AND "), par);
}

/**
 * Cancels the mails of these templates that acts on this object caused and whose
 * sending has not begun, and returns how many: another act replaces what they were
 * about to say. Mails of other templates are kept: that act can't judge them. As for
 * `annuler`, `par` is given for an act that can be undone, and for no other.
 */
export async function annulerPourObjet(
	tx: TransactionCourriel,
	{ objet, objet_id }: { objet: string; objet_id: number },
	gabarits: readonly NomGabarit[],
	par: number | null = null,
): Promise<number> {
	return annulerQuand(
		tx,
		sql`acte_id IN (SELECT id FROM journal WHERE objet = ${objet} AND objet_id = ${objet_id})
		    AND gabarit = ANY(${[...gabarits]}::text[])`,
		par,
	);
}

function annulerQuand(
	tx: TransactionCourriel,
	condition: Sql,
	par: number | null,
) {
	return tx.$executeRaw(sql`
		UPDATE courriels
		SET statut = 'annule', ${par === null ? sql`destinataire = '', donnees = '{}'` : sql`annule_par = ${par}`}
		WHERE statut = 'attente' AND ${condition}`);
}

/**
 * Gives back the mails that the act `annule` withdrew: the act `acte_id` undoes it. Each
 * waits again under its own key, by which a provider that took it at an earlier try tells
 * it from a second one. `entend`: which mails `m` to which accounts `compte`.
 */
export async function rendre(
	tx: TransactionCourriel,
	annule: number,
	acte_id: number,
	delaiSecondes: number,
	entend: Sql,
): Promise<number> {
	return tx.$executeRaw(sql`
		UPDATE courriels AS m
		SET statut = 'attente', destinataire = compte.courriel, annule_par = NULL, bail_le = NULL, erreur = NULL,
			acte_id = ${acte_id}, disponible_le = ${NOW} + make_interval(secs => ${delaiSecondes}::float8)
		FROM comptes AS compte
		WHERE m.annule_par = ${annule} AND m.donnees <> '{}'
			AND compte.id = m.compte_id AND ${entend}`);
}

/**
 * Puts a dead letter back in the queue, under the same key, with its tries counted from
 * 0. Returns false when the mail is not a dead letter, or when it has an expiry, as
 * sign-in codes do: the user requests a new one. A mail that may have been accepted
 * more than 24 hours ago may arrive twice: ask for confirmation first.
 */
export async function relancer(
	tx: TransactionCourriel,
	id: number,
): Promise<boolean> {
	const changed = await tx.$executeRaw(sql`
		UPDATE courriels
		SET statut = 'attente', essais = 0, erreur = NULL, disponible_le = clock_timestamp()
		WHERE id = ${id} AND statut = 'abandonne' AND expire_le IS NULL`);
	return changed === 1;
}

/**
 * Changes the text of the step's mails, except those whose sending has begun: a
 * provider may have accepted one whose try failed, and knows its key with the earlier
 * text. Returns how many are corrected, and how many had begun.
 */
export async function corrigerCourrielsEtape(
	tx: Transaction,
	etape_id: number,
	donnees: DonneesDe<"etape">,
): Promise<{ corriges: number; commences: number }> {
	const corriges = await tx.$executeRaw(sql`
		UPDATE courriels SET donnees = ${storable(donnees)}::jsonb
		WHERE etape_id = ${etape_id} AND statut = 'attente' AND essais = 0`);
	const [lu] = await tx.$queryRaw<{ commences: number }[]>(sql`
		SELECT count(*)::int AS commences FROM courriels
		WHERE etape_id = ${etape_id} AND statut IN ('attente', 'envoi', 'envoye')
			AND NOT (statut = 'attente' AND essais = 0)`);
	return { corriges, commences: lu?.commences ?? 0 };
}

/**
 * Locks the mails of a step that is about to be deleted, so that the sending of none
 * begins before. Returns how many will be cancelled, and how many are being sent or
 * were sent.
 */
export async function tenirCourrielsEtape(
	tx: Transaction,
	etape_id: number,
): Promise<{ annules: number; partis: number }> {
	const [lu] = await tx.$queryRaw<{ annules: number; partis: number }[]>(sql`
		WITH tenus AS MATERIALIZED (
			SELECT statut FROM courriels WHERE etape_id = ${etape_id} FOR UPDATE)
		SELECT (count(*) FILTER (WHERE statut IN ('attente', 'abandonne')))::int AS annules,
			(count(*) FILTER (WHERE statut IN ('envoi', 'envoye')))::int AS partis
		FROM tenus`);
	return { annules: lu?.annules ?? 0, partis: lu?.partis ?? 0 };
}

/**
 * The act `par` deletes the step: its mails that wait or were abandoned are cancelled;
 * those that are being sent or were sent are kept, without a step.
 */
export async function arreterCourrielsEtape(
	tx: Transaction,
	etape_id: number,
	par: number,
): Promise<void> {
	await tx.$executeRaw(sql`
		UPDATE courriels
		SET statut = 'annule', destinataire = '', donnees = '{}', annule_par = ${par}::integer
		WHERE etape_id = ${etape_id} AND statut IN ('attente', 'abandonne')`);
	await tx.$executeRaw(
		sql`UPDATE courriels SET etape_id = NULL WHERE etape_id = ${etape_id}`,
	);
}

/** Prefix of the keys of a step's mails, for ever. */
export function cleEtape(etape_id: number): string {
	return `etape:${etape_id}`;
}
