import { decodedPart } from "#lib/i18n/addresses";

/** Characters of a search, at most. */
const WORDS_MAX = 100;

/**
 * The words of the last part of an address, to search for what was meant by one that
 * leads nowhere: "/projets/open-street-map.html" gives "open street map". Empty when
 * it has none.
 */
export function addressWords(address: string): string {
	const [path = ""] = address.split("?");
	const last = path.split("/").findLast((part) => part !== "") ?? "";
	const words = (decodedPart(last) ?? "")
		.replace(/\.[a-z]{2,5}$/i, "")
		.match(/[\p{L}\p{N}]+/gu);
	return [...(words ?? []).join(" ")].slice(0, WORDS_MAX).join("").trim();
}
