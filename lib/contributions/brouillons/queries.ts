import { rows, sql } from "#lib/platform/db/pool";
import type { NatureContribution } from "../schema.ts";
import { empreinteBrouillon } from "./rules.ts";
import { ContenuBrouillon } from "./schema.ts";

/** What this browser was writing, or null when nothing is kept any more. */
export async function lireBrouillon(
	secret: string,
	nature: NatureContribution,
): Promise<ContenuBrouillon | null> {
	const [brouillon] = await rows<{ contenu: unknown }>(
		sql`SELECT contenu FROM brouillons
		    WHERE empreinte = ${empreinteBrouillon(secret)} AND nature = ${nature} AND expire_le > now()`,
	);
	return ContenuBrouillon.safeParse(brouillon?.contenu).data ?? null;
}
