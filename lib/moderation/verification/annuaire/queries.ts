import { STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";
import { sql } from "#lib/platform/db/pool";
import { STATUT_PROJET_PUBLIC } from "#lib/projets/rules";
import type { Regle } from "../ecarts/queries.ts";

const ARCHIVE = "archive";

/** The directory: counts, states and the order of its parts. */
export const REGLES_ANNUAIRE: readonly Regle[] = [
	{
		regle: "votes_comptes",
		ecarts: sql`SELECT 'projet ' || p.slug AS objet, COALESCE(v.nombre, 0)::text AS attendu, p.nb_votes::text AS trouve
			FROM projets p LEFT JOIN (
				SELECT v.projet_id, count(*) AS nombre FROM votes v JOIN comptes c ON c.id = v.compte_id
				WHERE c.hors_decomptes_le IS NULL GROUP BY v.projet_id) v ON v.projet_id = p.id
			WHERE p.nb_votes <> COALESCE(v.nombre, 0) ORDER BY p.id`,
	},
	{
		regle: "soutiens_comptes",
		ecarts: sql`SELECT 'besoin ' || b.slug AS objet, COALESCE(s.nombre, 0)::text AS attendu, b.nb_soutiens::text AS trouve
			FROM besoins b LEFT JOIN (
				SELECT s.besoin_id, count(*) AS nombre FROM soutiens s JOIN comptes c ON c.id = s.compte_id
				WHERE c.hors_decomptes_le IS NULL GROUP BY s.besoin_id) s ON s.besoin_id = b.id
			WHERE b.nb_soutiens <> COALESCE(s.nombre, 0) ORDER BY b.id`,
	},
	{
		regle: "projets_publication",
		ecarts: sql`SELECT 'projet ' || slug AS objet, 'publie_le pour un projet publié ou archivé, et lui seul' AS attendu,
				statut || ', publie_le ' || COALESCE(publie_le::text, 'absent') AS trouve
			FROM projets WHERE (publie_le IS NOT NULL) <> (statut = ANY(${[STATUT_PROJET_PUBLIC, ARCHIVE]}::text[])) ORDER BY id`,
	},
	{
		regle: "besoins_publication",
		ecarts: sql`SELECT 'besoin ' || slug AS objet, 'publie_le pour un besoin public ou archivé, et lui seul' AS attendu,
				statut || ', publie_le ' || COALESCE(publie_le::text, 'absent') AS trouve
			FROM besoins WHERE (publie_le IS NOT NULL) <> (statut = ANY(${[...STATUTS_BESOIN_PUBLICS, ARCHIVE]}::text[])) ORDER BY id`,
	},
	{
		regle: "jalons_premier",
		ecarts: sql`SELECT 'besoin ' || b.slug AS objet, 'un jalon au moins' AS attendu, 'aucun' AS trouve
			FROM besoins b WHERE b.publie_le IS NOT NULL
			AND NOT EXISTS (SELECT 1 FROM jalons j WHERE j.besoin_id = b.id) ORDER BY b.id`,
	},
	{
		regle: "jalons_dernier",
		ecarts: sql`SELECT 'besoin ' || b.slug AS objet, b.statut AS attendu, j.statut AS trouve
			FROM besoins b CROSS JOIN LATERAL (
				SELECT j.statut FROM jalons j WHERE j.besoin_id = b.id ORDER BY j.le DESC, j.id DESC LIMIT 1) j
			WHERE b.statut = ANY(${[...STATUTS_BESOIN_PUBLICS]}::text[]) AND j.statut <> b.statut ORDER BY b.id`,
	},
	{
		regle: "themes_positions",
		ecarts: sql`SELECT 'projet ' || p.slug AS objet, 'positions 0 à ' || count(*) - 1 AS attendu,
				string_agg(l.position::text, ', ' ORDER BY l.position) AS trouve
			FROM projet_themes l JOIN projets p ON p.id = l.projet_id
			GROUP BY p.id HAVING min(l.position) <> 0 OR max(l.position) <> count(*) - 1 ORDER BY p.id`,
	},
	{
		regle: "derniere_etape",
		ecarts: sql`SELECT 'besoin ' || b.slug AS objet, max(e.numero) || ' au moins' AS attendu, b.derniere_etape::text AS trouve
			FROM besoins b JOIN etapes e ON e.besoin_id = b.id
			GROUP BY b.id HAVING b.derniere_etape < max(e.numero) ORDER BY b.id`,
	},
	{
		regle: "cles_import_objet",
		ecarts: sql`SELECT 'clé d’import ' || nature || ' ' || source || ' ' || source_id AS objet, 'une fiche' AS attendu, 'aucune' AS trouve
			FROM cles_import WHERE num_nonnulls(projet_id, besoin_id) <> 1 ORDER BY id`,
	},
	{
		regle: "version_parts",
		ecarts: sql`SELECT 'version' AS objet, 'les parts 0 à 15' AS attendu, count(*)::text AS trouve
			FROM versions HAVING count(*) <> 16 OR min(part) <> 0 OR max(part) <> 15`,
	},
];
