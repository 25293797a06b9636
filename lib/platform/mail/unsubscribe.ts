import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../keys.ts";

/** Whose mails about which need. */
export type Desinscription = {
	readonly compte_id: number;
	readonly besoin_id: number;
};

const PAYLOAD_OCTETS = 8;
const MAC_OCTETS = 16;

function mac(payload: Buffer): Buffer {
	return createHmac("sha256", deriveKey("desinscription"))
		.update(payload)
		.digest()
		.subarray(0, MAC_OCTETS);
}

/** The text by which a mail's reader leaves that need's mails, without signing in. It never expires. */
export function signerDesinscription({
	compte_id,
	besoin_id,
}: Desinscription): string {
	const payload = Buffer.alloc(PAYLOAD_OCTETS);
	payload.writeUInt32BE(compte_id, 0);
	payload.writeUInt32BE(besoin_id, 4);
	return Buffer.concat([payload, mac(payload)]).toString("base64url");
}

/** What `signerDesinscription` signed, or null for any other text. */
export function lireJetonDesinscription(texte: string): Desinscription | null {
	const octets = Buffer.from(texte, "base64url");
	if (octets.length !== PAYLOAD_OCTETS + MAC_OCTETS) return null;
	// base64url reads several texts alike; only the one we wrote is good.
	if (octets.toString("base64url") !== texte) return null;
	const payload = octets.subarray(0, PAYLOAD_OCTETS);
	if (!timingSafeEqual(mac(payload), octets.subarray(PAYLOAD_OCTETS)))
		return null;
	return {
		compte_id: payload.readUInt32BE(0),
		besoin_id: payload.readUInt32BE(4),
	};
}
