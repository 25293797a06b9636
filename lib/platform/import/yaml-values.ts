/** What a YAML file holds, as the fields of an import take it: nothing where the type or the bounds are wrong. */
import { shortenAtWord } from "../text/shorten.ts";
import { type YamlText, yamlText } from "../text/yaml.ts";
import { webAddress } from "../validation/web-address.ts";
import { cleanText } from "./plain-text.ts";

/** Of a text, before it is cleaned: more than any bound, and little to clean. */
const RAW_MAX = 20_000;

/** Signs that no field may hold, line breaks and tabs apart. */
const REFUSED = /[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;

/** A text as it is written, without the signs that no field may hold; empty for anything else. */
export function yamlBlock(value: YamlText | undefined): string {
	return yamlText(value, RAW_MAX).replace(REFUSED, "");
}

/** A text on one line, cut within its bounds; empty when it is too short, or none. */
export function yamlLine(
	value: YamlText | undefined,
	{ min = 1, max }: { readonly min?: number; readonly max: number },
): string {
	const text = cleanText(yamlBlock(value)).replace(/\s+/g, " ");
	return [...text].length < min ? "" : shortenAtWord(text, max);
}

const ADDRESS = webAddress();

/** An http or https address without credentials, as it is stored; empty for anything else. */
export function yamlAddress(value: YamlText | undefined): string {
	const read = ADDRESS.safeParse(yamlBlock(value).trim());
	return read.success && typeof read.data === "string" ? read.data : "";
}
