import type { NatureContribution } from "#lib/contributions/schema";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";

/** A decision is taken: nobody is on the entry any more. Part of the act, which locks the entry. */
export async function libererFiche(
	tx: Transaction,
	{ nature, id }: { readonly nature: NatureContribution; readonly id: number },
): Promise<void> {
	const cle = nature === "projet" ? sql`projet_id` : sql`besoin_id`;
	await tx.$executeRaw(sql`DELETE FROM prises WHERE ${cle} = ${id}`);
}
