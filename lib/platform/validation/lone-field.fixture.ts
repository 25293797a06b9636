import { expect } from "vitest";
import { z } from "zod";
import { validateRequest } from "./request.ts";

/**
 * The result of validating `raw` (or its absence) as the only field `f` of a body: its
 * value, or the one entry that refuses it.
 */
export function outcomeOf(field: z.ZodType, ...raw: [] | [unknown]): unknown {
	const body = z.object({ f: field });
	const sent = raw.length > 0 ? { f: raw[0] } : {};
	const result = validateRequest({ body }, { body: sent });
	if (result.ok) return result.value.body.f;
	expect(result.detail).toHaveLength(1);
	return result.detail[0];
}
