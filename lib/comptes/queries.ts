import { prisma } from "#lib/platform/db";
import { INTROUVABLE, type Resultat, reussite } from "#lib/platform/result";
import type { Moi } from "./schema.ts";
import { versMoi } from "./serialize.ts";

/** The account as its own holder reads it. */
export async function lireMoi(compte_id: number): Promise<Resultat<Moi>> {
	const compte = await prisma().compte.findUnique({
		where: { id: compte_id },
		select: { nom: true, valide_le: true },
	});
	return compte ? reussite(versMoi(compte)) : INTROUVABLE;
}
