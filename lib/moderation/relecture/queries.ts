import { INDEX_BESOINS } from "#lib/besoins/queries";
import { LIEUX } from "#lib/contributions/queries";
import type { NatureContribution } from "#lib/contributions/schema";
import { instant } from "#lib/platform/db/columns";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { type Compared, compared, nearest } from "#lib/platform/search/near";
import type { Certitude } from "#lib/platform/search/results";
import { shortenAtWord } from "#lib/platform/text/shorten";
import { INDEX_PROJETS } from "#lib/projets/queries";
import { trouverEquivalents } from "#lib/vocabulaire/queries";
import {
	ENTREES,
	estEnPublic,
	estPubliqueSql,
	mouvementsDe,
} from "../queries.ts";
import { DELAI_ANNULATION_SECONDES } from "../rules.ts";
import { lireGardes } from "../voisins/queries.ts";
import type { ActeRecent, FicheModeree, Semblable } from "./schema.ts";

const AUTEUR = sql`(SELECT json_build_object('id', c.id, 'courriel', c.courriel, 'nom', c.nom, 'langue', c.langue,
	'suspendu', c.suspendu, 'publies', d.publies, 'refuses', d.refuses, 'en_attente', d.en_attente)
	FROM comptes c, LATERAL (SELECT count(*) FILTER (WHERE publie_le IS NOT NULL) AS publies,
	    count(*) FILTER (WHERE statut = 'refuse') AS refuses,
	    count(*) FILTER (WHERE statut = 'propose') AS en_attente
	  FROM (SELECT statut, publie_le FROM projets WHERE auteur_id = c.id
	        UNION ALL SELECT statut, publie_le FROM besoins WHERE auteur_id = c.id) AS siennes) AS d
	WHERE c.id = e.auteur_id) AS auteur`;

async function lireUneFiche(
	nature: NatureContribution,
	condition: Sql,
): Promise<FicheModeree | null> {
	const { table, titre } = LIEUX[nature];
	const accroche = nature === "projet" ? sql`e.accroche` : sql`NULL`;
	const [ligne] = await rows<Omit<FicheModeree, "mouvements" | "estPublique">>(
		sql`SELECT ${nature}::text AS nature, e.id, e.slug, ${titre} AS titre, ${accroche} AS accroche, e.description, e.statut, e.langue,
		      e.motif, e.efface_le, e.cree_le, e.publie_le, ${instant(sql`e.modifie_le`)} AS vu_le, ${AUTEUR} FROM ${table} e WHERE ${condition}`,
	);
	return ligne
		? {
				...ligne,
				mouvements: mouvementsDe(ligne),
				estPublique: estEnPublic(ligne),
			}
		: null;
}

/** One entry in any state, by the slug that it has, or had before its publication: a page opened earlier stays open. Null when there is none. */
export async function lireFiche(
	nature: NatureContribution,
	slug: string,
): Promise<FicheModeree | null> {
	const anterieure = sql`(SELECT j.objet_id FROM journal j WHERE j.objet = ${nature} AND j.avant ->> 'slug' = ${slug}
		ORDER BY j.id DESC LIMIT 1)`;
	return (
		(await lireUneFiche(nature, sql`e.slug = ${slug}`)) ??
		lireUneFiche(nature, sql`e.id = ${anterieure}`)
	);
}

/** The same by its id, which stays when the publication changes its slug. */
export function lireFicheParId(
	nature: NatureContribution,
	id: number,
): Promise<FicheModeree | null> {
	return lireUneFiche(nature, sql`e.id = ${id}`);
}

const DECISIONS = sql`'changerStatutProjet', 'changerStatutBesoin', 'reunirBesoins'`;

/**
 * The last decision of this moderator that was not undone, on one entry when it is named,
 * while it may still be: nobody acted on the state of its entry since. Never one before
 * it, which nobody means who has just decided.
 */
