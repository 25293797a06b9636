/** Files of other directories: which of their columns is read as which of ours. */
import { z } from "zod";
import type { ReadRecord } from "./csv.ts";
import { readRecords } from "./records.ts";

export const ColumnMap = z.strictObject({
	source: z.string(),
	/** Our column, and theirs; of several, the first that has a value. */
	champs: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
	/** Our column, and what it holds in every record. */
	fixes: z.record(z.string(), z.string()).default({}),
	/** Their column of states, and which are taken or left; "" is none. */
	etats: z
		.strictObject({
			colonne: z.string(),
			prendre: z.array(z.string()),
			laisser: z.array(z.string()),
		})
		.optional(),
});
export type ColumnMap = z.output<typeof ColumnMap>;

type Values = Readonly<Record<string, unknown>>;

function textOf(value: unknown): unknown {
	return typeof value === "number" ? String(value) : (value ?? undefined);
}

function mapped({ champs, fixes, source }: ColumnMap, theirs: Values): Values {
	const ours = Object.entries(champs).map(([name, columns]) => [
		name,
		[columns]
			.flat()
			.map((column) => textOf(theirs[column]))
			.find((value) => value !== undefined),
	]);
	return { ...fixes, ...Object.fromEntries(ours), source };
}

/** The columns of ours that a map names and that are none. */
export function unknownColumns(
	{ champs, fixes }: ColumnMap,
	known: readonly string[],
): string[] {
	return Object.keys({ ...champs, ...fixes }).filter(
		(name) => !known.includes(name),
	);
}

/** Yields the records of a file with our columns; calls `onLeft` for each that its state leaves out. */
export async function* readMapped(
	path: string,
	map: ColumnMap,
	onLeft: () => void,
): AsyncGenerator<ReadRecord> {
	const { etats } = map;
	for await (const record of readRecords(path)) {
		if (!record.ok) {
			yield record;
			continue;
		}
		const state = String(textOf(record.valeur[etats?.colonne ?? ""]) ?? "");
		if (etats?.laisser.includes(state)) onLeft();
		else if (etats && !etats.prendre.includes(state))
			yield {
				...{ ligne: record.ligne, octets: record.octets, ok: false },
				raison:
					state === ""
						? `la colonne des états, « ${etats.colonne} », manque ou est vide`
						: `${etats.colonne} : l’état « ${state} » n’est ni à prendre ni à laisser, complétez la carte`,
			};
		else yield { ...record, valeur: mapped(map, record.valeur) };
	}
}
