import { reglages } from "#lib/platform/config/env";
import { sql } from "#lib/platform/db/pool";
import { avecSlugLibre, isSlugOf, slugDe } from "#lib/platform/db/slug";
import type { Transaction } from "#lib/platform/db/transaction";
import {
	countUnlessFull,
	FENETRE_SECONDES,
	oneCall,
	secondesEntieres,
	secondsLeft,
} from "#lib/platform/limits/fixed-window";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import { type CleDeRejeu, LIEUX, lignesDe, renvoiVers } from "./queries.ts";
import type { EntreeVisee } from "./retraits/schema.ts";
import type { NatureContribution } from "./schema.ts";

const RESERVES = { table: sql`fenetres_contributions`, key: sql`compte_id` };

/** Counts a contribution in the account's pool (D16); returns the seconds to wait when the pool is empty, null when it is counted. */
export async function prendreDansLaReserve(
	tx: Transaction,
	compte_id: number,
): Promise<number | null> {
	const max = reglages().limiteContributions;
	const heure = { max, secondes: FENETRE_SECONDES };
	const comptees = await tx.$queryRaw<unknown[]>(
		sql`${countUnlessFull(RESERVES, oneCall(compte_id), heure)} RETURNING 1`,
	);
	if (comptees.length > 0) return null;
	const [fenetre] = await tx.$queryRaw<{ secondes: number }[]>(
		sql`SELECT ${secondsLeft(heure)} AS secondes
		    FROM fenetres_contributions WHERE compte_id = ${compte_id}`,
	);
	return secondesEntieres(fenetre?.secondes ?? 0);
}

/** What is recorded of a contribution: its replay keys, the title in the mail to its author, and the slug that it is answered. */
type Inscription = CleDeRejeu & {
	readonly titre: string;
	readonly slug: string;
};

/** Records an accepted contribution, mails its author that it was received, and returns its id. */
export async function inscrireContribution(
	tx: Transaction,
	compte_id: number,
	entree: EntreeVisee,
	{ cle, cleClient, titre, slug }: Inscription,
): Promise<number> {
	const contribution = await tx.contribution.create({
		data: {
			compte_id,
			nature: entree.nature,
			cle_rejeu: new Uint8Array(cle),
			cle_client: cleClient && new Uint8Array(cleClient),
			slug_recu: slug,
			...renvoiVers(entree),
		},
	});
	await enfilerPourCompte(tx, compte_id, {
		gabarit: "contribution_recue",
		cle: `contribution:${contribution.id}`,
		donnees: { nature: entree.nature, titre },
	});
	return contribution.id;
}

/** The name that an entry came with: of one never edited, the one that it has. */
async function premierNom(
	tx: Transaction,
	nature: NatureContribution,
	{ id, titre }: { readonly id: number; readonly titre: string },
): Promise<string> {
	const [premiere] = await tx.$queryRaw<{ nom: string | null }[]>(
		sql`SELECT valeurs -> ${LIEUX[nature].cle}::text ->> 0 AS nom FROM revisions
		    WHERE objet = ${nature} AND objet_id = ${id} ORDER BY id LIMIT 1`,
	);
	return premiere?.nom ?? titre;
}

/**
 * The slug under which an entry is first published: made anew when its author or
 * a moderator changed the name since it came (D16). Kept once the entry was
 * published, and when it is already a slug of that name. Runs in the
 * transaction that holds the entry's lock; the earlier versions follow.
 */
export async function slugDePublication(
	tx: Transaction,
	nature: NatureContribution,
	entree: {
		readonly id: number;
		readonly slug: string;
		readonly titre: string;
		readonly publie_le: Date | null;
	},
): Promise<string> {
	const { id, slug, titre, publie_le } = entree;
	const { nom, table, renvoi } = LIEUX[nature];
	if (publie_le !== null || isSlugOf(slug, slugDe(titre, nom))) return slug;
	if ((await premierNom(tx, nature, entree)) === titre) return slug;
	const refait = await avecSlugLibre(tx, nom, titre, async (libre) => {
		await tx.$executeRaw(
			sql`UPDATE ${table} SET slug = ${libre} WHERE id = ${id}`,
		);
		return libre;
	});
	await tx.$executeRaw(
		sql`UPDATE revisions SET slug = ${refait} WHERE ${renvoi} = ${id}`,
	);
	return refait;
}

/** Records that an author is asked to complete an entry: part of the act, which locks the entry. */
export async function inscrireDemande(
	tx: Transaction,
	entree: EntreeVisee,
	demande: { readonly acte_id: number; readonly demandeur_id: number },
): Promise<void> {
	await tx.demande.create({ data: { ...renvoiVers(entree), ...demande } });
}

/**
 * The author answers the request that the form showed, by what was just saved. Returns
 * whether it still waited for an answer.
 */
export async function repondreDemande(
	tx: Transaction,
	entree: EntreeVisee,
	demande_id: number,
): Promise<boolean> {
	const repondues = await tx.$executeRaw(
		sql`UPDATE demandes SET repondu_le = clock_timestamp()
		    WHERE id = ${demande_id} AND ${lignesDe(entree)} AND close_le IS NULL AND repondu_le IS NULL`,
	);
	return repondues > 0;
}

/** The act ends the open request about the entry, if there is one: part of the act, which locks the entry. */
export async function cloreDemande(
	tx: Transaction,
	entree: EntreeVisee,
	acte_id: number,
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE demandes SET close_le = clock_timestamp(), close_par = ${acte_id}
		    WHERE close_le IS NULL AND ${lignesDe(entree)}`,
	);
}

/** Undoes the act: the request that it had ended is open again. */
export async function rouvrirDemande(
	tx: Transaction,
	acte_id: number,
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE demandes SET close_le = NULL, close_par = NULL WHERE close_par = ${acte_id}`,
	);
}