export async function lireDernierActe(
	compte_id: number,
	sur: Pick<FicheModeree, "nature" | "id"> | null = null,
): Promise<ActeRecent | null> {
	const derniere = sql`SELECT d.id FROM journal d
		WHERE d.acteur_id = ${compte_id} AND d.acte IN (${DECISIONS})
		  AND d.le > clock_timestamp() - make_interval(secs => ${DELAI_ANNULATION_SECONDES})
		  AND ${sur ? sql`d.objet = ${sur.nature} AND d.objet_id = ${sur.id}` : sql`true`}
		  AND NOT EXISTS (SELECT 1 FROM journal a WHERE a.acte IN ('annulerActe', 'separerBesoins') AND a.objet = d.objet
		    AND a.objet_id = d.objet_id AND (a.apres ->> 'acte_id')::int = d.id)
		ORDER BY d.id DESC LIMIT 1`;
	const [acte] = await rows<ActeRecent>(
		sql`SELECT j.id AS acte_id, j.objet AS nature, COALESCE(p.nom, b.titre) AS titre,
		      j.apres ->> 'statut' AS statut, (SELECT r.garde_id FROM reunions r WHERE r.acte_id = j.id) AS garde_id, EXISTS (SELECT FROM courriels c WHERE c.acte_id = j.id) AS courriel,
		      floor(extract(epoch FROM j.le - clock_timestamp()) + ${DELAI_ANNULATION_SECONDES}::int)::int AS reste
		    FROM journal j
		    LEFT JOIN projets p ON j.objet = 'projet' AND p.id = j.objet_id
		    LEFT JOIN besoins b ON j.objet = 'besoin' AND b.id = j.objet_id
		    WHERE j.id = (${derniere})
		      AND NOT EXISTS (SELECT 1 FROM journal a WHERE a.acte IN (${DECISIONS}, 'annulerActe', 'separerBesoins', 'renvoyerContribution')
		        AND a.objet = j.objet AND a.objet_id = j.objet_id AND a.id > j.id)`,
	);
	return acte ?? null;
}

/** Maximum number of entries shown per kind: this many public ones, and this many others. */
export const SEMBLABLES_MAX = 4;
/** Code points that each shows of its text. */
export const RESUME_MAX = 160;

const INDEX = { projet: INDEX_PROJETS, besoin: INDEX_BESOINS } as const;

type TexteCompare = Pick<
	FicheModeree,
	"nature" | "slug" | "titre" | "accroche" | "description"
>;

/** Similar entries of one kind, most similar first: by the title alone, then by the whole text. */
async function listerDeNature(
	nature: NatureContribution,
	publiques: boolean,
	{ nature: sienne, slug }: TexteCompare,
	cherches: readonly Compared[],
): Promise<Omit<Semblable, "garde">[]> {
	const estPublic = estPubliqueSql(nature, sql`e.statut`);
	const { table } = LIEUX[nature];
	const parmi = publiques ? estPublic : sql`e.statut IN ('propose', 'refuse')`;
	const sauf = sienne === nature ? slug : "";
	const among = {
		from: sql`${table} e`,
		id: sql`e.id`,
		where: sql`e.slug <> ${sauf} AND ${parmi}`,
		arePublic: publiques,
	};
	const parTexte = await Promise.all(
		cherches.map((cherche) => nearest(INDEX[nature], among, cherche)),
	);
	const certitudes = new Map<number, Certitude>();
	for (const { id, certitude } of parTexte.flat())
		if (certitudes.get(id) !== "sur") certitudes.set(id, certitude);
	const ids = [...certitudes.keys()];
	if (ids.length === 0) return [];
	const lues = await rows<
		Omit<Semblable, "certitude" | "garde" | "estPublique">
	>(
		sql`SELECT e.id, e.nature, e.slug, e.statut, e.modifie_le, e.titre, left(e.resume, ${RESUME_MAX + 1}::int) AS resume
		    FROM ${ENTREES} AS e WHERE e.nature = ${nature} AND e.id = ANY(${ids}::int[]) ORDER BY array_position(${ids}::int[], e.id)`,
	);
	return lues.map((lue) => ({
		...lue,
		estPublique: estEnPublic(lue),
		certitude: certitudes.get(lue.id) ?? "peut_etre",
	}));
}

/**
 * Entries of both kinds that may be duplicates: public ones first, then pending
 * and refused ones, which only moderators may see.
 */
export async function listerSemblables(
	fiche: TexteCompare,
): Promise<Semblable[]> {
	const { titre, accroche, description } = fiche;
	const cherches = await Promise.all(
		[titre, [titre, accroche, description].join("\n")].map((texte) =>
			compared(texte, trouverEquivalents),
		),
	);
	// Apart, so that a text refused many times does not hide what is public.
	const lues = await Promise.all(
		[true, false].flatMap((publiques) =>
			(["projet", "besoin"] as const).map((nature) =>
				listerDeNature(nature, publiques, fiche, cherches),
			),
		),
	);
	const montrees = lues.flatMap((deNature) =>
		deNature.slice(0, SEMBLABLES_MAX),
	);
	const besoins = montrees.filter(({ nature }) => nature === "besoin");
	const gardes =
		fiche.nature === "besoin"
			? await lireGardes(
					fiche.slug,
					besoins.map(({ slug }) => slug),
				)
			: null;
	return montrees.map((une) => ({
		...une,
		resume: shortenAtWord(une.resume, RESUME_MAX),
		garde: une.nature === "besoin" ? (gardes?.get(une.slug) ?? null) : null,
	}));
}
