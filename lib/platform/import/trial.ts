import type { Sort } from "./run.ts";

/** Ends the transaction of a trial: what became of each record is known, and nothing is kept. */
export class FinEssai extends Error {
	readonly sorts: readonly Sort[];

	constructor(sorts: readonly Sort[]) {
		super("nothing of a trial is kept");
		this.sorts = sorts;
	}
}

/** What a batch answers, whether it was written or only tried. */
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
