import { versionedCache } from "#lib/platform/cache/versioned-cache";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import {
	compared,
	type Near,
	nearest,
	withCertainty,
} from "#lib/platform/search/near";
import type { Certitude } from "#lib/platform/search/results";
import { closenessToEntry } from "#lib/platform/vectors/near";
import {
	INDEX_PROJETS,
	lireProjetsNommes,
	lireProjetsParCle,
	PLONGEMENTS_PROJETS,
} from "#lib/projets/queries";
import type { ProjetResume } from "#lib/projets/schema";
import { trouverEquivalents } from "#lib/vocabulaire/queries";
import {
	besoinPublic,
	besoinVise,
	COLONNES_BESOIN,
	PLONGEMENTS_BESOINS,
} from "../queries.ts";
import type { BesoinSortie } from "../schema.ts";
import { type LigneBesoin, versBesoinSortie } from "../serialize.ts";

/**
 * The confirmed pairs, each once: `besoin_id`, `projet_id`, and `depuis`, when it was
 * confirmed. The project of `besoins.projet_id` answers its need by that alone, since
 * the need's delivery if there was one. Both entries' states are the caller's to check.
 */
export const PAIRES_CONFIRMEES: Sql = sql`(
	SELECT l.besoin_id, l.projet_id, l.decide_le AS depuis FROM liens l WHERE l.etat = 'confirme'
	UNION ALL
	SELECT d.id, d.projet_id, (SELECT max(j.le) FROM jalons j WHERE j.besoin_id = d.id AND j.statut = 'livre')
	FROM besoins d WHERE d.projet_id IS NOT NULL AND NOT EXISTS (
	  SELECT 1 FROM liens l WHERE l.besoin_id = d.id AND l.projet_id = d.projet_id AND l.etat = 'confirme'))`;

const BESOIN_PUBLIC = besoinPublic(sql`b.statut`);

/**
 * The published projects that answer a public need, as moderators confirmed, the most
 * voted first; for a merged one, those of the need that it stands in. Fails for a need
 * that is not public.
 */
export async function listerProjetsDuBesoin(
	slug: string,
): Promise<Resultat<ProjetResume[]>> {
	const [besoin] = await rows<{ slugs: string[] }>(
		sql`SELECT ARRAY(SELECT p.slug FROM ${PAIRES_CONFIRMEES} AS c JOIN projets p ON p.id = c.projet_id
		      WHERE c.besoin_id = b.id AND p.statut = 'publie'
		      ORDER BY p.nb_votes DESC, p.publie_le DESC, p.id DESC) AS slugs
		    FROM besoins b
		    WHERE b.id = ${besoinVise(slug)} AND ${BESOIN_PUBLIC}`,
		"lister_projets_du_besoin",
	);
	return besoin ? reussite(await lireProjetsNommes(besoin.slugs)) : INTROUVABLE;
}

/**
 * The public needs that a published project answers, as moderators confirmed, the most
 * supported first. Fails for a project that is not public.
 */
export async function listerBesoinsDuProjet(
	slug: string,
): Promise<Resultat<BesoinSortie[]>> {
	const lignes = await rows<LigneBesoin>(
		sql`SELECT ${COLONNES_BESOIN} FROM projets q JOIN ${PAIRES_CONFIRMEES} AS c ON c.projet_id = q.id
		    JOIN besoins b ON b.id = c.besoin_id
		    WHERE q.slug = ${slug} AND q.statut = 'publie' AND ${BESOIN_PUBLIC}
		    ORDER BY b.nb_soutiens DESC, b.cree_le DESC, b.id DESC`,
		"lister_besoins_du_projet",
	);
	if (lignes.length > 0) return reussite(lignes.map(versBesoinSortie));
	const connus = await rows(
		sql`SELECT 1 FROM projets WHERE slug = ${slug} AND statut = 'publie'`,
		"est_projet_public",
	);
	return connus.length > 0 ? reussite([]) : INTROUVABLE;
}

const POSSIBLES_MAX = 3;
const TITRES_MAX = 2_000;
/** A need's page is made again after each vote, and the comparison costs as much as the rest of it. */
const GARDES_MS = 600_000;
/** Which projects are alike does not follow the public version: they are read again, so that what left the public is not shown. */
const SANS_VERSION = "0";

const compares = versionedCache<readonly Near[]>({
	max: TITRES_MAX,
	keptMs: GARDES_MS,
});

/** By the words of its title, and by the vectors of both entries, which are stored. */
async function comparer(slug: string, titre: string): Promise<readonly Near[]> {
	const closeness = closenessToEntry(
		PLONGEMENTS_BESOINS,
		sql`(SELECT b.id FROM besoins b WHERE b.slug = ${slug} AND ${BESOIN_PUBLIC})`,
	);
	const cherche = await compared(titre, trouverEquivalents);
	return nearest(INDEX_PROJETS, null, cherche, (ids) =>
		closeness(PLONGEMENTS_PROJETS, ids),
	);
}

/**
 * Published projects that may answer a need: similar to its title, or close to its text
 * by their vectors, and neither confirmed nor set aside by a moderator. At most three, most similar first; a project
 * published since is found ten minutes later at most.
 */
export async function listerProjetsPossibles(
	slug: string,
	titre: string,
): Promise<(ProjetResume & { readonly certitude: Certitude })[]> {
	const [decides, proches] = await Promise.all([
		rows<{ id: number }>(
			sql`SELECT p.id FROM besoins b JOIN projets p ON p.id = b.projet_id OR p.id IN (
			      SELECT l.projet_id FROM liens l WHERE l.besoin_id = b.id AND l.etat <> 'suggere')
			    WHERE b.slug = ${slug}`,
			"lister_liens_decides",
		),
		compares.get(SANS_VERSION, `${slug} ${titre}`, () => comparer(slug, titre)),
	]);
	const sauf = new Set(decides.map(({ id }) => id));
	const restants = proches.filter(({ id }) => !sauf.has(id));
	const lus = await lireProjetsParCle(restants.map(({ id }) => id));
	return withCertainty(restants, lus).slice(0, POSSIBLES_MAX);
}
