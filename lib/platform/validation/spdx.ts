/** Licences of software as SPDX expressions: read by the parser of SPDX itself, named and approved as its list says. */
import parse from "spdx-expression-parse";
import licences from "spdx-license-list";
import { NOT_A_STRING, NOT_UNICODE, ownRule, textBound } from "./errors.ts";
import { ownField } from "./fields.ts";

/** Code points of an expression. */
export const SPDX_MAX = 100;

const UNKNOWN = ownRule({
	fr: "Cette licence n’est pas une expression SPDX : écrivez par exemple « MIT », « EUPL-1.2 » ou « GPL-3.0-or-later ». La liste est sur spdx.org/licenses.",
	en: "This licence is not an SPDX expression: write “MIT”, “EUPL-1.2” or “GPL-3.0-or-later”, for example. The list is at spdx.org/licenses.",
});

/** The identifiers of the GNU licences that SPDX replaced, as they begin. */
const GNU = /^(?:A?GPL|LGPL|GFDL)-\d+(?:\.\d+)*$/;

/** Identifiers in the letters of the list: people write them in any. */
const BY_LETTERS = new Map(
	Object.keys(licences).map((id) => [id.toLowerCase(), id]),
);

const WORDS = /[()]|[^()\s]+/g;
const OPERATORS = new Set(["AND", "OR", "WITH"]);

/** One word of an expression as the list writes it. */
function word(text: string, follows: string | undefined): string {
	const operator = text.toUpperCase();
	if (OPERATORS.has(operator)) return operator;
	// An exception is no licence.
	if (follows?.toUpperCase() === "WITH") return text;
	const plus = text.endsWith("+");
	const id = plus ? text.slice(0, -1) : text;
	const known = BY_LETTERS.get(id.toLowerCase());
	if (known === undefined) return text;
	if (GNU.test(known)) return `${known}-${plus ? "or-later" : "only"}`;
	return plus ? `${known}+` : known;
}

/**
 * The expression as SPDX writes it today: the letters of its list, and `GPL-3.0`,
 * which it withdrew, as `GPL-3.0-only`. Null for what is no expression, or names a
 * licence that the list does not have.
 */
export function spdxOf(text: string): string | null {
	const words = text.match(WORDS) ?? [];
	const written = words
		.map((one, rank) => word(one, words[rank - 1]))
		.join(" ")
		.replace(/\( /g, "(")
		.replace(/ \)/g, ")");
	const info = parsed(written);
	return info && idsOf(info).every((id) => id in licences) ? written : null;
}

/** The identifiers that an expression names, in their order. */
function idsOf(info: parse.Info): string[] {
	return "license" in info
		? [info.license]
		: [...idsOf(info.left), ...idsOf(info.right)];
}

/** An expression as its parts; null for what is none. */
function parsed(expression: string): parse.Info | null {
	try {
		return parse(expression);
	} catch {
		return null;
	}
}

/** Whether somebody may take the software under a licence that the OSI approved: all of `AND`, one of `OR`. */
export function isOpenSource(expression: string): boolean {
	const approved = (info: parse.Info): boolean => {
		if ("license" in info) return licences[info.license]?.osiApproved === true;
		const sides = [info.left, info.right];
		return info.conjunction === "or"
			? sides.some(approved)
			: sides.every(approved);
	};
	const info = parsed(expression);
	return info !== null && approved(info);
}

/** A licence of an expression: its identifier, its name as SPDX gives it, and where its text is. */
export type NamedLicence = {
	readonly id: string;
	readonly name: string;
	readonly url: string;
};

function named(id: string): NamedLicence {
	return {
		id,
		name: licences[id]?.name ?? id,
		url: `https://spdx.org/licenses/${encodeURIComponent(id)}.html`,
	};
}

/** A part of an expression, to be said in words. */
export type SpdxPart =
	| { readonly kind: "licence"; readonly licence: NamedLicence }
	| { readonly kind: "and" | "or" | "open" | "close" }
	| { readonly kind: "exception"; readonly id: string };

/** An expression as its parts, in their order. */
export function spdxParts(expression: string): SpdxPart[] {
	const words = expression.match(WORDS) ?? [];
	return words.flatMap((one, rank): SpdxPart[] => {
		switch (one) {
			case "AND":
				return [{ kind: "and" }];
			case "OR":
				return [{ kind: "or" }];
			case "(":
				return [{ kind: "open" }];
			case ")":
				return [{ kind: "close" }];
			case "WITH":
				return [{ kind: "exception", id: words[rank + 1] ?? "" }];
			default:
				return words[rank - 1] === "WITH"
					? []
					: [{ kind: "licence", licence: named(one.replace(/\+$/, "")) }];
		}
	});
}

/** An SPDX expression of at most `SPDX_MAX` characters, written as SPDX writes it today. */
export function spdxExpression() {
	return ownField({ type: "string", maxLength: SPDX_MAX }, (raw) => {
		if (typeof raw !== "string") return NOT_A_STRING;
		if (!raw.isWellFormed()) return NOT_UNICODE;
		const text = raw.trim();
		if ([...text].length > SPDX_MAX) return textBound("max", SPDX_MAX);
		const written = spdxOf(text);
		if (written === null) return UNKNOWN;
		return written.length > SPDX_MAX ? textBound("max", SPDX_MAX) : written;
	});
}
