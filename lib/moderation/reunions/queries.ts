import {
	aUnChantier,
	estEtatBesoin,
	estStatutPublic,
} from "#lib/besoins/rules";
import type { EtatBesoin } from "#lib/besoins/schema";
import { conflit } from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { fichesNommees } from "../refus/rules.ts";
import { SEPARATION_JOURS } from "../rules.ts";
import type { BesoinCompare, Comparaison, ReunionLue } from "./schema.ts";

/** Under this number, how many accounts support both needs is not told. */
export const COMMUNS_MIN = 5;

/** What a merge reads of each of its two needs. */
export type BesoinAReunir = {
	readonly id: number;
	readonly slug: string;
	readonly titre: string;
	readonly titre_en: string | null;
	readonly langue: string;
	readonly statut: string;
	readonly projet_id: number | null;
	readonly auteur_id: number | null;
	readonly demonstration: boolean;
	readonly modifie_le: Date;
};

const PAS_PUBLIC = conflit({
	fr: "L’un de ces besoins n’est pas public : on ne réunit que des besoins publics.",
	en: "One of these needs is not public: only public needs are merged.",
});

const LE_MEME = conflit({
	fr: "C’est le même besoin : l’autre lui est déjà réuni, ou l’adresse est la sienne.",
	en: "It is the same need: the other one is merged into it already, or the address is its own.",
});

const CHANTIER_OUVERT = conflit({
	fr: "L’espace de travail de ce besoin est ouvert : il ne peut pas être celui qui disparaît. Gardez celui-ci, et réunissez-lui l’autre.",
	en: "The work space of this need is open: it cannot be the one that goes. Keep this one, and merge the other into it.",
});

const LIVRES_AUTREMENT = conflit({
	fr: "Ces deux besoins sont livrés par des projets différents : ils restent deux.",
	en: "These two needs are delivered by different projects: they stay two.",
});

const DEMONSTRATION = conflit({
	fr: "L’un de ces besoins est de démonstration, et l’autre non : ils restent deux.",
	en: "One of these needs belongs to the demonstration, and the other does not: they stay two.",
});

const CHANGE_ENTRETEMPS = conflit({
	fr: "L’un de ces besoins a changé depuis que vous les avez comparés : relisez-les avant de les réunir.",
	en: "One of these needs has changed since you compared them: read them again before you merge them.",
});

function estPublic(statut: string): boolean {
	return estEtatBesoin(statut) && estStatutPublic(statut);
}

/** Why the absorbed need can't be the one that goes; null when it can. */
function resteDe(statut: EtatBesoin): BesoinCompare["reste"] {
	if (!estStatutPublic(statut)) return "pas_public";
	return aUnChantier(statut) ? "chantier" : null;
}

/** The reason that two needs, as the transaction holds them, are not merged; null when they may be. */
export function obstacleDeReunion(
	absorbe: BesoinAReunir,
	garde: BesoinAReunir,
) {
	if (absorbe.id === garde.id) return LE_MEME;
	if (!estPublic(absorbe.statut) || !estPublic(garde.statut)) return PAS_PUBLIC;
	if (absorbe.demonstration !== garde.demonstration) return DEMONSTRATION;
	const livres = absorbe.statut === "livre" && garde.statut === "livre";
	if (livres && absorbe.projet_id !== garde.projet_id) return LIVRES_AUTREMENT;
	return absorbe.statut === "publie" ? null : CHANTIER_OUVERT;
}

/** The reason that a merge of what was read earlier is not done: one of the needs has changed since. */
export function obstacleDuTemps(besoin: BesoinAReunir, vu_le: string | null) {
	return vu_le !== null && vu_le !== besoin.modifie_le.toISOString()
		? CHANGE_ENTRETEMPS
		: null;
}

type LigneComparee = Omit<BesoinCompare, "vu_le" | "reste" | "statut"> & {
	readonly id: number;
	readonly statut: string;
	readonly modifie_le: Date;
};

async function lireComparee(condition: Sql): Promise<LigneComparee | null> {
	const [ligne] = await rows<LigneComparee>(
		sql`SELECT b.id, b.slug, b.titre, b.description, b.territoire, b.langue, b.statut, b.nb_soutiens, b.cree_le,
		      b.publie_le, b.modifie_le, (SELECT h.nom FROM themes h WHERE h.id = b.theme_id) AS theme,
		      (SELECT p.nom FROM projets p WHERE p.id = b.projet_id) AS projet
		    FROM besoins b WHERE ${condition}`,
	);
	return ligne ?? null;
}

function versCompare(ligne: LigneComparee): BesoinCompare {
	const { id: _id, modifie_le, statut, ...reste } = ligne;
	if (!estEtatBesoin(statut)) throw new Error(`unknown state: ${statut}`);
	return {
		...reste,
		statut,
		reste: resteDe(statut),
		vu_le: modifie_le.toISOString(),
	};
}

/** The slug of a need, given as such or as the address of its page. */
export function besoinNomme(saisie: string): string {
	return (
		fichesNommees(saisie).find(({ nature }) => nature === "besoin")?.slug ??
		saisie.trim()
	);
}

/**
 * Two needs side by side; the second, named by its slug or its address, is the one that
 * it stands in when it is merged. Null for an unknown one, and for the same one twice.
 */
export async function comparerPourReunir(
	slug: string,
	avec: string,
): Promise<Comparaison | null> {
	const autre_slug = besoinNomme(avec);
	if (!estSlug(slug) || !estSlug(autre_slug)) return null;
	const [celui_ci, autre] = await Promise.all([
		lireComparee(sql`b.slug = ${slug}`),
		lireComparee(
			sql`b.id = (SELECT COALESCE(d.fusionne_dans_id, d.id) FROM besoins d WHERE d.slug = ${autre_slug})`,
		),
	]);
	if (!celui_ci || !autre || celui_ci.id === autre.id) return null;
	const [compte] = await rows<{ n: number }>(
		sql`SELECT count(*)::int AS n FROM soutiens s JOIN soutiens d ON d.compte_id = s.compte_id AND d.besoin_id = ${autre.id}
		    JOIN comptes c ON c.id = s.compte_id AND c.hors_decomptes_le IS NULL WHERE s.besoin_id = ${celui_ci.id}`,
	);
	const communs = compte?.n ?? 0;
	return {
		celui_ci: versCompare(celui_ci),
		autre: versCompare(autre),
		communs: communs < COMMUNS_MIN ? null : communs,
	};
}

/** The merge of a need that is merged; null for any other. */
export async function lireReunion(slug: string): Promise<ReunionLue | null> {
	if (!estSlug(slug)) return null;
	const [lue] = await rows<ReunionLue>(
		sql`SELECT a.titre, json_build_object('slug', g.slug, 'titre', g.titre) AS garde, u.le,
		      json_build_object('fr', u.raison_fr, 'en', u.raison_en) AS raison,
		      u.le + make_interval(days => ${SEPARATION_JOURS}) AS jusqu_au,
		      u.le > now() - make_interval(days => ${SEPARATION_JOURS}) AND direct.statut <> 'fusionne' AS separable
		    FROM besoins a JOIN besoins g ON g.id = a.fusionne_dans_id
		    JOIN reunions u ON u.absorbe_id = a.id AND u.defaite_le IS NULL
		    JOIN besoins direct ON direct.id = u.garde_id WHERE a.slug = ${slug}`,
	);
	return lue ?? null;
}
