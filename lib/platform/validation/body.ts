/** `readBody(bytes, contentType)`: from the received bytes to the raw JSON value. */
import type { Phrase } from "../langues.ts";
import {
	entryAt,
	NESTING_MAX,
	Refusal,
	type ValidationEntry,
} from "./errors.ts";
import { codePointOffset, diagnoseJson, tooDeepAt } from "./json-diagnosis.ts";

/**
 * `value` is for `validateRequest`: null when there is no body, the body as a string
 * when its type is not JSON. A refusal is reported alone, before any field is checked;
 * `detail` is that of the answer.
 */
export type BodyReading =
	| { ok: true; value: unknown }
	| { ok: false; status: 400; detail: Phrase }
	| { ok: false; status: 422; detail: ValidationEntry[] };

export const NOT_UTF8: Phrase = {
	fr: "Le corps de la requête n’est pas du texte UTF-8 valide.",
	en: "The body of the request is not valid UTF-8 text.",
};

const JSON_TYPE = /^application\/(?:json|[^\s;/]+\+json)$/;

/** Whether a Content-Type announces JSON: `application/json` or `application/*+json`. */
export function isJsonType(contentType: string | null | undefined): boolean {
	const [type = ""] = (contentType ?? "").split(";", 1);
	return JSON_TYPE.test(type.trim().toLowerCase());
}

function unreadable(text: string, offset: number, reason: string): BodyReading {
	const refusal = new Refusal("json_invalid", "JSON decode error", {
		error: reason,
	});
	const loc = ["body", codePointOffset(text, offset)];
	return { ok: false, status: 422, detail: [entryAt(loc, refusal, {})] };
}

/** The text of these bytes; undefined when they are not UTF-8. */
export function decode(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

/**
 * The raw value of a body, or why it can't be read; never throws. A byte order mark is
 * accepted and not counted in offsets.
 */
export function readBody(
	bytes: Uint8Array,
	contentType: string | null | undefined,
): BodyReading {
	if (bytes.length === 0) return { ok: true, value: null };
	const text = decode(bytes);
	if (text === undefined) return { ok: false, status: 400, detail: NOT_UTF8 };
	if (!isJsonType(contentType)) return { ok: true, value: text };
	// Before parsing: JSON.parse accepts any depth, and later steps are recursive.
	const deep = tooDeepAt(text, NESTING_MAX);
	if (deep !== undefined)
		return unreadable(text, deep, `Nesting deeper than ${NESTING_MAX} levels`);
	try {
		return { ok: true, value: JSON.parse(text) };
	} catch {
		const { offset, reason } = diagnoseJson(text) ?? {
			offset: 0,
			reason: "Expecting value",
		};
		return unreadable(text, offset, reason);
	}
}
