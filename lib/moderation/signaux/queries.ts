import { LRUCache } from "lru-cache";
import { besoinPublic } from "#lib/besoins/queries";
import { LIEUX } from "#lib/contributions/queries";
import type { EntreeVisee } from "#lib/contributions/retraits/schema";
import {
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { inSlices } from "#lib/platform/runtime/time-slices";
import { digestOf } from "#lib/platform/validation/shown-digest";
import { FILE_MAX } from "../file/schema.ts";
import { ENTREES } from "../queries.ts";
import { lireCherches, lireListe } from "../surveillance/queries.ts";
import { surveillesDans } from "../surveillance/rules.ts";
import type { MotSurveille } from "../surveillance/schema.ts";
import { rangerSignaux, signauxDe } from "./rules.ts";
import type { MotCherche, Reperes, Signal, TextesSignales } from "./schema.ts";

const SOURCES: Readonly<Record<NatureContribution, Sql>> = {
	projet: sql`SELECT 'projet' AS nature, e.id, array_remove(ARRAY[e.nom, e.accroche, e.description, e.usage_ia, e.territoire, e.porteur,
		e.contact, e.traductions #>> '{en,nom}', e.traductions #>> '{en,accroche}', e.traductions #>> '{en,description}', e.traductions #>> '{en,usage_ia}']
		  || e.mots_habitants || e.mots_habitants_en || e.finance_par, NULL) AS libres,
		array_remove(ARRAY[e.site_web, e.depot, e.contact] || e.liens, NULL) AS declares,
		json_build_object('langue', e.langue, 'texte', concat_ws(' ', e.nom, e.accroche, e.description)) AS original FROM projets e`,
	besoin: sql`SELECT 'besoin' AS nature, e.id, array_remove(ARRAY[e.titre, e.description, e.territoire,
		e.traductions #>> '{en,titre}', e.traductions #>> '{en,description}'], NULL) AS libres, '{}'::text[] AS declares,
		json_build_object('langue', e.langue, 'texte', concat_ws(' ', e.titre, e.description)) AS original FROM besoins e`,
};

const champsDe = ({ libres, declares }: TextesSignales) => [
	...libres,
	...declares,
];

const GARDES_MAX = 2_000;

/** The signals of each text by its form, by the digest of the text. */
const DE_FORME = new LRUCache<string, readonly Signal[], TextesSignales>({
	max: GARDES_MAX,
	memoMethod: (_cle, _perime, { context }) => signauxDe(context),
});

/** The watched words that a text holds. */
function surveillesDuTexte(
	texte: TextesSignales,
	cherches: readonly MotCherche[],
): Reperes {
	const vus = Map.groupBy(
		champsDe(texte).flatMap((un) => surveillesDans(un, cherches)),
		({ mot }) => mot,
	);
	const surveilles = cherches.filter((mot) => vus.has(mot));
	return {
		signaux: surveilles.map((mot) => ({
			genre: mot.genre === "mot" ? "surveille" : mot.genre,
			extraits: (vus.get(mot) ?? []).map(({ dit }) => dit),
		})),
		surveilles,
	};
}

/** The watched words of each text, while their list is this one: the queue is read at each page. */
let gardes = {
	liste: "",
	lus: new LRUCache<string, Reperes>({ max: GARDES_MAX }),
};

/** Texts that are read without a pause. */
const LUS_ENSEMBLE = 20;

/** What `relever` makes of each text, of the watched words in it and of its digest; block by block, between which others are served. */
async function lireTextes<Releve>(
	textes: readonly TextesSignales[],
	relever: (lu: Reperes, texte: TextesSignales, cle: string) => Releve,
): Promise<Releve[]> {
	if (textes.length === 0) return [];
	const liste = await lireListe();
	const dite = JSON.stringify(liste);
	if (gardes.liste !== dite)
		gardes = { liste: dite, lus: new LRUCache({ max: GARDES_MAX }) };
	const { lus } = gardes;
	const lireBloc = async (bloc: readonly TextesSignales[]) => {
		const connus = bloc.map((texte) => {
			const cle = digestOf(texte);
			return { texte, cle, lu: lus.get(cle) };
		});
		const neufs = connus.filter(({ lu }) => !lu);
		const cherches =
			neufs.length === 0
				? []
				: await lireCherches(
						liste,
						neufs.flatMap(({ texte }) => champsDe(texte)),
					);
		return connus.map(({ texte, cle, lu }) => {
			const vus = lu ?? surveillesDuTexte(texte, cherches);
			lus.set(cle, vus);
			return relever(vus, texte, cle);
		});
	};
	return (await inSlices(textes, lireBloc, LUS_ENSEMBLE)).flat();
}

/** What deserves a look in each of these texts, by its form and by the watched words that it holds. */
function reperesDe(textes: readonly TextesSignales[]): Promise<Reperes[]> {
	return lireTextes(textes, ({ signaux, surveilles }, texte, cle) => ({
		signaux: rangerSignaux([
			...DE_FORME.memo(cle, { context: texte }),
			...signaux,
		]),
		surveilles,
	}));
}

/** The refused entries whose text is that of one of these, letters and digits alone compared. */
function refuseesComme(
	nature: NatureContribution,
	ids: readonly number[],
): Sql {
	// The beginning first: folding a whole text costs a hundred times more.
	const debut = sql`left(texte_termes(left(description, 120)), 40) AS debut`;
	const { table } = LIEUX[nature];
	return sql`WITH vues AS MATERIALIZED (SELECT id, description, ${debut} FROM ${table} WHERE id = ANY(${[...ids]}::int[])),
		refusees AS MATERIALIZED (
		  SELECT 'projet' AS nature, id, nom AS titre, description, ${debut} FROM projets WHERE statut = 'refuse' AND efface_le IS NULL
		  UNION ALL SELECT 'besoin', id, titre, description, ${debut} FROM besoins WHERE statut = 'refuse' AND efface_le IS NULL)
		SELECT v.id, array_agg(DISTINCT r.titre) AS extraits FROM vues v JOIN refusees r ON r.debut = v.debut
		  AND NOT (r.nature = ${nature} AND r.id = v.id) AND texte_termes(r.description) = texte_termes(v.description) GROUP BY v.id`;
}

function textesDe(
	nature: NatureContribution,
	ids: readonly number[],
): Promise<TextesSignales[]> {
	return rows<TextesSignales>(
		sql`${SOURCES[nature]} WHERE e.id = ANY(${[...ids]}::int[])`,
	);
}

async function deNature(
	nature: NatureContribution,
	ids: readonly number[],
): Promise<[string, Reperes][]> {
	if (ids.length === 0) return [];
	const [textes, refusees] = await Promise.all([
		textesDe(nature, ids),
		rows<{ id: number; extraits: string[] }>(refuseesComme(nature, ids)),
	]);
	const refuseesPar = new Map(
		refusees.map(({ id, extraits }) => [id, extraits]),
	);
	const reperes = await reperesDe(textes);
	return reperes.map(({ signaux, surveilles }, rang) => {
		const id = textes[rang]?.id ?? 0;
		const extraits = refuseesPar.get(id) ?? [];
		return [
			`${nature} ${id}`,
			{
				signaux: rangerSignaux([...signaux, { genre: "refusee", extraits }]),
				surveilles,
			},
		];
	});
}

/** The same of texts that are no entries. */
export function lireReperesDesTextes(
	textes: readonly string[],
): Promise<Reperes[]> {
	return reperesDe(
		textes.map((texte) => ({
			...{ nature: "besoin", id: 0, libres: [texte], declares: [] },
		})),
	);
}

function idsDe(
	fiches: readonly EntreeVisee[],
	voulue: NatureContribution,
): number[] {
	return fiches.filter(({ nature }) => nature === voulue).map(({ id }) => id);
}

/** What is remarkable in each of these entries, by `nature id`: for the list and for the page alike. */
export async function lireReperes(
	fiches: readonly EntreeVisee[],
): Promise<ReadonlyMap<string, Reperes>> {
	const lus: [string, Reperes][] = [];
	for (const nature of NATURES_CONTRIBUTION)
		lus.push(...(await deNature(nature, idsDe(fiches, nature))));
	return new Map(lus);
}

/** Every watched word, in the order of the alphabet, with how many of the oldest `FILE_MAX` entries that await review hold it; and how many await it. */
export async function listerMotsSurveilles(): Promise<{
	mots: MotSurveille[];
	attendent: number;
}> {
	const fiches = await rows<EntreeVisee & { total: number }>(
		sql`SELECT e.nature, e.id, count(*) OVER ()::int AS total FROM ${ENTREES} AS e WHERE e.statut = 'propose'
		    ORDER BY e.cree_le, e.nature, e.id LIMIT ${FILE_MAX}`,
	);
	const textes = await Promise.all(
		NATURES_CONTRIBUTION.map((nature) =>
			textesDe(nature, idsDe(fiches, nature)),
		),
	);
	const vus = await lireTextes(textes.flat(), ({ surveilles }) =>
		surveilles.map(({ id }) => id),
	);
	const par = Map.groupBy(vus.flat(), (id) => id);
	const liste = await lireListe();
	return {
		mots: liste.map(({ id, texte, genre }) => ({
			...{ id, texte, genre },
			fiches: par.get(id)?.length ?? 0,
		})),
		attendent: fiches[0]?.total ?? 0,
	};
}

/**
 * The title of the entry that each of these resembles most, by `nature id`, as it was
 * compared last. The one place where the queue asks what resembles what.
 */
export async function lireSemblables(
	fiches: readonly EntreeVisee[],
): Promise<ReadonlyMap<string, string>> {
	const projet = sql`(SELECT p.nom FROM projets p WHERE p.id = ANY(s.avec_projets) AND p.statut IN ('publie', 'propose', 'refuse')
		ORDER BY array_position(s.avec_projets, p.id) LIMIT 1)`;
	const besoin = sql`(SELECT b.titre FROM besoins b WHERE b.id = ANY(s.avec_besoins) AND (b.statut IN ('propose', 'refuse') OR ${besoinPublic(sql`b.statut`)})
		ORDER BY array_position(s.avec_besoins, b.id) LIMIT 1)`;
	const lus = await rows<{ cle: string; titre: string | null }>(
		sql`SELECT 'projet ' || s.projet_id AS cle, COALESCE(${projet}, ${besoin}) AS titre FROM semblances s WHERE s.projet_id = ANY(${idsDe(fiches, "projet")}::int[])
		    UNION ALL SELECT 'besoin ' || s.besoin_id, COALESCE(${besoin}, ${projet}) FROM semblances s WHERE s.besoin_id = ANY(${idsDe(fiches, "besoin")}::int[])`,
	);
	return new Map(
		lus.flatMap(({ cle, titre }) => (titre === null ? [] : [[cle, titre]])),
	);
}
