import { slugOfAddress } from "#lib/platform/contract/slug";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { SITE_TIME_ZONE } from "#lib/platform/runtime/time-zone";
import { csvLine } from "#lib/platform/text/csv";
import type { ActeConnu, FiltreJournal, LigneJournal } from "./schema.ts";

export const JOURNAL_PAGE = 50;
export const JOURNAL_CSV_MAX = 20_000;

/** The instant at which a day begins in the site's zone, `plus` days later; null for an invalid day. */
function debutDuJour(jour: string, plus: 0 | 1): Sql {
	return sql`((NULLIF(${jour}, '')::date + ${plus}::int)::timestamp AT TIME ZONE ${SITE_TIME_ZONE})`;
}

function condition({ acte, qui, slug, du, au, avant }: FiltreJournal) {
	return sql`(${acte} = '' OR j.acte = ${acte})
		AND (${qui} = '' OR c.courriel LIKE motif_recherche(${qui}) OR texte_recherche(c.nom) LIKE motif_recherche(${qui}))
		AND (${slug} = '' OR j.objet_slug = ${slugOfAddress(slug)} OR texte_recherche(v.titre) LIKE motif_recherche(${slug}))
		AND (${du} = '' OR j.le >= ${debutDuJour(du, 0)}) AND (${au} = '' OR j.le < ${debutDuJour(au, 1)})
		AND (${avant ?? null}::int IS NULL OR j.id < ${avant ?? null}::int)`;
}

/** What an act was about, as it is called now. */
const VISE = sql`SELECT nom AS titre, slug FROM projets WHERE j.objet = 'projet' AND id = j.objet_id
	UNION ALL SELECT titre, slug FROM besoins WHERE j.objet = 'besoin' AND id = j.objet_id
	UNION ALL SELECT titre, slug FROM articles WHERE j.objet = 'article' AND id = j.objet_id
	UNION ALL SELECT nom, slug FROM themes WHERE j.objet = 'theme' AND id = j.objet_id
	UNION ALL SELECT COALESCE(nom, courriel), NULL FROM comptes WHERE j.objet = 'compte' AND id = j.objet_id
	UNION ALL SELECT array_to_string(termes, ', '), NULL FROM equivalences WHERE j.objet = 'equivalence' AND id = j.objet_id
	UNION ALL SELECT nom, NULL FROM modeles WHERE j.objet = 'modele' AND id = j.objet_id
	UNION ALL SELECT texte, NULL FROM mots_surveilles WHERE j.objet = 'surveille' AND id = j.objet_id`;

/** The project that an act links: named by its id or by its slug, as the act journaled it. */
const PROJET_LIE = sql`SELECT json_build_object('titre', p.nom, 'slug', p.slug) FROM projets p
	WHERE CASE WHEN j.acte IN ('lierProjet', 'delierProjet') THEN p.id = COALESCE(j.apres ->> 'projet_id', j.avant ->> 'projet_id')::int
	           WHEN j.acte IN ('confirmerLien', 'ecarterLien') THEN p.slug = j.apres ->> 'projet' ELSE false END`;

/** The text that an act replaced: kept in the same transaction, so at the same instant. A brief is told as the next version, or else the need, has it. */
const VERSION = sql`SELECT json_build_object('id', r.id, 'slug', r.slug,
	  'nature', CASE WHEN r.objet IN ('chantier', 'etape') THEN 'besoin' ELSE r.objet END,
	  'cahier', CASE WHEN r.objet = 'chantier' THEN COALESCE(
	      (SELECT COALESCE(s.valeurs #>> '{cahier,0}', '') FROM revisions s
	        WHERE s.objet = r.objet AND s.objet_id = r.objet_id AND s.id > r.id ORDER BY s.id LIMIT 1),
	      (SELECT cahier FROM besoins WHERE id = r.objet_id)) END)
	FROM revisions r WHERE r.le = j.le AND r.acte = j.acte
	  AND ((r.objet = j.objet AND r.objet_id = j.objet_id) OR (j.objet = 'besoin' AND r.besoin_id = j.objet_id))
	ORDER BY r.id DESC LIMIT 1`;

function lire(filtre: Sql, nombre: number): Promise<LigneJournal[]> {
	return rows<LigneJournal>(
		sql`SELECT j.id, j.le, j.acteur, j.acteur_id, COALESCE(c.nom, c.courriel) AS qui, j.acte, j.objet, j.objet_id, j.objet_slug,
		      CASE WHEN v.titre IS NOT NULL THEN json_build_object('titre', v.titre, 'slug', v.slug) END AS vise,
		      (${PROJET_LIE}) AS projet, j.avant, j.apres, j.motif, (${VERSION}) AS version
		    FROM journal j LEFT JOIN comptes c ON c.id = j.acteur_id LEFT JOIN LATERAL (${VISE}) AS v ON true
		    WHERE ${filtre} ORDER BY j.id DESC LIMIT ${nombre}`,
	);
}

/** One page of the journal, newest first, and the entry at which the next page begins. */
export async function listerJournal(
	filtre: FiltreJournal,
): Promise<{ lignes: LigneJournal[]; suivant: number | null }> {
	const lues = await lire(condition(filtre), JOURNAL_PAGE + 1);
	const lignes = lues.slice(0, JOURNAL_PAGE);
	return {
		lignes,
		suivant: lues.length > JOURNAL_PAGE ? (lignes.at(-1)?.id ?? null) : null,
	};
}

/** The acts on one object, newest first; of these kinds alone, when they are named. */
export function lireHistorique(
	objet: string,
	objet_id: number,
	actes: readonly string[] | null = null,
): Promise<LigneJournal[]> {
	const choix = actes && [...actes];
	return lire(
		sql`j.objet = ${objet} AND j.objet_id = ${objet_id} AND (${choix}::text[] IS NULL OR j.acte = ANY(${choix}::text[]))`,
		20,
	);
}

export function lireActes(ids: readonly number[]): Promise<LigneJournal[]> {
	return lire(sql`j.id = ANY(${[...ids]}::int[])`, ids.length);
}

export function listerActes(): Promise<ActeConnu[]> {
	return rows<ActeConnu>(
		sql`SELECT DISTINCT ON (acte) acte, objet, NULL AS avant, NULL AS apres FROM journal ORDER BY acte, id DESC`,
	);
}

const COLONNES_CSV = [
	"id",
	"le",
	"acteur",
	"qui",
	"acte",
	"objet",
	"objet_id",
	"objet_slug",
	"avant",
	"apres",
	"motif",
] as const;

function texteDe(valeur: unknown): string {
	if (valeur === null) return "";
	if (valeur instanceof Date) return valeur.toISOString();
	return typeof valeur === "object" ? JSON.stringify(valeur) : String(valeur);
}

/** The journal as CSV (RFC 4180), newest first; no cell is read as a formula by a spreadsheet. */
export async function ecrireJournalCsv(filtre: FiltreJournal): Promise<string> {
	const lignes = await lire(condition(filtre), JOURNAL_CSV_MAX);
	return [
		COLONNES_CSV,
		...lignes.map((ligne) =>
			COLONNES_CSV.map((colonne) => texteDe(ligne[colonne])),
		),
	]
		.map(csvLine)
		.join("");
}
