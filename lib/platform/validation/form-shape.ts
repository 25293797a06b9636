/** What a schema says of the form that sends it: apart from `forms.ts`, which browsers load too. */
import { z } from "zod";
import type { FormShape } from "./forms.ts";
import { typedLineOf } from "./phrases.ts";

/** How the typed values of the schema's form are read: a form sends several values under the key of a list. */
export function shapeOf(schema: z.ZodObject): FormShape {
	const { properties = {} } = z.toJSONSchema(schema, {
		io: "input",
		unrepresentable: "any",
	});
	const lists = Object.entries(properties).filter(
		([, property]) => typeof property === "object" && property.type === "array",
	);
	const addresses = Object.entries(properties).filter(
		([key, property]) =>
			!typedLineOf(schema.shape[key]) &&
			JSON.stringify(property).includes('"format":"uri"'),
	);
	const byLine = Object.entries(schema.shape).flatMap(([key, field]) => {
		const what = typedLineOf(field);
		return what ? [[key, what] as const] : [];
	});
	return {
		lists: new Set(lists.map(([key]) => key)),
		addresses: new Set(addresses.map(([key]) => key)),
		byLine: new Map(byLine),
	};
}
