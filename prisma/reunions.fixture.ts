/** Needs that are merged: their supporters, and what everybody reads of them. */
import { lireBesoin } from "#lib/besoins/queries";
import { soutenirBesoin } from "#lib/participation/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { rows, sql } from "#lib/platform/db/pool";
import { creerBesoin } from "./entries.fixture.ts";
import { acteurDeRole, slugNeuf } from "./moderation.fixture.ts";

export const RAISON = {
	raison_fr: "Ils disent la même chose.",
	raison_en: "They say the same.",
};

export const CLEAN = { ecarts: [] };

export async function creerExprime(
	donnees: Parameters<typeof creerBesoin>[0],
): Promise<void> {
	const id = await creerBesoin(donnees);
	const { statut = "publie" } = donnees;
	await rows(
		sql`INSERT INTO jalons (besoin_id, statut)
		    VALUES (${id}, ${statut === "archive" ? "publie" : statut})`,
	);
}

/** A public need with these supporters. */
export async function besoin(
	...soutiens: readonly ActeurCompte[]
): Promise<string> {
	const slug = slugNeuf();
	await creerExprime({ slug });
	for (const un of soutiens) await soutenirBesoin(un, slug);
	return slug;
}

export const membre = () => acteurDeRole("membre");

/** The needs that an account supports. */
export async function soutenus({ compte_id }: ActeurCompte): Promise<string[]> {
	const lus = await rows<{ slug: string }>(
		sql`SELECT b.slug FROM soutiens s JOIN besoins b ON b.id = s.besoin_id WHERE s.compte_id = ${compte_id} ORDER BY b.id`,
	);
	return lus.map(({ slug }) => slug);
}

/** What everybody reads of a need; null when nobody does. */
export async function lu(slug: string) {
	const lue = await lireBesoin(slug);
	return lue.ok ? lue.valeur : null;
}
