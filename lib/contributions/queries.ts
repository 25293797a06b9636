import { rows, type Sql, sql } from "#lib/platform/db/pool";
import {
	FENETRE_SECONDES,
	secondesEntieres,
	secondsLeft,
} from "#lib/platform/limits/fixed-window";
import { REJEU_SECONDES } from "./rules.ts";

type LigneDecidee = { slug: string | null; secondes: number | null };

/** What is already known of a contribution before it is written: its first answer, or that the pool is empty. */
export type DejaDecide =
	| { readonly slug: string }
	| { readonly delaiSecondes: number };

function decider(compte_id: number, cle: Buffer, limite: number): Sql {
	const heure = { secondes: FENETRE_SECONDES };
	return sql`SELECT (
			SELECT COALESCE(p.slug, b.slug) FROM contributions x
			LEFT JOIN projets p ON p.id = x.projet_id LEFT JOIN besoins b ON b.id = x.besoin_id
			WHERE x.compte_id = c.id AND x.cle_rejeu = ${cle}
				AND x.cree_le > clock_timestamp() - make_interval(secs => ${REJEU_SECONDES})
			ORDER BY x.id LIMIT 1) AS slug,
		(SELECT ${secondsLeft(heure)}
			FROM fenetres_contributions f WHERE f.compte_id = c.id AND f.nombre >= ${limite}
				AND f.debut > clock_timestamp() - make_interval(secs => ${FENETRE_SECONDES})) AS secondes
		FROM comptes c WHERE c.id = ${compte_id} AND NOT c.suspendu`;
}

/**
 * What is decided without writing: a replay gets its first answer (D16), and a full
 * window stays full until it closes. Null when only a transaction can decide, or the
 * account is suspended. `cle` is the contribution's replay key.
 */
export async function lireDejaDecide(
	compte_id: number,
	cle: Buffer,
	limite: number,
): Promise<DejaDecide | null> {
	const [ligne] = await rows<LigneDecidee>(
		decider(compte_id, cle, limite),
		"deja_decide",
	);
	if (!ligne) return null;
	if (ligne.slug !== null) return { slug: ligne.slug };
	return ligne.secondes === null
		? null
		: { delaiSecondes: secondesEntieres(ligne.secondes) };
}
