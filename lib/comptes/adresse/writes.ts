import type { Acteur } from "#lib/platform/actor";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { empreinteBarree } from "./queries.ts";

/** A normalised address, and the typed text for display. */
export type Adresse = {
	readonly courriel: string;
	readonly courriel_saisi: string;
};

/**
 * Gives the account that the transaction locks another address, and journals it. Queued
 * mails follow; a code is still sent where it was requested.
 */
export async function deplacerCompte(
	tx: Transaction,
	acteur: Acteur,
	{ id, courriel: ancien }: { readonly id: number; readonly courriel: string },
	{ courriel, courriel_saisi }: Adresse,
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE comptes SET courriel = ${courriel}, courriel_saisi = ${courriel_saisi} WHERE id = ${id}`,
	);
	await tx.$executeRaw(
		sql`UPDATE courriels SET destinataire = ${courriel}
		    WHERE compte_id = ${id} AND statut = 'attente' AND expire_le IS NULL`,
	);
	await journaliser(tx, {
		acteur,
		acte: "changerAdresse",
		...sur("compte", { id }),
		avant: { courriel: ancien },
		apres: { courriel },
	});
}

/** Part of an erasure: no new account can be created with this address (D10). */
export async function barrerAdresse(
	tx: Transaction,
	courriel: string,
): Promise<void> {
	await tx.$executeRaw(
		sql`INSERT INTO adresses_barrees (empreinte) VALUES (${empreinteBarree(courriel)})
		    ON CONFLICT DO NOTHING`,
	);
}

/** Lifts the bar on the address, and journals it; returns whether it was barred. */
export async function leverBarrage(
	tx: Transaction,
	acteur: Acteur,
	courriel: string,
): Promise<boolean> {
	const leves = await tx.$executeRaw(
		sql`DELETE FROM adresses_barrees WHERE empreinte = ${empreinteBarree(courriel)}`,
	);
	if (leves === 0) return false;
	await journaliser(tx, { acteur, acte: "leverBarrage", objet: "adresse" });
	return true;
}
