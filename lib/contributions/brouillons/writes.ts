import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { empreinteBrouillon } from "./rules.ts";
import { ContenuBrouillon, type NatureBrouillon } from "./schema.ts";

/** Deletes this browser's draft and returns what it held; null when none is kept, or another call took it. */
export async function prendreBrouillon(
	tx: Transaction,
	secret: string,
	nature: NatureBrouillon,
): Promise<ContenuBrouillon | null> {
	const [pris] = await tx.$queryRaw<{ contenu: unknown }[]>(
		sql`DELETE FROM brouillons WHERE empreinte = ${empreinteBrouillon(secret)} AND nature = ${nature}
		      AND expire_le > now() RETURNING contenu`,
	);
	return ContenuBrouillon.safeParse(pris?.contenu).data ?? null;
}
