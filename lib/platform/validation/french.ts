/**
 * Validation entries in French, for a reader at a terminal: the wire's wording, which
 * is that of the reference server, as a sentence.
 */
import { ruleSentence, type ValidationEntry } from "./errors.ts";

function lengthOf(input: unknown): string {
	return typeof input === "string" ? ` (ici ${[...input].length})` : "";
}

function sentence(entry: ValidationEntry): string {
	const { type, msg, ctx, input } = entry;
	switch (type) {
		case "missing":
			return "manque";
		case "string_type":
			return "doit être un texte";
		case "string_too_short":
			return `demande au moins ${ctx?.min_length} caractères${lengthOf(input)}`;
		case "string_too_long":
			return `ne peut dépasser ${ctx?.max_length} caractères${lengthOf(input)}`;
		case "too_long":
			return `ne peut dépasser ${ctx?.max_length} éléments (ici ${ctx?.actual_length})`;
		case "string_unicode":
			return "contient un demi-caractère, qui ne peut être enregistré";
		case "literal_error":
			return `doit être ${String(ctx?.expected).replace(" or ", " ou ")}`;
		case "bool_type":
		case "bool_parsing":
			return "doit être oui ou non (ou vrai, faux, true, false, 1, 0)";
		case "list_type":
			return "doit être une liste";
		case "url_type":
		case "url_parsing":
			return "n’est pas une adresse web";
		case "url_scheme":
			return "doit commencer par http:// ou https://";
		case "url_too_long":
			return `ne peut dépasser ${ctx?.max_length} octets`;
		case "value_error":
			return `: ${ruleSentence(entry, "fr")}`;
		default:
			return `: ${msg}`;
	}
}

/** Every entry as one French sentence that begins with the field's name. */
export function frenchSentences(detail: readonly ValidationEntry[]): string[] {
	return detail.map((entry) => {
		const field = entry.loc.slice(1).join(".");
		return `${field} ${sentence(entry)}`.trim();
	});
}
