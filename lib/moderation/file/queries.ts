import type { NatureContribution } from "#lib/contributions/schema";
import { joinSql, rows, type Sql, sql } from "#lib/platform/db/pool";
import { linksToReview } from "#lib/platform/text/links";
import { shortenAtWord } from "#lib/platform/text/shorten";
import { PHRASE_ATTEND } from "../bilans/queries.ts";
import { SANS_RELECTURE } from "../sans_relecture/queries.ts";
import { semblablesDeNature } from "../semblances/queries.ts";
import { lireSurveilles, surveillesDeNature } from "../surveillance/queries.ts";
import { lienCherche } from "./rules.ts";
import { type EntreeEnFile, FiltreFile, type PlaceEnFile } from "./schema.ts";

export const FILE_PAR_PAGE = 50;

/** Code points of the beginning of a text, in a row. */
export const DEBUT_MAX = 160;

type Source = {
	readonly table: Sql;
	readonly titre: Sql;
	readonly resume: Sql;
	/** All that people wrote in it where a web address may stand. */
	readonly textes: Sql;
	/** The column of other tables that names it. */
	readonly cle: Sql;
	readonly recherche: Sql;
	readonly estDuTheme: (slug: string) => Sql;
};

const SOURCES: Readonly<Record<NatureContribution, Source>> = {
	projet: {
		table: sql`projets`,
		titre: sql`e.nom`,
		resume: sql`e.accroche`,
		textes: sql`concat_ws(' ', e.site_web, e.accroche, e.description, e.usage_ia,
			array_to_string(e.mots_habitants, ' '), array_to_string(e.mots_habitants_en, ' '),
			e.depot, array_to_string(e.liens, ' '), array_to_string(e.finance_par, ' '), e.contact)`,
		cle: sql`projet_id`,
		recherche: sql`SELECT projet_id FROM recherche_projets`,
		estDuTheme: (slug) =>
			sql`EXISTS (SELECT 1 FROM projet_themes l JOIN themes h ON h.id = l.theme_id WHERE l.projet_id = e.id AND h.slug = ${slug})`,
	},
	besoin: {
		table: sql`besoins`,
		titre: sql`e.titre`,
		resume: sql`e.description`,
		textes: sql`e.description`,
		cle: sql`besoin_id`,
		recherche: sql`SELECT besoin_id FROM recherche_besoins`,
		estDuTheme: (slug) =>
			sql`e.theme_id = (SELECT h.id FROM themes h WHERE h.slug = ${slug})`,
	},
};

function conditions(nature: NatureContribution, filtre: FiltreFile): Sql {
	const { langue, theme, auteur, lien, signales, semblables, surveille, q } =
		filtre;
	const { recherche, estDuTheme, textes, cle } = SOURCES[nature];
	return joinSql(
		[
			sql`e.statut = 'propose'`,
			...(langue === "" ? [] : [sql`e.langue = ${langue}`]),
			...(theme === "" ? [] : [estDuTheme(theme)]),
			...(auteur === ""
				? []
				: [
						sql`(c.courriel LIKE motif_recherche(${auteur}) OR c.courriel = lower(${auteur})
						  OR texte_recherche(c.nom) LIKE motif_recherche(${auteur}))`,
					]),
			...(lien === ""
				? []
				: [sql`position(${lienCherche(lien)} IN lower(${textes})) > 0`]),
			...(signales === ""
				? []
				: [
						sql`EXISTS (SELECT 1 FROM signalements s WHERE s.${cle} = e.id AND s.traite_le IS NULL)`,
					]),
			...(semblables === ""
				? []
				: [sql`e.id IN (${semblablesDeNature(nature)})`]),
			...(surveille === ""
				? []
				: [
						sql`e.id IN (SELECT s.fiche FROM (${surveillesDeNature(nature)}) AS s
						  ${surveille === "oui" ? sql`` : sql`WHERE s.id = ${Number(surveille)}::int`})`,
					]),
			...(q === ""
				? []
				: [sql`e.id IN (${recherche} WHERE texte LIKE motif_recherche(${q}))`]),
		],
		" AND ",
	);
}

/** What awaits review; `pour` is the moderator who reads. An entry that its author sent again came in then. */
function entrees(filtre: FiltreFile, pour: number): Sql {
	const natures = (["projet", "besoin"] as const).filter(
		(nature) => filtre.nature === "" || filtre.nature === nature,
	);
	return joinSql(
		natures.map((nature) => {
			const { table, titre, resume, textes, cle } = SOURCES[nature];
			return sql`SELECT ${nature}::text AS nature, e.id, e.slug, ${titre} AS titre, e.langue,
				  GREATEST(e.cree_le, (SELECT max(x.cree_le) FROM contributions x WHERE x.${cle} = e.id)) AS recue_le,
				  COALESCE(c.nom, c.courriel) AS auteur, COALESCE(c.suspendu, false) AS suspendu,
				  ${resume} AS resume, ${textes} AS textes,
				  (SELECT count(*)::int FROM signalements s WHERE s.${cle} = e.id AND s.traite_le IS NULL) AS signalements,
				  CASE WHEN d.id IS NULL THEN NULL WHEN d.repondu_le IS NULL THEN 'auteur'
				       WHEN d.demandeur_id = ${pour}::int THEN 'mienne' ELSE 'autre' END AS demande
				FROM ${table} e LEFT JOIN comptes c ON c.id = e.auteur_id
				LEFT JOIN demandes d ON d.${cle} = e.id AND d.close_le IS NULL
				WHERE ${conditions(nature, filtre)}`;
		}),
		" UNION ALL ",
	);
}

