import { rows, sql } from "#lib/platform/db/pool";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { ContenuBrouillon, type NatureBrouillon } from "./schema.ts";

/** This browser's draft, or null when none is kept. */
export async function lireBrouillon(
	secret: string,
	nature: NatureBrouillon,
): Promise<ContenuBrouillon | null> {
	const [brouillon] = await rows<{ contenu: unknown }>(
		sql`SELECT contenu FROM brouillons
		    WHERE empreinte = ${secretHash(secret)} AND nature = ${nature} AND expire_le > now()`,
	);
	return ContenuBrouillon.safeParse(brouillon?.contenu).data ?? null;
}
