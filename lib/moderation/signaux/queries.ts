import { LRUCache } from "lru-cache";
import { besoinPublic } from "#lib/besoins/queries";
import { LIEUX } from "#lib/contributions/queries";
import {
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import {
	lireMotsDesTextes,
	lireMotsTrouves,
	lireSurveilles,
	listerInjures,
	type MotPorte,
} from "../surveillance/queries.ts";
import {
	type Deguise,
	deguisesDans,
	estDeguise,
	surveillesDans,
} from "../surveillance/rules.ts";
import type { MotTrouve } from "../surveillance/schema.ts";
import { rangerSignaux, signauxDe } from "./rules.ts";
import type { Signal, TextesSignales } from "./schema.ts";

export type CleFiche = {
	readonly nature: NatureContribution;
	readonly id: number;
};

const SOURCES: Readonly<Record<NatureContribution, Sql>> = {
	projet: sql`SELECT 'projet' AS nature, e.id, e.modifie_le, array_remove(ARRAY[e.nom, e.accroche, e.description, e.usage_ia, e.territoire, e.porteur,
		e.contact, e.traductions #>> '{en,nom}', e.traductions #>> '{en,accroche}', e.traductions #>> '{en,description}', e.traductions #>> '{en,usage_ia}']
		  || e.mots_habitants || e.mots_habitants_en || e.finance_par, NULL) AS libres,
		array_remove(ARRAY[e.site_web, e.depot, e.contact] || e.liens, NULL) AS declares,
		json_build_object('langue', e.langue, 'texte', concat_ws(' ', e.nom, e.accroche, e.description)) AS original FROM projets e`,
	besoin: sql`SELECT 'besoin' AS nature, e.id, e.modifie_le, array_remove(ARRAY[e.titre, e.description, e.territoire,
		e.traductions #>> '{en,titre}', e.traductions #>> '{en,description}'], NULL) AS libres, '{}'::text[] AS declares,
		json_build_object('langue', e.langue, 'texte', concat_ws(' ', e.titre, e.description)) AS original FROM besoins e`,
};

/** What a text tells by its form: signals, and words that it disguises. */
type Forme = {
	readonly signaux: readonly Signal[];
	readonly deguises: readonly Deguise[];
};

function formeDe(texte: TextesSignales): Forme {
	const deguises = texte.libres.flatMap(deguisesDans);
	return { signaux: signauxDe(texte), deguises };
}

/** It changes with the version of the text alone: the queue is read at each page. */
const LUS = new LRUCache<string, Forme>({ max: 2_000 });

function gardes(texte: TextesSignales & { modifie_le: Date }): Forme {
	const cle = `${texte.nature} ${texte.id} ${texte.modifie_le.toISOString()}`;
	const connus = LUS.get(cle) ?? formeDe(texte);
	LUS.set(cle, connus);
	return connus;
}

/** The signals of a text's form, with the insults that it disguises as it writes them. */
function signauxDeForme(
	{ signaux, deguises }: Forme,
	injures: readonly MotPorte[],
): Signal[] {
	const tus = injures.flatMap((injure) =>
		deguises
			.filter((deguise) => estDeguise(deguise, injure.texte))
			.map(({ ecrit }) => signalDuMot({ ...injure, texte: ecrit })),
	);
	return [...signaux, ...tus];
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

/** The watched words that an entry holds as it is written: folded and by their stems, a cone would be an insult. */
function ecrits(
	portes: readonly MotPorte[],
	trouves: readonly MotTrouve[],
	{ libres }: TextesSignales,
): readonly MotPorte[] {
	const vus = libres.flatMap((un) =>
		trouves.filter((mot) => surveillesDans(un, [mot]).length > 0),
	);
	return portes.filter(
		({ genre, texte }) =>
			genre === "mot" || vus.some((vu) => vu.texte === texte),
	);
}

function signalDuMot({ genre, texte }: MotPorte): Signal {
	return { genre: genre === "mot" ? "surveille" : genre, extraits: [texte] };
}

async function deNature(
	nature: NatureContribution,
	ids: readonly number[],
): Promise<[string, Signal[]][]> {
	if (ids.length === 0) return [];
	const [textes, refusees, surveilles, injures] = await Promise.all([
		rows<TextesSignales & { modifie_le: Date }>(
			sql`${SOURCES[nature]} WHERE e.id = ANY(${[...ids]}::int[])`,
		),
		rows<{ id: number; extraits: string[] }>(refuseesComme(nature, ids)),
		lireSurveilles(nature, ids),
		listerInjures(),
	]);
	const refuseesPar = new Map(
		refusees.map(({ id, extraits }) => [id, extraits]),
	);
	const portesPar = (id: number) => surveilles.get(id) ?? [];
	const insultants = ids.filter((id) =>
		portesPar(id).some(({ genre }) => genre !== "mot"),
	);
	const trouves =
		insultants.length === 0
			? new Map()
			: await lireMotsTrouves(nature, insultants);
	return textes.map((texte) => {
		const { id } = texte;
		const mots = ecrits(portesPar(id), trouves.get(id) ?? [], texte);
		return [
			`${nature} ${id}`,
			rangerSignaux([
				...signauxDeForme(gardes(texte), injures),
				...mots.map(signalDuMot),
				{ genre: "refusee", extraits: refuseesPar.get(id) ?? [] },
			]),
		];
	});
}

/** What is remarkable in each of these texts, which are no entries: by its form, and by the watched words that it holds as they are written. */
export async function lireSignauxDesTextes(
	textes: readonly string[],
): Promise<Signal[][]> {
	if (textes.length === 0) return [];
	const trouves = await lireMotsDesTextes(textes);
	const injures = await listerInjures();
	return textes.map((texte, rang) => {
		const mots = (trouves.get(rang + 1) ?? []).filter(
			(mot) => surveillesDans(texte, [mot]).length > 0,
		);
		return rangerSignaux([
			...signauxDeForme(
				formeDe({ nature: "besoin", id: 0, libres: [texte], declares: [] }),
				injures,
			),
			...mots.map(signalDuMot),
		]);
	});
}

function idsDe(
	fiches: readonly CleFiche[],
	voulue: NatureContribution,
): number[] {
	return fiches.filter(({ nature }) => nature === voulue).map(({ id }) => id);
}

/** What is remarkable in each of these entries, by `nature id`: for the list and for the page alike. */
export async function lireSignaux(
	fiches: readonly CleFiche[],
): Promise<ReadonlyMap<string, readonly Signal[]>> {
	const lus: [string, Signal[]][] = [];
	for (const nature of NATURES_CONTRIBUTION)
		lus.push(...(await deNature(nature, idsDe(fiches, nature))));
	return new Map(lus);
}

/**
 * The title of the entry that each of these resembles most, by `nature id`, as it was
 * compared last. The one place where the queue asks what resembles what.
 */
export async function lireSemblables(
	fiches: readonly CleFiche[],
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
