/**
 * Security events, to detect an attack or a stolen session: one line of the log per
 * event, and a counter. Accounts, mailboxes and networks appear as keyed hashes, which
 * can be compared but do not identify anyone.
 */
import { keyedHash } from "./derive-key.ts";
import { log } from "./log.ts";
import { countSecurity } from "./metrics.ts";
import { requestNote } from "./request-context.ts";

export type SecurityEvent =
	| "code_refuse"
	| "codes_pause"
	| "role_refuse"
	| "lecture_barree"
	| "limite_atteinte"
	| "connexion"
	| "deconnexion"
	| "sessions_fermees"
	| "jeton_cree"
	| "jeton_revoque"
	| "cle_ajoutee"
	| "cle_montree"
	| "cle_refusee"
	| "cles_retirees"
	| "suspension"
	| "suspension_levee";

/** Bytes of a hash that the log shows: enough to tell two apart. */
const SHOWN_OCTETS = 12;

/** Undefined for what is not known: the log leaves it out. */
function hashed(kind: string, value: string | number | undefined) {
	if (value === undefined) return undefined;
	return keyedHash("securite", `${kind}\n${value}`)
		.subarray(0, SHOWN_OCTETS)
		.toString("base64url");
}

type Details = {
	/** The account that acts, or that signs in or out. */
	readonly compte_id?: number;
	/** The account acted upon. */
	readonly cible_id?: number;
	/** A mailbox, in its normalised form. */
	readonly boite?: string;
	/** Which limit, why a code, which page: our own words, never a reader's. */
	readonly quoi?: string;
};

/** Logs and counts one security event, with the network of the current request where it is known. */
export function noteSecurity(
	event: SecurityEvent,
	{ compte_id, cible_id, boite, quoi }: Details = {},
): void {
	countSecurity(event);
	log().info(
		{
			securite: event,
			compte: hashed("compte", compte_id),
			cible: hashed("compte", cible_id),
			boite: hashed("boite", boite),
			reseau: hashed("reseau", requestNote()?.network),
			quoi,
		},
		"securite",
	);
}
