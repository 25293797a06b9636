import { BILAN_DIT } from "#lib/besoins/bilans/queries";
import { estARouvrir } from "#lib/besoins/bilans/rules";
import type { BilanLu } from "#lib/besoins/bilans/schema";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import type { BesoinDit, PhraseLue, PhrasesDuBesoin } from "./schema.ts";

const PHRASES_MAX = 100;

/** Whose sentences a page shows: a suspended account's leave it with its supports, by night. */
export const EST_COMPTE = sql`compte_id IN (SELECT id FROM comptes WHERE hors_decomptes_le IS NULL)`;

/** Every sentence of those who support needs. */
export const PHRASES = sql`(SELECT 'bilan' AS genre, id, besoin_id, phrase, langue, publique, relue, modifie_le, NULL AS departement
	    FROM reponses_bilan WHERE phrase IS NOT NULL AND ${EST_COMPTE}
	  UNION ALL SELECT 'situation', id, besoin_id, phrase, langue, true, relue, modifie_le, departement FROM situations WHERE ${EST_COMPTE})`;

/** Those that wait for a decision: `reponses_bilan_a_relire` and `situations_a_relire` find them. */
export const PHRASE_ATTEND = sql`publique AND relue IS NULL`;

/** Those that wait, or those of another state. */
export function listerPhrasesLues(
	condition: Sql = PHRASE_ATTEND,
): Promise<PhraseLue[]> {
	// The newest, but in an order that tells neither who nor when.
	return rows<PhraseLue>(
		sql`SELECT id, genre, texte, langue, departement, besoin FROM (
		      SELECT r.id, r.genre, r.phrase AS texte, r.langue, r.modifie_le, json_build_object('slug', b.slug, 'titre', b.titre, 'langue', b.langue) AS besoin,
		        (SELECT l.nom FROM lieux l WHERE l.code = r.departement) AS departement
		      FROM ${PHRASES} AS r JOIN besoins b ON b.id = r.besoin_id
		      WHERE ${condition}
		      ORDER BY r.modifie_le DESC LIMIT ${PHRASES_MAX}) AS recentes ORDER BY id`,
	);
}

/** The delivered needs whose public figure says that few find them solved. The figure is what everybody reads: moderators learn no answer either. */
export async function listerARouvrir(): Promise<BesoinDit[]> {
	const livres = await rows<BesoinDit & { bilan: BilanLu }>(
		sql`SELECT * FROM (SELECT b.slug, b.titre, b.langue, ${BILAN_DIT} AS bilan FROM besoins b WHERE b.statut = 'livre') AS livres
		    WHERE bilan IS NOT NULL ORDER BY slug`,
	);
	return livres
		.filter(({ bilan }) => estARouvrir(bilan))
		.map(({ bilan: _, ...besoin }) => besoin);
}

/** The sentences about one need: those that wait, those that its page shows, those that were set aside, and those for the team alone. */
export async function listerPhrasesDe(slug: string): Promise<PhrasesDuBesoin> {
	const lire = (etat: Sql) =>
		listerPhrasesLues(sql`b.slug = ${slug} AND ${etat}`);
	return {
		attendent: await lire(PHRASE_ATTEND),
		publiees: await lire(sql`r.relue = 'publiee'`),
		ecartees: await lire(sql`r.relue = 'ecartee'`),
		equipe: await lire(sql`NOT r.publique`),
	};
}
