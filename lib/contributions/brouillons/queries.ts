import { rows, sql } from "#lib/platform/db/pool";
import { empreinteBrouillon } from "./rules.ts";
import { ContenuBrouillon, type NatureBrouillon } from "./schema.ts";

/** This browser's draft, or null when none is kept. */
export async function lireBrouillon(
	secret: string,
	nature: NatureBrouillon,
): Promise<ContenuBrouillon | null> {
	const [brouillon] = await rows<{ contenu: unknown }>(
		sql`SELECT contenu FROM brouillons
		    WHERE empreinte = ${empreinteBrouillon(secret)} AND nature = ${nature} AND expire_le > now()`,
	);
	return ContenuBrouillon.safeParse(brouillon?.contenu).data ?? null;
}
