/** What a schema says of the form that sends it: apart from `forms.ts`, which browsers load too. */
import type { z } from "zod";
import { type FormShape, listKeys } from "./forms.ts";
import { isLineList, isPhraseList } from "./phrases.ts";

/** How the typed values of the schema's form are read. */
export function shapeOf(schema: z.ZodObject): FormShape {
	const fields = Object.entries(schema.shape);
	const keys = (is: typeof isPhraseList) =>
		new Set(fields.filter(([, field]) => is(field)).map(([key]) => key));
	return {
		lists: listKeys(schema),
		phrases: keys(isPhraseList),
		lines: keys(isLineList),
	};
}
