import { besoinPublic, COMPARAISON_BESOINS } from "#lib/besoins/queries";
import {
	type NatureContribution,
	NOMS_BESOIN,
} from "#lib/contributions/schema";
import { estSlug } from "#lib/platform/contract/wire";
import { columns, forColumns } from "#lib/platform/db/columns";
import { joinSql, rows, type Sql, sql } from "#lib/platform/db/pool";
import { likeRows } from "#lib/platform/search/similar";
import { COMPARAISON_PROJETS } from "#lib/projets/queries";
import { DELAI_ANNULATION_SECONDES } from "../rules.ts";
import {
	type ActeRecent,
	CHAMPS_PROPRES_AU_PROJET,
	type EntreeListee,
	type FicheModeree,
	type FiltreEntrees,
	type Semblable,
} from "./schema.ts";

export const ENTREES_PAR_PAGE = 50;

const SOURCES: Readonly<
	Record<NatureContribution, { table: Sql; titre: Sql; recherche: Sql }>
> = {
	projet: {
		table: sql`projets`,
		titre: sql`nom`,
		recherche: sql`SELECT projet_id FROM recherche_projets`,
	},
	besoin: {
		table: sql`besoins`,
		titre: sql`titre`,
		recherche: sql`SELECT besoin_id FROM recherche_besoins`,
	},
};

function conditions(
	nature: NatureContribution,
	{ statut, langue, q }: FiltreEntrees,
): Sql {
	const { recherche } = SOURCES[nature];
	return joinSql(
		[
			...(statut === "" ? [] : [sql`e.statut = ${statut}`]),
			...(langue === "" ? [] : [sql`e.langue = ${langue}`]),
			...(q === ""
				? []
				: [sql`e.id IN (${recherche} WHERE texte LIKE motif_recherche(${q}))`]),
			sql`true`,
		],
		" AND ",
	);
}

function entrees(filtre: FiltreEntrees): Sql {
	const natures = (["projet", "besoin"] as const).filter(
		(nature) => filtre.nature === "" || filtre.nature === nature,
	);
	return joinSql(
		natures.map((nature) => {
			const { table, titre } = SOURCES[nature];
			return sql`SELECT ${nature}::text AS nature, e.id, e.slug, ${titre} AS titre, e.statut, e.langue, e.cree_le, e.auteur_id
				FROM ${table} e WHERE ${conditions(nature, filtre)}`;
		}),
		" UNION ALL ",
	);
}

/** A page of entries of both kinds: the queue oldest first, any other list newest first. */
export async function listerEntrees(
	filtre: FiltreEntrees,
	ordre: "anciennes" | "recentes",
): Promise<{ entrees: EntreeListee[]; total: number }> {
	const sens = ordre === "anciennes" ? sql`ASC` : sql`DESC`;
	const [lues, [compte]] = await Promise.all([
		rows<EntreeListee>(
			sql`SELECT e.nature, e.slug, e.titre, e.statut, e.langue, e.cree_le, COALESCE(c.nom, c.courriel) AS auteur
			    FROM (${entrees(filtre)} ORDER BY cree_le ${sens}, nature, id ${sens}
			      LIMIT ${ENTREES_PAR_PAGE} OFFSET ${(filtre.page - 1) * ENTREES_PAR_PAGE}) AS e
			    LEFT JOIN comptes c ON c.id = e.auteur_id ORDER BY e.cree_le ${sens}, e.nature, e.id ${sens}`,
		),
		rows<{ total: number }>(
			sql`SELECT count(*)::int AS total FROM (${entrees(filtre)}) AS e`,
		),
	]);
	return { entrees: lues, total: compte?.total ?? 0 };
}

const FILE: FiltreEntrees = {
	nature: "",
	statut: "propose",
	langue: "",
	q: "",
	page: 1,
};

