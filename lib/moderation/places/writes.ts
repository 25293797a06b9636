/** Closing a place, by the team or by the tasks. */
import { COLONNES_NOMS } from "#lib/besoins/places/queries";
import type { NomsDePlace } from "#lib/besoins/places/rules";
import type { Fermeture } from "#lib/besoins/places/schema";
import { expirerOffres } from "#lib/participation/offres/writes";
import type { Acteur } from "#lib/platform/actor";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";

export type PlaceVerrouillee = NomsDePlace & {
	readonly id: number;
	readonly besoin_id: number;
	readonly slug: string;
	readonly statut: string;
	readonly role: string;
	readonly nombre: number;
	readonly prises: number;
	readonly jusqu_au: string;
	readonly fermee: boolean;
	readonly modifie_le: Date;
};

/** Locks a place; undefined for an unknown one. */
export async function tenirPlace(
	tx: Transaction,
	id: number,
): Promise<PlaceVerrouillee | undefined> {
	const [place] = await tx.$queryRaw<PlaceVerrouillee[]>(
		sql`SELECT p.id, p.besoin_id, b.slug, b.statut, p.role, p.nombre, p.prises, p.jusqu_au::text AS jusqu_au,
		      p.fermee_le IS NOT NULL AS fermee, p.modifie_le, ${COLONNES_NOMS}
		    FROM places p JOIN besoins b ON b.id = p.besoin_id WHERE p.id = ${id} FOR NO KEY UPDATE OF p`,
	);
	return place;
}

/**
 * Closes a place that the transaction holds, journals it, and ends the offers that await
 * an answer, whose authors are told. Returns the journal entry.
 */
export async function fermerTenue(
	tx: Transaction,
	acteur: Acteur,
	{ id, besoin_id, slug }: Pick<PlaceVerrouillee, "id" | "besoin_id" | "slug">,
	fermeture: Fermeture,
): Promise<number> {
	await tx.$executeRaw(
		sql`UPDATE places SET fermee_le = clock_timestamp(), fermeture = ${fermeture}, modifie_le = clock_timestamp()
		    WHERE id = ${id}`,
	);
	await expirerOffres(tx, sql`o.place_id = ${id}`);
	return journaliser(tx, acteur, "fermerPlace", {
		...sur("besoin", { id: besoin_id, slug }),
		apres: { place: id, fermeture },
	});
}