/** What came back to the reader is first, then the oldest; what its author must complete is last. */
const ORDRE = sql`(CASE e.demande WHEN 'mienne' THEN 0 WHEN 'auteur' THEN 2 ELSE 1 END), e.recue_le, e.nature, e.id`;

type Lue = Omit<EntreeEnFile, "liens" | "surveilles"> & {
	readonly id: number;
	readonly textes: string;
};

/** A page of the queue, as this moderator sees it. */
export async function listerFile(
	filtre: FiltreFile,
	pour: number,
): Promise<{ entrees: EntreeEnFile[]; total: number }> {
	const file = entrees(filtre, pour);
	const [lues, [compte]] = await Promise.all([
		rows<Lue>(
			sql`SELECT e.nature, e.id, e.slug, e.titre, e.langue, e.recue_le, e.auteur, e.suspendu, e.demande, e.textes, e.signalements,
			      left(regexp_replace(e.resume, '\\s+', ' ', 'g'), ${DEBUT_MAX + 1}::int) AS debut,
			      (SELECT string_agg(COALESCE(c.nom, c.courriel), ', ' ORDER BY p.le) FROM prises p JOIN comptes c ON c.id = p.compte_id
			        WHERE p.jusqua > clock_timestamp() AND p.compte_id <> ${pour}
			          AND CASE e.nature WHEN 'projet' THEN p.projet_id ELSE p.besoin_id END = e.id) AS occupants,
			      CASE e.nature WHEN 'projet' THEN e.id IN (${semblablesDeNature("projet")})
			        ELSE e.id IN (${semblablesDeNature("besoin")}) END AS semblable
			    FROM (SELECT * FROM (${file}) AS e ORDER BY ${ORDRE}
			      LIMIT ${FILE_PAR_PAGE} OFFSET ${(filtre.page - 1) * FILE_PAR_PAGE}) AS e
			    ORDER BY ${ORDRE}`,
		),
		rows<{ total: number }>(
			sql`SELECT count(*)::int AS total FROM (${file}) AS e`,
		),
	]);
	const surveilles = await lireSurveilles(lues);
	return {
		entrees: lues.map(({ textes, debut, id, ...entree }) => ({
			...entree,
			debut: shortenAtWord(debut, DEBUT_MAX),
			liens: new Set(linksToReview(textes)).size,
			surveilles: surveilles.get(`${entree.nature} ${id}`) ?? [],
		})),
		total: compte?.total ?? 0,
	};
}

type Placee = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly place: number;
	readonly ici: number;
	readonly total: number;
};

async function placer(
	{ nature, slug }: { readonly nature: string; readonly slug: string },
	filtre: FiltreFile,
	pour: number,
): Promise<PlaceEnFile | null> {
	const lues = await rows<Placee>(
		sql`WITH file AS MATERIALIZED (
		      SELECT e.nature, e.slug, row_number() OVER (ORDER BY ${ORDRE})::int AS place FROM (${entrees(filtre, pour)}) AS e)
		    SELECT f.nature, f.slug, f.place, i.place AS ici, (SELECT count(*)::int FROM file) AS total
		    FROM file f JOIN file i ON i.nature = ${nature} AND i.slug = ${slug}
		      AND f.place BETWEEN i.place - 1 AND i.place + 1`,
	);
	const [une] = lues;
	if (!une) return null;
	const a = (ecart: number) => {
		const voisine = lues.find(({ place, ici }) => place === ici + ecart);
		return voisine ? { nature: voisine.nature, slug: voisine.slug } : null;
	};
	return { avant: a(-1), apres: a(1), place: une.ici, total: une.total };
}

const AILLEURS: PlaceEnFile = {
	avant: null,
	apres: null,
	place: null,
	total: 0,
};

/** Where an entry stands in the filtered queue, or, when the filter leaves it out, in the whole one. */
export async function lirePlace(
	entree: { readonly nature: NatureContribution; readonly slug: string },
	filtre: FiltreFile,
	pour: number,
): Promise<PlaceEnFile> {
	return (
		(await placer(entree, filtre, pour)) ??
		(await placer(entree, FiltreFile.parse({}), pour)) ??
		AILLEURS
	);
}

type PartieComptee =
	| "file"
	| "quarantaine"
	| "signalements"
	| "contestations"
	| "sans_relecture"
	| "bilans";

/** How much waits in each part of the moderation area: to review, in quarantine, reports, contests, published by rule, sentences about deliveries. */
export async function compterParties(): Promise<Record<PartieComptee, number>> {
	// Written out, and not as parameters: the partial indexes of what is not decided serve.
	const attend = (condition: Sql) =>
		sql`((SELECT count(*) FROM projets WHERE ${condition}) + (SELECT count(*) FROM besoins WHERE ${condition}))::int`;
	const [nombres] = await rows<Record<PartieComptee, number>>(
		sql`SELECT ${attend(sql`statut = 'propose'`)} AS file, ${attend(sql`statut = 'quarantaine'`)} AS quarantaine,
		      (SELECT count(*)::int FROM signalements WHERE traite_le IS NULL) AS signalements,
		      (SELECT count(*)::int FROM retraits WHERE conteste_le IS NOT NULL AND decide_le IS NULL) AS contestations,
		      (SELECT count(*)::int FROM (${SANS_RELECTURE}) AS s) AS sans_relecture,
		      (SELECT count(*)::int FROM reponses_bilan WHERE ${PHRASE_ATTEND}) AS bilans`,
	);
	if (!nombres) throw new Error("counts without a row");
	return nombres;
}
