/** The keys on which codes are budgeted, and the counts for them. */
import { plierCourriel } from "#lib/comptes/rules";
import { reglages } from "#lib/platform/config/env";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import type { Statements } from "#lib/platform/db/transaction";
import {
	FENETRE_SECONDES,
	secondesEntieres,
} from "#lib/platform/limits/fixed-window";
import { keyedHash } from "#lib/platform/runtime/derive-key";
import { widerNetworks } from "#lib/platform/runtime/ip-network";
import {
	BUDGETS_CODES,
	CODES_FAUX_JOURS,
	CODES_FAUX_MAX,
	type EnvoisRecents,
	type EtatDemande,
	empreinteNavigateur,
	PAUSE_SECONDES,
	partDesInconnus,
	RENVOI_SECONDES,
} from "./rules.ts";

const GMAIL: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/** Mailbox and network as keyed hashes, and the browser if the mailbox's account knows it. */
export type Lieux = {
	readonly boite: Buffer;
	readonly reseau: Buffer;
	/** The wider IPv6 networks. */
	readonly reseau_56: Buffer | null;
	readonly reseau_48: Buffer | null;
	readonly navigateur_id: number | null;
};

/** The id of that browser, if the account of the address knows it. */
export async function lireNavigateurConnu(
	courriel: string,
	connu: string | null,
): Promise<number | null> {
	if (connu === null) return null;
	const [compte] = await rows<{ id: number }>(
		sql`SELECT id FROM comptes WHERE courriel = ${courriel}`,
	);
	const [navigateur] = await rows<{ id: number }>(
		sql`SELECT id FROM navigateurs_connus
		    WHERE empreinte = ${empreinteNavigateur(connu, compte?.id ?? 0)} AND expire_le > now()`,
	);
	return navigateur?.id ?? null;
}

/** The key under which a mailbox is counted, whatever the `+tag`, and at Gmail whatever the dots: they lead to the same one (decision 120). */
export function boiteDe(courriel: string): Buffer {
	const [local = "", domaine = ""] = plierCourriel(courriel).split("@");
	const boite = GMAIL.has(domaine)
		? `${local.replaceAll(".", "")}@gmail.com`
		: `${local}@${domaine}`;
	return keyedHash("boites", boite);
}

/** What is stored in place of a code; useless for another challenge. */
export function preuve(empreinte: Buffer, code: string): Buffer {
	return keyedHash("codes", Buffer.concat([empreinte, Buffer.from(code)]));
}

/** The keys on which one request is counted. */
export async function lieuxDe(
	courriel: string,
	reseau: string,
	connu: string | null,
): Promise<Lieux> {
	const autour = widerNetworks(reseau);
	return {
		boite: boiteDe(courriel),
		reseau: keyedHash("reseaux", reseau),
		reseau_56: autour && keyedHash("reseaux", autour.of56),
		reseau_48: autour && keyedHash("reseaux", autour.of48),
		navigateur_id: await lireNavigateurConnu(courriel, connu),
	};
}

type LigneEtat = {
	envois: EnvoisRecents;
	renvoi: number;
	reouverture: number | null;
	fermeture_inconnus: number | null;
	fermeture: number | null;
};

const UN_JOUR = 86_400;

/** Codes sent in the last seconds; one in more than a minute was sent before the clock was set back. */
function recent(secondes: number) {
	return sql`le > t - make_interval(secs => ${secondes}::float8) AND le <= t + interval '1 minute'`;
}

/** Seconds until one of the last `nombre` of these codes leaves the window; null when there are fewer. */
function attente(deCeux: Sql, nombre: number, fenetre: number) {
	return sql`(SELECT extract(epoch FROM le - t)::float8 + ${fenetre}::float8
		FROM envois_codes, maintenant
		WHERE ${deCeux} AND ${recent(fenetre)}
		ORDER BY le DESC OFFSET ${nombre - 1} LIMIT 1)`;
}

