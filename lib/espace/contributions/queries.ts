import { besoinPublic } from "#lib/besoins/queries";
import { lireVersion } from "#lib/contributions/revisions/queries";
import { NOMS_BESOIN, NOMS_PROJET } from "#lib/contributions/schema";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { columns } from "#lib/platform/db/columns";
import { rows, sql } from "#lib/platform/db/pool";
import {
	type CorrectionBesoin,
	type CorrectionProjet,
	type Doublon,
	STATUTS_CORRIGEABLES,
} from "./schema.ts";

/** A project of the account that awaits review, with the values of its form. Rejected as unknown otherwise. */
export async function lireProjetACorriger(
	compte_id: number,
	slug: string,
): Promise<Resultat<CorrectionProjet>> {
	const vu = await lireVersion("projet", slug);
	const [ligne] = await rows<Omit<CorrectionProjet, "vu">>(
		sql`SELECT ${columns(NOMS_PROJET, "p")},
		      ARRAY(SELECT h.slug FROM projet_themes l JOIN themes h ON h.id = l.theme_id
		            WHERE l.projet_id = p.id ORDER BY l.position) AS themes
		    FROM projets p WHERE p.slug = ${slug} AND p.auteur_id = ${compte_id}
		      AND p.statut = ANY(${[...STATUTS_CORRIGEABLES]}::text[])`,
	);
	return ligne ? reussite({ ...ligne, vu }) : INTROUVABLE;
}

/** The same for a need. */
export async function lireBesoinACorriger(
	compte_id: number,
	slug: string,
): Promise<Resultat<CorrectionBesoin>> {
	const vu = await lireVersion("besoin", slug);
	const [ligne] = await rows<Omit<CorrectionBesoin, "vu">>(
		sql`SELECT ${columns(NOMS_BESOIN, "b")},
		      (SELECT h.slug FROM themes h WHERE h.id = b.theme_id) AS theme
		    FROM besoins b WHERE b.slug = ${slug} AND b.auteur_id = ${compte_id}
		      AND b.statut = ANY(${[...STATUTS_CORRIGEABLES]}::text[])`,
	);
	return ligne ? reussite({ ...ligne, vu }) : INTROUVABLE;
}

/** For each contribution of the account refused as listed already, the entry that existed, while it is public. */
export function listerMesDoublons(compte_id: number): Promise<Doublon[]> {
	return rows<Doublon>(
		sql`WITH publiques AS (
		      SELECT 'projet' AS nature, slug, nom AS titre FROM projets WHERE statut = 'publie'
		      UNION ALL SELECT 'besoin', slug, titre FROM besoins
		      WHERE ${besoinPublic(sql`statut`)}),
		    refusees AS (
		      SELECT 'projet' AS nature, slug, doublon_slug, doublon_nature, auteur_id, statut FROM projets
		      UNION ALL SELECT 'besoin', slug, doublon_slug, doublon_nature, auteur_id, statut FROM besoins)
		    SELECT r.nature, r.slug, d.nature AS nature_existante, d.slug AS existant, d.titre
		    FROM refusees r JOIN publiques d ON d.slug = r.doublon_slug AND d.nature = COALESCE(r.doublon_nature, r.nature)
		    WHERE r.auteur_id = ${compte_id} AND r.statut = 'refuse'`,
	);
}
