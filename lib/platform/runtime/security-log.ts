/**
 * What somebody who looks for an attack, or for a stolen session, reads: one
 * line of the log an event, and a counter. Accounts, mailboxes and networks
 * stand in it as keyed hashes: the same one is known again, and told nobody.
 */
import { keyedHash } from "./derive-key.ts";
import { log } from "./log.ts";
import { countSecurity } from "./metrics.ts";
import { requestNote } from "./request-context.ts";

export type SecurityEvent =
	| "code_refuse"
	| "codes_pause"
	| "role_refuse"
	| "limite_atteinte"
	| "connexion"
	| "deconnexion"
	| "sessions_fermees"
	| "jeton_cree"
	| "jeton_revoque"
	| "suspension"
	| "suspension_levee";

/** Octets of a hash that the log shows: enough to tell two apart. */
const SHOWN_OCTETS = 12;

function hashed(kind: string, value: string | number): string {
	return keyedHash("securite", `${kind}\n${value}`)
		.subarray(0, SHOWN_OCTETS)
		.toString("base64url");
}

type Details = {
	/** The account that acts, or that signs in or out. */
	readonly compte_id?: number;
	/** Upon whom it acts. */
	readonly cible_id?: number;
	/** A mailbox, in its normalised form. */
	readonly boite?: string;
	/** Which limit, why a code, what page: words of ours, never of a reader. */
	readonly quoi?: string;
};

/** Notes one event of security, with the network of the request in hand where it is known. */
export function noteSecurity(
	event: SecurityEvent,
	{ compte_id, cible_id, boite, quoi }: Details = {},
): void {
	countSecurity(event);
	const network = requestNote()?.network;
	log().info(
		{
			securite: event,
			...(compte_id === undefined
				? {}
				: { compte: hashed("compte", compte_id) }),
			...(cible_id === undefined ? {} : { cible: hashed("compte", cible_id) }),
			...(boite === undefined ? {} : { boite: hashed("boite", boite) }),
			...(network === undefined ? {} : { reseau: hashed("reseau", network) }),
			...(quoi === undefined ? {} : { quoi }),
		},
		"securite",
	);
}
