/** `webAddress()`: an http or https address, stored as `URL.href` (D25). */
import { domainToASCII, domainToUnicode } from "node:url";
import { NOT_A_STRING, NOT_UNICODE, ownRule, Refusal } from "./errors.ts";
import { ownField, refusalOfText } from "./fields.ts";

/** Bytes of the raw input, not of the stored address, which may be longer. */
export const ADRESSE_MAX_OCTETS = 2083;

const NOT_AN_ADDRESS = new Refusal(
	"url_type",
	"URL input should be a string or URL",
);

const TOO_LONG = new Refusal(
	"url_too_long",
	`URL should have at most ${ADRESSE_MAX_OCTETS} characters`,
	{ max_length: ADRESSE_MAX_OCTETS },
);

const OTHER_SCHEME = new Refusal(
	"url_scheme",
	"URL scheme should be 'http' or 'https'",
	{ expected_schemes: "'http' or 'https'" },
);

const WITH_CREDENTIALS = ownRule({
	fr: "L’adresse ne doit contenir ni identifiant ni mot de passe.",
	en: "The address must hold neither a name nor a password.",
});

/** Schemes whose hosts a URL parser reads as domain names; the host of any other is free text. */
const DOMAINS = new Set(["http:", "https:", "ftp:", "ws:", "wss:", "file:"]);

const PORT_MAX = 65_535;

export type UrlReason =
	| "relative URL without a base"
	| "input is empty"
	| "empty host"
	| "invalid port number"
	| "invalid international domain name"
	| "invalid IPv4 address"
	| "invalid IPv6 address";

function notParsable(reason: UrlReason): Refusal {
	return new Refusal("url_parsing", `Input should be a valid URL, ${reason}`, {
		error: reason,
	});
}

/**
 * Whether a label that claims to be Punycode is not: `xn--`, `xn--ascii-`. Node's
 * parser (ada, in Node 20 to 24) accepts such hosts; the reference server and browsers
 * refuse them. `domainToUnicode` leaves a label that it can't decode unchanged.
 */
function holdsFalsePunycode(hostname: string): boolean {
	if (!hostname.includes("xn--")) return false;
	return domainToUnicode(hostname)
		.split(".")
		.some((label) => label.startsWith("xn--"));
}

/** `host` is not empty and contains no port. */
function reasonOfHost(host: string): UrlReason | undefined {
	const parsed = URL.parse(`http://${host}/`);
	if (parsed)
		return holdsFalsePunycode(parsed.hostname)
			? "invalid international domain name"
			: undefined;
	if (host.startsWith("[")) return "invalid IPv6 address";
	// A last label that is not a number disables the IPv4 rule and no other: an address
	// that then parses was refused for its numbers, or for having only ignored
	// characters.
	const relaxed = URL.parse(`http://${host.replace(/\.$/, "")}.a/`);
	if (!relaxed) return "invalid international domain name";
	return relaxed.hostname === ".a" ? "empty host" : "invalid IPv4 address";
}

/** `raw` as the URL parser reads it: without tabs, line breaks and edges. */
function withoutEdges(raw: string): string {
	let start = 0;
	let end = raw.length;
	while (start < end && raw.charCodeAt(start) <= 0x20) start += 1;
	while (start < end && raw.charCodeAt(end - 1) <= 0x20) end -= 1;
	return raw.slice(start, end).replace(/[\t\n\r]/g, "");
}

/**
 * Why the WHATWG parser refused `raw`, in the words of the reference server. Call it
 * only on an input that is refused.
 */
export function diagnoseUrl(raw: string): UrlReason {
	if (raw === "") return "input is empty";
	const address = withoutEdges(raw);
	const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1];
	if (scheme === undefined) return "relative URL without a base";
	const rest = address.slice(scheme.length + 1).replace(/^[/\\]+/, "");
	const authority = /^[^/\\?#]*/.exec(rest)?.[0] ?? "";
	const server = authority.slice(authority.lastIndexOf("@") + 1);
	const host = server.startsWith("[")
		? server.replace(/\](?::[^\]]*)?$/, "]")
		: server.replace(/:.*$/, "");
	if (host === "") return "empty host";
	const port = server.slice(host.length + 1);
	const portIsValid = /^[0-9]*$/.test(port) && Number(port) <= PORT_MAX;
	return (
		reasonOfHost(host) ??
		(portIsValid ? "invalid international domain name" : "invalid port number")
	);
}

function readAddress(raw: unknown): string | Refusal {
	if (typeof raw !== "string") return NOT_AN_ADDRESS;
	if (!raw.isWellFormed()) return NOT_UNICODE;
	if (Buffer.byteLength(raw) > ADRESSE_MAX_OCTETS) return TOO_LONG;
	const url = URL.parse(raw);
	if (!url || (DOMAINS.has(url.protocol) && holdsFalsePunycode(url.hostname)))
		return notParsable(diagnoseUrl(raw));
	if (url.protocol !== "http:" && url.protocol !== "https:")
		return OTHER_SCHEME;
	if (url.username !== "" || url.password !== "") return WITH_CREDENTIALS;
	return refusalOfText(raw) ?? url.href;
}

/**
 * An http or https address without credentials, returned as `URL.href`. It is parsed
 * from the raw input: the URL parser drops the blanks around it.
 */
export function webAddress() {
	return ownField(
		{
			type: "string",
			format: "uri",
			minLength: 1,
			maxLength: ADRESSE_MAX_OCTETS,
		},
		readAddress,
	);
}

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
