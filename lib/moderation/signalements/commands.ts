import type { ActeurCompte } from "#lib/platform/actor";
import { sql } from "#lib/platform/db";
import { journaliser } from "#lib/platform/journal";
import { INTROUVABLE, type Resultat, reussite } from "#lib/platform/result";
import { inTransaction } from "#lib/platform/transaction";
import { refusDeRole } from "../rules.ts";

type Traite = {
	projet_id: number | null;
	besoin_id: number | null;
	slug: string;
};

/**
 * The report is dealt with, or waits again: marking it is undone by marking it
 * back. The same mark again changes nothing. Refused to members and for an
 * unknown report.
 */
export async function traiterSignalement(
	acteur: ActeurCompte,
	id: number,
	traite: boolean,
): Promise<Resultat<null>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	return inTransaction<Resultat<null>>(async (tx) => {
		const [signalement] = await tx.$queryRaw<(Traite & { fait: boolean })[]>(
			sql`SELECT s.projet_id, s.besoin_id, COALESCE(p.slug, b.slug) AS slug, s.traite_le IS NOT NULL AS fait
			    FROM signalements s LEFT JOIN projets p ON p.id = s.projet_id LEFT JOIN besoins b ON b.id = s.besoin_id
			    WHERE s.id = ${id} FOR UPDATE OF s`,
		);
		if (!signalement) return INTROUVABLE;
		if (signalement.fait === traite) return reussite(null);
		// The same reader may have reported again since: that report says it.
		const ecrits = await tx.$executeRaw(
			sql`UPDATE signalements s SET traite_le = ${traite ? sql`now()` : sql`NULL`},
			      traitant_id = ${traite ? acteur.compte_id : null}
			    WHERE id = ${id} AND (${traite} OR NOT EXISTS (SELECT 1 FROM signalements a
			      WHERE a.traite_le IS NULL AND a.lecteur = s.lecteur
			        AND (a.projet_id = s.projet_id OR a.besoin_id = s.besoin_id)))`,
		);
		if (ecrits === 0) return reussite(null);
		const { projet_id, besoin_id, slug } = signalement;
		await journaliser(tx, {
			acteur,
			acte: traite ? "traiterSignalement" : "rouvrirSignalement",
			objet: projet_id === null ? "besoin" : "projet",
			objet_id: projet_id ?? besoin_id ?? id,
			objet_slug: slug,
			apres: { signalement: id },
		});
		return reussite(null);
	});
}
