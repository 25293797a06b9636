import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { SITE_TIME_ZONE } from "#lib/platform/runtime/time-zone";
import { csvLine } from "#lib/platform/text/csv";
import type { FiltreJournal, LigneJournal } from "./schema.ts";

/** Entries of one page, and of one file. */
export const JOURNAL_PAGE = 50;
export const JOURNAL_CSV_MAX = 20_000;

/** The instant at which a day begins in the site's zone, `plus` days later; null for an invalid day. */
function debutDuJour(jour: string, plus: 0 | 1): Sql {
	return sql`((NULLIF(${jour}, '')::date + ${plus}::int)::timestamp AT TIME ZONE ${SITE_TIME_ZONE})`;
}

function condition({ objet, acte, qui, slug, du, au, avant }: FiltreJournal) {
	return sql`(${objet} = '' OR j.objet = ${objet}) AND (${acte} = '' OR j.acte = ${acte})
		AND (${qui} = '' OR c.courriel LIKE motif_recherche(${qui}) OR texte_recherche(c.nom) LIKE motif_recherche(${qui}))
		AND (${slug} = '' OR j.objet_slug = ${slug})
		AND (${du} = '' OR j.le >= ${debutDuJour(du, 0)}) AND (${au} = '' OR j.le < ${debutDuJour(au, 1)})
		AND (${avant ?? null}::int IS NULL OR j.id < ${avant ?? null}::int)`;
}

function lire(filtre: Sql, nombre: number): Promise<LigneJournal[]> {
	return rows<LigneJournal>(
		sql`SELECT j.id, j.le, j.acteur, COALESCE(c.nom, c.courriel) AS qui, j.acte, j.objet, j.objet_id, j.objet_slug,
		      j.avant, j.apres, j.motif
		    FROM journal j LEFT JOIN comptes c ON c.id = j.acteur_id
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

/** The acts on one entry, newest first. */
export function lireHistorique(
	objet: string,
	objet_id: number,
): Promise<LigneJournal[]> {
	return lire(sql`j.objet = ${objet} AND j.objet_id = ${objet_id}`, 20);
}

/** The acts present in the journal, for its filter. */
export async function listerActes(): Promise<string[]> {
	const lus = await rows<{ acte: string }>(
		sql`SELECT DISTINCT acte FROM journal ORDER BY acte`,
	);
	return lus.map(({ acte }) => acte);
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
	if (valeur === null || valeur === undefined) return "";
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
