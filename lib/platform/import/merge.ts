/** What an import may change of a record that moderators may have changed too. */
import { z } from "zod";

const Value = z.union([z.string(), z.boolean(), z.array(z.string()), z.null()]);

/** The fields that an import writes, as they are kept to be compared the next time. */
export const ImportedValues = z.record(z.string(), Value);
export type ImportedValues = Readonly<
	Record<string, string | boolean | null | readonly string[]>
>;

function same(a: unknown, b: unknown): boolean {
	return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/**
 * The fields that an import changes: those whose source (`next`) no longer says
 * what the last import wrote (`last`), unless what is there (`current`) differs
 * from that too, for then a moderator changed it and it stays his.
 */
export function changesOf<V extends ImportedValues>(
	fields: readonly (keyof V & string)[],
	next: V,
	last: ImportedValues,
	current: V,
): Partial<V> {
	const changes: Partial<V> = {};
	for (const field of fields)
		if (!same(next[field], last[field]) && same(current[field], last[field]))
			changes[field] = next[field];
	return changes;
}