/** The entries before and after this one in the queue of its state. */
export async function lireVoisines({
	nature,
	slug,
	statut,
	cree_le,
}: Pick<FicheModeree, "nature" | "slug" | "statut" | "cree_le">): Promise<{
	avant: EntreeListee | null;
	apres: EntreeListee | null;
}> {
	const file = entrees({ ...FILE, statut });
	const cote = async (signe: Sql, sens: Sql) => {
		const [voisine] = await rows<EntreeListee>(
			sql`SELECT nature, slug, titre, statut, langue, cree_le, NULL AS auteur FROM (${file}) AS e
			    WHERE (cree_le, nature, slug) ${signe} (${cree_le}::timestamptz, ${nature}, ${slug})
			    ORDER BY cree_le ${sens}, nature ${sens}, slug ${sens} LIMIT 1`,
		);
		return voisine ?? null;
	};
	const [avant, apres] = await Promise.all([
		cote(sql`<`, sql`DESC`),
		cote(sql`>`, sql`ASC`),
	]);
	return { avant, apres };
}

const AUTEUR = sql`(SELECT json_build_object('id', c.id, 'courriel', c.courriel, 'nom', c.nom, 'langue', c.langue,
	'suspendu', c.suspendu, 'publies', d.publies, 'refuses', d.refuses, 'en_attente', d.en_attente)
	FROM comptes c, LATERAL (SELECT count(*) FILTER (WHERE publie_le IS NOT NULL) AS publies,
	    count(*) FILTER (WHERE statut = 'refuse') AS refuses,
	    count(*) FILTER (WHERE statut = 'propose') AS en_attente
	  FROM (SELECT statut, publie_le FROM projets WHERE auteur_id = c.id
	        UNION ALL SELECT statut, publie_le FROM besoins WHERE auteur_id = c.id) AS siennes) AS d
	WHERE c.id = e.auteur_id) AS auteur`;

/** The fields of both kinds, besides the title. */
const COMMUNS = NOMS_BESOIN.filter((nom) => nom !== "titre");

const COLONNES = sql`e.id, e.slug, ${columns(COMMUNS, "e")}, e.statut, e.origine, e.langue, e.motif,
	e.efface_le, e.cree_le, e.publie_le, e.modifie_le, ${AUTEUR}`;

const DES_PROJETS = sql`SELECT 'projet' AS nature, ${COLONNES}, e.nom AS titre,
	${columns(CHAMPS_PROPRES_AU_PROJET, "e")}, e.label_ia, e.mis_en_avant, e.nb_votes AS nb,
	ARRAY(SELECT h.nom FROM projet_themes l JOIN themes h ON h.id = l.theme_id WHERE l.projet_id = e.id ORDER BY l.position) AS themes
	FROM projets e`;

const DES_BESOINS = sql`SELECT 'besoin' AS nature, ${COLONNES}, e.titre,
	${forColumns(CHAMPS_PROPRES_AU_PROJET, (colonne) => sql`NULL AS ${colonne}`)}, NULL AS label_ia, false AS mis_en_avant, e.nb_soutiens AS nb,
	ARRAY(SELECT h.nom FROM themes h WHERE h.id = e.theme_id) AS themes
	FROM besoins e`;

/** One entry in any state; null when there is none. */
export async function lireFiche(
	nature: NatureContribution,
	slug: string,
): Promise<FicheModeree | null> {
	if (!estSlug(slug)) return null;
	const source = nature === "projet" ? DES_PROJETS : DES_BESOINS;
	const [ligne] = await rows<
		Omit<FicheModeree, "vu_le"> & { modifie_le: Date }
	>(sql`${source} WHERE e.slug = ${slug}`);
	if (!ligne) return null;
	const { modifie_le, ...fiche } = ligne;
	return { ...fiche, vu_le: modifie_le.toISOString() };
}

/** The last decision of this moderator on an entry, so that it can be undone. */
export async function lireDerniereDecision(
	compte_id: number,
	nature: NatureContribution,
	slug: string,
): Promise<number | null> {
	const [acte] = await rows<{ id: number }>(
		sql`SELECT id FROM journal WHERE acteur_id = ${compte_id} AND objet = ${nature} AND objet_slug = ${slug}
		      AND acte IN ('changerStatutProjet', 'changerStatutBesoin') ORDER BY id DESC LIMIT 1`,
	);
	return acte?.id ?? null;
}

