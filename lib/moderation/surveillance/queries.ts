import { LIEUX } from "#lib/contributions/queries";
import {
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";
import { joinSql, rows, type Sql, sql } from "#lib/platform/db/pool";
import type { GenreSurveille } from "../signaux/schema.ts";
import type { MotSurveille, MotTrouve } from "./schema.ts";

/** All that people wrote in an entry `e` of that kind. */
export function textesDe(nature: NatureContribution): Sql {
	return nature === "projet"
		? sql`concat_ws(' ', e.nom, e.accroche, e.description, e.site_web, e.porteur, e.territoire, e.usage_ia,
			array_to_string(e.mots_habitants, ' '), array_to_string(e.mots_habitants_en, ' '),
			e.depot, array_to_string(e.liens, ' '), array_to_string(e.finance_par, ' '), e.contact, e.traductions::text)`
		: sql`concat_ws(' ', e.titre, e.description, e.territoire, e.traductions::text)`;
}

/** The words of what awaits review, as they are kept, and of one entry `e` of any state, as they are made. */
const VECTEURS: Readonly<
	Record<NatureContribution, Readonly<Record<"gardes" | "un", Sql>>>
> = {
	projet: { gardes: sql`surveilles_projets`, un: sql`projet_surveille(e.id)` },
	besoin: { gardes: sql`surveilles_besoins`, un: sql`besoin_surveille(e.id)` },
};

/** The entries of one kind that await review, as `fiche`, and the words `m` that they hold: by their index, and, for more than a host, letter by letter. */
export function surveillesDeNature(nature: NatureContribution): Sql {
	const { table, renvoi } = LIEUX[nature];
	return sql`SELECT v.${renvoi} AS fiche, m.id, m.texte, m.genre FROM mots_surveilles m JOIN ${VECTEURS[nature].gardes} v ON v.vecteur @@ requete_surveillee(m.forme, m.adresse)
		WHERE NOT m.adresse OR position(m.forme IN lower((SELECT ${textesDe(nature)} FROM ${table} e WHERE e.id = v.${renvoi}))) > 0`;
}

export type MotPorte = {
	readonly texte: string;
	readonly genre: GenreSurveille;
};

/** The watched words in each of these entries that await review. */
export async function lireSurveilles(
	nature: NatureContribution,
	ids: readonly number[],
): Promise<ReadonlyMap<number, MotPorte[]>> {
	const lus = await rows<MotPorte & { readonly fiche: number }>(
		sql`SELECT fiche, texte, genre FROM (${surveillesDeNature(nature)}) AS s
		    WHERE fiche = ANY(${[...ids]}::int[]) ORDER BY texte, id`,
	);
	return Map.groupBy(lus, ({ fiche }) => fiche);
}

/** Every watched word, in the order of the alphabet, with how many entries of the queue hold it. */
export function listerMotsSurveilles(): Promise<MotSurveille[]> {
	const trouves = joinSql(
		NATURES_CONTRIBUTION.map((nature) => surveillesDeNature(nature)),
		" UNION ALL ",
	);
	return rows<MotSurveille>(
		sql`SELECT m.id, m.texte, m.genre, count(t.fiche)::int AS fiches
		    FROM mots_surveilles m LEFT JOIN (${trouves}) AS t ON t.id = m.id
		    GROUP BY m.id ORDER BY texte_recherche(m.texte), m.id`,
	);
}

type Trouve = {
	readonly id: number;
	readonly texte: string;
	readonly genre: GenreSurveille;
	readonly forme: string;
	readonly adresse: boolean;
};

const motsDe = ({ forme, adresse }: Trouve) =>
	adresse ? [] : forme.split(" ");

/** Where texts are read, each with its number, and its words as they are looked for. */
type Lus = Readonly<Record<"id" | "textes" | "vecteur" | "source", Sql>>;

/** How each of these texts writes the words that were found in it, by `id mot`. */
async function lireFormes(
	{ id, textes, source }: Lus,
	trouves: readonly Trouve[],
): Promise<ReadonlyMap<string, string[]>> {
	const cherches = trouves.flatMap((un) =>
		motsDe(un).map((mot) => ({ id: un.id, mot })),
	);
	const lues = await rows<{ cle: string; formes: string[] }>(
		sql`WITH cherches AS MATERIALIZED (
		      SELECT DISTINCT * FROM unnest(${cherches.map((un) => un.id)}::int[], ${cherches.map(({ mot }) => mot)}::text[]) AS c(id, mot)),
		    dits AS MATERIALIZED (
		      SELECT DISTINCT ${id} AS id, d FROM ${source}, regexp_split_to_table(texte_termes(${textes}), ' ') AS d
		      WHERE ${id} IN (SELECT c.id FROM cherches c))
		    SELECT m.id || ' ' || m.mot AS cle, array_agg(d.d) AS formes FROM cherches m JOIN dits d ON d.id = m.id
		      AND (ts_lexize('public.racine_fr', d.d) && ts_lexize('public.racine_fr', m.mot) OR ts_lexize('public.racine_en', d.d) && ts_lexize('public.racine_en', m.mot))
		    GROUP BY m.id, m.mot`,
	);
	return new Map(lues.map(({ cle, formes }) => [cle, formes]));
}

/** The watched words in each of these texts, and how it writes them. */
async function trouverMots(
	lus: Lus,
): Promise<ReadonlyMap<number, MotTrouve[]>> {
	const { id, vecteur, textes, source } = lus;
	const trouves = await rows<Trouve>(
		sql`WITH lus AS MATERIALIZED (SELECT ${id} AS id, ${vecteur} AS vecteur, lower(${textes}) AS textes FROM ${source})
		    SELECT lus.id, m.texte, m.genre, m.forme, m.adresse FROM mots_surveilles m, lus
		    WHERE lus.vecteur @@ requete_surveillee(m.forme, m.adresse) AND (NOT m.adresse OR position(m.forme IN lus.textes) > 0)
		    ORDER BY texte_recherche(m.texte), m.id`,
	);
	if (trouves.length === 0) return new Map();
	const formes = await lireFormes(lus, trouves);
	const parTexte = Map.groupBy(trouves, ({ id }) => id);
	return new Map(
		Array.from(parTexte, ([numero, siens]) => [
			numero,
			siens.map((trouve) => ({
				...{ texte: trouve.texte, genre: trouve.genre },
				adresse: trouve.adresse ? trouve.forme : null,
				formes: motsDe(trouve).map((mot) => [
					mot,
					...(formes.get(`${numero} ${mot}`) ?? []),
				]),
			})),
		]),
	);
}

/** The watched words that each of these entries holds, and how it writes them, so that its page marks them; whatever its state. */
export function lireMotsTrouves(
	nature: NatureContribution,
	ids: readonly number[],
): Promise<ReadonlyMap<number, MotTrouve[]>> {
	return trouverMots({
		id: sql`e.id`,
		textes: textesDe(nature),
		vecteur: VECTEURS[nature].un,
		source: sql`(SELECT * FROM ${LIEUX[nature].table} WHERE id = ANY(${[...ids]}::int[])) AS e`,
	});
}

/** The insults and words of hate that are one word. */
export function listerInjures(): Promise<MotPorte[]> {
	return rows<MotPorte>(
		sql`SELECT texte, genre FROM mots_surveilles WHERE genre <> 'mot' AND NOT adresse AND position(' ' IN forme) = 0 ORDER BY texte, id`,
	);
}

/** The same of texts that are no entries, by their place, from 1. */
export function lireMotsDesTextes(
	textes: readonly string[],
): Promise<ReadonlyMap<number, MotTrouve[]>> {
	return trouverMots({
		id: sql`t.id::int`,
		textes: sql`t.texte`,
		vecteur: sql`vecteur_surveille(t.texte)`,
		source: sql`unnest(${[...textes]}::text[]) WITH ORDINALITY AS t(texte, id)`,
	});
}
