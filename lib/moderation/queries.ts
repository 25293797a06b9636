import { lireBesoinsAdmin } from "#lib/besoins/queries";
import { type Resultat, reussite } from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import { lireProjetsAdmin } from "#lib/projets/queries";
import type { Propositions } from "./schema.ts";

/** The entries that await review, oldest first, without those that filled the honeypot (D15). */
export async function listerPropositions(): Promise<Resultat<Propositions>> {
	const [projets, besoins] = await Promise.all([
		lireProjetsAdmin(sql`p.statut = 'propose'`),
		lireBesoinsAdmin(sql`b.statut = 'propose'`),
	]);
	return reussite({ projets, besoins });
}
