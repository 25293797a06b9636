import type { z } from "zod";
import { refusalOf } from "./request.ts";

/** At most `max` code points, whole words where there are several: half a word is looked for by nobody. */
function cutTo(text: string, max: number): string {
	const letters = [...text].slice(0, max + 1);
	const whole = letters.join("").replace(/\s\S*$/, "");
	return whole.trim() === "" || [...whole].length > max
		? letters.slice(0, max).join("")
		: whole;
}

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
	// A search has no bound where it is typed: its first words are looked for.
	const cut = issues.flatMap((issue) => {
		const { type, ctx } = refusalOf(issue, undefined);
		if (type !== "string_too_long") return [];
		const bound = Number(ctx?.max_length);
		return last
			.filter(([key]) => key === issue.path[0])
			.map(([key, text]) => [key, cutTo(text, bound)] as const);
	});
	const short = schema.safeParse(Object.fromEntries([...right, ...cut]));
	return short.success ? short.data : schema.parse(Object.fromEntries(right));
}
