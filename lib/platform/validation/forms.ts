/** Forms of pages: what is typed, what is wrong with it, and what is said of the whole. */
import { z } from "zod";
import type { Ecart } from "../text/three-way-merge.ts";

/** Bytes of a form as it is sent: what its fields accept, and room for what comes with them. */
export const FORMULAIRE_MAX_OCTETS = 300 * 1024;

/** A field's error, as the reader sees it. */
export type ErreurChamp = {
	/** The field's name, which is its key in the schema. */
	readonly champ: string;
	readonly message: string;
};

/**
 * What a form becomes once sent: nothing yet, or refused, with what was typed,
 * so that it comes back whole without JavaScript.
 */
export type EtatFormulaire = {
	/** Values typed, several for a list. */
	readonly valeurs: Readonly<Record<string, readonly string[]>>;
	readonly erreurs: readonly ErreurChamp[];
	/** What stands against the whole form, apart from its fields. */
	readonly alerte?: string;
	/** What was done, when the page stays. */
	readonly avis?: string;
	/** What only this answer holds: a new token. */
	readonly secret?: string;
	/** What somebody else saved meanwhile, beside what was typed. */
	readonly ecart?: Ecart;
	/** Changes at each answer, so that the same errors are announced again. */
	readonly tour: number;
};

/** The action of a form: from what the form was and what was sent, what it becomes. */
export type ActionFormulaire = (
	etat: EtatFormulaire,
	form: FormData,
) => Promise<EtatFormulaire>;

export const FORMULAIRE_VIDE: EtatFormulaire = {
	valeurs: {},
	erreurs: [],
	tour: 0,
};

/** The keys of an object whose values are lists: a form sends several values under them. */
export function listKeys(schema: z.ZodObject): ReadonlySet<string> {
	const { properties = {} } = z.toJSONSchema(schema, {
		io: "input",
		unrepresentable: "any",
	});
	return new Set(
		Object.entries(properties)
			.filter(
				([, property]) =>
					typeof property === "object" && property.type === "array",
			)
			.map(([key]) => key),
	);
}

/** What was typed under each key of the schema; files and anything else are left out. */
export function typedValues(
	schema: z.ZodObject,
	form: FormData,
): Record<string, string[]> {
	return Object.fromEntries(
		Object.keys(schema.shape).map((key) => [
			key,
			form.getAll(key).filter((value) => typeof value === "string"),
		]),
	);
}

/** The object that the typed values make: an empty field is absent (D25), the last value of a repeated one counts. */
export function objectOf(
	typed: Readonly<Record<string, readonly string[]>>,
	lists: ReadonlySet<string>,
): Record<string, string | readonly string[]> {
	const object: Record<string, string | readonly string[]> = {};
	for (const [key, values] of Object.entries(typed)) {
		const last = values.at(-1) ?? "";
		if (lists.has(key)) object[key] = values.filter((one) => one !== "");
		else if (last !== "") object[key] = last;
	}
	return object;
}
