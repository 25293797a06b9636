import { type Resultat, reussite } from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import type {
	MaContribution,
	MonSoutien,
	MonVote,
	NombresDuCompte,
} from "./schema.ts";
import {
	type LigneContribution,
	type LigneSoutien,
	type LigneVote,
	versMaContribution,
	versMonSoutien,
	versMonVote,
} from "./serialize.ts";

/** What the account contributed, newest first (D31). */
export async function listerMesContributions(
	compte_id: number,
): Promise<Resultat<MaContribution[]>> {
	const lignes = await rows<LigneContribution>(
		sql`SELECT 'projet' AS nature, slug, nom AS titre, statut, motif, cree_le, publie_le, id
		    FROM projets WHERE auteur_id = ${compte_id}
		    UNION ALL
		    SELECT 'besoin', slug, titre, statut, motif, cree_le, publie_le, id
		    FROM besoins WHERE auteur_id = ${compte_id}
		    ORDER BY cree_le DESC, nature, id DESC`,
	);
	return reussite(lignes.map(versMaContribution));
}

/** The account's votes, newest first, those on archived projects included (D14, D31). */
export async function listerMesVotes(
	compte_id: number,
): Promise<Resultat<MonVote[]>> {
	const lignes = await rows<LigneVote>(
		sql`SELECT p.slug, p.nom, p.statut, v.cree_le FROM votes v JOIN projets p ON p.id = v.projet_id
		    WHERE v.compte_id = ${compte_id} ORDER BY v.cree_le DESC, p.id DESC`,
	);
	return reussite(lignes.map(versMonVote));
}

/** The account's supports, newest first, with its choice about their mails (D31). */
export async function listerMesSoutiens(
	compte_id: number,
): Promise<Resultat<MonSoutien[]>> {
	const lignes = await rows<LigneSoutien>(
		sql`SELECT b.slug, b.titre, b.statut, s.cree_le,
		      NOT EXISTS (SELECT 1 FROM refus_etapes r
		                  WHERE r.compte_id = s.compte_id AND r.besoin_id = s.besoin_id) AS etapes_par_courriel
		    FROM soutiens s JOIN besoins b ON b.id = s.besoin_id
		    WHERE s.compte_id = ${compte_id} ORDER BY s.cree_le DESC, b.id DESC`,
	);
	return reussite(lignes.map(versMonSoutien));
}

/** What the account has, in numbers, at one instant. */
export async function compterDuCompte(
	compte_id: number,
): Promise<NombresDuCompte> {
	const [nombres] = await rows<NombresDuCompte>(
		sql`SELECT (SELECT count(*) FROM projets WHERE auteur_id = c.id)::int
		        + (SELECT count(*) FROM besoins WHERE auteur_id = c.id)::int AS contributions,
		      (SELECT count(*) FROM votes WHERE compte_id = c.id)::int AS votes,
		      (SELECT count(*) FROM soutiens WHERE compte_id = c.id)::int AS soutiens,
		      (SELECT count(*) FROM jetons WHERE compte_id = c.id AND revoque_le IS NULL)::int AS jetons,
		      (SELECT count(*) FROM sessions WHERE compte_id = c.id AND expire_le > now())::int AS sessions
		    FROM (SELECT ${compte_id}::int AS id) AS c`,
		"compter_du_compte",
	);
	if (!nombres) throw new Error("counts without a row");
	return nombres;
}
