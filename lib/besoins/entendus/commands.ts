import { prendreBrouillon } from "#lib/contributions/brouillons/writes";
import {
	INTROUVABLE,
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { valueError } from "#lib/platform/validation/errors";
import { MOTS_MAX } from "./rules.ts";

/** The published project, which can't be deleted until the words are counted. */
async function tenirProjet(
	tx: Transaction,
	slug: string,
): Promise<number | undefined> {
	if (!estSlug(slug)) return undefined;
	const [projet] = await tx.$queryRaw<{ id: number }[]>(
		sql`SELECT id FROM projets WHERE slug = ${slug} AND statut = 'publie' FOR KEY SHARE`,
	);
	return projet?.id;
}

/** Counts each stemmed word of a text once, by day: letters only, so that no address or number is kept. */
async function compterMots(
	tx: Transaction,
	projet_id: number,
	texte: string,
): Promise<void> {
	// In the order of the words: two people who count the same ones do not wait for each other in a circle.
	await tx.$executeRaw(
		sql`INSERT INTO mots_entendus (projet_id, mot)
		    SELECT ${projet_id}::int, lexeme FROM (
		      SELECT lexeme FROM unnest(to_tsvector('public.recherche', texte_recherche(${texte})))
		      WHERE lexeme ~ '^[[:alpha:]]{3,40}$' ORDER BY positions[1] LIMIT ${MOTS_MAX}) AS mots
		    ORDER BY lexeme
		    ON CONFLICT (projet_id, jour, mot) DO UPDATE SET nombre = mots_entendus.nombre + 1`,
	);
}

/**
 * Somebody who was describing a need says that a project answers it: the words of the
 * title and of the description are counted for the project, without who wrote them, and
 * the draft is deleted. Fails when the project is not public, and when this browser has
 * no draft, which is also the case once the answer was given; nothing changes then.
 */
export async function repondreParUnProjet(
	secret: string,
	projet: string,
): Promise<Resultat<null>> {
	return inTransaction<Resultat<null>>(async (tx) => {
		const projet_id = await tenirProjet(tx, projet);
		if (projet_id === undefined)
			return invalide(
				valueError(
					["body", "projet"],
					{
						fr: "ce projet n’existe pas, ou n’est pas publié.",
						en: "this project does not exist, or is not published.",
					},
					projet,
				),
			);
		const brouillon = await prendreBrouillon(tx, secret, "besoin");
		if (brouillon === null) return INTROUVABLE;
		const { titre = [], description = [] } = brouillon;
		await compterMots(tx, projet_id, [...titre, ...description].join("\n"));
		return reussite(null);
	});
}
