import { secretBytes } from "#lib/platform/clock";
import { rows, sql } from "#lib/platform/db";
import type { NatureContribution } from "../schema.ts";
import {
	BROUILLON_SECONDES,
	contenuEnregistrable,
	empreinteBrouillon,
	estSecretPlausible,
	SECRET_OCTETS,
} from "./rules.ts";
import type { ContenuBrouillon } from "./schema.ts";

export type Brouillon = {
	readonly nature: NatureContribution;
	readonly contenu: ContenuBrouillon;
	/** What the browser brought back; undefined when it writes for the first time. */
	readonly secret: string | undefined;
	/** The account that writes, so that its erasure takes the draft along. */
	readonly compte_id: number | null;
};

/** Expired drafts that leave with each one that is kept. */
const EXPIRES_MAX = 100;

/**
 * Keeps what is being written for 24 hours from now, in place of what the same
 * browser wrote before, and answers the secret it must bring back: the one it
 * has, or a new one. Null when the text is too long to be kept.
 */
export async function garderBrouillon({
	nature,
	contenu,
	secret,
	compte_id,
}: Brouillon): Promise<string | null> {
	const ecrit = contenuEnregistrable(contenu);
	if (ecrit === null) return null;
	const sien =
		secret !== undefined && estSecretPlausible(secret)
			? secret
			: secretBytes(SECRET_OCTETS).toString("base64url");
	await rows(
		sql`WITH expires AS (DELETE FROM brouillons WHERE id IN
		      (SELECT id FROM brouillons WHERE expire_le <= now() - interval '1 minute' LIMIT ${EXPIRES_MAX} FOR UPDATE SKIP LOCKED))
		    INSERT INTO brouillons (empreinte, compte_id, nature, contenu, expire_le)
		    VALUES (${empreinteBrouillon(sien)}, ${compte_id}, ${nature}, ${ecrit}::jsonb,
		            now() + make_interval(secs => ${BROUILLON_SECONDES}))
		    ON CONFLICT (empreinte, nature) DO UPDATE SET
		      contenu = EXCLUDED.contenu, expire_le = EXCLUDED.expire_le,
		      compte_id = COALESCE(EXCLUDED.compte_id, brouillons.compte_id)`,
	);
	return sien;
}

/** Nothing is kept any more of what this browser was writing. */
export async function jeterBrouillon(
	secret: string,
	nature: NatureContribution,
): Promise<void> {
	await rows(
		sql`DELETE FROM brouillons WHERE empreinte = ${empreinteBrouillon(secret)} AND nature = ${nature}`,
	);
}
