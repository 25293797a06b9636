/** The record read at a line (counted from 1), and the number of bytes of the file read so far. */
export type ReadRecord = {
	readonly ligne: number;
	readonly octets: number;
} & (
	| { readonly ok: true; readonly valeur: Readonly<Record<string, unknown>> }
	| { readonly ok: false; readonly raison: string }
);

/** A longer line is not a record, and must not fill the memory. */
export const LIGNE_MAX_OCTETS = 1024 * 1024;
