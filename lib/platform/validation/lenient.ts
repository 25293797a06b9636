import type { z } from "zod";

/**
 * The query of a page: the last value of each key, and nothing of what is not
 * valid. A page is read even when somebody cut its address short; the API
 * refuses the same (422). The schema must accept an empty query.
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
