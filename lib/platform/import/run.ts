/**
 * Runs an import: reads a file record by record, writes in batches, reports the outcome
 * of each record. What is imported is up to the caller.
 */
import { setTimeout as delay, setImmediate } from "node:timers/promises";
import { OperatorError } from "../config/operator-error.ts";
import { DISK_FULL, StoreDown, sqlState } from "../db/unavailable.ts";
import type { ReadRecord } from "./csv.ts";
import type { CleImport, Lecture } from "./envelope.ts";
import { readableSize, readRecords } from "./records.ts";

/** Records per transaction: few enough to be indexed for search within the time of one query. */
export const LOT = 50;
/** A batch of this size that fails is not split again. */
const LOT_MIN = 5;
const PAUSE_MS = 500;

/** Unknown columns that are reported, at most; an arbitrary file may have any number of them. */
export const COLONNES_INCONNUES_MAX = 50;
const NOM_DE_COLONNE_MAX = 100;

export type Refuse = {
	readonly ligne: number;
	readonly source_id: string | null;
	readonly raison: string;
};

/** The outcome of a file's records; `lus` is the sum of the others. */
export type BilanImport = {
	lus: number;
	crees: number;
	modifies: number;
	inchanges: number;
	readonly refuses: Refuse[];
	/** Columns that are not read, and the number of records that have a value there. */
	colonnes_inconnues: Readonly<Record<string, number>>;
};

export type Sort = "cree" | "modifie" | "inchange";

export type Import<E extends CleImport> = {
	/** The columns that `lire` reads. */
	readonly colonnes: readonly string[];
	readonly lire: (
		brut: Readonly<Record<string, unknown>>,
	) => Promise<Lecture<E>> | Lecture<E>;
	/** Writes a batch whole, or throws and writes nothing of it; returns the outcome of each record. */
	readonly ecrire: (lot: readonly E[]) => Promise<readonly Sort[]>;
	/** Reads the records of the file in another manner than `readRecords`. */
	readonly source?: ((path: string) => AsyncIterable<ReadRecord>) | undefined;
	/** Called with the outcome of each record that was accepted. */
	readonly dire?: ((ligne: number, sort: Sort) => void) | undefined;
};

/** Called as the file is read, with the part of it already read, from 0 to 1. */
export type Progression = (part: number, bilan: BilanImport) => void;

type Place<E> = { readonly ligne: number; readonly element: E };

const COMPTE = {
	cree: "crees",
	modifie: "modifies",
	inchange: "inchanges",
} as const;

function idOf({ ok, ...record }: ReadRecord): string | null {
	const id = ok && "valeur" in record ? record.valeur.source_id : null;
	return typeof id === "string" || typeof id === "number" ? String(id) : null;
}

class Course<E extends CleImport> {
	readonly bilan: BilanImport = {
		lus: 0,
		crees: 0,
		modifies: 0,
		inchanges: 0,
		refuses: [],
		colonnes_inconnues: {},
	};
	readonly #unknown = new Map<string, number>();
	readonly #import: Import<E>;
	/** First line of each key of the file. */
	readonly #seen = new Map<string, number>();
	#lot: Place<E>[] = [];
	/** Batches in progress, two at most: reading and two of the database's processes share the machine. */
	readonly #writing: Promise<void>[] = [Promise.resolve(), Promise.resolve()];
	#turn = 0;

	constructor(what: Import<E>) {
		this.#import = what;
	}

	async take(record: ReadRecord): Promise<void> {
		this.bilan.lus += 1;
		const { ligne } = record;
		if (record.ok) this.#noteUnknown(record.valeur);
		const lecture = record.ok ? await this.#import.lire(record.valeur) : record;
		if (!lecture.ok) return this.#refuse(ligne, idOf(record), lecture.raison);
		const { element } = lecture;
		const key = JSON.stringify([element.source, element.source_id]);
		const first = this.#seen.get(key);
		if (first !== undefined)
			return this.#refuse(
				ligne,
				element.source_id,
				`déjà lu à la ligne ${first} : même source, même source_id`,
			);
		this.#seen.set(key, ligne);
		this.#lot.push({ ligne, element });
		if (this.#lot.length >= LOT) await this.flush();
		// Other batches are being written: let their answers be handled.
		else await setImmediate();
	}

