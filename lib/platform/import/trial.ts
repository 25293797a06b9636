import type { Sort } from "./run.ts";

/** Rolls back the transaction of a trial, and carries the outcome of each record. */
export class FinEssai extends Error {
	readonly sorts: readonly Sort[];

	constructor(sorts: readonly Sort[]) {
		super("nothing of a trial is kept");
		this.sorts = sorts;
	}
}

/** The outcome of a batch, whether it was written or only tried. */
export async function sortsDe(
	lot: Promise<readonly Sort[]>,
): Promise<readonly Sort[]> {
	try {
		return await lot;
	} catch (error) {
		if (error instanceof FinEssai) return error.sorts;
		throw error;
	}
}
