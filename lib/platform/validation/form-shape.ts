/** What a schema says of the form that sends it: apart from `forms.ts`, which browsers load too. */
import type { z } from "zod";
import { type FormShape, listKeys } from "./forms.ts";
import { isPhraseList } from "./phrases.ts";

/** How the typed values of the schema's form are read. */
export function shapeOf(schema: z.ZodObject): FormShape {
	const phrases = Object.entries(schema.shape)
		.filter(([, field]) => isPhraseList(field))
		.map(([key]) => key);
	return { lists: listKeys(schema), phrases: new Set(phrases) };
}