	/** Waits for an earlier batch to be written, and starts to write this one. */
	async flush(): Promise<void> {
		const lane = this.#turn % this.#writing.length;
		this.#turn += 1;
		await this.#writing[lane];
		const written = this.#write(this.#lot.splice(0));
		this.#writing[lane] = written;
		// The next await gets the failure; until then it must not be an unhandled rejection.
		written.catch(() => {});
	}

	/** Resolves when no batch is being written any more, whether they failed or not. */
	async idle(): Promise<void> {
		await Promise.allSettled(this.#writing);
	}

	async end(): Promise<void> {
		await this.flush();
		await Promise.all(this.#writing);
		this.bilan.refuses.sort((a, b) => a.ligne - b.ligne);
		this.bilan.colonnes_inconnues = Object.fromEntries(this.#unknown);
	}

	#noteUnknown(valeur: Readonly<Record<string, unknown>>): void {
		for (const colonne of Object.keys(valeur)) {
			if (this.#import.colonnes.includes(colonne)) continue;
			const nom = colonne.slice(0, NOM_DE_COLONNE_MAX);
			const count = this.#unknown.get(nom);
			if (count === undefined && this.#unknown.size >= COLONNES_INCONNUES_MAX)
				continue;
			this.#unknown.set(nom, (count ?? 0) + 1);
		}
	}

	#refuse(ligne: number, source_id: string | null, raison: string): void {
		this.bilan.refuses.push({ ligne, source_id, raison });
	}

	async #write(lot: readonly Place<E>[]): Promise<void> {
		if (lot.length === 0) return;
		try {
			const sorts = await this.#import.ecrire(
				lot.map(({ element }) => element),
			);
			for (const [rang, sort] of sorts.entries()) {
				this.bilan[COMPTE[sort]] += 1;
				const place = lot[rang];
				if (place) this.#import.dire?.(place.ligne, sort);
			}
		} catch (error) {
			if (error instanceof StoreDown) return this.#writeInHalves(lot, error);
			const state = sqlState(error);
			if (state === undefined) throw error;
			await this.#writeOneByOne(lot, state);
		}
	}

	/** A busy database may not be able to write a whole batch in time. */
	async #writeInHalves(
		lot: readonly Place<E>[],
		error: StoreDown,
	): Promise<void> {
		if (lot.length <= LOT_MIN) throw error;
		await delay(PAUSE_MS);
		const middle = Math.ceil(lot.length / 2);
		await this.#write(lot.slice(0, middle));
		await this.#write(lot.slice(middle));
	}

	/** One record that the database refuses must not make the others of its batch fail. */
	async #writeOneByOne(lot: readonly Place<E>[], state: string): Promise<void> {
		const [only, ...others] = lot;
		if (only && others.length === 0)
			return this.#refuse(
				only.ligne,
				only.element.source_id,
				`la base refuse cet enregistrement (${state})`,
			);
		for (const place of lot) await this.#write([place]);
	}
}

/**
 * Imports the records of a file. Each one is accepted, or refused with its line and a
 * reason; a refusal never affects another record. Throws an `OperatorError` when the
 * file can't be read or the database stops answering: what was written before is kept,
 * and a second run does the rest.
 */
export async function importFile<E extends CleImport>(
	path: string,
	what: Import<E>,
	progression: Progression = () => {},
): Promise<BilanImport> {
	const size = await readableSize(path);
	const course = new Course(what);
	try {
		for await (const record of (what.source ?? readRecords)(path)) {
			await course.take(record);
			progression(record.octets / Math.max(size, 1), course.bilan);
		}
		await course.end();
	} catch (error) {
		await course.idle();
		if (!(error instanceof StoreDown)) throw error;
		const cause =
			sqlState(error) === DISK_FULL
				? "Le disque de la base est plein"
				: "La base ne répond plus";
		throw new OperatorError(
			`${cause} : ce qui est entré est gardé, relancez la même commande pour la suite.`,
		);
	}
	progression(1, course.bilan);
	return course.bilan;
}
