/** Web addresses in the plain texts that people write. */
import { withoutTrailing } from "../validation/text-cost.ts";

type Kind = {
	readonly pattern: RegExp;
	/** What ends a sentence, not an address. */
	readonly end: string;
};

/** What a page makes a link of. */
const FOLLOWED: Kind = {
	pattern: /\bhttps?:\/\/[^\s<>"«»“”]+/g,
	end: ".,;:!?…)]’'",
};

/** Endings by which a name alone is known for an address; those that are words too are so with a path only. */
const ENDINGS =
	"fr|com|org|net|eu|io|info|app|dev|coop|be|ch|ca|uk|paris|bzh|xyz|shop|online|store";
const ENDINGS_WITH_PATH = "ly|me|gg|gl|gd|cc|co|to|tv|ai|link|site";
const WHOLE = String.raw`(?:https?:\/\/|(?<![\p{L}\p{N}.@])www\.)[^\s<>"'»”]+`;
const BARE = String.raw`(?<![\p{L}\p{N}.@\/_-])(?:[a-z0-9][a-z0-9-]{0,62}\.){1,4}(?:${ENDINGS}|(?:${ENDINGS_WITH_PATH})(?=\/[\p{L}\p{N}]))(?![\p{L}\p{N}@_-])(?:\/[^\s<>"'»”]*)?`;

/** What whoever reviews a text may want to open: also without a scheme or `www.`, in capitals, or glued to a word. */
const REVIEWED: Kind = {
	pattern: new RegExp(`${WHOLE}|${BARE}`, "giu"),
	end: ".,;:!?)]",
};

/** An address without what ends its sentence; a bracket that it opened itself is its own: `/wiki/Commun_(droit)`. */
export function addressIn(found: string, end: string): string {
	let address = withoutTrailing(found, end);
	let open = address.split("(").length - address.split(")").length;
	for (; open > 0 && found[address.length] === ")"; open -= 1) address += ")";
	return address;
}

function find(text: string, { pattern, end }: Kind) {
	return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
		address: addressIn(found, end),
		index,
	}));
}

/** A part of a text, with the address that it is, if it is one. */
export type Piece = { readonly text: string; readonly href?: string };

/** A server in Latin letters and nothing before it: what a reader takes for its name may be a password (`https://impots.example@a.example`), or letters that only look like it. */
const SAYS_WHERE =
	/^https?:\/\/[\p{Script=Latin}\p{M}\p{Nd}.:[\]_-]+(?:[/?#]|$)/u;

/** A text as its pieces, in their order: the web addresses to follow, which say where they lead, apart from what stands between them. */
export function splitLinks(text: string): Piece[] {
	const pieces: Piece[] = [];
	let from = 0;
	for (const { address, index } of find(text, FOLLOWED)) {
		if (!SAYS_WHERE.test(address) || !URL.canParse(address)) continue;
		pieces.push({ text: text.slice(from, index) });
		pieces.push({ text: address, href: address });
		from = index + address.length;
	}
	pieces.push({ text: text.slice(from) });
	return pieces.filter((piece) => piece.text !== "");
}

/** What looks like a web address in a text, where it begins, and the address made whole. */
export type Reviewed = {
	readonly text: string;
	readonly index: number;
	readonly href: string;
};

/** All that looks like a web address in a text, in their order. */
export function findLinksToReview(text: string): Reviewed[] {
	return find(text, REVIEWED)
		.map(({ address, index }) => ({
			text: address,
			index,
			href: /^https?:/i.test(address) ? address : `http://${address}`,
		}))
		.filter(({ href }) => URL.canParse(href));
}