function requeteEtat(
	empreinte: Buffer,
	{ boite, reseau, reseau_56, reseau_48, navigateur_id }: Lieux,
) {
	const { reseauHeure, reseau56Heure, reseau48Heure } = BUDGETS_CODES;
	const { limiteCodes } = reglages();
	return sql`WITH maintenant AS (SELECT clock_timestamp() AS t), envois AS (
		      SELECT le > t - interval '1 minute' AS minute, le > t - interval '1 hour' AS heure,
		        reseau = ${reseau} AS d_ici, navigateur
		      FROM envois_codes, maintenant WHERE boite = ${boite} AND ${recent(UN_JOUR)})
		    SELECT json_build_object('minute', count(*) FILTER (WHERE minute),
		        'heure', count(*) FILTER (WHERE heure), 'jour', count(*),
		        'inconnusJour', count(*) FILTER (WHERE navigateur IS NULL),
		        'reseauHeure', count(*) FILTER (WHERE heure AND d_ici),
		        'navigateur', CASE WHEN ${navigateur_id}::int IS NOT NULL THEN json_build_object(
		          'minute', count(*) FILTER (WHERE minute AND navigateur = ${navigateur_id}::int),
		          'jour', count(*) FILTER (WHERE navigateur = ${navigateur_id}::int)) END) AS envois,
		      coalesce((SELECT extract(epoch FROM cree_le - t)::float8 + ${RENVOI_SECONDES}::float8
		        FROM defis, maintenant WHERE empreinte = ${empreinte} AND utilise_le IS NULL AND cree_le <= t + interval '1 minute'), 0) AS renvoi,
		      greatest(${attente(sql`reseau = ${reseau}`, reseauHeure, FENETRE_SECONDES)},
		        ${attente(sql`reseau_56 = ${reseau_56}`, reseau56Heure, FENETRE_SECONDES)},
		        ${attente(sql`reseau_48 = ${reseau_48}`, reseau48Heure, FENETRE_SECONDES)}) AS reouverture,
		      ${attente(sql`navigateur IS NULL`, partDesInconnus(limiteCodes), UN_JOUR)} AS fermeture_inconnus,
		      ${attente(sql`true`, limiteCodes, UN_JOUR)} AS fermeture
		    FROM envois`;
}

/** The present state of the budgets; it stays true only under their locks, in the transaction of `lire`. */
export async function lireEtatDemande(
	empreinte: Buffer,
	lieux: Lieux,
	lire: Statements["rows"] = rows,
): Promise<EtatDemande> {
	const [ligne] = await lire<LigneEtat>(requeteEtat(empreinte, lieux));
	if (!ligne) throw new Error("counts without a row");
	const { reouverture, renvoi, fermeture, fermeture_inconnus } = ligne;
	const attend = (secondes: number | null) =>
		secondes === null ? 0 : secondesEntieres(secondes);
	return {
		envois: ligne.envois,
		renvoiSecondes: renvoi > 0 ? secondesEntieres(renvoi) : 0,
		reouvertureSecondes: attend(reouverture),
		fermetureInconnusSecondes: attend(fermeture_inconnus),
		fermetureSecondes: attend(fermeture),
	};
}

/** A mailbox, and the browser if its account knows it: known browsers are counted apart from unknown ones. */
export type Essayeur = Pick<Lieux, "boite" | "navigateur_id">;

/**
 * Seconds for which sign-in codes of that mailbox are neither sent to that browser (or
 * to all unknown browsers) nor compared from it; 0 when there is no pause. The pause
 * lasts a day from the last wrong code, as long as it and those before it reach the
 * bound.
 */
export async function lirePause(
	{ boite, navigateur_id }: Essayeur,
	lire: Statements["rows"] = rows,
): Promise<number> {
	const [pause] = await lire<{ reste: number }>(
		sql`SELECT extract(epoch FROM dernier - clock_timestamp())::float8 + ${PAUSE_SECONDES}::float8 AS reste
		FROM (SELECT max(le) AS dernier, min(le) AS premier, count(*) AS nombre
		      FROM (SELECT le FROM codes_faux WHERE boite = ${boite}
		              AND navigateur IS NOT DISTINCT FROM ${navigateur_id}::int
		            ORDER BY le DESC LIMIT ${CODES_FAUX_MAX}) AS derniers) AS compte
		WHERE nombre = ${CODES_FAUX_MAX} AND premier > dernier - make_interval(days => ${CODES_FAUX_JOURS})`,
	);
	return pause && pause.reste > 0 ? secondesEntieres(pause.reste) : 0;
}
