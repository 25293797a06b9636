/**
 * One batch of an import, in one transaction: creates new records, changes those that
 * the source changed, and keeps what moderators changed. How a record is stored is up
 * to the caller (`Atelier`).
 */
import type { Acteur } from "../actor.ts";
import { journaliserLot, sur } from "../db/journal.ts";
import type { Acte } from "../db/journal-acts.ts";
import { type Sql, sql } from "../db/pool.ts";
import { inTransaction, type Transaction } from "../db/transaction.ts";
import type { CleImport } from "./envelope.ts";
import type { Sort } from "./run.ts";
import {
	changesOf,
	holdKeys,
	type ImportedValues,
	lireTraces,
	nomDe,
	noteUnreviewed,
	type Trace,
	writeTraces,
} from "./traces.ts";

export const STATUTS_IMPORT = ["propose", "publie"] as const;
export type StatutImport = (typeof STATUTS_IMPORT)[number];

/** A valid record: its key, its licence, and the fields to write. */
export type ElementImport<V extends ImportedValues> = CleImport & {
	readonly licence: string | null;
	readonly valeurs: V;
};

export type Objet<V extends ImportedValues> = {
	readonly id: number;
	readonly slug: string;
	readonly statut: string;
	readonly valeurs: V;
};

/** How records of one kind are created, read and changed, in a transaction. */
export type Atelier<V extends ImportedValues> = {
	readonly nature: "projet" | "besoin";
	readonly acte: Acte;
	readonly champs: readonly (keyof V & string)[];
	/** Creates one record for each of these values, and returns them in the same order. */
	readonly creer: (
		tx: Transaction,
		lot: readonly V[],
		statut: StatutImport,
	) => Promise<readonly { readonly id: number; readonly slug: string }[]>;
	readonly table: Sql;
	readonly lire: (
		tx: Transaction,
		ids: readonly number[],
	) => Promise<readonly Objet<V>[]>;
	/** Changes the given fields, and also publishes the record when `publier`. */
	readonly modifier: (
		contexte: Pick<Contexte<V>, "tx" | "acteur" | "maintenant">,
		objet: Pick<Objet<V>, "id" | "slug">,
		changements: Partial<V>,
		publier: boolean,
	) => Promise<void>;
};

type Contexte<V extends ImportedValues> = {
	readonly tx: Transaction;
	readonly acteur: Acteur;
	readonly atelier: Atelier<V>;
	readonly statut: StatutImport;
	readonly maintenant: Date;
};

const TIMEOUT_MS = 60_000;

async function creerLot<V extends ImportedValues>(
	{ tx, acteur, atelier, statut }: Contexte<V>,
	nouveaux: readonly ElementImport<V>[],
): Promise<void> {
	if (nouveaux.length === 0) return;
	const { nature, acte, creer } = atelier;
	const valeurs = nouveaux.map((element) => element.valeurs);
	const crees = await creer(tx, valeurs, statut);
	const paires = nouveaux.flatMap((element, rang) => {
		const cree = crees[rang];
		return cree ? [{ element, cree }] : [];
	});
	await writeTraces(
		tx,
		nature,
		paires.map(({ element, cree: { id } }) => ({
			...element,
			id,
			valeurs: { ...element.valeurs, statut },
		})),
	);
	await journaliserLot(
		tx,
		paires.map(({ element: { source, source_id }, cree }) => ({
			acteur,
			acte,
			...sur(nature, cree),
			apres: { statut, source, source_id },
		})),
	);
}

type Suivi<V extends ImportedValues> = {
	readonly element: ElementImport<V>;
	readonly trace: Trace;
};

function aChanger<V extends ImportedValues>(
	{ atelier, statut }: Contexte<V>,
	{ element, trace }: Suivi<V>,
	objet: Objet<V>,
) {
	const changements = changesOf(
		atelier.champs,
		element.valeurs,
		trace.valeurs,
		objet.valeurs,
	);
	// Publishing is the only change of state that an import makes, and only where no other actor decided.
	const publier =
		statut === "publie" &&
		objet.statut === "propose" &&
		trace.valeurs.statut === "propose";
	const touche =
		publier ||
		Object.keys(changements).length > 0 ||
		element.licence !== trace.licence;
	return { changements, publier, touche };
}

