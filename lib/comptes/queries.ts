import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import type { Compte } from "../../prisma/client/client.ts";
import { normaliserCourriel } from "./rules.ts";
import type { Moi } from "./schema.ts";
import { versMoi } from "./serialize.ts";

/** The account as its owner reads it. */
export async function lireMoi(compte_id: number): Promise<Resultat<Moi>> {
	const [compte] = await rows<Pick<Compte, "nom" | "valide_le">>(
		sql`SELECT nom, valide_le FROM comptes WHERE id = ${compte_id}`,
		"lire_moi",
	);
	return compte ? reussite(versMoi(compte)) : INTROUVABLE;
}

/** The id of the account of an address, however it is typed (D9). */
export async function trouverCompte(
	courriel_saisi: string,
): Promise<Resultat<number>> {
	const courriel = normaliserCourriel(courriel_saisi);
	if (courriel === null) return INTROUVABLE;
	const [compte] = await rows<Pick<Compte, "id">>(
		sql`SELECT id FROM comptes WHERE courriel = ${courriel}`,
	);
	return compte ? reussite(compte.id) : INTROUVABLE;
}
