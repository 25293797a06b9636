import { type Resultat, reussite } from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import { unlessReadOnly } from "#lib/platform/db/read-only";
import type { Transaction } from "#lib/platform/db/transaction";
import { secondesAvantActe } from "#lib/platform/limits/site";
import { secretBytes } from "#lib/platform/runtime/clock";
import { secretHash } from "#lib/platform/runtime/derive-key";
import {
	BROUILLON_SECONDES,
	BROUILLONS_MAX,
	BROUILLONS_PAR_HEURE,
	contenuEnregistrable,
	estSecretPlausible,
	SECRET_OCTETS,
} from "./rules.ts";
import { ContenuBrouillon, type NatureBrouillon } from "./schema.ts";

export type Brouillon = {
	readonly nature: NatureBrouillon;
	readonly contenu: ContenuBrouillon;
	/** The secret in the browser's cookie; undefined at the first write. */
	readonly secret: string | undefined;
	/** The account that writes, so that its erasure deletes the draft too. */
	readonly compte_id: number | null;
	/** The network of the request, which is counted when there is no account. */
	readonly reseau: string;
};

export type RefusDeBrouillon =
	| { readonly refus: "trop_long" }
	| { readonly refus: "limite"; readonly delaiSecondes: number };

/** Drafts, expired or beyond the bound, deleted with each new one. */
const PARTANTS_MAX = 100;

const DANS_UN_JOUR = sql`now() + make_interval(secs => ${BROUILLON_SECONDES})`;

/** Overwrites the browser's earlier draft; returns whether there was one. */
async function remplacer(
	empreinte: Buffer,
	{ nature, compte_id }: Brouillon,
	ecrit: string,
): Promise<boolean> {
	const remplaces = await rows(
		sql`UPDATE brouillons SET contenu = ${ecrit}::jsonb, expire_le = ${DANS_UN_JOUR},
		      compte_id = COALESCE(${compte_id}::int, compte_id)
		    WHERE empreinte = ${empreinte} AND nature = ${nature} RETURNING 1`,
	);
	return remplaces.length > 0;
}

/**
 * Keeps the form's content for 24 hours from now, in place of the same browser's
 * earlier draft, and returns the secret of the draft: the present one, or a new one.
 * Fails when the text is too long for a form, and after ten new drafts in an hour;
 * beyond the bound on all drafts, the oldest are deleted.
 */
export async function garderBrouillon(
	brouillon: Brouillon,
): Promise<Resultat<string, never> | ({ ok: false } & RefusDeBrouillon)> {
	const { nature, contenu, secret, compte_id, reseau } = brouillon;
	const ecrit = contenuEnregistrable(contenu);
	if (ecrit === null) return { ok: false, refus: "trop_long" };
	const sien =
		secret !== undefined && estSecretPlausible(secret)
			? secret
			: secretBytes(SECRET_OCTETS).toString("base64url");
	const empreinte = secretHash(sien);
	if (await remplacer(empreinte, brouillon, ecrit)) return reussite(sien);
	const attente = await secondesAvantActe(
		compte_id === null ? null : { compte_id },
		reseau,
		"brouillon",
		BROUILLONS_PAR_HEURE,
	);
	if (attente !== null)
		return { ok: false, refus: "limite", delaiSecondes: attente };
	await rows(
		sql`WITH expires AS (DELETE FROM brouillons WHERE id IN
		      (SELECT id FROM brouillons WHERE expire_le <= now() - interval '1 minute' LIMIT ${PARTANTS_MAX} FOR UPDATE SKIP LOCKED)),
		    de_trop AS (DELETE FROM brouillons WHERE id IN
		      (SELECT id FROM brouillons ORDER BY expire_le DESC OFFSET ${BROUILLONS_MAX - 1} LIMIT ${PARTANTS_MAX} FOR UPDATE SKIP LOCKED))
		    INSERT INTO brouillons (empreinte, compte_id, nature, contenu, expire_le)
		    VALUES (${empreinte}, ${compte_id}, ${nature}, ${ecrit}::jsonb, ${DANS_UN_JOUR})
		    ON CONFLICT (empreinte, nature) DO UPDATE SET
		      contenu = EXCLUDED.contenu, expire_le = EXCLUDED.expire_le,
		      compte_id = COALESCE(EXCLUDED.compte_id, brouillons.compte_id)`,
	);
	return reussite(sien);
}

/** Deletes this browser's draft; in read-only mode it is left to its end, within a day. */
export async function jeterBrouillon(
	secret: string,
	nature: NatureBrouillon,
): Promise<void> {
	await unlessReadOnly(
		() =>
			rows(
				sql`DELETE FROM brouillons WHERE empreinte = ${secretHash(secret)} AND nature = ${nature}`,
			),
		[],
	);
}

/** Deletes this browser's draft and returns what it held; null when none is kept, or another call took it. */
export async function prendreBrouillon(
	tx: Transaction,
	secret: string,
	nature: NatureBrouillon,
): Promise<ContenuBrouillon | null> {
	const [pris] = await tx.$queryRaw<{ contenu: unknown }[]>(
		sql`DELETE FROM brouillons WHERE empreinte = ${secretHash(secret)} AND nature = ${nature}
		      AND expire_le > now() RETURNING contenu`,
	);
	return ContenuBrouillon.safeParse(pris?.contenu).data ?? null;
}
