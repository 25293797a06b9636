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

/** What whoever reviews a text may want to open: also without a scheme, in capitals, or glued to a word. */
const REVIEWED: Kind = {
	pattern: /(?:https?:\/\/|(?<![\p{L}\p{N}.@])www\.)[^\s<>"'»”]+/giu,
	end: ".,;:!?)]",
};

function find(text: string, { pattern, end }: Kind) {
	return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
		address: withoutTrailing(found, end),
		index,
	}));
}

/** A part of a text, with the address that it is, if it is one. */
export type Piece = { readonly text: string; readonly href?: string };

/** A text as its pieces, in their order: the web addresses to follow apart from what stands between them. */
export function splitLinks(text: string): Piece[] {
	const pieces: Piece[] = [];
	let from = 0;
	for (const { address, index } of find(text, FOLLOWED)) {
		if (!URL.canParse(address)) continue;
		pieces.push({ text: text.slice(from, index) });
		pieces.push({ text: address, href: address });
		from = index + address.length;
	}
	pieces.push({ text: text.slice(from) });
	return pieces.filter((piece) => piece.text !== "");
}

/** All that looks like a web address in a text, made whole, in their order; one as often as it stands there. */
export function linksToReview(text: string): string[] {
	return find(text, REVIEWED)
		.map(({ address }) =>
			/^www\./i.test(address) ? `http://${address}` : address,
		)
		.filter((address) => URL.canParse(address));
}
