import { besoinPublic } from "#lib/besoins/queries";
import { LIEUX } from "#lib/contributions/queries";
import { FIN_DE_CONTESTATION } from "#lib/contributions/retraits/queries";
import { lireVersion } from "#lib/contributions/revisions/queries";
import { FACES_PROJET } from "#lib/contributions/rules";
import type { DialogueAuteur, MaDemande } from "#lib/contributions/schema";
import {
	type NatureContribution,
	NOMS_BESOIN,
	NOMS_PROJET,
} from "#lib/contributions/schema";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { columns } from "#lib/platform/db/columns";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import type { Statements } from "#lib/platform/db/transaction";
import {
	type CorrectionBesoin,
	type CorrectionProjet,
	type MonRetrait,
	type Refusee,
	STATUTS_RELUS_PAR_AUTEUR,
} from "./schema.ts";

const RELISIBLE = sql`statut = ANY(${[...STATUTS_RELUS_PAR_AUTEUR]}::text[]) AND efface_le IS NULL`;

/**
 * The slug that an entry of the account has now, given the one by which a page names it:
 * the first publication may have made it anew, and been undone since. Unchanged for what
 * is not the account's.
 */
export async function slugActuelDe(
	compte_id: number,
	nature: NatureContribution,
	slug: string,
	lire: Statements["rows"] = rows,
): Promise<string> {
	const [lu] = await lire<{ slug: string }>(
		sql`SELECT e.slug FROM ${LIEUX[nature].table} e WHERE e.auteur_id = ${compte_id} AND (e.slug = ${slug}
		      OR EXISTS (SELECT 1 FROM journal j WHERE j.objet = ${nature} AND j.objet_id = e.id AND j.avant ->> 'slug' = ${slug}))
		    ORDER BY e.slug <> ${slug}, e.id DESC LIMIT 1`,
	);
	return lu?.slug ?? slug;
}

/** A project of the account that awaits review, or was refused, with the values of its form. Rejected as unknown otherwise. */
export async function lireProjetACorriger(
	compte_id: number,
	nomme: string,
): Promise<Resultat<CorrectionProjet>> {
	const slug = await slugActuelDe(compte_id, "projet", nomme);
	const vu = await lireVersion("projet", slug);
	const [ligne] = await rows<Omit<CorrectionProjet, "vu">>(
		sql`SELECT ${columns([...NOMS_PROJET, ...FACES_PROJET], "p")},
		      ARRAY(SELECT h.slug FROM projet_themes l JOIN themes h ON h.id = l.theme_id
		            WHERE l.projet_id = p.id ORDER BY l.position) AS themes
		    FROM projets p WHERE p.slug = ${slug} AND p.auteur_id = ${compte_id}
		      AND ${RELISIBLE}`,
	);
	return ligne ? reussite({ ...ligne, vu }) : INTROUVABLE;
}

/** The same for a need. */
export async function lireBesoinACorriger(
	compte_id: number,
	nomme: string,
): Promise<Resultat<CorrectionBesoin>> {
	const slug = await slugActuelDe(compte_id, "besoin", nomme);
	const vu = await lireVersion("besoin", slug);
	const [ligne] = await rows<Omit<CorrectionBesoin, "vu">>(
		sql`SELECT ${columns(NOMS_BESOIN, "b")},
		      (SELECT h.slug FROM themes h WHERE h.id = b.theme_id) AS theme
		    FROM besoins b WHERE b.slug = ${slug} AND b.auteur_id = ${compte_id}
		      AND ${RELISIBLE}`,
	);
	return ligne ? reussite({ ...ligne, vu }) : INTROUVABLE;
}

/** What moderators say of an entry of the account: the questions that wait for an answer, and why it was refused. */
export async function lireDialogueAuteur(
	compte_id: number,
	nature: NatureContribution,
	nomme: string,
): Promise<DialogueAuteur> {
	const slug = await slugActuelDe(compte_id, nature, nomme);
	const [lu] = await rows<{
		statut: string;
		motif: string | null;
		demande_id: number | null;
		questions: string | null;
		le: Date | null;
	}>(
		sql`SELECT e.statut, e.motif, d.id AS demande_id, j.motif AS questions, d.le
		    FROM ${LIEUX[nature].table} e
		    LEFT JOIN demandes d ON d.${LIEUX[nature].renvoi} = e.id AND d.close_le IS NULL AND d.repondu_le IS NULL
		    LEFT JOIN journal j ON j.id = d.acte_id
		    WHERE e.slug = ${slug} AND e.auteur_id = ${compte_id}`,
	);
	if (!lu) return { demande: null, refus: null };
	const { demande_id, questions, le, motif } = lu;
	return {
		demande:
			demande_id === null || questions === null || le === null
				? null
				: { id: demande_id, questions, le },
		refus: lu.statut === "refuse" ? { motif } : null,
	};
}

