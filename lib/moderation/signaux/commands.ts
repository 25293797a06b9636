import { LIEUX } from "#lib/contributions/queries";
import type { EntreeVisee } from "#lib/contributions/retraits/schema";
import type { NatureContribution } from "#lib/contributions/schema";
import type { Acteur } from "#lib/platform/actor";
import {
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { log } from "#lib/platform/runtime/log";
import { lireFicheParId, listerSemblables } from "../relecture/queries.ts";

/** Entries that one turn compares: some seconds of work, between which others are served. */
const COMPAREES_MAX = 100;

type AComparer = EntreeVisee & { readonly modifie_le: Date };

const A_COMPARER = (nature: NatureContribution): Sql =>
	sql`SELECT ${nature}::text AS nature, e.id, e.modifie_le, e.cree_le, s.compare_le
		FROM ${LIEUX[nature].table} e LEFT JOIN semblances s ON s.${LIEUX[nature].renvoi} = e.id
		WHERE e.statut = 'propose'
		  AND (s.id IS NULL OR s.modifie_le <> e.modifie_le OR s.compare_le < clock_timestamp() - interval '1 day')`;

/** What awaits review and was never compared as it is now, the oldest first; then what was not for a day, since others came. */
function listerAComparer(max: number): Promise<AComparer[]> {
	return rows<AComparer>(
		sql`SELECT nature, id, modifie_le
		    FROM (${A_COMPARER("projet")} UNION ALL ${A_COMPARER("besoin")}) AS e
		    ORDER BY e.compare_le IS NOT NULL, e.cree_le, e.nature, e.id LIMIT ${max}`,
	);
}

/** Compares one entry, and keeps what it resembles for the version that was read. */
async function comparer({ nature, id, modifie_le }: AComparer): Promise<void> {
	const fiche = await lireFicheParId(nature, id);
	if (!fiche) return;
	// The queue names an entry only where it is so; the page shows what may be too.
	const semblables = (await listerSemblables(fiche)).filter(
		({ certitude }) => certitude === "sur",
	);
	const avec = (une: "projet" | "besoin") =>
		semblables.filter((autre) => autre.nature === une).map((autre) => autre.id);
	const { renvoi: cle, table } = LIEUX[nature];
	// Withdrawn meanwhile: there is nothing to keep.
	await rows(
		sql`INSERT INTO semblances (${cle}, modifie_le, compare_le, avec_projets, avec_besoins)
		    SELECT e.id, ${modifie_le}::timestamptz, clock_timestamp(), ${avec("projet")}::int[], ${avec("besoin")}::int[] FROM ${table} e WHERE e.id = ${id}
		    ON CONFLICT (${cle}) DO UPDATE SET modifie_le = EXCLUDED.modifie_le, compare_le = EXCLUDED.compare_le,
		      avec_projets = EXCLUDED.avec_projets, avec_besoins = EXCLUDED.avec_besoins`,
	);
}

/**
 * Compares the entries that await review with the others, one after the other: those
 * never compared as they are now, then those not compared for a day; returns how many.
 * Forgets what no longer awaits review. Two processes that do it at once do it twice,
 * and keep the same. For the system only.
 */
export async function comparerFile(acteur: Acteur): Promise<Resultat<number>> {
	if (acteur.nature !== "systeme") return interdit("role");
	await rows(
		sql`DELETE FROM semblances s WHERE NOT EXISTS (SELECT 1 FROM projets e WHERE e.id = s.projet_id AND e.statut = 'propose')
		      AND NOT EXISTS (SELECT 1 FROM besoins e WHERE e.id = s.besoin_id AND e.statut = 'propose')`,
	);
	const entrees = await listerAComparer(COMPAREES_MAX);
	let comparees = 0;
	for (const entree of entrees)
		await comparer(entree).then(
			() => {
				comparees += 1;
			},
			// The same entry comes first at the next turn: those after it must not wait for it.
			(error: unknown) =>
				log().error(
					{ err: error, nature: entree.nature, id: entree.id },
					"entry not compared",
				),
		);
	return reussite(comparees);
}
