import type { NatureContribution } from "#lib/contributions/schema";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";

/** A moderator has decided on an entry: it is no longer there by rule alone. In the transaction of the decision. */
export async function tenirPourJugee(
	tx: Transaction,
	{ nature, id }: { readonly nature: NatureContribution; readonly id: number },
): Promise<void> {
	const cle = nature === "projet" ? sql`projet_id` : sql`besoin_id`;
	await tx.$executeRaw(
		sql`UPDATE cles_import SET sans_relecture = NULL, sans_relecture_le = NULL WHERE ${cle} = ${id} AND sans_relecture_le IS NOT NULL`,
	);
}
