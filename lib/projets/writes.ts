import { CHAMPS_PROJET } from "#lib/contributions/schema";
import { type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import type { Langue } from "#lib/platform/langues";

/** Sets the project's themes to exactly these, in this order. */
export async function classerProjet(
	tx: Transaction,
	projet_id: number,
	theme_ids: readonly number[],
): Promise<void> {
	await tx.projetTheme.deleteMany({ where: { projet_id } });
	await tx.projetTheme.createMany({
		data: theme_ids.map((theme_id, position) => ({
			projet_id,
			theme_id,
			position,
		})),
	});
}

/** Phrases of citizens that a project has in one language, at most. */
const MOTS_HABITANTS_MAX = CHAMPS_PROJET.mots_habitants.nombre;

/** Where the phrases of each language stand. */
const COLONNES_HABITANTS: Readonly<Record<Langue, Sql>> = {
	fr: sql`mots_habitants`,
	en: sql`mots_habitants_en`,
};

/**
 * Adds a phrase in which citizens would put what the project meets. Returns whether it
 * was added: not when the project has it already, in the same letters, or as many as it
 * may.
 */
export async function ajouterMotsHabitants(
	tx: Transaction,
	projet_id: number,
	langue: Langue,
	phrase: string,
): Promise<boolean> {
	const colonne = COLONNES_HABITANTS[langue];
	const ajoutes = await tx.$executeRaw(
		sql`UPDATE projets SET ${colonne} = ${colonne} || ${phrase}::text, modifie_le = clock_timestamp()
		    WHERE id = ${projet_id} AND cardinality(${colonne}) < ${MOTS_HABITANTS_MAX}::int
		      AND texte_recherche(${phrase}) NOT IN (SELECT texte_recherche(m) FROM unnest(${colonne}) AS m)`,
	);
	return ajoutes > 0;
}

/** Takes a phrase from a project, as it is written. */
export async function oterMotsHabitants(
	tx: Transaction,
	projet_id: number,
	phrase: string,
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE projets SET mots_habitants = array_remove(mots_habitants, ${phrase}), mots_habitants_en = array_remove(mots_habitants_en, ${phrase}),
		      modifie_le = clock_timestamp()
		    WHERE id = ${projet_id} AND ${phrase}::text = ANY(mots_habitants || mots_habitants_en)`,
	);
}
