import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import { lireJetonReprise } from "#lib/platform/mail/need-links";
import type { SoutienDeplace } from "./schema.ts";

/** The merge that a mail's link is about, as it stands for this account. Read-only; rejected in the same cases as `reprendreSoutien`. */
export async function lireSoutienDeplace(
	jeton: string,
): Promise<Resultat<SoutienDeplace>> {
	const lu = lireJetonReprise(jeton);
	if (lu === null) return INTROUVABLE;
	const { compte_id, besoin_id } = lu;
	const [lue] = await rows<SoutienDeplace>(
		sql`SELECT json_build_object('titre', a.titre, 'langue', a.langue, 'traductions', a.traductions) AS absorbe,
		      CASE WHEN g.id IS NOT NULL THEN json_build_object('slug', g.slug, 'titre', g.titre, 'langue', g.langue, 'traductions', g.traductions) END AS garde,
		      EXISTS (SELECT 1 FROM soutiens s WHERE s.compte_id = c.id AND s.besoin_id = g.id
		              AND s.reunion_id IS NOT NULL) AS deplace
		    FROM besoins a CROSS JOIN comptes c LEFT JOIN besoins g ON g.id = a.fusionne_dans_id
		    WHERE a.id = ${besoin_id} AND c.id = ${compte_id}`,
	);
	return lue ? reussite(lue) : INTROUVABLE;
}
