/** What an import may change in a record that moderators may have changed too. */
import { z } from "zod";

const Value = z.union([z.string(), z.boolean(), z.array(z.string()), z.null()]);

/** The fields written by an import, stored to be compared with the next one. */
export const ImportedValues = z.record(z.string(), Value);
export type ImportedValues = Readonly<
	Record<string, string | boolean | null | readonly string[]>
>;

/** An empty list is nothing, like null, or like a field that did not exist at the last import. */
function said(value: unknown): string {
	const isNothing = Array.isArray(value) && value.length === 0;
	return JSON.stringify(isNothing ? null : (value ?? null));
}

function same(a: unknown, b: unknown): boolean {
	return said(a) === said(b);
}

/**
 * The fields that an import changes: those where the source (`next`) differs from what
 * the last import wrote (`last`), except where the current value (`current`) differs
 * from that too: a moderator changed it, so it is kept.
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
