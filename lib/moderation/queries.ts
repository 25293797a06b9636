import { besoinPublic, lireBesoinsAdmin } from "#lib/besoins/queries";
import {
	estStatutBesoin,
	estStatutPublic,
	MOUVEMENTS_BESOIN,
} from "#lib/besoins/rules";
import type { NatureContribution } from "#lib/contributions/schema";
import { type Resultat, reussite } from "#lib/platform/contract/result";
import { type Sql, sql } from "#lib/platform/db/pool";
import { lireProjetsAdmin } from "#lib/projets/queries";
import {
	estProjetPublic,
	estStatutProjet,
	MOUVEMENTS_PROJET,
} from "#lib/projets/rules";
import type { Propositions } from "./schema.ts";

type EnEtat = {
	readonly nature: NatureContribution;
	readonly statut: string;
};

/** The states that an entry can be given (D1, D2). */
export function mouvementsDe({ nature, statut }: EnEtat): readonly string[] {
	if (nature === "projet")
		return estStatutProjet(statut) ? MOUVEMENTS_PROJET[statut] : [];
	return estStatutBesoin(statut) ? MOUVEMENTS_BESOIN[statut] : [];
}

export function estEnPublic({ nature, statut }: EnEtat): boolean {
	return nature === "projet"
		? estProjetPublic(statut)
		: estStatutBesoin(statut) && estStatutPublic(statut);
}

/** The same as a condition on its column. */
export function estPubliqueSql(nature: NatureContribution, statut: Sql): Sql {
	return nature === "projet" ? sql`${statut} = 'publie'` : besoinPublic(statut);
}

/** The entries of both kinds, with what a list says of them. */
export const ENTREES = sql`(SELECT 'projet' AS nature, id, slug, nom AS titre, accroche AS resume, statut, langue, cree_le, modifie_le, auteur_id FROM projets
	UNION ALL SELECT 'besoin', id, slug, titre, description, statut, langue, cree_le, modifie_le, auteur_id FROM besoins)`;

/** The entries that await review, oldest first, without those that filled the honeypot (D15). */
export async function listerPropositions(): Promise<Resultat<Propositions>> {
	const [projets, besoins] = await Promise.all([
		lireProjetsAdmin(sql`p.statut = 'propose'`),
		lireBesoinsAdmin(sql`b.statut = 'propose'`),
	]);
	return reussite({ projets, besoins });
}
