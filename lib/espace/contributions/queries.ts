import { rows, sql } from "#lib/platform/db";
import { INTROUVABLE, type Resultat, reussite } from "#lib/platform/result";
import {
	type CorrectionBesoin,
	type CorrectionProjet,
	type Doublon,
	STATUTS_CORRIGEABLES,
} from "./schema.ts";

type Datee<T extends { modifie_le: string }> = Omit<T, "modifie_le"> & {
	modifie_le: Date;
};

function versCorrection<T extends { modifie_le: Date }>(ligne: T) {
	return { ...ligne, modifie_le: ligne.modifie_le.toISOString() };
}

/** A project of the account that awaits review, as its form shows it. Anything else is unknown. */
export async function lireProjetACorriger(
	compte_id: number,
	slug: string,
): Promise<Resultat<CorrectionProjet>> {
	const [ligne] = await rows<Datee<CorrectionProjet>>(
		sql`SELECT p.nom, p.accroche, p.description, p.site_web, p.porteur, p.territoire,
		      p.usage_ia, p.code_ouvert, p.modifie_le,
		      ARRAY(SELECT h.slug FROM projet_themes l JOIN themes h ON h.id = l.theme_id
		            WHERE l.projet_id = p.id ORDER BY l.position) AS themes
		    FROM projets p WHERE p.slug = ${slug} AND p.auteur_id = ${compte_id}
		      AND p.statut = ANY(${[...STATUTS_CORRIGEABLES]}::text[])`,
	);
	return ligne ? reussite(versCorrection(ligne)) : INTROUVABLE;
}

/** The same for a need. */
export async function lireBesoinACorriger(
	compte_id: number,
	slug: string,
): Promise<Resultat<CorrectionBesoin>> {
	const [ligne] = await rows<Datee<CorrectionBesoin>>(
		sql`SELECT b.titre, b.description, b.territoire, b.modifie_le,
		      (SELECT h.slug FROM themes h WHERE h.id = b.theme_id) AS theme
		    FROM besoins b WHERE b.slug = ${slug} AND b.auteur_id = ${compte_id}
		      AND b.statut = ANY(${[...STATUTS_CORRIGEABLES]}::text[])`,
	);
	return ligne ? reussite(versCorrection(ligne)) : INTROUVABLE;
}

/** For each contribution of the account that was refused as listed already, the entry that was there, while it is public. */
export function listerMesDoublons(compte_id: number): Promise<Doublon[]> {
	return rows<Doublon>(
		sql`SELECT 'projet' AS nature, p.slug, d.slug AS existant, d.nom AS titre
		    FROM projets p JOIN projets d ON d.slug = p.doublon_slug AND d.statut = 'publie'
		    WHERE p.auteur_id = ${compte_id} AND p.statut = 'refuse'
		    UNION ALL
		    SELECT 'besoin', b.slug, d.slug, d.titre
		    FROM besoins b JOIN besoins d ON d.slug = b.doublon_slug
		      AND d.statut IN ('publie', 'etude', 'developpement', 'livre')
		    WHERE b.auteur_id = ${compte_id} AND b.statut = 'refuse'`,
	);
}
