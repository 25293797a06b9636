import { besoinPublic } from "#lib/besoins/queries";
import { estSlug } from "#lib/platform/contract/slug";
import { rows, sql } from "#lib/platform/db/pool";
import type { FicheVisee } from "../refus/schema.ts";
import { versionDe } from "../rules.ts";
import type { LienModere } from "./schema.ts";

const LIENS_MAX = 100;

/** The links of a need, or of a project but for those set aside: the need’s own project, those to decide, those confirmed, then those set aside. */
export async function listerLiens({
	nature,
	slug,
}: FicheVisee): Promise<LienModere[]> {
	if (!estSlug(slug)) return [];
	const autre =
		nature === "besoin"
			? sql`p.id, p.slug, p.nom, p.statut = 'publie' AS publie`
			: sql`b.id, b.slug, b.titre AS nom, ${besoinPublic(sql`b.statut`)} AS publie`;
	const ici =
		nature === "besoin"
			? sql`b.slug = ${slug}`
			: sql`p.slug = ${slug} AND b.fusionne_dans_id IS NULL`;
	const etats = sql`ARRAY['sien', 'suggere', 'confirme', 'ecarte']`;
	return rows<LienModere>(
		sql`SELECT slug, nom, publie, etat, reponses, nuance FROM (
		      SELECT ${autre}, l.etat, l.reponses, l.nuance, l.cree_le
		      FROM liens l JOIN besoins b ON b.id = l.besoin_id JOIN projets p ON p.id = l.projet_id WHERE ${ici}
		      UNION ALL SELECT ${autre}, 'sien', 0, NULL, b.cree_le
		      FROM besoins b JOIN projets p ON p.id = b.projet_id WHERE ${ici}) AS l
		    WHERE etat <> 'ecarte' OR ${nature === "besoin"}
		    ORDER BY array_position(${etats}, l.etat), l.cree_le, l.id LIMIT ${LIENS_MAX}`,
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
