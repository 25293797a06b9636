import { reviser } from "#lib/contributions/revisions/writes";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/wire";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import type { Langue } from "#lib/platform/langues";
import { obstacleA, refusDeRole } from "../rules.ts";
import type { LangueForme } from "./schema.ts";

type Verrouillee = {
	id: number;
	langue: Langue;
	modifie_le: Date;
	efface_le: Date | null;
};

/**
 * Sets the language of the entry; its text is unchanged. The current language
 * changes nothing. Rejected for members, for an unknown entry, and when it
 * changed since `vu_le` was read.
 */
export async function corrigerLangue(
	acteur: ActeurCompte,
	{ nature, slug, langue, vu_le }: LangueForme,
): Promise<Resultat<null>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	if (!estSlug(slug)) return INTROUVABLE;
	const table = nature === "projet" ? sql`projets` : sql`besoins`;
	return inTransaction<Resultat<null>>(async (tx) => {
		const [entree] = await tx.$queryRaw<Verrouillee[]>(
			sql`SELECT id, langue, modifie_le, efface_le FROM ${table} WHERE slug = ${slug} FOR UPDATE`,
		);
		if (!entree) return INTROUVABLE;
		const obstacle = obstacleA(entree, { vu_le, statut: null });
		if (obstacle) return obstacle;
		if (entree.langue === langue) return reussite(null);
		const acte = nature === "projet" ? "modifierProjet" : "modifierBesoin";
		const texte = { objet: nature, objet_id: entree.id, slug };
		await reviser(tx, acteur, acte, texte, () =>
			tx.$executeRaw(
				sql`UPDATE ${table} SET langue = ${langue}, modifie_le = clock_timestamp() WHERE id = ${entree.id}`,
			),
		);
		await journaliser(tx, {
			acteur,
			acte,
			objet: nature,
			objet_id: entree.id,
			objet_slug: slug,
			avant: { langue: entree.langue },
			apres: { champs: ["langue"], langue },
		});
		return reussite(null);
	});
}
