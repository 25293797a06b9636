import { estVivant } from "#lib/comptes/jetons/queries";
import { SESSION_VIVE } from "#lib/comptes/sessions/queries";
import { EN_COURS } from "#lib/participation/offres/queries";
import { instant } from "#lib/platform/db/columns";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { apercu } from "#lib/platform/mail/render";
import { lireHistorique } from "../journal/queries.ts";
import { ENTREES } from "../queries.ts";
import { RESUME_MAX } from "../relecture/queries.ts";
import {
	COMPTES_MAX,
	type CompteVu,
	type ContributionVue,
	type Coupures,
	type EntreeDuLot,
	type Grappe,
	LOT_MAX,
	type RechercheComptes,
} from "./schema.ts";

const COLONNES = sql`c.id, c.courriel, c.nom, c.langue, c.role, c.suspendu,
	(SELECT count(*)::int FROM projets p WHERE p.auteur_id = c.id)
	  + (SELECT count(*)::int FROM besoins b WHERE b.auteur_id = c.id) AS nb_contributions`;

export function chercherComptes({
	q,
	role,
	suspendus,
}: RechercheComptes): Promise<CompteVu[]> {
	const conditions: Sql = sql`(${q} = '' OR c.courriel LIKE motif_recherche(${q}) OR c.courriel = lower(${q})
		  OR texte_recherche(c.nom) LIKE motif_recherche(${q}))
		AND (${role} = '' OR c.role = ${role}) AND (${suspendus === ""} OR c.suspendu)`;
	return rows<CompteVu>(
		sql`SELECT ${COLONNES} FROM comptes c WHERE ${conditions} ORDER BY c.id DESC LIMIT ${COMPTES_MAX}`,
	);
}

export async function lireCompteVu(id: number): Promise<CompteVu | null> {
	const [compte] = await rows<CompteVu>(
		sql`SELECT ${COLONNES} FROM comptes c WHERE c.id = ${id}`,
	);
	return compte ?? null;
}

const CONTRIBUTIONS_MAX = 100;

/** The contributions of an account, newest first. */
export function listerContributionsDe(
	compte_id: number,
): Promise<ContributionVue[]> {
	return rows<ContributionVue>(
		sql`SELECT nature, slug, titre, statut, cree_le FROM ${ENTREES} AS e WHERE auteur_id = ${compte_id}
		    ORDER BY cree_le DESC, nature, id DESC LIMIT ${CONTRIBUTIONS_MAX}`,
	);
}

/** What an account suggested and nobody has decided, oldest first. */
export function listerLot(compte_id: number): Promise<EntreeDuLot[]> {
	return rows<EntreeDuLot>(
		sql`SELECT nature, slug, titre, left(resume, ${RESUME_MAX}::int) AS debut, cree_le, ${instant(sql`modifie_le`)} AS vu_le FROM ${ENTREES} AS e
		    WHERE auteur_id = ${compte_id} AND statut = 'propose' ORDER BY cree_le, nature, slug LIMIT ${LOT_MAX}`,
	);
}

const SANCTIONS = [
	...["suspendreCompte", "leverSuspension", "changerRole"],
	...["creerCompte", "fermerSessionsDe"],
];

/** How many sessions, tokens, votes, supports and offers of help a suspension would affect. */
async function compterCoupures(compte_id: number): Promise<Coupures> {
	const [coupures] = await rows<Coupures>(
		sql`SELECT (SELECT count(*)::int FROM sessions s JOIN comptes c ON c.id = s.compte_id
		        WHERE s.compte_id = ${compte_id} AND ${SESSION_VIVE}) AS sessions,
		      (SELECT count(*)::int FROM jetons j WHERE j.compte_id = ${compte_id} AND ${estVivant(sql`j`)}) AS jetons,
		      (SELECT count(*)::int FROM votes WHERE compte_id = ${compte_id}) AS votes,
		      (SELECT count(*)::int FROM soutiens WHERE compte_id = ${compte_id}) AS soutiens,
		      (SELECT count(*)::int FROM offres WHERE compte_id = ${compte_id} AND ${EN_COURS}) AS offres`,
	);
	return (
		coupures ?? { sessions: 0, jetons: 0, votes: 0, soutiens: 0, offres: 0 }
	);
}

/** Days within which accounts are compared; below, the minimum of identical votes and supports, and of accounts in a cluster. */
export const GRAPPE_JOURS = 30;
/** With less, a few accounts created on purpose could find out by trial who votes for what. */
export const GRAPPE_COMMUNS_MIN = 5;
export const GRAPPE_COMPTES_MIN = 5;
const MEMBRES = sql`count(*)::int AS comptes`;

/**
 * How many recent accounts may belong to the same person as this one, itself
 * included: one mailbox with several tags, or exactly the same votes and supports.
 * Returns numbers only, never what they voted for (D8).
 */
async function listerGrappesDe(compte_id: number): Promise<Grappe[]> {
	const recent = sql`NOT c.suspendu AND c.cree_le > now() - make_interval(days => ${GRAPPE_JOURS})`;
	const [boites, actes] = await Promise.all([
		rows<Grappe>(
			sql`SELECT 'boite' AS nature, 0 AS communs, ${MEMBRES} FROM comptes c WHERE ${recent}
			    GROUP BY regexp_replace(c.courriel, '\\+[^@]*@', '@') HAVING count(*) >= 2 AND bool_or(c.id = ${compte_id})`,
		),
		rows<Grappe>(
			sql`WITH actes AS (SELECT compte_id, 'p' || projet_id AS objet FROM votes
			      UNION ALL SELECT compte_id, 'b' || besoin_id FROM soutiens),
			    mains AS (SELECT a.compte_id, count(*)::int AS communs, md5(string_agg(a.objet, ' ' ORDER BY a.objet)) AS main
			      FROM actes a JOIN comptes c ON c.id = a.compte_id
			      WHERE ${recent}
			      GROUP BY a.compte_id HAVING count(*) >= ${GRAPPE_COMMUNS_MIN})
			    SELECT 'actes' AS nature, min(m.communs) AS communs, ${MEMBRES}
			    FROM mains m JOIN comptes c ON c.id = m.compte_id GROUP BY m.main HAVING count(*) >= ${GRAPPE_COMPTES_MIN} AND bool_or(c.id = ${compte_id})`,
		),
	]);
	return [...boites, ...actes];
}

/** Stands for the reason in the mail of a suspension that is not written yet. */
const RAISON_A_ECRIRE = { fr: "(votre raison)", en: "(your reason)" } as const;

/** What the page of an account shows around it: what waits, its other contributions, the decisions on it, newest first, what a suspension cuts, and the accounts that look like it. */
export async function lireAutourDuCompte({
	id: compte_id,
	langue,
}: Pick<CompteVu, "id" | "langue">) {
	const contributions = await listerContributionsDe(compte_id);
	return {
		contributions: contributions.filter(({ statut }) => statut !== "propose"),
		lot: await listerLot(compte_id),
		sanctions: await lireHistorique("compte", compte_id, SANCTIONS),
		coupures: await compterCoupures(compte_id),
		grappes: await listerGrappesDe(compte_id),
		courriel: apercu("compte_suspendu", langue, {
			motif: RAISON_A_ECRIRE[langue],
		}),
	};
}
