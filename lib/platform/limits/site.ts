/**
 * The limits of the site's own writes, searches and suggestions (D17): apart from the
 * API's, counted in PostgreSQL by its own clock. The subject of a count is stored as a
 * keyed hash, and for an hour at most.
 */

import { rows, sql } from "../db/pool.ts";
import type { Statements } from "../db/transaction.ts";
import { monotonicMs } from "../runtime/clock.ts";
import { keyedHash } from "../runtime/derive-key.ts";
import { widerNetworks } from "../runtime/ip-network.ts";
import {
	countInWindow,
	type Decompte,
	type Fenetre,
	oneCall,
	secondesEntieres,
	secondsLeft,
} from "./fixed-window.ts";

/** Acts of one visitor on the site in one window. */
export const ACTES_MAX_PAR_MINUTE = 60;
/** Forms of sign-in from one network, which a whole class or company may share; codes have budgets of their own. */
export const CONNEXIONS_MAX_PAR_MINUTE = 600;
export const FENETRE_SITE_SECONDES = 60;

/** How long a count is stored: no window is longer. */
export const DECOMPTES_SECONDES = 3_600;
/** Maximum stored counts; beyond, the oldest are deleted. */
export const DECOMPTES_MAX = 200_000;

/** Counts deleted in one statement, and how often each process deletes; again at the next act while there are more. */
const LOT = 1_000;
const BALAYAGE_MS = 60_000;

const ACTES: Fenetre = {
	max: ACTES_MAX_PAR_MINUTE,
	secondes: FENETRE_SITE_SECONDES,
};

const CONNEXIONS: Fenetre = { ...ACTES, max: CONNEXIONS_MAX_PAR_MINUTE };

/** The subject of a count: an account, or, for a signed-out visitor, the network. */
export type Compte = { readonly compte_id: number } | null;

const LIMITES = { table: sql`limites`, key: sql`cle` };

function empreinte(cle: string): string {
	return keyedHash("reseaux", cle).toString("base64url");
}

let balaye = Number.NEGATIVE_INFINITY;

/** Deletes some of the counts that are long over or beyond the bound; returns how many. */
export async function balayerDecomptes(): Promise<number> {
	const partis = await rows(
		sql`DELETE FROM limites WHERE cle IN (
		      SELECT cle FROM limites WHERE debut < greatest(
		        clock_timestamp() - make_interval(secs => ${DECOMPTES_SECONDES}),
		        (SELECT debut FROM limites ORDER BY debut DESC OFFSET ${DECOMPTES_MAX - 1} LIMIT 1))
		      LIMIT ${LOT} FOR UPDATE SKIP LOCKED) RETURNING 1`,
	);
	return partis.length;
}

/** One sweep in a minute is enough, unless more networks come than it deletes. */
async function balayerParfois(): Promise<void> {
	if (monotonicMs() - balaye <= BALAYAGE_MS) return;
	balaye = monotonicMs();
	if ((await balayerDecomptes()) === LOT) balaye = Number.NEGATIVE_INFINITY;
}

/** Counts one act of the subject `cle` ("compte:12", "reseau:192.0.2.1") in the window that its first act opened. */
export async function compterActe(
	cle: string,
	fenetre: Fenetre = ACTES,
): Promise<Decompte> {
	await balayerParfois();
	return compter(cle, fenetre, lireNomme);
}

const lireNomme: Statements["rows"] = (query) => rows(query, "compter_acte");

async function compter(
	cle: string,
	fenetre: Fenetre,
	lire: Statements["rows"],
): Promise<Decompte> {
	const acte = oneCall(empreinte(cle));
	const [ligne] = await lire<{ nombre: number; secondes: number }>(
		sql`${countInWindow(LIMITES, acte, fenetre)}
		    RETURNING nombre, ${secondsLeft(fenetre)} AS secondes`,
	);
	return {
		nombre: ligne?.nombre ?? 1,
		delaiSecondes: secondesEntieres(ligne?.secondes ?? fenetre.secondes),
	};
}

/** Kinds counted apart, so that typing does not use up the acts. */
const NATURES = [
	"acte",
	"recherche",
	"suggestions",
	"brouillon",
	"connexion",
	"lecture",
	"image",
	"signalement",
	"illicite",
] as const;
export type NatureActe = (typeof NATURES)[number];

function cleDe(nature: NatureActe, qui: string): string {
	return nature === "acte" ? qui : `${nature}:${qui}`;
}

/** Seconds to wait when an act of that subject was one too many, null otherwise. */
function secondesDe(
	{ nombre, delaiSecondes }: Decompte,
	{ max }: Fenetre,
): number | null {
	return nombre > max ? delaiSecondes : null;
}

/**
 * Counts one act of that network for those around it; returns the seconds to wait when
 * there were too many, null otherwise. A machine has as many /64 of IPv6 as it likes: all
 * of a /56 have twice what one has, all of a /48 four times, as for codes.
 */
export async function secondesAutour(
	reseau: string,
	nature: NatureActe,
	{ max, secondes }: Fenetre,
	lire: Statements["rows"] = lireNomme,
): Promise<number | null> {
	const autour = widerNetworks(reseau);
	if (!autour) return null;
	for (const [large, fois] of [
		[autour.of56, 2],
		[autour.of48, 4],
	] as const) {
		const fenetre = { max: max * fois, secondes };
		const cle = cleDe(nature, `reseau:${large}`);
		const attente = secondesDe(await compter(cle, fenetre, lire), fenetre);
		if (attente !== null) return attente;
	}
	return null;
}

/**
 * Counts one act of the account, or of a signed-out visitor's network and of those
 * around it; returns the seconds to wait when there were too many, null otherwise.
 */
export async function secondesAvantActe(
	visiteur: Compte,
	reseau: string,
	nature: NatureActe,
	fenetre: Fenetre = nature === "connexion" ? CONNEXIONS : ACTES,
): Promise<number | null> {
	const qui = visiteur ? `compte:${visiteur.compte_id}` : `reseau:${reseau}`;
	const acte = await compterActe(cleDe(nature, qui), fenetre);
	const attente = secondesDe(acte, fenetre);
	return visiteur || attente !== null
		? attente
		: secondesAutour(reseau, nature, fenetre);
}

/** The keys of an account's counts, for its erasure. */
export function clesDuCompte(compte_id: number): string[] {
	return NATURES.map((nature) =>
		empreinte(cleDe(nature, `compte:${compte_id}`)),
	);
}
