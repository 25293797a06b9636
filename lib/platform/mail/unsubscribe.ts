import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "../runtime/derive-key.ts";
import { SEAL_OCTETS } from "../runtime/encrypted-text.ts";
import { needLinks, PAYLOAD_OCTETS } from "./need-links.ts";

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

/** For unsubscribing from the mails of a need. */
export const { sign: signerDesinscription, read: lireJetonDesinscription } =
	needLinks("desinscription-scelle", lireAncien);
