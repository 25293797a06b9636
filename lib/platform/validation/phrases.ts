/**
 * Lists of short phrases: a list on the wire, and in a form one text with a phrase on
 * each line.
 */
import { z } from "zod";
import { foldedWord } from "../search/words.ts";
import { ownRule, Refusal } from "./errors.ts";
import { boundedArray, closedList, lineText, refuse } from "./fields.ts";
import type { TypedLine } from "./forms.ts";
import { ADRESSE_MAX_OCTETS, webAddress } from "./web-address.ts";

/** Between the phrases of one cell of a table: none may contain it. */
export const PHRASES_SEPARATOR = "|";

const SEPARATED = ownRule({
	fr: "« | » sépare les phrases : écrivez une phrase par ligne, sans ce signe.",
	en: "“|” separates phrases: write one phrase on each line, without this sign.",
});

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** A phrase without what two writings of it differ by: case, accents, signs between its words. */
function folded(phrase: string): string {
	return (phrase.match(WORD) ?? [phrase]).map(foldedWord).join(" ");
}

function withoutDoubles(phrases: readonly string[]): string[] {
	const first = new Map<string, string>();
	for (const phrase of phrases) {
		const key = folded(phrase);
		if (!first.has(key)) first.set(key, phrase);
	}
	return [...first.values()];
}

/** The fields that a form types as one text: a schema of zod can't say it. */
const lists = z.registry<{ what: TypedLine }>();

/** Marks a list that a form types as one text, with one of its values on each line. */
function typedByLine<T extends z.core.$ZodType>(field: T, what: TypedLine): T {
	lists.add(field, { what });
	return field;
}

/** What a form types on each line of this field; undefined for a field that is typed otherwise. */
export function typedLineOf(field: z.core.$ZodType): TypedLine | undefined {
	return lists.get(field)?.what;
}

/**
 * At most `count` phrases of one line, each within `min` and `max` code points; absent
 * or null is no phrase. The bound comes first; then, of phrases that differ only by
 * case, accents or signs, the first stays.
 */
export function phraseList({
	count,
	what = "phrase",
	...bounds
}: {
	count: number;
	min: number;
	max: number;
	what?: TypedLine;
}) {
	const phrase = lineText(bounds).check((ctx) => {
		if (ctx.value.includes(PHRASES_SEPARATOR)) refuse(ctx, SEPARATED);
	});
	return typedByLine(
		boundedArray(phrase, { max: count })
			.nullish()
			.transform((given) => withoutDoubles(given ?? [])),
		what,
	);
}

/** The lines of such a field as they are typed, before any check. */
export function rawLines(what: TypedLine) {
	return typedByLine(z.array(z.string()).optional(), what);
}

/** A text as what it says of the link and the address, which is its last word. */
function parts(text: string): { said: string; url: string } | null {
	const written = text.trim();
	const start = written.search(/\S+$/u);
	return start > 0
		? { said: written.slice(0, start), url: written.slice(start) }
		: null;
}

/** Without case, accents and signs: `Feuille de route` is `feuille_de_route`. */
function keyOf(words: string): string {
	return words
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.filter((word) => word !== "")
		.map(foldedWord)
		.join("_");
}

const NOT_AN_ADDRESS = ownRule({
	fr: "L’adresse d’un lien est complète : elle commence par https:// ou http://, sans identifiant ni mot de passe.",
	en: "The address of a link is whole: it begins with https:// or http://, with neither a name nor a password.",
});

function notNamed(natures: readonly string[]) {
	const said = natures.map((nature) => nature.replaceAll("_", " ")).join(", ");
	return ownRule({
		fr: `Écrivez d’abord où mène le lien, puis son adresse, par exemple « documentation https://exemple.org/aide ». Ce peut être : ${said}.`,
		en: `Write first what the link leads to, then its address, for example “documentation https://example.org/help”. It may be: ${said}.`,
	});
}

/** A text that is longer holds no address that is kept. */
const TEXT_MAX = ADRESSE_MAX_OCTETS + 100;

/** The kinds of links, each with the words that also mean it, without accents. */
export type Kinds<K extends string> = Readonly<Record<K, readonly string[]>>;

/**
 * At most `count` links, each read as `{nature, url}` or as one text, and answered as
 * one text: the kind, a space, the address. Of two that are the same, the first stays.
 */
export function namedLinks<const K extends string>({
	count,
	natures,
	words,
}: {
	count: number;
	natures: readonly [K, ...K[]];
	words: Kinds<K>;
}) {
	const unnamed = notNamed(natures);
	const address = webAddress();
	const natureOf = (said: string) => {
		const key = keyOf(said);
		return natures.find((one) => one === key || words[one].includes(key));
	};
	/** A typed line as an object, or why it is none. */
	const typed = (line: string) => {
		const found = line.length > TEXT_MAX ? null : parts(line);
		const nature = found && natureOf(found.said);
		if (!found || !nature) return unnamed;
		const { url } = found;
		return address.safeParse(url).success ? { nature, url } : NOT_AN_ADDRESS;
	};
	const link = z
		.object({
			nature: closedList(natures),
			url: webAddress(),
		})
		.transform(({ nature, url }) => `${nature} ${url}`);
	const item = z.preprocess((raw, ctx) => {
		if (typeof raw !== "string") return raw;
		const read = typed(raw);
		if (!(read instanceof Refusal)) return read;
		refuse(ctx, read);
		return z.NEVER;
	}, link);
	return typedByLine(
		boundedArray(item, { max: count })
			.nullish()
			.transform((given) => [...new Set(given ?? [])]),
		"line",
	);
}

/** One link, as it is kept: its kind and its address. */
export function linkOf<const K extends string>(
	natures: readonly K[],
	kept: string,
): { nature: K; url: string } | null {
	const [word, url] = kept.split(" ", 2);
	const nature = natures.find((one) => one === word);
	return nature === undefined || url === undefined ? null : { nature, url };
}
