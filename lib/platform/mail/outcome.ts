import { sealing } from "../runtime/encrypted-text.ts";

/** Who is asked whether a need is solved, and which need. */
export type Question = {
	readonly compte_id: number;
	readonly besoin_id: number;
};

const PAYLOAD_OCTETS = 8;

/** Encrypted: a link seen in a log or on a screen must not reveal which account supports what. */
const LIENS = sealing("bilan-scelle");

/** The token by which a mail's reader answers whether a delivered need is solved, without signing in. It never expires. */
export function signerBilan({ compte_id, besoin_id }: Question): string {
	const payload = Buffer.alloc(PAYLOAD_OCTETS);
	payload.writeUInt32BE(compte_id, 0);
	payload.writeUInt32BE(besoin_id, 4);
	return LIENS.write(payload);
}

/** What `signerBilan` signed, or null for any other text. */
export function lireJetonBilan(texte: string): Question | null {
	const payload = LIENS.read(texte);
	if (payload?.length !== PAYLOAD_OCTETS) return null;
	return {
		compte_id: payload.readUInt32BE(0),
		besoin_id: payload.readUInt32BE(4),
	};
}
