/** What was read at a line (counted from 1) and how many bytes of the file are behind. */
export type ReadRecord = {
	readonly ligne: number;
	readonly octets: number;
} & (
	| { readonly ok: true; readonly valeur: Readonly<Record<string, unknown>> }
	| { readonly ok: false; readonly raison: string }
);

/** A longer line is no record of ours, and must not fill the memory. */
export const LIGNE_MAX_OCTETS = 1024 * 1024;
