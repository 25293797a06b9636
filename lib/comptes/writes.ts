import { type Acteur, type Role, roleDe } from "#lib/platform/actor";
import {
	INTROUVABLE,
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { type EntreeJournal, journaliser, sur } from "#lib/platform/db/journal";
import type { Acte } from "#lib/platform/db/journal-acts";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import type { Langue } from "#lib/platform/langues";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import type { Compte } from "#prisma/client/client";
import { oublierCles } from "./cles/writes.ts";
import { empreinteBarree } from "./queries.ts";
import { LIBELLES_ROLE } from "./rules.ts";

/** `hors_decomptes_le`: since when its votes and supports are excluded from the counts. */
export type CompteVerrouille = Pick<
	Compte,
	| "id"
	| "courriel"
	| "courriel_saisi"
	| "nom"
	| "role"
	| "suspendu"
	| "hors_decomptes_le"
>;

/** Writes to the journal an act on the account of this id, and returns the id of the entry. */
export const journaliserCompte = (
	tx: Transaction,
	acteur: Acteur,
	acte: Acte,
	id: number,
	dits: Pick<EntreeJournal, "avant" | "apres"> = {},
): Promise<number> =>
	journaliser(tx, acteur, acte, { ...sur("compte", { id }), ...dits });

/**
 * Creates the confirmed account of an address, and journals it as an act of `acteur`, by
 * default of the account itself. Returns its id; undefined when the address has an account,
 * or is barred because it was erased while suspended.
 */
export async function ouvrirCompte(
	tx: Transaction,
	{ courriel, courriel_saisi }: Adresse,
	{
		nom = null,
		role = "membre",
		langue = "fr",
		acteur,
	}: {
		readonly nom?: string | null;
		readonly role?: Role | undefined;
		readonly langue?: Langue;
		readonly acteur?: Acteur;
	},
): Promise<number | undefined> {
	const [cree] = await tx.$queryRaw<{ id: number }[]>(
		sql`INSERT INTO comptes (courriel, courriel_saisi, nom, role, langue, valide_le)
		    SELECT ${courriel}, ${courriel_saisi}, ${nom}, ${role}, ${langue}, now()
		    WHERE NOT EXISTS (SELECT 1 FROM adresses_barrees WHERE empreinte = ${empreinteBarree(courriel)})
		    ON CONFLICT (courriel) DO NOTHING RETURNING id`,
	);
	if (!cree) return undefined;
	const { id } = cree;
	await journaliserCompte(
		tx,
		acteur ?? { nature: "compte", compte_id: id, role },
		"creerCompte",
		id,
		{ apres: { role } },
	);
	return id;
}

/** Locks the account alone: one act of it at a time, and a suspension waits for it. Undefined when it is gone. */
export async function tenirCompte(tx: Transaction, compte_id: number) {
	const [compte] = await tx.$queryRaw<{ role: string; suspendu: boolean }[]>(
		sql`SELECT role, suspendu FROM comptes WHERE id = ${compte_id} FOR NO KEY UPDATE`,
	);
	return compte;
}

/**
 * Locks the account, and every administrator with it when it is one: two that leave or
 * suspend each other at once must not both succeed (D8). Not FOR UPDATE: a write about
 * an entry locks that entry and then refers to its author, and the two would deadlock.
 * Also counts the other administrators who may still act.
 */
export async function verrouillerCompte(
	tx: Transaction,
	compte_id: number,
): Promise<{ compte: CompteVerrouille | undefined; autresAdmins: number }> {
	const verrouilles = await tx.$queryRaw<CompteVerrouille[]>(
		sql`SELECT id, courriel, courriel_saisi, nom, role, suspendu, hors_decomptes_le FROM comptes
		    WHERE id = ${compte_id}
		       OR (role = 'admin' AND EXISTS (SELECT 1 FROM comptes c WHERE c.id = ${compte_id} AND c.role = 'admin'))
		    ORDER BY id FOR NO KEY UPDATE`,
	);
	return {
		compte: verrouilles.find(({ id }) => id === compte_id),
		autresAdmins: verrouilles.filter(
			({ id, role, suspendu }) =>
				id !== compte_id && role === "admin" && !suspendu,
		).length,
	};
}

/**
 * Journals the account's new role, and mails it once: each command that changes the
 * role calls this in the same transaction.
 */
export async function annoncerRole(
	tx: Transaction,
	acteur: Acteur,
	{ id, avant, apres }: { id: number; avant: Role; apres: Role },
): Promise<void> {
	const acte_id = await journaliserCompte(tx, acteur, "changerRole", id, {
		avant: { role: avant },
		apres: { role: apres },
	});
	await enfilerPourCompte(tx, id, {
		gabarit: "role_change",
		cle: `role:${acte_id}`,
		acte_id,
		donnees: { role: LIBELLES_ROLE[apres] },
	});
}

/**
 * Sets the account's role from its next call on, journals it, and mails it once. Fails
 * for an unknown account, and for the last administrator (D8). Who becomes a member loses
 * the passkeys, and with them the sessions. The same role again
 * changes nothing. The caller checks who may do it.
 */
export async function donnerRole(
	tx: Transaction,
	acteur: Acteur,
	id: number,
	role: Role,
): Promise<Resultat<null>> {
	const { compte, autresAdmins } = await verrouillerCompte(tx, id);
	if (!compte) return INTROUVABLE;
	const avant = roleDe(compte.role);
	if (avant === role) return reussite(null);
	if (avant === "admin" && autresAdmins === 0) return interdit("dernier_admin");
	await tx.compte.update({ where: { id }, data: { role } });
	// Given back later, the role would be without a key to show: no session stays for it.
	if (role === "membre" && (await oublierCles(tx, id)) > 0)
		await tx.session.deleteMany({ where: { compte_id: id } });
	await annoncerRole(tx, acteur, { id, avant, apres: role });
	return reussite(null);
}

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
	await journaliserCompte(tx, acteur, "changerAdresse", id, {
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
	await journaliser(tx, acteur, "leverBarrage", { objet: "adresse" });
	return true;
}
