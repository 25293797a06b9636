import { sealing } from "../runtime/encrypted-text.ts";

/** The account whose support was moved, and the need that it was given to. */
export type Reprise = {
	readonly compte_id: number;
	readonly besoin_id: number;
};

const PAYLOAD_OCTETS = 8;

/** Encrypted: a link seen in a log or on a screen must not reveal which account supports what. */
const LIENS = sealing("reprise-scelle");

/** The token by which a mail's reader takes back the support that a merge moved, without signing in. It never expires. */
export function signerReprise({ compte_id, besoin_id }: Reprise): string {
	const payload = Buffer.alloc(PAYLOAD_OCTETS);
	payload.writeUInt32BE(compte_id, 0);
	payload.writeUInt32BE(besoin_id, 4);
	return LIENS.write(payload);
}

/** What `signerReprise` signed, or null for any other text. */
export function lireJetonReprise(texte: string): Reprise | null {
	const payload = LIENS.read(texte);
	if (payload?.length !== PAYLOAD_OCTETS) return null;
	return {
		compte_id: payload.readUInt32BE(0),
		besoin_id: payload.readUInt32BE(4),
	};
}
