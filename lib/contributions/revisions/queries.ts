import { phraseOf } from "#lib/i18n/texts";
import { columns, englishColumns } from "#lib/platform/db/columns";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import {
	type Statements,
	statementsOf,
	type Transaction,
} from "#lib/platform/db/transaction";
import { shorten } from "#lib/platform/text/shorten";
import {
	estPareil,
	type ValeursEditees,
	valeursDe,
} from "#lib/platform/text/three-way-merge";
import { FACES_PROJET, nomDuChamp } from "../rules.ts";
import {
	CHAMPS_CORRIGES,
	CLES_TRADUITES_BESOIN,
	CLES_TRADUITES_PROJET,
	type NatureContribution,
	NOMS_BESOIN,
	NOMS_PROJET,
} from "../schema.ts";
import type { ObjetRevise } from "./schema.ts";

/** Each text as its form shows it, of the rows that match a condition. */
const TEXTES: Readonly<Record<ObjetRevise, (condition: Sql) => Sql>> = {
	projet: (condition) =>
		sql`SELECT ${columns([...NOMS_PROJET, ...FACES_PROJET])}, label_ia, langue, CASE WHEN mis_en_avant THEN 'on' END AS mis_en_avant,
		      ${englishColumns(CLES_TRADUITES_PROJET)},
		      ARRAY(SELECT h.slug FROM projet_themes l JOIN themes h ON h.id = l.theme_id
		            WHERE l.projet_id = p.id ORDER BY l.position) AS themes
		    FROM projets p WHERE ${condition}`,
	besoin: (condition) =>
		sql`SELECT ${columns(NOMS_BESOIN)}, langue, ${englishColumns(CLES_TRADUITES_BESOIN)},
		      (SELECT h.slug FROM themes h WHERE h.id = b.theme_id) AS theme
		    FROM besoins b WHERE ${condition}`,
	chantier: (condition) =>
		sql`SELECT cahier, ${englishColumns(["cahier"])}, roles, depot FROM besoins WHERE ${condition}`,
	etape: (condition) =>
		sql`SELECT jour::text AS jour, titre, texte, ${englishColumns(["titre", "texte"])} FROM etapes WHERE ${condition}`,
	article: (condition) =>
		sql`SELECT titre, resume, date::text AS date, auteur, texte, statut,
		      ${englishColumns(["titre", "resume", "texte"])},
		      (SELECT string_agg(p.slug, ' ' ORDER BY l.position) FROM article_projets l
		         JOIN projets p ON p.id = l.projet_id WHERE l.article_id = a.id) AS projets
		    FROM articles a WHERE ${condition}`,
	theme: (condition) =>
		sql`SELECT nom, description, ${englishColumns(["nom", "description"])} FROM themes WHERE ${condition}`,
};

async function lireUn(
	objet: ObjetRevise,
	condition: Sql,
	lire: Statements["rows"] = rows,
): Promise<ValeursEditees | null> {
	const [ligne] = await lire<Record<string, unknown>>(TEXTES[objet](condition));
	return ligne ? valeursDe(ligne) : null;
}

/** The present text; empty once it is deleted. */
export async function lireTexte(
	objet: ObjetRevise,
	id: number,
	lire?: Statements["rows"],
): Promise<ValeursEditees> {
	return (await lireUn(objet, sql`id = ${id}`, lire)) ?? {};
}

/** The same in the transaction that locks its row. */
export function lireTexteTenu(
	tx: Transaction,
	objet: ObjetRevise,
	id: number,
): Promise<ValeursEditees> {
	return lireTexte(objet, id, statementsOf(tx).rows);
}

/** The present text of what has a slug of its own, by it; null when there is none. */
export function lireTexteNomme(
	nature: NatureContribution | "article" | "theme",
	slug: string,
): Promise<ValeursEditees | null> {
	return lireUn(nature, sql`slug = ${slug}`);
}

/** Code points of a field shown in the mail about a correction. */
export const CORRECTION_MAX = 1000;

function extrait(
	valeurs: readonly string[] | undefined,
	noms: ReadonlyMap<string, string>,
): string {
	const dites = (valeurs ?? []).map((valeur) => noms.get(valeur) ?? valeur);
	return shorten(dites.join(", "), CORRECTION_MAX);
}

/** The names of the themes, by the slugs that a text of one of these fields holds. */
const CHAMPS_DE_THEMES: readonly string[] = ["theme", "themes"];

async function nomsDesThemes(tx: Transaction) {
	const lus = await tx.$queryRaw<{ slug: string; nom: string }[]>(
		sql`SELECT slug, nom FROM themes`,
	);
	return new Map(lus.map(({ slug, nom }) => [slug, nom]));
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
	const corriges: readonly string[] = CHAMPS_CORRIGES[nature];
	const themes = await nomsDesThemes(tx);
	return corriges
		.filter((champ) => !estPareil(valeurs[champ], paru[champ]))
		.map((champ) => {
			const noms = CHAMPS_DE_THEMES.includes(champ) ? themes : new Map();
			return {
				champ,
				nom: phraseOf((t) => nomDuChamp(t, champ) ?? champ),
				avant: extrait(valeurs[champ], noms),
				apres: extrait(paru[champ], noms),
			};
		});
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
