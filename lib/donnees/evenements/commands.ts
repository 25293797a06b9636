import type { Acteur } from "#lib/platform/actor";
import {
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { NUMERO_SECONDES } from "./schema.ts";

/**
 * Numbers the events of what first changed `ageSecondes` ago; returns how many. What
 * happened to one object until now becomes one event, or none where it is as it was. Ids
 * are given before a transaction ends, so that one who reads by id would miss what ends
 * late; numbers are given one process at a time to what has ended. For the system only.
 */
export async function numeroterEvenements(
	acteur: Acteur,
	ageSecondes = NUMERO_SECONDES,
): Promise<Resultat<number>> {
	if (acteur.nature !== "systeme") return interdit("role");
	return inTransaction(async (tx) => {
		const [verrou] = await tx.$queryRaw<{ pris: boolean }[]>(
			sql`SELECT pg_try_advisory_xact_lock(hashtextextended('evenements', 0)) AS pris`,
		);
		if (!verrou?.pris) return reussite(0);
		return reussite(
			await tx.$executeRaw(
				sql`WITH suites AS (
				      SELECT nature, objet_id, max(id) AS dernier,
				        (array_agg(avant ORDER BY id))[1] AS avant, (array_agg(apres ORDER BY id DESC))[1] AS apres,
				        (array_agg(type ORDER BY id DESC))[1] AS fin, bool_or(type = 'modifie') AS modifie
				      FROM evenements WHERE numero IS NULL GROUP BY nature, objet_id
				      HAVING min(le) <= clock_timestamp() - make_interval(secs => ${ageSecondes}::float8)),
				    nets AS (
				      SELECT nature, objet_id, dernier, CASE
				        WHEN avant IS NULL AND apres IS NULL THEN NULL
				        WHEN avant IS NULL THEN 'publie'
				        WHEN apres IS NULL THEN fin
				        WHEN avant <> apres THEN 'etat'
				        WHEN modifie THEN 'modifie' END AS type
				      FROM suites),
				    otes AS (
				      DELETE FROM evenements e USING nets n
				      WHERE e.numero IS NULL AND e.nature = n.nature AND e.objet_id = n.objet_id
				        AND (e.id < n.dernier OR (e.id = n.dernier AND n.type IS NULL)))
				    UPDATE evenements e SET type = n.type,
				      numero = n.rang + COALESCE((SELECT max(numero) FROM evenements), 0)
				    FROM (SELECT dernier, type, row_number() OVER (ORDER BY dernier) AS rang FROM nets WHERE type IS NOT NULL) n
				    WHERE e.id = n.dernier`,
			),
		);
	});
}
