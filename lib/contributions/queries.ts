import { rows } from "#lib/platform/db/pool";
import {
	FENETRE_SECONDES,
	secondesEntieres,
} from "#lib/platform/limits/hourly-window";
import { REJEU_SECONDES } from "./rules.ts";

type LigneDecidee = { slug: string | null; secondes: number | null };

/** What is already known of a contribution before it is written: its first answer, or that the pool is empty. */
export type DejaDecide =
	| { readonly slug: string }
	| { readonly delaiSecondes: number };

const DECIDER = `SELECT (
		SELECT COALESCE(p.slug, b.slug) FROM contributions x
		LEFT JOIN projets p ON p.id = x.projet_id LEFT JOIN besoins b ON b.id = x.besoin_id
		WHERE x.compte_id = c.id AND x.cle_rejeu = $2
			AND x.cree_le > clock_timestamp() - make_interval(secs => ${REJEU_SECONDES})
		ORDER BY x.id LIMIT 1) AS slug,
	(SELECT extract(epoch FROM f.debut - clock_timestamp())::float8 + ${FENETRE_SECONDES}
		FROM fenetres_contributions f WHERE f.compte_id = c.id AND f.nombre >= $3
			AND f.debut > clock_timestamp() - make_interval(secs => ${FENETRE_SECONDES})) AS secondes
	FROM comptes c WHERE c.id = $1 AND NOT c.suspendu`;

/**
 * What is decided without writing: a replay has its first answer (D16), and a
 * full window stays full until it closes. Null when only a transaction can say,
 * or the account is suspended. `cle` is the contribution's replay key.
 */
export async function lireDejaDecide(
	compte_id: number,
	cle: Buffer,
	limite: number,
): Promise<DejaDecide | null> {
	const [ligne] = await rows<LigneDecidee>(
		{ text: DECIDER, values: [compte_id, cle, limite] },
		"deja_decide",
	);
	if (!ligne) return null;
	if (ligne.slug !== null) return { slug: ligne.slug };
	return ligne.secondes === null
		? null
		: { delaiSecondes: secondesEntieres(ligne.secondes) };
}
