import { besoinPublic } from "#lib/besoins/queries";
import type { Acteur } from "#lib/platform/actor";
import {
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
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
		const [dernier] = await tx.$queryRaw<{ numero: number }[]>(
			sql`SELECT COALESCE(max(numero), 0)::float8 AS numero FROM evenements`,
		);
		const actes = await tx.$executeRaw(
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
		);
		return reussite(actes + (await direLies(tx, dernier?.numero ?? 0)));
	});
}

/** Tells what shows a project of which something was told after that number: the needs that it answers, and, when it comes or goes, the articles that mention it. Returns how many. */
function direLies(tx: Transaction, apres: number): Promise<number> {
	return tx.$executeRaw(
		sql`INSERT INTO evenements (numero, le, type, nature, objet_id, slug, avant, apres)
		    SELECT row_number() OVER (ORDER BY l.nature, l.id) + (SELECT max(numero) FROM evenements),
		      max(p.le), 'modifie', l.nature, l.id, l.slug, l.statut, l.statut
		    FROM evenements p JOIN (
		      SELECT 'besoin' AS nature, id, slug, statut, projet_id FROM besoins b WHERE ${besoinPublic(sql`b.statut`)}
		      UNION ALL SELECT 'article', a.id, a.slug, a.statut, m.projet_id
		        FROM articles a JOIN article_projets m ON m.article_id = a.id WHERE a.statut = 'publie'
		    ) AS l ON l.projet_id = p.objet_id
		    WHERE p.nature = 'projet' AND p.numero > ${apres}::bigint AND (l.nature = 'besoin' OR p.type <> 'modifie')
		      AND NOT EXISTS (SELECT FROM evenements e
		        WHERE e.nature = l.nature AND e.objet_id = l.id AND e.numero > ${apres}::bigint)
		    GROUP BY l.nature, l.id, l.slug, l.statut`,
	);
}
