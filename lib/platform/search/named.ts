/** Names and site addresses in a text being typed. Pure. */
import { foldedWord } from "./marks.ts";
import { writtenWords } from "./passages.ts";
import { isRequestWord } from "./request-words.ts";

/** Words of the longest name that a text is searched for. */
const NAME_WORDS_MAX = 6;
const TEXT_WORDS_MAX = 40;
const ADDRESSES_MAX = 3;
const ADDRESS_LETTERS_MAX = 200;
const ADDRESS =
	/^(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}(?:[/?#]\S*)?$/i;
const ARTICLE = /^(?:le|la|les|l|un|une|des|the|an|a)$/;

type Named = { readonly joined: string; readonly isName: boolean };

function joinedName(words: readonly string[]): string {
	const folded = words.map(foldedWord);
	const [first = "", ...rest] = folded;
	return (ARTICLE.test(first) && rest.length > 0 ? rest : folded).join("");
}

/**
 * Runs of the text's words, joined. One word is a name only where it is written as one:
 * with a capital that does not begin the text; or when it is all that is typed.
 */
function runsOf(text: string): Named[] {
	const words = writtenWords(text).slice(0, TEXT_WORDS_MAX);
	return words.flatMap((word, from) =>
		Array.from(
			{ length: Math.min(NAME_WORDS_MAX, words.length - from) },
			(_, more) => words.slice(from, from + more + 1),
		)
			.filter((run) => run.length > 1 || !isRequestWord(foldedWord(word)))
			.map((run) => ({
				joined: run.map(foldedWord).join(""),
				isName: run.length > 1 || (from > 0 && /^\p{Lu}/u.test(word)),
			})),
	);
}

/** What entries named in the text may be called: folded, without signs, joined. */
export function namesIn(text: string): string[] {
	return [
		...new Set([
			...text.split("\n").map((line) => joinedName(writtenWords(line))),
			...runsOf(text).map(({ joined }) => joined),
		]),
	].filter((name) => name !== "");
}

/** The site addresses in a text. */
export function addressesIn(text: string): string[] {
	return text
		.split(/\s+/)
		.filter((word) => word.length <= ADDRESS_LETTERS_MAX && word.includes("."))
		.map((word) => word.replace(/^[«“"(]+|[.,;:!?…»”")]+$/g, ""))
		.filter((word) => ADDRESS.test(word))
		.slice(0, ADDRESSES_MAX);
}

/** An address without what two writings of it differ by, as the database compares them. */
export function comparableAddress(address: string): string {
	return address
		.trim()
		.toLowerCase()
		.replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
		.replace(/\/*(?:[?#].*)?$/, "");
}

/** Whether a name is written as several words, or with signs or capitals inside. */
function isWrittenAsName(name: string): boolean {
	return /\p{L}[^\p{L}]+\p{L}|\p{Ll}\p{Lu}/u.test(name.trim());
}

type Read = {
	readonly text: string;
	readonly lines: readonly string[];
	readonly addresses: readonly string[];
	readonly runs: readonly Named[];
};

/** The text that was compared last: it is with each candidate in turn. */
let last: Read | undefined;

function read(text: string): Read {
	if (last?.text !== text)
		last = {
			text,
			lines: text.split("\n").map((line) => joinedName(writtenWords(line))),
			addresses: addressesIn(text),
			runs: runsOf(text),
		};
	return last;
}

/**
 * 2 when the text, or a line of it, is one of the names, or it holds the address; 1 when it contains a name
 * of several words, or one written as a name; otherwise 0.
 */
export function nameRank(
	text: string,
	names: readonly string[],
	address: string | null,
): number {
	const { lines, addresses, runs } = read(text);
	const joined = names.map((name) => ({
		name,
		own: joinedName(writtenWords(name)),
	}));
	if (joined.some(({ own }) => own !== "" && lines.includes(own))) return 2;
	if (
		address !== null &&
		addresses.some((one) => comparableAddress(one) === address)
	)
		return 2;
	return joined.some(({ name, own }) =>
		runs.some(
			(run) => run.joined === own && (run.isName || isWrittenAsName(name)),
		),
	)
		? 1
		: 0;
}
