/** Links of mails by which a reader acts on a need without signing in. They never expire. */
import { timingSafeEqual } from "node:crypto";
import { keyedHash, SEAL_OCTETS, sealing } from "../runtime/derive-key.ts";

/** Whose link it is, and the need that it is about. */
export type NeedLink = {
	readonly compte_id: number;
	readonly besoin_id: number;
};

const PAYLOAD_OCTETS = 8;

/**
 * Writes and reads the tokens of one kind of link. Encrypted: a link seen in a log or on a
 * screen must not reveal which account supports what. `read` returns null for any other
 * text; `readOld` reads what earlier versions wrote.
 */
function needLinks(
	purpose: string,
	readOld: (text: string) => Buffer | null = () => null,
) {
	const seal = sealing(purpose);
	return {
		sign({ compte_id, besoin_id }: NeedLink): string {
			const payload = Buffer.alloc(PAYLOAD_OCTETS);
			payload.writeUInt32BE(compte_id, 0);
			payload.writeUInt32BE(besoin_id, 4);
			return seal.write(payload);
		},
		read(text: string): NeedLink | null {
			const payload = seal.read(text) ?? readOld(text);
			if (payload?.length !== PAYLOAD_OCTETS) return null;
			return {
				compte_id: payload.readUInt32BE(0),
				besoin_id: payload.readUInt32BE(4),
			};
		},
	};
}

/** For the question whether a delivered need is solved. */
export const { sign: signerBilan, read: lireJetonBilan } =
	needLinks("bilan-scelle");

/** For taking back the support that a merge moved. */
export const { sign: signerReprise, read: lireJetonReprise } =
	needLinks("reprise-scelle");

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
