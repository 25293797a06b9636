import {
	CODES_FAUX_JOURS,
	PAUSE_SECONDES,
} from "#lib/comptes/connexion/codes/rules";
import type { Acteur } from "#lib/platform/actor";
import { journaliser } from "#lib/platform/db/journal";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { balayerDecomptes } from "#lib/platform/limits/site";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import { LOT, parLots, supprimer } from "./lots/commands.ts";
import {
	ACCROCHE_EFFACEE_DITE,
	CODES_HEURES,
	CONTESTATIONS_JOURS,
	COURRIELS_JOURS,
	INACTIVITE_AVERTIE_MOIS,
	INACTIVITE_EFFACEE_MOIS,
	INACTIVITE_PREAVIS_JOURS,
	QUARANTAINE_JOURS,
	SESSIONS_INACTIVES_JOURS,
	SESSIONS_JOURS,
	TEXTE_EFFACE_DIT,
	TEXTES_REFUSES_JOURS,
} from "./rules.ts";
import type { Purge } from "./schema.ts";

const IL_Y_A_JOURS = (jours: number) =>
	sql`now() - make_interval(days => ${jours})`;
const IL_Y_A_MOIS = (mois: number) =>
	sql`now() - make_interval(months => ${mois})`;

async function codes(): Promise<number> {
	const avant = sql`now() - make_interval(hours => ${CODES_HEURES})`;
	const passes = [
		await supprimer(sql`defis`, sql`cree_le < ${avant}`),
		await supprimer(sql`envois_codes`, sql`le < ${avant}`),
		await supprimer(
			sql`codes_faux`,
			// Those of thirty days make a pause, for as long as it lasts.
			sql`le < ${IL_Y_A_JOURS(CODES_FAUX_JOURS)} - make_interval(secs => ${PAUSE_SECONDES}::float8)`,
		),
		await supprimer(sql`navigateurs_connus`, sql`expire_le < now()`),
	];
	return passes.reduce((total, nombre) => total + nombre, 0);
}

async function brouillons(): Promise<number> {
	return (
		(await supprimer(sql`brouillons`, sql`expire_le < now()`)) +
		(await supprimer(sql`actes_en_attente`, sql`expire_le < now()`))
	);
}

function sessions(): Promise<number> {
	return supprimer(
		sql`sessions`,
		sql`expire_le < now() OR vue_le < ${IL_Y_A_JOURS(SESSIONS_INACTIVES_JOURS)}
		    OR cree_le < ${IL_Y_A_JOURS(SESSIONS_JOURS)}`,
	);
}

async function quarantaine(): Promise<number> {
	const vieux = sql`statut = 'quarantaine' AND modifie_le < ${IL_Y_A_JOURS(QUARANTAINE_JOURS)}`;
	return (
		(await supprimer(sql`projets`, vieux)) +
		(await supprimer(sql`besoins`, vieux))
	);
}

const REFUSE_ANCIEN = sql`statut = 'refuse' AND efface_le IS NULL AND origine <> 'import'
	AND modifie_le < ${IL_Y_A_JOURS(TEXTES_REFUSES_JOURS)}`;

/** An erased text leaves no earlier version of it; answers how many texts there were. */
async function effacer(
	tx: Transaction,
	entree: Sql,
	efface: Sql,
): Promise<number> {
	const [effaces] = await tx.$queryRaw<{ nombre: number }[]>(
		sql`WITH effaces AS (${efface} RETURNING id),
		      oublies AS (DELETE FROM revisions WHERE ${entree} IN (SELECT id FROM effaces))
		    SELECT count(*)::int AS nombre FROM effaces`,
	);
	return effaces?.nombre ?? 0;
}

/** Title, reason and dates stay, for the author and for the figures. */
async function textesRefuses(): Promise<number> {
	const projets = await parLots((tx) =>
		effacer(
			tx,
			sql`projet_id`,
			sql`UPDATE projets SET accroche = ${ACCROCHE_EFFACEE_DITE}, description = ${TEXTE_EFFACE_DIT},
			      site_web = NULL, porteur = NULL, territoire = NULL, usage_ia = NULL, traductions = '{}', efface_le = now()
			    WHERE id = ANY(ARRAY(SELECT id FROM projets WHERE ${REFUSE_ANCIEN} LIMIT ${LOT} FOR UPDATE SKIP LOCKED))`,
		),
	);
	const besoins = await parLots((tx) =>
		effacer(
			tx,
			sql`besoin_id`,
			sql`UPDATE besoins SET description = ${TEXTE_EFFACE_DIT}, territoire = NULL, traductions = '{}', efface_le = now()
			    WHERE id = ANY(ARRAY(SELECT id FROM besoins WHERE ${REFUSE_ANCIEN} LIMIT ${LOT} FOR UPDATE SKIP LOCKED))`,
		),
	);
	return projets + besoins;
}

