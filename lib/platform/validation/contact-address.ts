/** `contactAddress()`: where somebody is reached, a page or an email address. */
import { domainToASCII } from "node:url";
import { NOT_A_STRING, NOT_UNICODE, ownRule } from "./errors.ts";
import { ownField, refusalOfText } from "./fields.ts";
import { ADRESSE_MAX_OCTETS, webAddress } from "./web-address.ts";

const MAIL_MAX = 254;

/** What may stand before the `@` without quotes, but for `=?`, which begins an encoded word (RFC 2047). */
const LOCAL =
	/^(?!.*=\?)[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

const NEITHER = ownRule({
	fr: "Donnez l’adresse complète d’une page, qui commence par https://, ou une adresse électronique.",
	en: "Give the whole address of a page, which begins with https://, or an email address.",
});

/** The email address as it is kept; null for what is none. */
function mailOf(text: string): string | null {
	if (text.length > MAIL_MAX) return null;
	const at = text.lastIndexOf("@");
	const local = text.slice(0, at);
	const domain = domainToASCII(text.slice(at + 1));
	const labels = domain.split(".");
	const isMail =
		at > 0 &&
		LOCAL.test(local) &&
		labels.length > 1 &&
		labels.every((label) => LABEL.test(label));
	return isMail ? `${local}@${domain}` : null;
}

/** Whether a contact that was accepted is an email address. */
export function isMailAddress(contact: string): boolean {
	return !/^https?:/.test(contact);
}

const address = webAddress();

/** An http or https address as `URL.href`, or an email address; `mailto:` is taken off. */
export function contactAddress() {
	return ownField(
		{ type: "string", minLength: 1, maxLength: ADRESSE_MAX_OCTETS },
		(raw) => {
			if (typeof raw !== "string") return NOT_A_STRING;
			if (!raw.isWellFormed()) return NOT_UNICODE;
			const text = raw.trim().replace(/^mailto:/i, "");
			const refusal = refusalOfText(text);
			if (refusal) return refusal;
			if (/^https?:/i.test(text)) {
				const read = address.safeParse(text);
				return read.success ? read.data : NEITHER;
			}
			return mailOf(text) ?? NEITHER;
		},
	);
}
