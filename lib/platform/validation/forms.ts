/** Forms of pages: the typed values, the errors of fields, and the messages about the whole form. */
import type { z } from "zod";
import type { Ecart } from "../text/three-way-merge.ts";

/** Maximum bytes of a form as sent: what its fields accept, and room for what is sent with them. */
export const FORMULAIRE_MAX_OCTETS = 300 * 1024;

/** Maximum bytes of a picture that comes with a form, and of a form that may bring two. */
export const IMAGE_MAX_OCTETS = 2 * 1024 * 1024;
export const FORMULAIRE_A_IMAGES_MAX_OCTETS =
	FORMULAIRE_MAX_OCTETS + 2 * IMAGE_MAX_OCTETS;

/** A field's error, as shown to the reader. */
export type ErreurChamp = {
	/** The field's name, which is its key in the schema. */
	readonly champ: string;
	readonly message: string;
	/** Where what the error names is read, said after it. */
	readonly lien?: { readonly adresse: string; readonly texte: string };
};

/**
 * The state of a form: empty at first; after a refusal, with the typed values, so that
 * it comes back complete without JavaScript.
 */
export type EtatFormulaire = {
	/** Typed values, several for a list. */
	readonly valeurs: Readonly<Record<string, readonly string[]>>;
	readonly erreurs: readonly ErreurChamp[];
	/** An error of the whole form, apart from its fields. */
	readonly alerte?: string;
	/** What was done, when the page stays the same. */
	readonly avis?: string;
	/** A value shown only once: a new token. */
	readonly secret?: string;
	/** What another person saved meanwhile, beside the typed values. */
	readonly ecart?: Ecart;
	/** Changes at each answer, so that screen readers announce the same errors again. */
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

/** How the typed values of a form are read: the keys of lists, of web addresses, and what is typed on each line of a text. */
export type FormShape = {
	readonly lists: ReadonlySet<string>;
	readonly addresses: ReadonlySet<string>;
	readonly byLine: ReadonlyMap<string, TypedLine>;
};

/** Phrases, or what is no phrase: links, names. */
export type TypedLine = "phrase" | "line";

/** The phrases of typed texts: one on each line, empty lines left out. */
export function phrasesOf(texts: readonly string[]): string[] {
	return texts
		.flatMap((text) => text.split(/\r\n?|\n/))
		.map((line) => line.trim())
		.filter((line) => line !== "");
}

/**
 * The typed values of each key of the schema; files and other keys are ignored. A browser sends
 * each line break as two characters: here it is one, as bounds count it.
 */
export function typedValues(
	schema: z.ZodObject,
	form: FormData,
): Record<string, string[]> {
	return Object.fromEntries(
		Object.keys(schema.shape).map((key) => [
			key,
			form
				.getAll(key)
				.filter((value) => typeof value === "string")
				.map((value) => value.replaceAll("\r\n", "\n")),
		]),
	);
}

/** A web address as people type it: "exemple.org/page" is one of https. */
function withScheme(typed: string): string {
	return /^\s*[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/:?#]|\s*$)/u.test(typed)
		? `https://${typed.trim()}`
		: typed;
}

/**
 * The object made from the typed values: an empty field is absent (D25), and of a
 * repeated field the last value counts.
 */
export function objectOf(
	typed: Readonly<Record<string, readonly string[]>>,
	{ lists, addresses, byLine }: FormShape,
): Record<string, string | readonly string[]> {
	const object: Record<string, string | readonly string[]> = {};
	for (const [key, values] of Object.entries(typed)) {
		const last = values.at(-1) ?? "";
		if (byLine.has(key)) object[key] = phrasesOf(values);
		else if (lists.has(key)) object[key] = values.filter((one) => one !== "");
		else if (last !== "")
			object[key] = addresses.has(key) ? withScheme(last) : last;
	}
	return object;
}
