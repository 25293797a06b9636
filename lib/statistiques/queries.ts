import { rows, sql } from "#lib/platform/db";
import type { Chiffres } from "./schema.ts";

/** The figures of the directory, as of one instant. */
export async function lireChiffres(): Promise<Chiffres> {
	const [chiffres] = await rows<Chiffres>(
		sql`SELECT p.projets, p.votes, b.besoins, b.besoins_livres
			FROM (SELECT count(*)::int AS projets, COALESCE(sum(nb_votes), 0)::int AS votes
			        FROM projets WHERE statut = 'publie') AS p,
			     (SELECT count(*)::int AS besoins,
			             (count(*) FILTER (WHERE statut = 'livre'))::int AS besoins_livres
			        FROM besoins WHERE statut IN ('publie', 'etude', 'developpement', 'livre')) AS b`,
		"lire_chiffres",
	);
	if (!chiffres) throw new Error("an aggregate without a GROUP BY has one row");
	return chiffres;
}
