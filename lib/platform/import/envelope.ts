/** The fields that every imported record has, whatever its kind. */
import { decodeHTMLStrict } from "entities";
import { LANGUES } from "../langues.ts";
import { closedList, lineText, optionalText } from "../validation/fields.ts";
import { frenchSentences } from "../validation/french.ts";
import { PHRASES_SEPARATOR } from "../validation/phrases.ts";
import type { Validation } from "../validation/request.ts";
import { cleanText, FORMATS, type Format, toPlainText } from "./plain-text.ts";

/** The fields of an imported record besides those of its own kind, to spread into its schema. */
export const ENVELOPPE = {
	source: lineText({ min: 1, max: 200 }),
	source_id: lineText({ min: 1, max: 200 }),
	licence: optionalText(lineText({ max: 200 })),
	langue: closedList(LANGUES).default("fr"),
	format: closedList(FORMATS).default("texte"),
};

/** Identifies a record for ever: the same key means the same record, read again. */
export type CleImport = { readonly source: string; readonly source_id: string };

type Raw = Readonly<Record<string, unknown>>;

/** How the texts of a record are cleaned, by field name. */
export type Cleaning = {
	/** Plain text in every source. */
	readonly plain: readonly string[];
	/** Written in the `format` of the record. */
	readonly formatted: readonly string[];
	readonly addresses: readonly string[];
	readonly booleans?: readonly string[];
	/** Lists of phrases, plain text in every source; one text holds several. */
	readonly phrases?: readonly string[];
	/** Lists of addresses, each with what it leads to; one text holds several. */
	readonly links?: readonly string[];
};

/** The words of a French file, besides those that validation accepts. */
const BOOLEAN_WORDS: ReadonlyMap<string, boolean> = new Map([
	["vrai", true],
	["oui", true],
	["faux", false],
	["non", false],
]);

function formatOf(raw: Raw): Format {
	return FORMATS.find((format) => format === raw.format) ?? "texte";
}

function cleanPhrases(value: unknown): unknown {
	const phrases =
		typeof value === "string" ? value.split(PHRASES_SEPARATOR) : value;
	if (!Array.isArray(phrases)) return phrases;
	const given: readonly unknown[] = phrases;
	return given
		.map((one) => (typeof one === "string" ? cleanText(one) : one))
		.filter((one) => one !== "");
}

/** An address keeps every sign that it has. */
function cleanLinks(value: unknown): unknown {
	return typeof value === "string"
		? value.split(PHRASES_SEPARATOR).filter((one) => one.trim() !== "")
		: value;
}

/**
 * The record ready to be validated: texts cleaned, nulls removed. Values that are not
 * text are left for the validation to refuse, but the whole number that a database names
 * its record by; beyond 2^53 JSON has already made one of several.
 */
export function cleanRecord(raw: Raw, cleaning: Cleaning): Raw {
	const format = formatOf(raw);
	const clean = (key: string, value: unknown): unknown => {
		if (key === "source_id" && Number.isSafeInteger(value))
			return String(value);
		if (cleaning.phrases?.includes(key)) return cleanPhrases(value);
		if (cleaning.links?.includes(key)) return cleanLinks(value);
		if (typeof value !== "string") return value;
		if (cleaning.formatted.includes(key)) return toPlainText(value, format);
		if (cleaning.plain.includes(key)) return cleanText(value);
		if (cleaning.addresses.includes(key)) return decodeHTMLStrict(value).trim();
		if (!cleaning.booleans?.includes(key)) return value;
		const word = value.trim();
		return BOOLEAN_WORDS.get(word.toLowerCase()) ?? word;
	};
	return Object.fromEntries(
		Object.entries(raw)
			.filter(([, value]) => value !== null)
			.map(([key, value]) => [key, clean(key, value)]),
	);
}

export type Lecture<E> =
	| { readonly ok: true; readonly element: E }
	| { readonly ok: false; readonly raison: string };

/** A record that was validated, or the sentences of its errors. */
export function lectureOf<T>(read: Validation<{ body: T }>): Lecture<T> {
	return read.ok
		? { ok: true, element: read.value.body }
		: { ok: false, raison: frenchSentences(read.detail).join(" ; ") };
}