function contestations(): Promise<number> {
	return parLots((tx) =>
		tx.$executeRaw(
			sql`UPDATE retraits SET texte = NULL, reponse = NULL WHERE id = ANY(ARRAY(
			      SELECT id FROM retraits WHERE texte IS NOT NULL AND decide_le < ${IL_Y_A_JOURS(CONTESTATIONS_JOURS)} LIMIT ${LOT} FOR UPDATE SKIP LOCKED))`,
		),
	);
}

function courriels(): Promise<number> {
	return supprimer(
		sql`courriels`,
		sql`statut IN ('envoye', 'annule', 'expire', 'abandonne') AND cree_le < ${IL_Y_A_JOURS(COURRIELS_JOURS)}`,
	);
}

/** The last sign of somebody: sign-in, session, or use of a token. */
const DERNIER_SIGNE = sql`GREATEST(c.actif_le::timestamptz, c.cree_le,
	(SELECT max(s.vue_le) FROM sessions s WHERE s.compte_id = c.id),
	(SELECT max(j.utilise_le)::timestamptz FROM jetons j WHERE j.compte_id = c.id))`;

function inactifs(mois: number, avertis: Sql): Sql {
	return sql`SELECT c.id FROM comptes c WHERE c.role = 'membre' AND NOT c.demonstration
		AND c.actif_le < ${IL_Y_A_MOIS(mois)} AND c.cree_le < ${IL_Y_A_MOIS(mois)} AND ${avertis}
		AND ${DERNIER_SIGNE} < ${IL_Y_A_MOIS(mois)} ORDER BY c.id LIMIT ${LOT}`;
}

function avertirInactifs(): Promise<number> {
	return parLots(async (tx) => {
		const avertis = await tx.$queryRaw<{ id: number; jour: string }[]>(
			sql`UPDATE comptes SET inactivite_notee_le = now()
			    WHERE id IN (${inactifs(INACTIVITE_AVERTIE_MOIS, sql`c.inactivite_notee_le IS NULL`)})
			    RETURNING id, current_date::text AS jour`,
		);
		for (const { id, jour } of avertis)
			await enfilerPourCompte(tx, id, {
				gabarit: "compte_inactif",
				cle: `inactif:${jour}`,
				donnees: { page: "/compte/connexion" },
			});
		return avertis.length;
	});
}

/** Erases an account; what becomes of its votes and texts is told where it is done. */
export type Effacement = (compte_id: number) => Promise<{ ok: boolean }>;

async function effacerInactifs(effacer: Effacement): Promise<number> {
	const prevenus = sql`c.inactivite_notee_le < ${IL_Y_A_JOURS(INACTIVITE_PREAVIS_JOURS)}`;
	let effaces = 0;
	// One transaction each, and only while somebody is left whom it may concern.
	for (let reste = true; reste; ) {
		const ids = await inTransaction((tx) =>
			tx.$queryRaw<{ id: number }[]>(
				inactifs(INACTIVITE_EFFACEE_MOIS, prevenus),
			),
		);
		let nombre = 0;
		for (const { id } of ids) if ((await effacer(id)).ok) nombre += 1;
		effaces += nombre;
		reste = ids.length === LOT && nombre > 0;
	}
	return effaces;
}

/**
 * Nothing about people is kept longer than the privacy policy says: codes,
 * drafts, sessions, quarantine, the texts of refused entries, mails gone long
 * ago, members who left. Repeating it, or two instances at once, takes nothing
 * more. Journaled when it took something.
 */
export async function purger(
	acteur: Acteur,
	effacer: Effacement,
): Promise<Purge> {
	// Not told of: there are some every day.
	while ((await balayerDecomptes()) > 0);
	const purge: Purge = {
		codes: await codes(),
		brouillons: await brouillons(),
		sessions: await sessions(),
		quarantaine: await quarantaine(),
		textes_refuses: await textesRefuses(),
		contestations: await contestations(),
		courriels: await courriels(),
		comptes_avertis: await avertirInactifs(),
		comptes_effaces: await effacerInactifs(effacer),
	};
	if (Object.values(purge).some((nombre) => nombre > 0))
		await inTransaction((tx) =>
			journaliser(tx, {
				acteur,
				acte: "purger",
				objet: "site",
				apres: { ...purge },
			}),
		);
	return purge;
}

/**
 * The same, unless it was done to its end today by the database's clock, on any
 * instance; null then.
 */
export async function purgerChaqueJour(
	acteur: Acteur,
	effacer: Effacement,
): Promise<Purge | null> {
	const [fait] = await rows(
		sql`SELECT 1 FROM instance WHERE cle = 'conservation_le' AND valeur = current_date::text`,
	);
	if (fait) return null;
	const purge = await purger(acteur, effacer);
	await rows(
		sql`INSERT INTO instance (cle, valeur) VALUES ('conservation_le', current_date::text)
		    ON CONFLICT (cle) DO UPDATE SET valeur = EXCLUDED.valeur`,
	);
	return purge;
}
