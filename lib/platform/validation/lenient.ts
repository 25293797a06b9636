import type { z } from "zod";
import { refusalOf } from "./request.ts";

/**
 * The query of a page: the last value of each key, texts that are too long cut to their
 * bound, without other invalid values. A page is shown even when its address was cut
 * short; the API refuses the same query (422). The schema must accept an empty query.
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
	const { issues } = parsed.error;
	const wrong = new Set(issues.map(({ path }) => path[0]));
	const right = last.filter(([key]) => !wrong.has(key));
	// A search from the browser's own field has no bound there: its first words are looked for.
	const cut = issues.flatMap((issue) => {
		const { type, ctx } = refusalOf(issue, undefined);
		if (type !== "string_too_long") return [];
		const bound = Number(ctx?.max_length);
		return last
			.filter(([key]) => key === issue.path[0])
			.map(([key, text]) => [key, [...text].slice(0, bound).join("")] as const);
	});
	const short = schema.safeParse(Object.fromEntries([...right, ...cut]));
	return short.success ? short.data : schema.parse(Object.fromEntries(right));
}
