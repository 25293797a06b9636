import { rows, sql } from "#lib/platform/db/pool";
import { unlessReadOnly } from "#lib/platform/db/read-only";
import type { Langue } from "#lib/platform/langues";
import { siteDay } from "#lib/platform/runtime/clock";
import { keyedHash } from "#lib/platform/runtime/derive-key";
import { widestOf } from "#lib/platform/runtime/ip-network";
import {
	lundiDe,
	MANQUEES_PAR_JOUR,
	MANQUEES_PAR_RESEAU_ET_JOUR,
	motsGardes,
	RESEAUX_MIN,
} from "./rules.ts";
import type { RechercheFaite } from "./schema.ts";

type Jours = { readonly jour: string; readonly semaine: string };

function empreinte(...parts: readonly string[]): Buffer {
	return keyedHash("manquees", parts.join("\n"));
}

/** One row for the search and the network in this week, unless it is there or the network, or the day, has its fill; returns whether it was added. */
async function garder(
	mots: string,
	langue: Langue,
	reseau: string,
	{ jour, semaine }: Jours,
): Promise<boolean> {
	const vue = empreinte(semaine, langue, mots, reseau);
	const ajoutees = await rows(
		sql`WITH admise AS (
		      INSERT INTO manquees_reseaux AS r (jour, empreinte, nombre)
		      SELECT ${jour}::date, ${empreinte(jour, reseau)}::bytea, 1
		      WHERE NOT EXISTS (SELECT 1 FROM manquees_vues WHERE empreinte = ${vue})
		        AND (SELECT count(*) FROM manquees_vues WHERE jour = ${jour}::date) < ${MANQUEES_PAR_JOUR}
		      ON CONFLICT (jour, empreinte) DO UPDATE SET nombre = r.nombre + 1
		        WHERE r.nombre < ${MANQUEES_PAR_RESEAU_ET_JOUR}
		      RETURNING 1)
		    INSERT INTO manquees_vues (empreinte, langue, mots, jour)
		    SELECT ${vue}::bytea, ${langue}, ${mots}, ${jour}::date FROM admise
		    ON CONFLICT DO NOTHING RETURNING 1`,
		"garder_recherche_manquee",
	);
	return ajoutees.length > 0;
}

/** Counts the networks that made the search this week; its words are kept for moderators once there are enough. */
async function compter(
	mots: string,
	langue: Langue,
	{ jour, semaine }: Jours,
): Promise<void> {
	await rows(
		sql`INSERT INTO recherches_manquees AS m (langue, mots, reseaux, dernier)
		    SELECT langue, mots, count(*)::int, ${jour}::date FROM manquees_vues
		    WHERE langue = ${langue} AND mots = ${mots} AND jour >= ${semaine}::date
		    GROUP BY langue, mots HAVING count(*) >= ${RESEAUX_MIN}
		    ON CONFLICT (langue, mots) DO UPDATE SET
		      reseaux = greatest(m.reseaux, EXCLUDED.reseaux), dernier = greatest(m.dernier, EXCLUDED.dernier)`,
		"compter_recherche_manquee",
	);
}

/**
 * Counts a search that found nothing: once for each network and week, without anything
 * that says who made it. What looks like an address or a number is not kept, nor more
 * than `MANQUEES_PAR_RESEAU_ET_JOUR` of one network; of IPv6, a /48 is one network.
 */
export async function noterRechercheManquee({
	q,
	langue,
	reseau,
}: RechercheFaite): Promise<void> {
	const mots = motsGardes(q);
	if (mots === null) return;
	const large = widestOf(reseau);
	const jour = siteDay();
	const jours = { jour, semaine: lundiDe(jour) };
	if (await garder(mots, langue, large, jours))
		await unlessReadOnly(() => compter(mots, langue, jours), undefined);
}
