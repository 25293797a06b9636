import {
	besoinPublic,
	comparerBesoins,
	lireBesoinsDeRang,
	PART_BESOIN_PROCHE,
	PLONGEMENTS_BESOINS,
} from "#lib/besoins/queries";
import { inLane } from "#lib/platform/db/costly-reads";
import { sql } from "#lib/platform/db/pool";
import { fused } from "#lib/platform/vectors/fusion";
import { nearTyped } from "#lib/platform/vectors/near";
import { NO_STANDING } from "#lib/platform/vectors/standing";
import type { VectorSource } from "#lib/platform/vectors/worker";
import {
	comparerProjets,
	lireProjetsDeRang,
	PART_PROJET_PROCHE,
	PLONGEMENTS_PROJETS,
} from "#lib/projets/queries";
import { PROCHES_MAX, type Proches } from "./schema.ts";

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

/** How often chance may bring an unrelated entry by its vector alone: once in as many texts. */
const HASARD = 1 / 50_000;

/**
 * Public entries that already say what a text says, the closest first: by their words,
 * and by their vectors where the operator has typed texts compared so. Throws `TooBusy`
 * when too many costly reads are in progress.
 */
export async function listerProches(texte: string): Promise<Proches> {
	// Begun first, and awaited out of the lane: a slow server keeps nobody from comparing words.
	const voisins = nearTyped(texte, TEXTES_PLONGES);
	const [projets, besoins] = await inLane(() =>
		Promise.all([comparerProjets(texte), comparerBesoins(texte)]),
	);
	const [desProjets = NO_STANDING, desBesoins = NO_STANDING] = await voisins;
	const [projetsProches, besoinsProches] = await Promise.all([
		lireProjetsDeRang(
			fused(projets, desProjets, { share: PART_PROJET_PROCHE, chance: HASARD }),
			PROCHES_MAX,
		),
		lireBesoinsDeRang(
			fused(besoins, desBesoins, { share: PART_BESOIN_PROCHE, chance: HASARD }),
			PROCHES_MAX,
		),
	]);
	return { projets: projetsProches, besoins: besoinsProches };
}
