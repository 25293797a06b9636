import { rows, type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { CHAMPS_CORRIGES } from "#lib/platform/mail/templates/contributions";
import { shorten } from "#lib/platform/text/shorten";
import {
	estPareil,
	type ValeursEditees,
	valeursDe,
} from "#lib/platform/text/three-way-merge";
import type { NatureContribution } from "../schema.ts";
import type { ObjetRevise } from "./schema.ts";

const EN = (cle: string) => sql`traductions #>> ${`{en,${cle}}`}::text[]`;

/** Each text as its form shows it, by the id of its row. */
const TEXTES: Readonly<Record<ObjetRevise, (id: number) => Sql>> = {
	projet: (id) =>
		sql`SELECT nom, accroche, description, site_web, porteur, territoire, usage_ia, code_ouvert::text AS code_ouvert,
		      label_ia, langue, CASE WHEN mis_en_avant THEN 'on' END AS mis_en_avant,
		      ${EN("nom")} AS nom_en, ${EN("accroche")} AS accroche_en,
		      ${EN("description")} AS description_en, ${EN("usage_ia")} AS usage_ia_en,
		      ARRAY(SELECT h.slug FROM projet_themes l JOIN themes h ON h.id = l.theme_id
		            WHERE l.projet_id = p.id ORDER BY l.position) AS themes
		    FROM projets p WHERE id = ${id}`,
	besoin: (id) =>
		sql`SELECT titre, description, territoire, langue, ${EN("titre")} AS titre_en, ${EN("description")} AS description_en,
		      (SELECT h.slug FROM themes h WHERE h.id = b.theme_id) AS theme
		    FROM besoins b WHERE id = ${id}`,
	chantier: (id) =>
		sql`SELECT cahier, ${EN("cahier")} AS cahier_en, roles, depot FROM besoins WHERE id = ${id}`,
	etape: (id) =>
		sql`SELECT jour::text AS jour, titre, texte, ${EN("titre")} AS titre_en, ${EN("texte")} AS texte_en
		    FROM etapes WHERE id = ${id}`,
	article: (id) =>
		sql`SELECT titre, resume, date::text AS date, auteur, texte, statut,
		      ${EN("titre")} AS titre_en, ${EN("resume")} AS resume_en, ${EN("texte")} AS texte_en,
		      (SELECT string_agg(p.slug, ' ' ORDER BY l.position) FROM article_projets l
		         JOIN projets p ON p.id = l.projet_id WHERE l.article_id = a.id) AS projets
		    FROM articles a WHERE id = ${id}`,
	theme: (id) =>
		sql`SELECT nom, description, ${EN("nom")} AS nom_en, ${EN("description")} AS description_en
		    FROM themes WHERE id = ${id}`,
};

/** The present text, in the transaction that locks its row; empty once it is deleted. */
export async function lireTexteTenu(
	tx: Transaction,
	objet: ObjetRevise,
	id: number,
): Promise<ValeursEditees> {
	const [ligne] = await tx.$queryRaw<Record<string, unknown>[]>(
		TEXTES[objet](id),
	);
	return valeursDe(ligne ?? {});
}

/** Code points of a field shown in the mail about a correction. */
export const CORRECTION_MAX = 1000;

function extrait(valeurs: readonly string[] | undefined): string {
	return shorten((valeurs ?? []).join(", "), CORRECTION_MAX);
}

/** What others changed in a contribution since its author last wrote it, field by field. */
export async function lireCorrections(
	tx: Transaction,
	nature: NatureContribution,
	id: number,
	auteur_id: number,
) {
	const [sienne] = await tx.$queryRaw<{ valeurs: Record<string, string[]> }[]>(
		sql`SELECT valeurs FROM revisions
		    WHERE objet = ${nature} AND objet_id = ${id} AND acteur_id IS DISTINCT FROM ${auteur_id}
		      AND id > COALESCE((SELECT max(id) FROM revisions WHERE objet = ${nature} AND objet_id = ${id}
		                         AND acteur_id = ${auteur_id}), 0)
		    ORDER BY id LIMIT 1`,
	);
	if (!sienne) return [];
	const { valeurs } = sienne;
	const paru = await lireTexteTenu(tx, nature, id);
	return CHAMPS_CORRIGES.filter(
		(champ) => !estPareil(valeurs[champ], paru[champ]),
	).map((champ) => ({
		champ,
		avant: extrait(valeurs[champ]),
		apres: extrait(paru[champ]),
	}));
}

/** The present text; empty once it is deleted. */
export async function lireTexte(
	objet: ObjetRevise,
	id: number,
): Promise<ValeursEditees> {
	const [ligne] = await rows<Record<string, unknown>>(TEXTES[objet](id));
	return valeursDe(ligne ?? {});
}

/**
 * The version of a text when a form opens, 0 for one never edited. Read it before the
 * text: one saved in between then counts as not seen.
 */
export async function lireVersion(
	objet: ObjetRevise,
	slug: string,
	numero: number | null = null,
): Promise<number> {
	const [lue] = await rows<{ vu: number }>(
		sql`SELECT COALESCE(max(id), 0)::int AS vu FROM revisions
		    WHERE objet = ${objet} AND slug = ${slug} AND (${numero}::int IS NULL OR numero = ${numero})`,
	);
	return lue?.vu ?? 0;
}
