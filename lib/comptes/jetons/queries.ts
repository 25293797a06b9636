import { type Role, roleDe } from "#lib/platform/actor";
import { PUBLIC_VERSION } from "#lib/platform/cache/public-version";
import { reglages } from "#lib/platform/config/env";
import { TAGS } from "#lib/platform/contract/endpoint";
import {
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { batched } from "#lib/platform/db/batch-calls";
import { instant } from "#lib/platform/db/columns";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { unlessReadOnly } from "#lib/platform/db/read-only";
import {
	countInWindow,
	FENETRE_SECONDES,
	secondesEntieres,
	secondsLeft,
} from "#lib/platform/limits/fixed-window";
import { countOnUpstashOr } from "#lib/platform/limits/upstash-fallback";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { SITE_TIME_ZONE } from "#lib/platform/runtime/time-zone";
import type { JetonCourant, MonJeton } from "./schema.ts";

/** A call with a live token: its account, the account's calls in the hour, and the version of the public data. */
export type Appel = {
	readonly compte_id: number;
	readonly role: Role;
	/** Calls of this hour, this one included; above the limit, the call is rejected. */
	readonly nombre: number;
	readonly limite: number;
	/** Seconds until the window closes, whole and at least 1. */
	readonly delaiSecondes: number;
	readonly version: string;
	readonly jeton_id: number;
	readonly portees: readonly string[];
};

type LigneJeton = {
	/** Place of its call in the group, from 1. */
	rang: number;
	compte_id: number;
	role: string;
	jeton_id: number;
	portees: string[];
	servi_aujourd_hui: boolean;
	version: string;
};

type LigneAppel = LigneJeton & { nombre: number; secondes: number };

/** Shown to the token's owner: the day in France, not in UTC. */
const AUJOURDHUI = sql`(now() AT TIME ZONE ${SITE_TIME_ZONE})::date`;

/** Whether the token of the row is neither revoked nor over. */
export function estVivant(jeton: Sql): Sql {
	return sql`${jeton}.revoque_le IS NULL AND (${jeton}.expire_le IS NULL OR ${jeton}.expire_le > clock_timestamp())`;
}

function jetonsVivants(empreintes: readonly Buffer[]): Sql {
	return sql`SELECT d.rang::int AS rang, c.id AS compte_id, c.role, j.id AS jeton_id, j.portees,
			j.utilise_le IS NOT DISTINCT FROM ${AUJOURDHUI} AS servi_aujourd_hui
		FROM unnest(${empreintes}::bytea[]) WITH ORDINALITY AS d (empreinte, rang)
		JOIN jetons j ON j.empreinte = d.empreinte JOIN comptes c ON c.id = j.compte_id
		WHERE ${estVivant(sql`j`)} AND NOT c.suspendu`;
}

const COMPTEURS = { table: sql`compteurs_appels`, key: sql`compte_id` };

// Accounts always in the same order: two groups can't deadlock.
const APPELS = sql`SELECT compte_id, clock_timestamp(), count(*) FROM jeton
	GROUP BY compte_id ORDER BY compte_id`;

/**
 * Tokens, counts and version in one round trip, since every call of the API pays for it.
 * Calls of one account in one group are counted together; each gets its own number, in
 * their order.
 */
function ouvrirEtCompter(empreintes: readonly Buffer[], limite: number): Sql {
	const heure = { max: limite, secondes: FENETRE_SECONDES };
	return sql`WITH jeton AS MATERIALIZED (${jetonsVivants(empreintes)}),
		compteur AS (${countInWindow(COMPTEURS, APPELS, heure)}
			RETURNING compte_id, nombre, ${secondsLeft(heure)} AS secondes)
		SELECT jeton.*, compteur.secondes, ${PUBLIC_VERSION} AS version,
			(compteur.nombre + 1 - row_number() OVER (PARTITION BY compte_id ORDER BY jeton.rang DESC))::int AS nombre
		FROM jeton JOIN compteur USING (compte_id)`;
}

function parRang<Ligne extends LigneJeton>(
	lignes: readonly Ligne[],
	combien: number,
): (Ligne | null)[] {
	const places = new Map(lignes.map((ligne) => [ligne.rang, ligne]));
	return Array.from({ length: combien }, (_, at) => places.get(at + 1) ?? null);
}

/** Two statements in flight: one is prepared while the other is executed. */
const GROUPES = { lanes: 2, max: 256 } as const;

const ouvrirSurPostgres = batched(async (empreintes: readonly Buffer[]) => {
	const lignes = await rows<LigneAppel>(
		ouvrirEtCompter(empreintes, reglages().limiteAppels),
		"ouvrir_et_compter",
	);
	return parRang(lignes, empreintes.length);
}, GROUPES);

const reconnaitre = batched(async (empreintes: readonly Buffer[]) => {
	const lignes = await rows<LigneJeton>(
		sql`SELECT jeton.*, ${PUBLIC_VERSION} AS version FROM (${jetonsVivants(empreintes)}) AS jeton`,
		"ouvrir",
	);
	return parRang(lignes, empreintes.length);
}, GROUPES);

async function ouvrirSurUpstash(
	empreinte: Buffer,
	limite: number,
): Promise<LigneAppel | null> {
	const ligne = await reconnaitre(empreinte);
	if (!ligne) return null;
	return countOnUpstashOr<LigneAppel | null>(
		`appels:${ligne.compte_id}`,
		limite,
		({ nombre, delaiSecondes }) => ({
			...ligne,
			nombre,
			secondes: delaiSecondes,
		}),
		() => ouvrirSurPostgres(empreinte),
	);
}

async function noterUsage(jeton_id: number): Promise<void> {
	await rows(
		sql`WITH servi AS (UPDATE jetons SET utilise_le = ${AUJOURDHUI} WHERE id = ${jeton_id} RETURNING compte_id)
		    UPDATE comptes SET actif_le = ${AUJOURDHUI} FROM servi
		    WHERE comptes.id = servi.compte_id AND actif_le < ${AUJOURDHUI}`,
	);
}

/**
 * Opens a call: finds the live token, counts the call in the account's window,
 * and reads the version of the public data. Null when the token is unknown,
 * revoked or of a suspended account, which counts nothing.
 * Throws `StoreDown` when the database does not answer.
 */
export async function ouvrirAppel(jeton: string): Promise<Appel | null> {
	const { limiteAppels, upstash } = reglages();
	const empreinte = secretHash(jeton);
	const ligne = upstash
		? await ouvrirSurUpstash(empreinte, limiteAppels)
		: await ouvrirSurPostgres(empreinte);
	if (!ligne) return null;
	// By day only, so once a day for a token; the answer does not wait for it.
	if (!ligne.servi_aujourd_hui)
		unlessReadOnly(() => noterUsage(ligne.jeton_id), undefined).catch(() => {});
	return {
		compte_id: ligne.compte_id,
		role: roleDe(ligne.role),
		nombre: ligne.nombre,
		limite: limiteAppels,
		delaiSecondes: secondesEntieres(ligne.secondes),
		version: ligne.version,
		jeton_id: ligne.jeton_id,
		portees: ligne.portees,
	};
}

/** The account's live tokens, oldest first. */
export function listerJetons(compte_id: number): Promise<MonJeton[]> {
	return rows<MonJeton>(
		sql`SELECT id, nom, prefixe, ${instant(sql`cree_le`)} AS cree_le, utilise_le::text AS utilise_le, portees,
		      ${instant(sql`expire_le`)} AS expire_le FROM jetons j
		    WHERE compte_id = ${compte_id} AND ${estVivant(sql`j`)} ORDER BY j.cree_le, id`,
	);
}

/** The token that a call was made with. Fails once it has ended. */
export async function lireJetonCourant(
	compte_id: number,
	jeton_id: number,
): Promise<Resultat<JetonCourant>> {
	const jetons = await listerJetons(compte_id);
	const courant = jetons.find(({ id }) => id === jeton_id);
	if (!courant) return NON_AUTORISE;
	const { nom, prefixe, cree_le, expire_le } = courant;
	const portees = TAGS.filter((portee) => courant.portees.includes(portee));
	return reussite({ nom, prefixe, portees, cree_le, expire_le });
}
