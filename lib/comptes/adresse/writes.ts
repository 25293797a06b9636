import type { Acteur } from "#lib/platform/actor";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { empreinteBarree } from "./queries.ts";

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
