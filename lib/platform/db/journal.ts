import type { Prisma } from "#prisma/client/client";
import type { Acteur } from "../actor.ts";
import type { Acte, ObjetJournal } from "./journal-acts.ts";
import { sql } from "./pool.ts";
import type { Transaction } from "./transaction.ts";

export type EntreeJournal = {
	readonly objet: ObjetJournal;
	readonly objet_id?: number;
	readonly objet_slug?: string;
	/** The fields that change, before and after; never a secret. */
	readonly avant?: Prisma.InputJsonObject;
	readonly apres?: Prisma.InputJsonObject;
	readonly motif?: string;
};

type Signee = EntreeJournal & { readonly acteur: Acteur; readonly acte: Acte };

/** What an act is about, as the journal names it. */
export function sur<const O extends ObjetJournal>(
	objet: O,
	{ id, slug }: { readonly id: number; readonly slug?: string },
) {
	return {
		objet,
		objet_id: id,
		...(slug === undefined ? {} : { objet_slug: slug }),
	};
}

/** The actor, as the journal names it. */
export function acteurDuJournal(acteur: Acteur) {
	return {
		acteur: acteur.nature,
		acteur_id: acteur.nature === "compte" ? acteur.compte_id : null,
	};
}

/**
 * Writes entries in one statement in the transaction of their acts, so that they are kept
 * only if the acts are, and returns their ids. Dated by the database, whose clock counts
 * every delay.
 */
export async function journaliserLot(
	tx: Transaction,
	entrees: readonly Signee[],
): Promise<number[]> {
	const lignes = entrees.map(({ acteur, ...entree }) => ({
		...acteurDuJournal(acteur),
		...entree,
	}));
	const ecrites = await tx.$queryRaw<{ id: number }[]>(
		sql`INSERT INTO journal (acteur, acteur_id, acte, objet, objet_id, objet_slug, avant, apres, motif)
		    SELECT acteur, acteur_id, acte, objet, objet_id, objet_slug, avant, apres, motif
		    FROM jsonb_to_recordset(${JSON.stringify(lignes)}::jsonb) AS ligne (acteur text, acteur_id int, acte text,
		      objet text, objet_id int, objet_slug text, avant jsonb, apres jsonb, motif text)
		    RETURNING id`,
	);
	return ecrites.map(({ id }) => id);
}

/** Writes one entry, and returns its id. */
export async function journaliser(
	tx: Transaction,
	acteur: Acteur,
	acte: Acte,
	entree: EntreeJournal,
): Promise<number> {
	const [id] = await journaliserLot(tx, [{ acteur, acte, ...entree }]);
	if (id === undefined) throw new Error("the journal took no entry");
	return id;
}
