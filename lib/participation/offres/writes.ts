/** What becomes of offers, within the transaction of the act that decides it. */
import { COLONNES_NOMS, PLACE_VOULUE } from "#lib/besoins/places/queries";
import { type NomsDePlace, nomsDePlace } from "#lib/besoins/places/rules";
import { type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { enfilerPourCompte, enfilerSelection } from "#lib/platform/mail/queue";
import { EN_ATTENTE, EN_COURS, equipeDe } from "./queries.ts";

/** Counts again the accepted offers of places that the transaction holds. */
export async function recompterPlaces(
	tx: Transaction,
	places: readonly number[],
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE places SET prises = c.n FROM (
		      SELECT p.id, (SELECT count(*) FROM offres o WHERE o.place_id = p.id AND o.etat = 'acceptee')::int AS n
		      FROM places p WHERE p.id = ANY(${[...places]}::int[])) AS c
		    WHERE places.id = c.id AND places.prises <> c.n`,
	);
}

type Partante = NomsDePlace & {
	readonly id: number;
	readonly place_id: number;
	readonly besoin_id: number;
	readonly slug: string;
	readonly etat: string;
	readonly decideur_id: number | null;
	/** Whether nobody else is wanted for its place. */
	readonly fermee: boolean;
};

/** Tells who had accepted an offer that it is withdrawn, or, once that account no longer answers offers here, all who do. */
async function prevenirDuRetrait(
	tx: Transaction,
	compte_id: number,
	{ id, besoin_id, slug, decideur_id, fermee, ...noms }: Partante,
): Promise<void> {
	await enfilerSelection(
		tx,
		sql`WITH equipe AS (${equipeDe(besoin_id)}) SELECT compte_id FROM equipe
		    WHERE compte_id = ${decideur_id}::int OR (compte_id <> ${compte_id}
		      AND NOT EXISTS (SELECT 1 FROM equipe WHERE compte_id = ${decideur_id}::int))`,
		{
			gabarit: "offre_retiree",
			cle: `offre_retiree:${id}`,
			donnees: {
				...nomsDePlace(noms),
				...{ fermee, page: `/compte/offres/recues/${slug}` },
			},
		},
	);
}

/**
 * Withdraws the offers of an account that are not over, all of them or those for one
 * place, and frees the places that it had. The transaction holds the account. Returns
 * how many were withdrawn.
 */
export async function retirerOffresDuCompte(
	tx: Transaction,
	compte_id: number,
	place_id: number | null = null,
): Promise<number> {
	const siennes = sql`compte_id = ${compte_id} AND ${EN_COURS} AND COALESCE(place_id = ${place_id}::int, true)`;
	// Always in the same order, so that two concurrent calls can't deadlock.
	const places = await tx.$queryRaw<{ id: number }[]>(
		sql`SELECT id FROM places WHERE id IN (SELECT place_id FROM offres WHERE ${siennes}) ORDER BY id FOR NO KEY UPDATE`,
	);
	const partantes = await tx.$queryRaw<Partante[]>(
		sql`SELECT o.id, o.place_id, o.etat, o.decideur_id, b.id AS besoin_id, b.slug, NOT ${PLACE_VOULUE} AS fermee, ${COLONNES_NOMS}
		    FROM offres o JOIN places p ON p.id = o.place_id JOIN besoins b ON b.id = p.besoin_id
		    WHERE o.id IN (SELECT id FROM offres WHERE ${siennes}) ORDER BY o.id FOR UPDATE OF o`,
	);
	if (partantes.length === 0) return 0;
	await tx.$executeRaw(
		sql`UPDATE offres SET etat = 'retiree', fin_le = clock_timestamp()
		    WHERE id = ANY(${partantes.map(({ id }) => id)}::int[])`,
	);
	await recompterPlaces(
		tx,
		places.map(({ id }) => id),
	);
	for (const partante of partantes)
		if (partante.etat === "acceptee")
			await prevenirDuRetrait(tx, compte_id, partante);
	return partantes.length;
}

/** Removes every offer of an account that is erased, and frees the places that it had. */
export async function oublierOffres(
	tx: Transaction,
	compte_id: number,
): Promise<void> {
	await retirerOffresDuCompte(tx, compte_id);
	await tx.$executeRaw(sql`DELETE FROM offres WHERE compte_id = ${compte_id}`);
}

/**
 * Ends the offers `o` that `condition` chooses and that still await an answer, and tells
 * each who had made one, and whether its place is closed; with a `limite`, so many at most, and none that another holds.
 * Returns how many.
 */
export async function expirerOffres(
	tx: Transaction,
	condition: Sql,
	limite: number | null = null,
): Promise<number> {
	const finies = await tx.$queryRaw<
		(NomsDePlace & { id: number; compte_id: number; fermee: boolean })[]
	>(
		sql`WITH choisies AS (
		      SELECT o.id FROM offres o WHERE o.${EN_ATTENTE} AND ${condition}
		      ORDER BY o.id LIMIT ${limite}::int FOR UPDATE OF o ${limite === null ? sql`` : sql`SKIP LOCKED`}),
		    finies AS (
		      UPDATE offres SET etat = 'expiree', fin_le = clock_timestamp()
		      WHERE id IN (SELECT id FROM choisies) RETURNING id, compte_id, place_id)
		    SELECT f.id, f.compte_id, p.fermee_le IS NOT NULL AS fermee, ${COLONNES_NOMS}
		    FROM finies f JOIN places p ON p.id = f.place_id JOIN besoins b ON b.id = p.besoin_id ORDER BY f.id`,
	);
	for (const { id, compte_id, fermee, ...noms } of finies)
		await enfilerPourCompte(tx, compte_id, {
			gabarit: "offre_expiree",
			cle: `offre_expiree:${id}`,
			donnees: { ...nomsDePlace(noms), fermee, page: "/aider" },
		});
	return finies.length;
}
