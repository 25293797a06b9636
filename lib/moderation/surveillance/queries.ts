import { rows, sql } from "#lib/platform/db/pool";
import { inSlices } from "#lib/platform/runtime/time-slices";
import { wordsOf } from "#lib/platform/search/words";
import type { GenreSurveille, MotCherche } from "../signaux/schema.ts";

type Mot = {
	readonly id: number;
	readonly texte: string;
	readonly genre: GenreSurveille;
	readonly forme: string;
	readonly adresse: boolean;
};

const motsDe = ({ forme, adresse }: Mot) => (adresse ? [] : forme.split(" "));

/** Every watched word, in the order of the alphabet. */
export function lireListe(): Promise<Mot[]> {
	return rows<Mot>(
		sql`SELECT id, texte, genre, forme, adresse FROM mots_surveilles ORDER BY texte_recherche(texte), id`,
	);
}

/** Words whose stems one statement makes: some tens of milliseconds. */
export const MOTS_ENSEMBLE = 5_000;

type Forme = { readonly mot: string; readonly forme: string };

/** How these texts write each word of the list: what has its stem, in French or in English. */
async function lireFormes(
	liste: readonly Mot[],
	textes: readonly string[],
): Promise<ReadonlyMap<string, readonly Forme[]>> {
	const cherches = [...new Set(liste.flatMap(motsDe))];
	const dits = [...new Set(textes.flatMap(wordsOf))];
	const lues = await inSlices(
		dits,
		(tranche) =>
			rows<Forme>(
				// Kept as they are made: each stem would be made anew for each pair.
				sql`WITH racines AS MATERIALIZED (
				      SELECT m.mot, m.cherche, l.langue, (ts_lexize(l.racine, m.mot))[1] AS racine
				      FROM (SELECT unnest(${cherches}::text[]) AS mot, true AS cherche UNION ALL SELECT unnest(${[...tranche]}::text[]), false) AS m,
				        (VALUES ('fr', 'public.racine_fr'::regdictionary), ('en', 'public.racine_en')) AS l(langue, racine))
				    SELECT DISTINCT c.mot, d.mot AS forme FROM racines c JOIN racines d USING (langue, racine)
				    WHERE c.cherche AND NOT d.cherche`,
			),
		MOTS_ENSEMBLE,
	);
	return Map.groupBy(lues.flat(), ({ mot }) => mot);
}

/** The list as it is looked for in these texts. */
export async function lireCherches(
	liste: readonly Mot[],
	textes: readonly string[],
): Promise<MotCherche[]> {
	const formes = await lireFormes(liste, textes);
	return liste.map((mot) => ({
		...{ id: mot.id, texte: mot.texte, genre: mot.genre },
		adresse: mot.adresse ? mot.forme : null,
		formes: motsDe(mot).map((un) =>
			(formes.get(un) ?? []).map(({ forme }) => forme),
		),
	}));
}
