import {
	besoinPublic,
	INDEX_BESOINS,
	lireBesoinsParCle,
	PLONGEMENTS_BESOINS,
} from "#lib/besoins/queries";
import { inLane } from "#lib/platform/db/costly-reads";
import { sql } from "#lib/platform/db/pool";
import { compared, nearest, withCertainty } from "#lib/platform/search/near";
import { closenessTo } from "#lib/platform/vectors/near";
import type { VectorSource } from "#lib/platform/vectors/worker";
import {
	INDEX_PROJETS,
	lireProjetsParCle,
	PLONGEMENTS_PROJETS,
} from "#lib/projets/queries";
import { trouverEquivalents } from "#lib/vocabulaire/queries";
import type { Proches } from "./schema.ts";

/** Characters of a description that are embedded: its beginning says what the entry is. */
const DEBUT = 300;

/**
 * The public texts that are turned into vectors, one for each language: name, tagline,
 * phrases of citizens, beginning of the description. Nothing else may leave, nor any
 * entry that is not public.
 */
export const TEXTES_PLONGES: readonly VectorSource[] = [
	{
		...PLONGEMENTS_PROJETS,
		texts: sql`SELECT p.id, t.langue, t.texte FROM projets p CROSS JOIN LATERAL (VALUES
			('fr', concat_ws(E'\\n', CASE p.langue WHEN 'fr' THEN concat_ws(E'\\n', p.nom, p.accroche) END,
			  array_to_string(p.mots_habitants, E'\\n'), CASE p.langue WHEN 'fr' THEN left(p.description, ${DEBUT}) END)),
			('en', CASE WHEN p.langue = 'en'
			  THEN concat_ws(E'\\n', p.nom, p.accroche, array_to_string(p.mots_habitants_en, E'\\n'), left(p.description, ${DEBUT}))
			  WHEN p.traductions ? 'en' OR p.mots_habitants_en <> '{}'
			  THEN concat_ws(E'\\n', COALESCE(p.traductions #>> '{en,nom}', p.nom), p.traductions #>> '{en,accroche}',
			    array_to_string(p.mots_habitants_en, E'\\n'), left(p.traductions #>> '{en,description}', ${DEBUT})) END)
			) AS t(langue, texte) WHERE p.statut = 'publie' AND t.texte IS NOT NULL`,
	},
	{
		...PLONGEMENTS_BESOINS,
		texts: sql`SELECT b.id, t.langue, t.texte FROM besoins b CROSS JOIN LATERAL (VALUES
			(b.langue, concat_ws(E'\\n', b.titre, left(b.description, ${DEBUT}))),
			('en', CASE WHEN b.langue <> 'en' AND b.traductions ? 'en'
			  THEN concat_ws(E'\\n', COALESCE(b.traductions #>> '{en,titre}', b.titre), left(b.traductions #>> '{en,description}', ${DEBUT})) END)
			) AS t(langue, texte) WHERE ${besoinPublic(sql`b.statut`)} AND t.texte IS NOT NULL`,
	},
];

/**
 * Public entries that already say what a text says, the closest first, each with how sure
 * that is. Throws `TooBusy` when too many costly reads are in progress.
 */
export async function listerProches(texte: string): Promise<Proches> {
	// Begun first: the server of vectors answers while words are compared.
	const closeness = closenessTo(texte);
	const [projets, besoins] = await inLane(async () => {
		const cherche = await compared(texte, trouverEquivalents);
		return Promise.all([
			nearest(INDEX_PROJETS, null, cherche, (ids) =>
				closeness(PLONGEMENTS_PROJETS, ids),
			),
			nearest(INDEX_BESOINS, null, cherche, (ids) =>
				closeness(PLONGEMENTS_BESOINS, ids),
			),
		]);
	});
	const [projetsLus, besoinsLus] = await Promise.all([
		lireProjetsParCle(projets.map(({ id }) => id)),
		lireBesoinsParCle(besoins.map(({ id }) => id)),
	]);
	return {
		projets: withCertainty(projets, projetsLus),
		besoins: withCertainty(besoins, besoinsLus),
	};
}
