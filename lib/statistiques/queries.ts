import { listerLivraisons } from "#lib/besoins/bilans/queries";
import { PAIRES_CONFIRMEES } from "#lib/besoins/liens/queries";
import { besoinPublic } from "#lib/besoins/queries";
import { STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import { MOTIFS_REFUS } from "#lib/moderation/refus/schema";
import { filled, together } from "#lib/platform/contract/records";
import { shared } from "#lib/platform/db/batch-calls";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { isDemonstration } from "#lib/platform/db/site-facts";
import { isStoreDown } from "#lib/platform/db/unavailable";
import type { Langue } from "#lib/platform/langues";
import { now, siteDay } from "#lib/platform/runtime/clock";
import { csvLine } from "#lib/platform/text/csv";
import { LABELS_IA } from "#lib/projets/schema";
import {
	actesDits,
	cumuls,
	delaisUsuels,
	lignesDe,
	regrouper,
	regrouperRefus,
	regrouperTerritoires,
	resumerBilans,
	serieDuFichier,
} from "./rules.ts";
import {
	type Chiffres,
	CLES,
	FINS_DELAIS,
	JOURS_RECENTS,
	type Periode,
	type Statistiques,
	TERRITOIRES_MAX,
	type TrancheDelai,
} from "./schema.ts";

const TOTAUX = sql`SELECT p.projets, p.votes, b.besoins, b.besoins_livres, b.soutiens
	FROM (SELECT count(*)::int AS projets, COALESCE(sum(nb_votes), 0)::int AS votes
	        FROM projets WHERE statut = 'publie') AS p,
	     (SELECT count(*)::int AS besoins, COALESCE(sum(nb_soutiens), 0)::int AS soutiens,
	             (count(*) FILTER (WHERE statut = 'livre'))::int AS besoins_livres
	        FROM besoins WHERE ${besoinPublic(sql`statut`)}) AS b`;

/** The figures of the directory, as of one instant. */
export async function lireChiffres(): Promise<Chiffres> {
	const [totaux] = await rows<Cles>(TOTAUX, "lire_chiffres");
	if (!totaux) throw new Error("an aggregate without a GROUP BY has one row");
	const { soutiens, votes, ...chiffres } = totaux;
	return { ...chiffres, votes: actesDits(votes) };
}

/** The midnight of Paris from which the recent days are counted, and the last one. */
const DEPUIS = sql`(date_trunc('day', now() AT TIME ZONE 'Europe/Paris') - make_interval(days => ${JOURS_RECENTS})) AT TIME ZONE 'Europe/Paris'`;
const MINUIT = sql`date_trunc('day', now() AT TIME ZONE 'Europe/Paris') AT TIME ZONE 'Europe/Paris'`;

type Cles = Record<(typeof CLES)[number], number>;

/**
 * The main figures, and how many came in the last days. What people did is counted by
 * whole days, which the daily files of open data tell anyway: the count of votes of
 * each project, day after day.
 */
async function lireCles(): Promise<
	Omit<Statistiques["cles"][number], "mois">[]
> {
	const [[totaux], [recents]] = await Promise.all([
		rows<Cles>(TOTAUX),
		rows<Cles>(
			sql`SELECT
			      (SELECT count(*)::int FROM projets WHERE statut = 'publie' AND publie_le >= ${DEPUIS}) AS projets,
			      (SELECT count(*)::int FROM besoins WHERE ${besoinPublic(sql`statut`)} AND publie_le >= ${DEPUIS}) AS besoins,
			      (SELECT count(*)::int FROM besoins b WHERE b.statut = 'livre' AND
			         (SELECT max(j.le) FROM jalons j WHERE j.besoin_id = b.id AND j.statut = 'livre') >= ${DEPUIS}) AS besoins_livres,
			      (SELECT count(*)::int FROM votes v JOIN comptes c ON c.id = v.compte_id JOIN projets p ON p.id = v.projet_id
			        WHERE c.hors_decomptes_le IS NULL AND p.statut = 'publie' AND v.cree_le >= ${DEPUIS} AND v.cree_le < ${MINUIT}) AS votes,
			      (SELECT count(*)::int FROM soutiens s JOIN comptes c ON c.id = s.compte_id JOIN besoins b ON b.id = s.besoin_id
			        WHERE c.hors_decomptes_le IS NULL AND ${besoinPublic(sql`b.statut`)} AND s.cree_le >= ${DEPUIS} AND s.cree_le < ${MINUIT}) AS soutiens`,
		),
	]);
	if (!totaux || !recents)
		throw new Error("an aggregate without a GROUP BY has one row");
	return CLES.map((nom) => {
		const parPersonne = nom === "votes" || nom === "soutiens";
		const dits = (nombre: number) => (parPersonne ? actesDits(nombre) : nombre);
		return { nom, nombre: dits(totaux[nom]), recents: dits(recents[nom]) };
	});
}

/** A month of Paris, as text. */
function mois(instant: Sql): Sql {
	return sql`to_char(${instant} AT TIME ZONE 'Europe/Paris', 'YYYY-MM')`;
}

/** In which months the entries that are public today came. */
function lireArrivees(): Promise<
	{ nom: (typeof CLES)[number]; au: string; nombre: number }[]
> {
	return rows(
		sql`SELECT nom, au, count(*)::int AS nombre FROM (
		      SELECT 'projets' AS nom, ${mois(sql`publie_le`)} AS au FROM projets WHERE statut = 'publie'
		      UNION ALL SELECT 'besoins', ${mois(sql`publie_le`)} FROM besoins WHERE ${besoinPublic(sql`statut`)}
		      UNION ALL SELECT 'besoins_livres', ${mois(sql`max(j.le)`)} FROM besoins b JOIN jalons j ON j.besoin_id = b.id
		        WHERE b.statut = 'livre' AND j.statut = 'livre' GROUP BY b.id) AS e
		    GROUP BY nom, au`,
	);
}

/** The last twelve months, the present one too. */
async function lireDouzeMois(): Promise<string[]> {
	const lignes = await rows<{ mois: string }>(
		sql`SELECT to_char(date_trunc('month', now() AT TIME ZONE 'Europe/Paris') - make_interval(months => n), 'YYYY-MM') AS mois
		    FROM generate_series(11, 0, -1) AS n`,
	);
	return lignes.map((ligne) => ligne.mois);
}

/** Every whole month since the first act on an entry that is public today, also those without acts. */
function lireMois(actes: Sql): Promise<Periode[]> {
	return rows<Periode>(
		sql`WITH actes AS (SELECT date_trunc('month', a.cree_le AT TIME ZONE 'Europe/Paris') AS mois
		                   FROM (${actes}) AS a JOIN comptes c ON c.id = a.compte_id WHERE c.hors_decomptes_le IS NULL),
		      comptes_mois AS (SELECT mois, count(*)::int AS n FROM actes GROUP BY mois)
		    SELECT to_char(m, 'YYYY-MM') AS du, to_char(m, 'YYYY-MM') AS au, COALESCE(n, 0) AS nombre
		    FROM generate_series((SELECT min(mois) FROM actes),
		           date_trunc('month', now() AT TIME ZONE 'Europe/Paris') - interval '1 month', interval '1 month') AS m
		    LEFT JOIN comptes_mois ON mois = m ORDER BY m`,
	);
}

/** How many there were of each main figure at the end of each of the last twelve months, and the periods in which people acted. */
async function lireCroissances() {
	const [arrivees, douze, votes, soutiens] = await Promise.all([
		lireArrivees(),
		lireDouzeMois(),
		lireMois(
			sql`SELECT v.* FROM votes v JOIN projets p ON p.id = v.projet_id WHERE p.statut = 'publie'`,
		),
		lireMois(
			sql`SELECT s.* FROM soutiens s JOIN besoins b ON b.id = s.besoin_id WHERE ${besoinPublic(sql`b.statut`)}`,
		),
	]);
	const parMois = {
		votes: regrouper(votes, "au"),
		soutiens: regrouper(soutiens, "au"),
	};
	const mois = filled(CLES, (nom) =>
		cumuls(
			nom === "votes" || nom === "soutiens"
				? parMois[nom]
				: arrivees.filter((une) => une.nom === nom),
			douze,
		),
	);
	return { parMois, mois };
}

let duJour: { jour: string; lues: ReturnType<typeof lireCroissances> } | null =
	null;

/** The same, read once a day: only a shape is drawn of it, on a page that each vote changes. */
export async function lireTraits() {
	const jour = siteDay();
	if (duJour?.jour !== jour) duJour = { jour, lues: lireCroissances() };
	try {
		return (await duJour.lues).mois;
	} catch (error) {
		duJour = null;
		throw error;
	}
}

/** How long the reviewed contributions waited for their last decision, without those undone. */
const DELAIS = sql`SELECT DISTINCT ON (j.objet, j.objet_id) j.le - COALESCE(p.cree_le, b.cree_le) AS delai
	FROM journal j LEFT JOIN projets p ON j.objet = 'projet' AND p.id = j.objet_id
	LEFT JOIN besoins b ON j.objet = 'besoin' AND b.id = j.objet_id
	WHERE j.objet IN ('projet', 'besoin') AND j.avant->>'statut' = 'propose'
	  AND j.apres->>'statut' IN ('publie', 'refuse')
	  AND COALESCE(p.origine, b.origine) = 'contribution' AND COALESCE(p.statut, b.statut) <> 'propose'
	ORDER BY j.objet, j.objet_id, j.le DESC, j.id DESC`;

async function lireDelais(): Promise<TrancheDelai[]> {
	const lignes = await rows<{ rang: number; nombre: number }>(
		sql`SELECT width_bucket(extract(epoch FROM delai)::float8 / 86400, ${[...FINS_DELAIS]}::float8[]) AS rang,
		      count(*)::int AS nombre FROM (${DELAIS}) AS d GROUP BY 1`,
	);
	const nombres = new Map(lignes.map(({ rang, nombre }) => [rang, nombre]));
	return [0, ...FINS_DELAIS].map((jours_min, rang) => ({
		jours_min,
		jours_max: FINS_DELAIS[rang] ?? null,
		nombre: nombres.get(rang) ?? 0,
	}));
}

/** The refused entries by their chosen reason; without one, another reason. */
async function lireRefus(): Promise<Statistiques["refus_par_motif"]> {
	const lignes = await rows<{ choix: string | null; nombre: number }>(
		sql`SELECT choix, count(*)::int AS nombre FROM (
		      SELECT motif_choisi AS choix FROM projets WHERE statut = 'refuse'
		      UNION ALL SELECT motif_choisi FROM besoins WHERE statut = 'refuse') AS r GROUP BY choix`,
	);
	return MOTIFS_REFUS.map((motif) => ({
		motif,
		nombre: lignes
			.filter(({ choix }) => (choix ?? "autre") === motif)
			.reduce((somme, { nombre }) => somme + nombre, 0),
	}));
}

/** The public needs that a published project answers, as moderators confirmed, and the others. */
async function lireReponses(): Promise<Statistiques["besoins_par_reponse"]> {
	const lignes = await rows<{ repondu: boolean; nombre: number }>(
		sql`SELECT EXISTS (SELECT 1 FROM ${PAIRES_CONFIRMEES} AS c JOIN projets p ON p.id = c.projet_id
		        WHERE c.besoin_id = b.id AND p.statut = 'publie') AS repondu, count(*)::int AS nombre
		    FROM besoins b WHERE ${besoinPublic(sql`b.statut`)} GROUP BY 1`,
	);
	return [true, false].map((repondu) => ({
		repondu,
		nombre: lignes.find((une) => une.repondu === repondu)?.nombre ?? 0,
	}));
}

type Territoires = Statistiques["projets_par_territoire"];

async function lireTerritoires(): Promise<Territoires> {
	const tous = await rows<Territoires[number]>(
		sql`SELECT min(p.territoire) AS territoire, false AS autres,
		      count(DISTINCT texte_recherche(p.territoire))::int AS territoires, count(*)::int AS nombre FROM projets p
		    WHERE p.statut = 'publie' GROUP BY texte_recherche(p.territoire)
		    ORDER BY nombre DESC, min(p.territoire) COLLATE "fr-x-icu"`,
	);
	return regrouperTerritoires(tous, TERRITOIRES_MAX);
}

/**
 * All the figures of /chiffres, grouped so that no person can be identified. They cost a
 * dozen statements: one process reads them once at a time, for all who ask.
 */
export const lireStatistiques = shared(async (): Promise<Statistiques> => {
	const { croissances, labels, etats, delais, ...lus } = await together({
		cles: lireCles(),
		croissances: lireCroissances(),
		reponses: lireReponses(),
		themes: rows<Statistiques["projets_par_theme"][number]>(
			sql`SELECT h.slug, h.nom, h.traductions->'en'->>'nom' AS nom_en, count(p.id)::int AS nombre
				    FROM themes h LEFT JOIN projet_themes l ON l.theme_id = h.id
				    LEFT JOIN projets p ON p.id = l.projet_id AND p.statut = 'publie'
				    GROUP BY h.id ORDER BY nombre DESC, h.nom COLLATE "fr-x-icu", h.id`,
		),
		territoires: lireTerritoires(),
		labels: rows<{ label_ia: string; nombre: number }>(
			sql`SELECT label_ia, count(*)::int AS nombre FROM projets WHERE statut = 'publie' GROUP BY label_ia`,
		),
		etats: rows<{ statut: string; nombre: number }>(
			sql`SELECT statut, count(*)::int AS nombre FROM besoins GROUP BY statut`,
		),
		delais: lireDelais(),
		refus: lireRefus(),
		livraisons: listerLivraisons(),
		demonstration: isDemonstration(),
	});
	const { mois, parMois } = croissances;
	return {
		...(lus.demonstration ? { demonstration: true } : {}),
		cles: lus.cles.map((une) => ({ ...une, mois: mois[une.nom] })),
		delais_usuels: delaisUsuels(delais),
		projets_par_theme: lus.themes,
		projets_par_territoire: lus.territoires,
		projets_par_label_ia: LABELS_IA.map((label_ia) => ({
			label_ia,
			nombre: labels.find((une) => une.label_ia === label_ia)?.nombre ?? 0,
		})),
		besoins_par_statut: STATUTS_BESOIN_PUBLICS.map((statut) => ({
			statut,
			nombre: etats.find((un) => un.statut === statut)?.nombre ?? 0,
		})),
		besoins_par_reponse: lus.reponses,
		...parMois,
		delais_de_relecture: regrouper(delais, "jours_max"),
		refus_par_motif: regrouperRefus(lus.refus),
		bilans: resumerBilans(lus.livraisons),
	};
});

let dernieres: { statistiques: Statistiques; le: Date } | undefined;

/** The figures and the instant they were read; while the database does not answer, the last ones. */
export async function lireStatistiquesDatees(lire = lireStatistiques) {
	try {
		dernieres = { statistiques: await lire(), le: now() };
		return { ...dernieres, sont_gardees: false };
	} catch (error) {
		if (!isStoreDown(error) || !dernieres) throw error;
		return { ...dernieres, sont_gardees: true };
	}
}

/** A file of the figures: all of them in JSON, or one series in CSV under titles in one language. Null for a picture, or an unknown name. */
export async function lireFichier(
	fichier: string,
	langue: Langue,
): Promise<{ type: string; texte: string } | null> {
	if (fichier === "statistiques.json")
		return {
			type: "application/json; charset=utf-8",
			texte: JSON.stringify(await lireStatistiques()),
		};
	const demande = serieDuFichier(fichier);
	if (demande?.format !== "csv") return null;
	const { serie } = demande;
	const t = texts(langue);
	const lignes = lignesDe(serie, await lireStatistiques(), langue);
	const tete = [t(`chiffres.series.${serie}.colonne`), t("chiffres.nombre")];
	return {
		type: "text/csv; charset=utf-8; header=present",
		texte: [tete, ...lignes.map(({ libelle, nombre }) => [libelle, nombre])]
			.map(csvLine)
			.join(""),
	};
}
