import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "../runtime/derive-key.ts";
import { SEAL_OCTETS, sealing } from "../runtime/encrypted-text.ts";

/** The account that unsubscribes, and the need. */
export type Desinscription = {
	readonly compte_id: number;
	readonly besoin_id: number;
};

const PAYLOAD_OCTETS = 8;

/** Encrypted: a link seen in a log or on a screen must not reveal which account supports what. */
const LIENS = sealing("desinscription-scelle");

/** The token by which a mail's reader unsubscribes from that need's mails, without signing in. It never expires. */
export function signerDesinscription({
	compte_id,
	besoin_id,
}: Desinscription): string {
	const payload = Buffer.alloc(PAYLOAD_OCTETS);
	payload.writeUInt32BE(compte_id, 0);
	payload.writeUInt32BE(besoin_id, 4);
	return LIENS.write(payload);
}

/**
 * Reads the links of mails sent before links were encrypted: a mail stays in its
 * mailbox for years, and its link must go on working.
 */
function lireAncien(texte: string): Buffer | null {
	const octets = Buffer.from(texte, "base64url");
	if (octets.length !== PAYLOAD_OCTETS + SEAL_OCTETS) return null;
	// base64url decodes several texts to the same bytes; only the one that we wrote is accepted.
	if (octets.toString("base64url") !== texte) return null;
	const payload = octets.subarray(0, PAYLOAD_OCTETS);
	const mac = keyedHash("desinscription", payload).subarray(0, SEAL_OCTETS);
	return timingSafeEqual(mac, octets.subarray(PAYLOAD_OCTETS)) ? payload : null;
}

/** What `signerDesinscription` signed, or null for any other text. */
export function lireJetonDesinscription(texte: string): Desinscription | null {
	const payload = LIENS.read(texte) ?? lireAncien(texte);
	if (payload?.length !== PAYLOAD_OCTETS) return null;
	return {
		compte_id: payload.readUInt32BE(0),
		besoin_id: payload.readUInt32BE(4),
	};
}
