import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import { now } from "#lib/platform/runtime/clock";
import { reconnaitreAppareil } from "../sessions/rules.ts";
import {
	empreinteNavigateur,
	NAVIGATEUR_CONNU_SECONDES,
} from "./codes/rules.ts";

/** Records that the account knows the browser of that name; returns whether it already did. */
export async function retenirNavigateur(
	tx: Transaction,
	compte_id: number,
	connu: string,
): Promise<boolean> {
	const empreinte = empreinteNavigateur(connu, compte_id);
	const [note] = await tx.$queryRaw<{ connaissait: boolean }[]>(
		sql`INSERT INTO navigateurs_connus (compte_id, empreinte, expire_le)
		    VALUES (${compte_id}, ${empreinte},
		      now() + make_interval(secs => ${NAVIGATEUR_CONNU_SECONDES}::float8))
		    ON CONFLICT (empreinte) DO UPDATE SET vu_le = now(), expire_le = EXCLUDED.expire_le
		    RETURNING EXISTS (SELECT 1 FROM navigateurs_connus a
		      WHERE a.empreinte = ${empreinte} AND a.expire_le > now()) AS connaissait`,
	);
	return note?.connaissait ?? false;
}

/**
 * Notifies the account of a sign-in in an unknown browser: the time, and the browser's
 * name for itself. No network is in it.
 */
export async function annoncerNavigateur(
	tx: Transaction,
	compte_id: number,
	{ session_id, agent }: { session_id: number; agent: string | null },
): Promise<void> {
	await enfilerPourCompte(tx, compte_id, {
		gabarit: "connexion_nouvelle",
		cle: `connexion:${session_id}`,
		donnees: {
			le: now().toISOString(),
			appareil: reconnaitreAppareil(agent),
			page: "/compte/sessions",
		},
	});
}
