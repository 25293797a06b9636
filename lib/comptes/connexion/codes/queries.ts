/** What the budgets of codes are counted on, and what they have seen. */
import { createHmac } from "node:crypto";
import { plierCourriel } from "#lib/comptes/rules";
import { rows, sql } from "#lib/platform/db";
import { deriveKey } from "#lib/platform/keys";
import { secondesEntieres } from "#lib/platform/rate-limit";
import type { Transaction } from "#lib/platform/transaction";
import {
	BUDGETS_CODES,
	type EnvoisRecents,
	empreinteNavigateur,
	RENVOI_SECONDES,
} from "./rules.ts";

/** Mailbox and network as keyed hashes, and the browser if the mailbox's account knows it. */
export type Lieux = {
	readonly boite: Buffer;
	readonly reseau: Buffer;
	readonly navigateur_id: number | null;
};

function cle(usage: string, valeur: string): Buffer {
	return createHmac("sha256", deriveKey(usage)).update(valeur).digest();
}

async function lireNavigateurConnu(
	courriel: string,
	connu: string,
): Promise<number | null> {
	const [compte] = await rows<{ id: number }>(
		sql`SELECT id FROM comptes WHERE courriel = ${courriel}`,
	);
	const [navigateur] = await rows<{ id: number }>(
		sql`SELECT id FROM navigateurs_connus
		    WHERE empreinte = ${empreinteNavigateur(connu, compte?.id ?? 0)} AND expire_le > now()`,
	);
	return navigateur?.id ?? null;
}

/** The places that one demand is counted on. */
export async function lieuxDe(
	courriel: string,
	reseau: string,
	connu: string | null,
): Promise<Lieux> {
	return {
		boite: cle("boites", plierCourriel(courriel)),
		reseau: cle("reseaux", reseau),
		navigateur_id:
			connu === null ? null : await lireNavigateurConnu(courriel, connu),
	};
}

/** Demands for one mailbox, and from one network, wait for each other: the budgets are exact. Always in that order. */
export async function verrouillerBudgets(
	tx: Transaction,
	{ boite, reseau }: Lieux,
): Promise<void> {
	await tx.$executeRaw(
		sql`SELECT pg_advisory_xact_lock(${boite.readInt32BE(0)}::int, 1),
		      pg_advisory_xact_lock(${reseau.readInt32BE(0)}::int, 2)`,
	);
}

type LigneEtat = {
	minute: number;
	heure: number;
	jour: number;
	inconnus_jour: number;
	reseau_heure: number;
	navigateur_minute: number;
	navigateur_jour: number;
	renvoi: number;
	reouverture: number | null;
};

export type EtatDemande = {
	readonly envois: EnvoisRecents;
	/** How long the browser keeps the code that it has; 0 when it has none. */
	readonly renvoiSecondes: number;
	/** How long the network waits; 0 when its budget is not spent. */
	readonly reouvertureSecondes: number;
};

function requeteEtat(
	empreinte: Buffer,
	{ boite, reseau, navigateur_id }: Lieux,
) {
	return sql`WITH maintenant AS (SELECT clock_timestamp() AS t), envois AS (
		      SELECT le > t - interval '1 minute' AS minute, le > t - interval '1 hour' AS heure,
		        reseau = ${reseau} AS d_ici, navigateur
		      FROM envois_codes, maintenant WHERE boite = ${boite} AND le > t - interval '1 day')
		    SELECT count(*) FILTER (WHERE minute)::int AS minute,
		      count(*) FILTER (WHERE heure)::int AS heure, count(*)::int AS jour,
		      count(*) FILTER (WHERE navigateur IS NULL)::int AS inconnus_jour,
		      count(*) FILTER (WHERE heure AND d_ici)::int AS reseau_heure,
		      count(*) FILTER (WHERE minute AND navigateur = ${navigateur_id}::int)::int AS navigateur_minute,
		      count(*) FILTER (WHERE navigateur = ${navigateur_id}::int)::int AS navigateur_jour,
		      coalesce((SELECT extract(epoch FROM cree_le - t)::float8 + ${RENVOI_SECONDES}::float8
		        FROM defis, maintenant WHERE empreinte = ${empreinte} AND utilise_le IS NULL), 0) AS renvoi,
		      (SELECT extract(epoch FROM le - t)::float8 + 3600
		        FROM envois_codes, maintenant WHERE reseau = ${reseau} AND le > t - interval '1 hour'
		        ORDER BY le DESC OFFSET ${BUDGETS_CODES.reseauHeure - 1} LIMIT 1) AS reouverture
		    FROM envois`;
}

/** What the budgets say now; only under their locks, in `tx`, does it stay true. */
export async function lireEtatDemande(
	empreinte: Buffer,
	lieux: Lieux,
	tx?: Transaction,
): Promise<EtatDemande> {
	const { navigateur_id } = lieux;
	const requete = requeteEtat(empreinte, lieux);
	const [ligne] = await (tx
		? tx.$queryRaw<LigneEtat[]>(requete)
		: rows<LigneEtat>(requete));
	if (!ligne) throw new Error("counts without a row");
	const { reouverture, renvoi } = ligne;
	return {
		envois: {
			minute: ligne.minute,
			heure: ligne.heure,
			jour: ligne.jour,
			inconnusJour: ligne.inconnus_jour,
			reseauHeure: ligne.reseau_heure,
			navigateur:
				navigateur_id === null
					? null
					: { minute: ligne.navigateur_minute, jour: ligne.navigateur_jour },
		},
		renvoiSecondes: renvoi > 0 ? secondesEntieres(renvoi) : 0,
		reouvertureSecondes:
			reouverture === null ? 0 : secondesEntieres(reouverture),
	};
}
