/** Links of mails by which a reader acts on a need without signing in. They never expire. */
import { sealing } from "../runtime/derive-key.ts";

/** Whose link it is, and the need that it is about. */
export type NeedLink = {
	readonly compte_id: number;
	readonly besoin_id: number;
};

const PAYLOAD_OCTETS = 8;

/**
 * Writes and reads the tokens of one kind of link. Encrypted: a link seen in a log or on a
 * screen must not reveal which account supports what. `read` returns null for any other
 * text.
 */
function needLinks(purpose: string) {
	const seal = sealing(purpose);
	return {
		sign({ compte_id, besoin_id }: NeedLink): string {
			const payload = Buffer.alloc(PAYLOAD_OCTETS);
			payload.writeUInt32BE(compte_id, 0);
			payload.writeUInt32BE(besoin_id, 4);
			return seal.write(payload);
		},
		read(text: string): NeedLink | null {
			const payload = seal.read(text);
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

/** For unsubscribing from the mails of a need. */
export const { sign: signerDesinscription, read: lireJetonDesinscription } =
	needLinks("desinscription-scelle");
