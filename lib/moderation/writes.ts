import { LIEUX } from "#lib/contributions/queries";
import { lireRetraitTenu } from "#lib/contributions/retraits/queries";
import type {
	EntreeVisee,
	MotifRetrait,
} from "#lib/contributions/retraits/schema";
import {
	inscrireRetrait,
	leverRetrait,
} from "#lib/contributions/retraits/writes";
import type { NatureContribution } from "#lib/contributions/schema";
import { phrase } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import { conflit } from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import type { EntreeJugee } from "./avis/schema.ts";
import type { BesoinTenu } from "./chantier/schema.ts";
import { peutDecider } from "./rules.ts";
import { rouvrirContredits } from "./signalements/writes.ts";

export type EntreeTenue = EntreeJugee & {
	readonly modifie_le: Date;
	readonly efface_le: Date | null;
	/** Of a project alone. */
	readonly mis_en_avant: boolean | null;
	/** Of a need alone. */
	readonly projet_id: number | null;
};

/** Locks an entry, found by its number or its slug: whoever decides on it meanwhile waits. */
export async function tenirEntree(
	tx: Transaction,
	nature: NatureContribution,
	par: { readonly id: number } | { readonly slug: string },
): Promise<EntreeTenue | undefined> {
	const { table, titre, titre_en } = LIEUX[nature];
	const propres =
		nature === "projet"
			? sql`mis_en_avant, NULL::int AS projet_id`
			: sql`NULL::boolean AS mis_en_avant, projet_id`;
	const [tenue] = await tx.$queryRaw<EntreeTenue[]>(
		sql`SELECT id, slug, ${titre} AS titre, ${titre_en} AS titre_en, langue, statut, publie_le, auteur_id,
		      modifie_le, efface_le, ${propres}
		    FROM ${table} WHERE ${"id" in par ? sql`id = ${par.id}` : sql`slug = ${par.slug}`} FOR UPDATE`,
	);
	return tenue;
}

/** Locks a need of which something is edited, but its state and its text; returns undefined for an unknown slug. */
export async function tenirBesoin(
	tx: Transaction,
	slug: string,
): Promise<BesoinTenu | undefined> {
	const [besoin] = await tx.$queryRaw<BesoinTenu[]>(
		sql`SELECT id, slug, statut, projet_id, titre, langue, cahier, roles, depot, derniere_etape, traductions
		    FROM besoins WHERE slug = ${slug} FOR NO KEY UPDATE`,
	);
	return besoin;
}

/** A moderator has decided on an entry: it is no longer there by rule alone. In the transaction of the decision. */
export async function tenirPourJugee(
	tx: Transaction,
	{ nature, id }: EntreeVisee,
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE cles_import SET sans_relecture = NULL, sans_relecture_le = NULL
		    WHERE ${LIEUX[nature].renvoi} = ${id} AND sans_relecture_le IS NOT NULL`,
	);
}

const CONTESTEE = conflit(phrase("refus.fiches.contestee"));

/** Blocks bringing an entry back, while its contest is pending, by the moderator who took it down or by its author. */
export async function obstacleDeRetrait(
	tx: Transaction,
	{ compte_id }: ActeurCompte,
	nature: NatureContribution,
	entree: {
		readonly id: number;
		readonly statut: string;
		readonly auteur_id: number | null;
	},
) {
	if (entree.statut !== "archive") return null;
	const retrait = await lireRetraitTenu(tx, { nature, id: entree.id });
	if (!retrait?.conteste || retrait.decide) return null;
	const { retirant_id } = retrait;
	const { auteur_id } = entree;
	return peutDecider(compte_id, { retirant_id, auteur_id }) ? null : CONTESTEE;
}

/**
 * Records that a change of state takes a public entry down, or brings it back.
 * Runs in the transaction of the change, which holds the entry's lock. Returns
 * the act whose take-down is ended, null when none is.
 */
export async function suivreRetrait(
	tx: Transaction,
	acteur: ActeurCompte,
	nature: NatureContribution,
	entree: Pick<EntreeTenue, "id" | "slug" | "statut">,
	change: {
		readonly statut: string;
		readonly acte_id: number;
		readonly choix: MotifRetrait | null;
	},
): Promise<number | null> {
	const { statut, acte_id, choix } = change;
	const visee = { nature, id: entree.id };
	// Only a public entry can be archived (D1, D2).
	const estRetrait = statut === "archive";
	if (estRetrait)
		await inscrireRetrait(tx, visee, {
			statut_avant: entree.statut,
			retirant_id: acteur.compte_id,
			...{ acte_id, choix },
		});
	if (estRetrait || entree.statut === "archive")
		await rouvrirContredits(tx, acteur, nature, entree, !estRetrait);
	if (entree.statut !== "archive") return null;
	return leverRetrait(tx, visee, {
		...{ acte_id, decideur_id: acteur.compte_id, reponse: null },
	});
}
