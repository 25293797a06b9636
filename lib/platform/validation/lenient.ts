import type { z } from "zod";

/**
 * The query of a page: the last value of each key, without invalid values. A page is
 * shown even when its address was cut short; the API refuses the same query (422). The
 * schema must accept an empty query.
 */
export function lenientQuery<Schema extends z.ZodObject>(
	schema: Schema,
	query: Readonly<Record<string, string | string[] | undefined>>,
): z.output<Schema> {
	const last = Object.entries(query).flatMap(([key, value]) => {
		const text = Array.isArray(value) ? value.at(-1) : value;
		return text === undefined ? [] : [[key, text] as const];
	});
	const parsed = schema.safeParse(Object.fromEntries(last));
	if (parsed.success) return parsed.data;
	const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
	return schema.parse(
		Object.fromEntries(last.filter(([key]) => !wrong.has(key))),
	);
}
