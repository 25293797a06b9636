/** Cleans the texts of a mail, typed by people or our own, before they are put in it. */
import type { Langue } from "../langues.ts";
import { shorten } from "../text/shorten.ts";

const SUJET_MAX = 150;

/** C0, C1, line and paragraph separators: none may reach a header. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** Characters that change the reading direction of the text after them. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** One line, without control characters. */
export function uneLigne(texte: string): string {
	return texte
		.toWellFormed()
		.replace(BIDI_CONTROLS, "")
		.replace(CONTROLS, " ")
		.replace(/\s+/g, " ")
		.trim();
}

/** A subject: one line, cut where mail clients would cut it anyway, without `=?`, which begins an encoded word (RFC 2047): they would show other words than were typed. */
export function sujetPropre(texte: string): string {
	return shorten(uneLigne(texte).replaceAll("=?", "= ?"), SUJET_MAX);
}

/** The lines of a text, without any other control character. */
export function lignesPropres(texte: string): string[] {
	return texte
		.toWellFormed()
		.replace(BIDI_CONTROLS, "")
		.split(/\r\n|[\n\r\u2028\u2029]/)
		.map((ligne) => ligne.replace(CONTROLS, " ").trimEnd());
}

/** French puts a space before these signs; a line must not break there. */
export function typographie(texte: string, langue: Langue): string {
	return langue === "fr"
		? texte.replace(/ (?=[:;?!»])/g, "\u00a0").replace(/« /g, "«\u00a0")
		: texte;
}

const LOCAL_PART = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const DOMAIN = /^(?=.{1,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/;

/**
 * Whether `adresse` is exactly one mailbox in its normalised form (D9): no list, no
 * name, no quotes, nothing that another program could read as a second address or as a
 * header.
 */
export function estUneBoite(adresse: string): boolean {
	const [local = "", domaine = "", ...reste] = adresse.split("@");
	return (
		reste.length === 0 &&
		LOCAL_PART.test(local) &&
		DOMAIN.test(domaine) &&
		adresse.normalize("NFKC") === adresse
	);
}
