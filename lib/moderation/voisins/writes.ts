import type { Reunion } from "#lib/participation/reunions/writes";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { DELAI_ANNULATION_SECONDES } from "../rules.ts";
import type { BesoinAReunir } from "./queries.ts";
import type { ReunionVoulue } from "./schema.ts";

type Nommes = Omit<Reunion, "id">;

/** The needs that a merge names, by their ids: for the kept one, the need that it stands in. Undefined for an unknown slug. */
export async function nommerBesoins(
	tx: Transaction,
	{ absorbe, garde }: ReunionVoulue,
): Promise<Nommes | undefined> {
	const [nommes] = await tx.$queryRaw<Nommes[]>(
		sql`SELECT a.id AS absorbe_id, COALESCE(g.fusionne_dans_id, g.id) AS garde_id
		    FROM besoins a, besoins g WHERE a.slug = ${absorbe} AND g.slug = ${garde}`,
	);
	return nommes;
}

/** Both needs, locked in the order of their ids, so that two merges can't wait for each other; undefined when one is gone. */
export async function tenirBesoins(
	tx: Transaction,
	{ absorbe_id, garde_id }: Nommes,
): Promise<{ absorbe: BesoinAReunir; garde: BesoinAReunir } | undefined> {
	const tenus = await tx.$queryRaw<BesoinAReunir[]>(
		sql`SELECT id, slug, titre, traductions #>> '{en,titre}' AS titre_en, langue, statut, projet_id, auteur_id,
		      demonstration, publie_le, modifie_le
		    FROM besoins WHERE id IN (${absorbe_id}, ${garde_id}) ORDER BY id FOR NO KEY UPDATE`,
	);
	const absorbe = tenus.find(({ id }) => id === absorbe_id);
	const garde = tenus.find(({ id }) => id === garde_id);
	return absorbe && garde ? { absorbe, garde } : undefined;
}

type ReunionEnCours = Reunion & {
	readonly acte_id: number;
	/** Whether it may still be undone. */
	readonly a_temps: boolean;
};

/** The merge in force of a need; undefined when there is none. */
export async function lireReunionEnCours(
	tx: Transaction,
	slug: string,
): Promise<ReunionEnCours | undefined> {
	// clock_timestamp(): the transaction may have waited since it began.
	const [reunion] = await tx.$queryRaw<ReunionEnCours[]>(
		sql`SELECT u.id, u.absorbe_id, u.garde_id, u.acte_id,
		      j.le > clock_timestamp() - make_interval(secs => ${DELAI_ANNULATION_SECONDES}) AS a_temps
		    FROM reunions u JOIN besoins a ON a.id = u.absorbe_id JOIN journal j ON j.id = u.acte_id
		    WHERE a.slug = ${slug} AND u.defaite_le IS NULL`,
	);
	return reunion;
}

/** A need that was merged before it was public, whose author is told what becomes of the kept one. */
export type ReuniAvant = Pick<
	BesoinAReunir,
	"titre" | "titre_en" | "langue" | "slug" | "auteur_id"
> & {
	readonly raison: { readonly fr: string; readonly en: string };
};

/** The needs that stand in this one and were never public. */
export function lireReunisAvant(
	tx: Transaction,
	besoin_id: number,
): Promise<ReuniAvant[]> {
	return tx.$queryRaw<ReuniAvant[]>(
		sql`SELECT a.titre, a.traductions #>> '{en,titre}' AS titre_en, a.langue, a.slug, a.auteur_id,
		      json_build_object('fr', u.raison_fr, 'en', u.raison_en) AS raison
		    FROM besoins a JOIN reunions u ON u.absorbe_id = a.id AND u.defaite_le IS NULL
		    WHERE a.fusionne_dans_id = ${besoin_id} AND a.publie_le IS NULL ORDER BY a.id`,
	);
}

/** Makes the absorbed need public, or puts it back in the queue, as it was, with what had been merged into it before, and ends the merge. */
export async function separer(
	tx: Transaction,
	{ id, absorbe_id, garde_id }: Reunion,
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE reunions SET defaite_le = clock_timestamp() WHERE id = ${id}`,
	);
	await tx.$executeRaw(
		// Only a need that awaited review, or was expressed and no more, is ever absorbed.
		sql`UPDATE besoins SET statut = CASE WHEN publie_le IS NULL THEN 'propose' ELSE 'publie' END, fusionne_dans_id = NULL, modifie_le = clock_timestamp() WHERE id = ${absorbe_id}`,
	);
	await tx.$executeRaw(
		sql`UPDATE besoins SET fusionne_dans_id = ${absorbe_id} WHERE id IN (
		      WITH RECURSIVE siens AS (
		        SELECT absorbe_id FROM reunions WHERE garde_id = ${absorbe_id} AND defaite_le IS NULL
		        UNION SELECT u.absorbe_id FROM reunions u JOIN siens s ON u.garde_id = s.absorbe_id WHERE u.defaite_le IS NULL)
		      SELECT absorbe_id FROM siens)`,
	);
	await tx.$executeRaw(
		sql`UPDATE besoins SET modifie_le = clock_timestamp() WHERE id = ${garde_id}`,
	);
}
