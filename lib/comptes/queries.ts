import { prisma } from "#lib/platform/db";
import { INTROUVABLE, type Resultat, reussite } from "#lib/platform/result";
import { normaliserCourriel } from "./rules.ts";
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

/** The id of the account of an address, however it is typed (D9). */
export async function trouverCompte(
	courriel_saisi: string,
): Promise<Resultat<number>> {
	const courriel = normaliserCourriel(courriel_saisi);
	if (courriel === null) return INTROUVABLE;
	const compte = await prisma().compte.findUnique({
		where: { courriel },
		select: { id: true },
	});
	return compte ? reussite(compte.id) : INTROUVABLE;
}