export function listerMesDemandes(compte_id: number): Promise<MaDemande[]> {
	return rows<MaDemande>(
		sql`SELECT e.nature, e.slug, COALESCE(j.motif, '') AS questions, d.repondu_le IS NOT NULL AS repondue
		    FROM (SELECT 'projet' AS nature, id, slug, auteur_id FROM projets
		          UNION ALL SELECT 'besoin', id, slug, auteur_id FROM besoins) AS e
		    JOIN demandes d ON d.close_le IS NULL
		      AND e.id = CASE e.nature WHEN 'projet' THEN d.projet_id ELSE d.besoin_id END
		    LEFT JOIN journal j ON j.id = d.acte_id
		    WHERE e.auteur_id = ${compte_id}`,
	);
}

/** The account's refused contributions, whether they can be sent again, and those merged into another need: for these, and those refused as listed already, the entry that existed, while it is public. */
export function listerMesRefusees(compte_id: number): Promise<Refusee[]> {
	return rows<Refusee>(
		sql`WITH publiques AS (
		      SELECT 'projet' AS nature, slug, nom AS titre, langue FROM projets WHERE statut = 'publie'
		      UNION ALL SELECT 'besoin', slug, titre, langue FROM besoins
		      WHERE ${besoinPublic(sql`statut`)}),
		    refusees AS (
		      SELECT 'projet' AS nature, slug, efface_le IS NULL AS renvoyable, doublon_slug, doublon_nature FROM projets
		      WHERE auteur_id = ${compte_id} AND statut = 'refuse'
		      UNION ALL SELECT 'besoin', slug, efface_le IS NULL, doublon_slug, doublon_nature FROM besoins
		      WHERE auteur_id = ${compte_id} AND statut = 'refuse'
		      UNION ALL SELECT 'besoin', b.slug, false, g.slug, 'besoin' FROM besoins b
		      JOIN besoins g ON g.id = b.fusionne_dans_id WHERE b.auteur_id = ${compte_id})
		    SELECT r.nature, r.slug, r.renvoyable, to_json(d) AS existante
		    FROM refusees r LEFT JOIN publiques d ON d.slug = r.doublon_slug AND d.nature = COALESCE(r.doublon_nature, r.nature)`,
	);
}

function lire(compte_id: number, condition: Sql): Promise<MonRetrait[]> {
	return rows<MonRetrait>(
		sql`SELECT e.nature, e.slug, e.titre, r.le, j.motif, ${FIN_DE_CONTESTATION} AS jusquau,
		      r.conteste_le IS NULL AND clock_timestamp() < ${FIN_DE_CONTESTATION} AS contestable,
		      r.conteste_le, r.texte, r.decision, r.reponse
		    FROM (SELECT 'projet' AS nature, id, slug, nom AS titre, auteur_id FROM projets
		          UNION ALL SELECT 'besoin', id, slug, titre, auteur_id FROM besoins) AS e
		    JOIN retraits r ON r.leve_le IS NULL
		      AND e.id = CASE e.nature WHEN 'projet' THEN r.projet_id ELSE r.besoin_id END
		    LEFT JOIN journal j ON j.id = r.acte_id
		    WHERE e.auteur_id = ${compte_id} AND ${condition}`,
	);
}

/** The account's entries that are taken down now. */
export function listerMesRetraits(compte_id: number): Promise<MonRetrait[]> {
	return lire(compte_id, sql`true`);
}

/** The take-down of one entry of the account; null when the entry belongs to another account, or is public. */
export async function lireMonRetrait(
	compte_id: number,
	nature: NatureContribution,
	slug: string,
): Promise<MonRetrait | null> {
	const [retrait] = await lire(
		compte_id,
		sql`e.nature = ${nature} AND e.slug = ${slug}`,
	);
	return retrait ?? null;
}
