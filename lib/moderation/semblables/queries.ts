import { besoinPublic } from "#lib/besoins/queries";
import type { NatureContribution } from "#lib/contributions/schema";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { likeRows } from "#lib/platform/search/similar";
import type { FicheModeree, Semblable } from "../relecture/schema.ts";

/** Entries of one kind that are shown: as many public ones, and as many that are not. */
export const SEMBLABLES_MAX = 4;
/** Looked at before that, so that a text refused many times leaves room to others. */
const LUS_MAX = 40;
/** A moderator looks at less likely doubles too. */
const PART = 0.3;
const RESUME_MAX = 160;

type Source = {
	searched: Sql;
	key: Sql;
	things: Sql;
	colonnes: Sql;
	/** The condition on an entry `e`: readers see it. */
	estPublic: Sql;
};

const SOURCES: Readonly<Record<NatureContribution, Source>> = {
	projet: {
		searched: sql`recherche_projets`,
		key: sql`projet_id`,
		things: sql`projets`,
		colonnes: sql`e.nom AS titre, e.accroche AS resume`,
		estPublic: sql`e.statut = 'publie'`,
	},
	besoin: {
		searched: sql`recherche_besoins`,
		key: sql`besoin_id`,
		things: sql`besoins`,
		colonnes: sql`e.titre, left(e.description, ${RESUME_MAX}) AS resume`,
		estPublic: besoinPublic(sql`e.statut`),
	},
};

type Lue = Semblable & { readonly id: number };

/** Those of one kind, most alike first, by the title alone and by the whole text. */
async function listerDeNature(
	nature: NatureContribution,
	fiche: FicheModeree,
): Promise<Lue[]> {
	const { searched, key, things, colonnes, estPublic } = SOURCES[nature];
	const sauf = fiche.nature === nature ? fiche.slug : "";
	const { titre, accroche, description } = fiche;
	const textes = [titre, [titre, accroche, description].join(" ")];
	const parTexte = await Promise.all(
		textes.map((text) =>
			likeRows({
				...{ searched, key, things, text, share: PART, limit: LUS_MAX },
				where: sql`e.slug <> ${sauf} AND (${estPublic} OR e.statut IN ('propose', 'refuse'))`,
			}),
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
 * Entries of both kinds that may say the same: public ones first, then those
 * that wait or were refused, which only moderators may see.
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
