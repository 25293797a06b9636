import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { refusDeRole } from "../rules.ts";
import type { TraitementForme } from "./schema.ts";

/**
 * Closes the given reports that are pending, about this entry and in this
 * group. Others stay open, so that a report received since, or about illegal
 * content, is never closed with the rest. Rejected for members and for an
 * unknown entry.
 */
export async function traiterSignalements(
	acteur: ActeurCompte,
	{ objet, slug, illicite, ids }: TraitementForme,
): Promise<Resultat<null>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const table = objet === "projet" ? sql`projets` : sql`besoins`;
	const cle = objet === "projet" ? sql`projet_id` : sql`besoin_id`;
	return inTransaction<Resultat<null>>(async (tx) => {
		const [entree] = await tx.$queryRaw<{ id: number }[]>(
			sql`SELECT id FROM ${table} WHERE slug = ${slug} FOR KEY SHARE`,
		);
		if (!entree) return INTROUVABLE;
		const traites = await tx.$queryRaw<{ id: number }[]>(
			sql`UPDATE signalements SET traite_le = now(), traitant_id = ${acteur.compte_id}
			    WHERE id = ANY(${ids}::int[]) AND ${cle} = ${entree.id}
			      AND (motif = 'illicite') = ${illicite} AND traite_le IS NULL RETURNING id`,
		);
		if (traites.length === 0) return reussite(null);
		const signalements = traites.map(({ id }) => id).sort((a, b) => a - b);
		await journaliser(tx, {
			acteur,
			acte: "traiterSignalement",
			objet,
			objet_id: entree.id,
			objet_slug: slug,
			apres: { signalements, illicite },
		});
		return reussite(null);
	});
}

type Rouvert = {
	projet_id: number | null;
	besoin_id: number | null;
	slug: string;
};

/**
 * Reopens a report. One that is pending already is unchanged. Rejected for
 * members and for an unknown report.
 */
export async function rouvrirSignalement(
	acteur: ActeurCompte,
	id: number,
): Promise<Resultat<null>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	return inTransaction<Resultat<null>>(async (tx) => {
		const [signalement] = await tx.$queryRaw<Rouvert[]>(
			sql`SELECT s.projet_id, s.besoin_id, COALESCE(p.slug, b.slug) AS slug
			    FROM signalements s LEFT JOIN projets p ON p.id = s.projet_id LEFT JOIN besoins b ON b.id = s.besoin_id
			    WHERE s.id = ${id} FOR UPDATE OF s`,
		);
		if (!signalement) return INTROUVABLE;
		const rouverts = await tx.$executeRaw(
			sql`UPDATE signalements SET traite_le = NULL, traitant_id = NULL WHERE id = ${id} AND traite_le IS NOT NULL`,
		);
		if (rouverts === 0) return reussite(null);
		const { projet_id, besoin_id, slug } = signalement;
		await journaliser(tx, {
			acteur,
			acte: "rouvrirSignalement",
			objet: projet_id === null ? "besoin" : "projet",
			objet_id: projet_id ?? besoin_id ?? id,
			objet_slug: slug,
			apres: { signalements: [id] },
		});
		return reussite(null);
	});
}