/** A decision of this moderator that may still be undone; null once it is too late. */
export async function lireActeRecent(
	compte_id: number,
	acte_id: number,
): Promise<ActeRecent | null> {
	const [acte] = await rows<ActeRecent>(
		sql`SELECT j.id AS acte_id, j.objet AS nature, j.objet_slug AS slug, COALESCE(p.nom, b.titre) AS titre,
		      j.apres ->> 'statut' AS statut,
		      floor(extract(epoch FROM j.le - clock_timestamp()) + ${DELAI_ANNULATION_SECONDES}::int)::int AS reste
		    FROM journal j
		    LEFT JOIN projets p ON j.objet = 'projet' AND p.id = j.objet_id
		    LEFT JOIN besoins b ON j.objet = 'besoin' AND b.id = j.objet_id
		    WHERE j.id = ${acte_id} AND j.acteur_id = ${compte_id}
		      AND j.acte IN ('changerStatutProjet', 'changerStatutBesoin')
		      AND j.le > clock_timestamp() - make_interval(secs => ${DELAI_ANNULATION_SECONDES})
		      AND NOT EXISTS (SELECT 1 FROM journal a WHERE a.acte = 'annulerActe' AND a.objet = j.objet
		        AND a.objet_id = j.objet_id AND (a.apres ->> 'acte_id')::int = j.id)`,
	);
	return acte ?? null;
}

/** Maximum number of entries shown per kind: this many public ones, and this many others. */
export const SEMBLABLES_MAX = 4;
/** Read before that selection, so that a text refused many times leaves room for others. */
const LUS_MAX = 40;
/** Moderators also review less likely duplicates. */
const CRITERE = { share: 0.3, limit: LUS_MAX };
const RESUME_MAX = 160;

type Source = {
	things: Sql;
	proches: (text: string, where: Sql) => Promise<number[]>;
	colonnes: Sql;
	/** The condition on an entry `e`: it is public. */
	estPublic: Sql;
};

const SOURCES_SEMBLABLES: Readonly<Record<NatureContribution, Source>> = {
	projet: {
		things: sql`projets`,
		proches: (text, where) =>
			likeRows({ ...COMPARAISON_PROJETS, ...CRITERE, text, where }),
		colonnes: sql`e.nom AS titre, e.accroche AS resume`,
		estPublic: sql`e.statut = 'publie'`,
	},
	besoin: {
		things: sql`besoins`,
		proches: (text, where) =>
			likeRows({ ...COMPARAISON_BESOINS, ...CRITERE, text, where }),
		colonnes: sql`e.titre, left(e.description, ${RESUME_MAX}) AS resume`,
		estPublic: besoinPublic(sql`e.statut`),
	},
};

type Lue = Semblable & { readonly id: number };

/** Similar entries of one kind, most similar first, by the title alone and by the whole text. */
async function listerDeNature(
	nature: NatureContribution,
	fiche: FicheModeree,
): Promise<Lue[]> {
	const { proches, things, colonnes, estPublic } = SOURCES_SEMBLABLES[nature];
	const sauf = fiche.nature === nature ? fiche.slug : "";
	const { titre, accroche, description } = fiche;
	const textes = [titre, [titre, accroche, description].join(" ")];
	const parTexte = await Promise.all(
		textes.map((texte) =>
			proches(
				texte,
				sql`e.slug <> ${sauf} AND (${estPublic} OR e.statut IN ('propose', 'refuse'))`,
			),
		),
	);
	const ids = [...new Set(parTexte.flat())];
	if (ids.length === 0) return [];
	return rows<Lue>(
		sql`SELECT e.id, ${nature}::text AS nature, e.slug, e.statut, ${colonnes}, ${estPublic} AS "estPublique"
		    FROM ${things} e WHERE e.id = ANY(${ids}::int[]) ORDER BY array_position(${ids}::int[], e.id)`,
	);
}

/**
 * Entries of both kinds that may be duplicates: public ones first, then pending
 * and refused ones, which only moderators may see.
 */
export async function listerSemblables(
	fiche: FicheModeree,
): Promise<Semblable[]> {
	const lues = await Promise.all([
		listerDeNature("projet", fiche),
		listerDeNature("besoin", fiche),
	]);
	return [true, false].flatMap((publiques) =>
		lues.flatMap((deNature) =>
			deNature
				.filter(({ estPublique }) => estPublique === publiques)
				.slice(0, SEMBLABLES_MAX)
				.map(({ id: _, ...semblable }) => semblable),
		),
	);
}
