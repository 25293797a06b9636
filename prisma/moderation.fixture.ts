/** Accounts for the tests of moderation, and their reads of the database. */
import { randomUUID } from "node:crypto";
import type { ActeurCompte, Role } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";

/** A confirmed account of this role, as an actor. */
export async function acteurDeRole(
	role: Role = "moderateur",
	langue = "fr",
): Promise<ActeurCompte> {
	const courriel = `${randomUUID()}@exemple.org`;
	const { id } = await prisma().compte.create({
		data: {
			courriel,
			courriel_saisi: courriel,
			role,
			langue,
			valide_le: new Date("2026-01-01"),
		},
	});
	return { nature: "compte", compte_id: id, role };
}

/** A unique slug. */
export function slugNeuf(): string {
	return `x-${randomUUID()}`;
}

/** The mails to an account, oldest first: template and status. */
export async function courrielsA({
	compte_id,
}: ActeurCompte): Promise<string[]> {
	const lignes = await rows<{ dit: string }>(
		sql`SELECT gabarit || ' ' || statut AS dit FROM courriels WHERE compte_id = ${compte_id} ORDER BY id`,
	);
	return lignes.map(({ dit }) => dit);
}

/** How many cancelled mails to an account keep their address or their text, as only those do that an undoing may give back. */
export async function gardesPour({ compte_id }: ActeurCompte): Promise<number> {
	const [lu] = await rows<{ gardes: number }>(
		sql`SELECT count(*)::int AS gardes FROM courriels
		    WHERE compte_id = ${compte_id} AND statut = 'annule' AND (destinataire <> '' OR donnees <> '{}')`,
	);
	return lu?.gardes ?? 0;
}

/** The last journal entry about an entry. */
export async function dernierActe(objet: string, slug: string) {
	return prisma().journalEntree.findFirstOrThrow({
		where: { objet, objet_slug: slug },
		orderBy: { id: "desc" },
	});
}
