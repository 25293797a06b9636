import { type Role, roleDe } from "#lib/platform/actor";
import { rows } from "#lib/platform/db";
import { reglages } from "#lib/platform/env";
import { FENETRE_SECONDES, secondesEntieres } from "#lib/platform/rate-limit";
import { compterSurUpstash } from "#lib/platform/upstash";
import { empreinteJeton } from "./rules.ts";

/** A call that a live token opens: whose it is, what the hour has seen of it, and the version of the public data. */
export type Appel = {
	readonly compte_id: number;
	readonly role: Role;
	/** Calls of this hour, this one included; above the limit, the call is refused. */
	readonly nombre: number;
	readonly limite: number;
	/** Seconds until the window closes, whole and at least 1. */
	readonly delaiSecondes: number;
	readonly version: string;
};

type LigneAppel = {
	compte_id: number;
	role: string;
	jeton_id: number;
	servi_aujourd_hui: boolean;
	version: string;
	nombre: number;
	secondes: number;
};

const JETON_VIVANT = `SELECT c.id AS compte_id, c.role, j.id AS jeton_id,
		j.utilise_le IS NOT DISTINCT FROM current_date AS servi_aujourd_hui
	FROM jetons j JOIN comptes c ON c.id = j.compte_id
	WHERE j.empreinte = $1 AND j.revoque_le IS NULL AND NOT c.suspendu`;

const VERSION = "(SELECT sum(nombre) FROM versions)::text AS version";

// EXCLUDED.debut is one reading of the clock for both columns, so that a
// window that closes meanwhile can't reset the one without the other.
const COMPTER = `INSERT INTO compteurs_appels AS k (compte_id, debut, nombre)
	SELECT compte_id, clock_timestamp(), 1 FROM jeton
	ON CONFLICT (compte_id) DO UPDATE SET
		debut = CASE WHEN k.debut <= EXCLUDED.debut - interval '${FENETRE_SECONDES} s' THEN EXCLUDED.debut ELSE k.debut END,
		nombre = CASE WHEN k.debut <= EXCLUDED.debut - interval '${FENETRE_SECONDES} s' THEN 1 ELSE least(k.nombre, $2) + 1 END
	RETURNING nombre, extract(epoch FROM debut - clock_timestamp())::float8 + ${FENETRE_SECONDES} AS secondes`;

/** Token, count and version in one round trip: the price of every call of the API. */
const OUVRIR_ET_COMPTER = `WITH jeton AS (${JETON_VIVANT}), compteur AS (${COMPTER})
	SELECT jeton.*, compteur.*, ${VERSION} FROM jeton, compteur`;

const OUVRIR = `WITH jeton AS (${JETON_VIVANT}) SELECT jeton.*, ${VERSION} FROM jeton`;

async function ouvrirSurPostgres(empreinte: Buffer, limite: number) {
	const [ligne] = await rows<LigneAppel>(
		{ text: OUVRIR_ET_COMPTER, values: [empreinte, limite] },
		"ouvrir_et_compter",
	);
	return ligne;
}

async function ouvrirSurUpstash(
	empreinte: Buffer,
	limite: number,
): Promise<LigneAppel | undefined> {
	const [ligne] = await rows<Omit<LigneAppel, "nombre" | "secondes">>(
		{ text: OUVRIR, values: [empreinte] },
		"ouvrir",
	);
	if (!ligne) return undefined;
	const decompte = await compterSurUpstash(`appels:${ligne.compte_id}`, limite);
	if (!decompte) return ouvrirSurPostgres(empreinte, limite);
	return {
		...ligne,
		nombre: decompte.nombre,
		secondes: decompte.delaiSecondes,
	};
}

async function noterUsage(jeton_id: number): Promise<void> {
	await rows({
		text: `WITH servi AS (UPDATE jetons SET utilise_le = current_date WHERE id = $1 RETURNING compte_id)
		       UPDATE comptes SET actif_le = current_date FROM servi
		       WHERE comptes.id = servi.compte_id AND actif_le < current_date`,
		values: [jeton_id],
	});
}

/**
 * Opens a call: finds the live token, counts the call in the account's window,
 * and reads the version of the public data. Null when the token is unknown,
 * revoked or of a suspended account, which counts nothing.
 * Throws `StoreDown` when the database does not answer.
 */
export async function ouvrirAppel(jeton: string): Promise<Appel | null> {
	const { limiteAppels, upstash } = reglages();
	const empreinte = empreinteJeton(jeton);
	const ligne = upstash
		? await ouvrirSurUpstash(empreinte, limiteAppels)
		: await ouvrirSurPostgres(empreinte, limiteAppels);
	if (!ligne) return null;
	// By day only, so once a day for a token; the answer does not wait for it.
	if (!ligne.servi_aujourd_hui) noterUsage(ligne.jeton_id).catch(() => {});
	return {
		compte_id: ligne.compte_id,
		role: roleDe(ligne.role),
		nombre: ligne.nombre,
		limite: limiteAppels,
		delaiSecondes: secondesEntieres(ligne.secondes),
		version: ligne.version,
	};
}