async function modifierUn<V extends ImportedValues>(
	contexte: Contexte<V>,
	suivi: Suivi<V>,
	objet: Objet<V>,
): Promise<boolean> {
	const { changements, publier, touche } = aChanger(contexte, suivi, objet);
	if (!touche) return false;
	const { tx, acteur, atelier, maintenant } = contexte;
	const champs = Object.keys(changements);
	if (publier || champs.length > 0)
		await atelier.modifier(contexte, objet, changements, publier);
	await tx.cleImport.update({
		where: { id: suivi.trace.cle_id },
		data: {
			licence: suivi.element.licence,
			importe_le: maintenant,
			valeurs: {
				...suivi.trace.valeurs,
				...changements,
				...(publier ? { statut: "publie" } : {}),
			},
		},
	});
	if (publier || champs.length > 0)
		await noteUnreviewed(
			tx,
			suivi.trace.cle_id,
			publier ? "publiee" : "changee",
			maintenant,
		);
	await journaliserLot(tx, [
		{
			acteur,
			acte: atelier.acte,
			...sur(atelier.nature, objet),
			...(publier ? { avant: { statut: "propose" } } : {}),
			apres: { champs, ...(publier ? { statut: "publie" } : {}) },
		},
	]);
	return true;
}

async function modifierLot<V extends ImportedValues>(
	contexte: Contexte<V>,
	suivis: readonly Suivi<V>[],
): Promise<ReadonlySet<number>> {
	const { tx, atelier } = contexte;
	const parId = new Map(suivis.map((suivi) => [suivi.trace.objet_id, suivi]));
	const lus = await atelier.lire(tx, [...parId.keys()]);
	const aRelire = lus.filter((objet) => {
		const suivi = parId.get(objet.id);
		return suivi !== undefined && aChanger(contexte, suivi, objet).touche;
	});
	const modifies = new Set<number>();
	if (aRelire.length === 0) return modifies;
	// Read again once locked: a moderator may have written meanwhile.
	const ids = aRelire.map(({ id }) => id);
	await tx.$executeRaw(
		sql`SELECT id FROM ${atelier.table} WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`,
	);
	for (const objet of await atelier.lire(tx, ids)) {
		const suivi = parId.get(objet.id);
		if (suivi && (await modifierUn(contexte, suivi, objet)))
			modifies.add(objet.id);
	}
	return modifies;
}

/** Rolls back the transaction of a trial, and carries the outcome of each record. */
class FinEssai extends Error {
	readonly sorts: readonly Sort[];

	constructor(sorts: readonly Sort[]) {
		super("nothing of a trial is kept");
		this.sorts = sorts;
	}
}

/** Writes a batch whole or not at all (with `essai`, writes nothing), and returns the outcome of each record. */
export function ecrireLot<V extends ImportedValues>(
	acteur: Acteur,
	atelier: Atelier<V>,
	{ statut, essai }: { readonly statut: StatutImport; readonly essai: boolean },
	lot: readonly ElementImport<V>[],
): Promise<readonly Sort[]> {
	return inTransaction<readonly Sort[]>(
		async (tx) => {
			const maintenant = await holdKeys(tx, atelier.nature, lot);
			const contexte = { tx, acteur, atelier, statut, maintenant };
			const traces = await lireTraces(tx, atelier.nature, lot);
			const suivis = lot.flatMap((element) => {
				const trace = traces.get(nomDe(element));
				return trace ? [{ element, trace }] : [];
			});
			await creerLot(
				contexte,
				lot.filter((element) => !traces.has(nomDe(element))),
			);
			const modifies = await modifierLot(contexte, suivis);
			// What is deferred to the COMMIT (mostly indexing for search) may take longer
			// than a query may: if it fails here, nothing is kept, while a COMMIT whose
			// answer is lost would have kept all of it.
			await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
			const sorts = lot.map((element): Sort => {
				const trace = traces.get(nomDe(element));
				if (!trace) return "cree";
				return modifies.has(trace.objet_id) ? "modifie" : "inchange";
			});
			if (essai) throw new FinEssai(sorts);
			return sorts;
		},
		{ timeoutMs: TIMEOUT_MS },
	).catch((error: unknown) => {
		if (error instanceof FinEssai) return error.sorts;
		throw error;
	});
}
