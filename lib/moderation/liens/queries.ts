import { estSlug } from "#lib/platform/contract/slug";
import { rows, sql } from "#lib/platform/db/pool";
import { versionDe } from "../rules.ts";
import type { LienModere } from "./schema.ts";

/** The links of a need: its own project, those to decide, those confirmed, then those set aside. */
export async function listerLiens(besoin: string): Promise<LienModere[]> {
	if (!estSlug(besoin)) return [];
	return rows<LienModere>(
		sql`SELECT slug, nom, publie, etat, reponses, nuance FROM (
		      SELECT p.id, p.slug, p.nom, p.statut = 'publie' AS publie, l.etat, l.reponses, l.nuance, l.cree_le
		      FROM liens l JOIN besoins b ON b.id = l.besoin_id JOIN projets p ON p.id = l.projet_id WHERE b.slug = ${besoin}
		      UNION ALL SELECT p.id, p.slug, p.nom, p.statut = 'publie', 'sien', 0, NULL, b.cree_le
		      FROM besoins b JOIN projets p ON p.id = b.projet_id WHERE b.slug = ${besoin}) AS l
		    ORDER BY array_position(ARRAY['sien', 'suggere', 'confirme', 'ecarte'], l.etat), l.cree_le, l.id`,
	);
}

/** The version of a need, as `versionDe` names it, while that project is its own; null otherwise. */
export async function lireVersionDuSien(
	besoin: string,
	projet: string,
): Promise<string | null> {
	const [lue] = await rows<Parameters<typeof versionDe>[0]>(
		sql`SELECT b.modifie_le, b.projet_id FROM besoins b JOIN projets p ON p.id = b.projet_id
		    WHERE b.slug = ${besoin} AND p.slug = ${projet}`,
	);
	return lue ? versionDe(lue) : null;
}
