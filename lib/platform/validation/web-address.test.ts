import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { outcomeOf } from "./lone-field.fixture.ts";
import { ADRESSE_MAX_OCTETS, webAddress } from "./web-address.ts";

const outcomeOfAddress = (raw: unknown) => outcomeOf(webAddress(), raw);

/** A valid address of `length` bytes whose last characters take two bytes. */
function addressOf(length: number): string {
	const start = "https://a.fr/";
	const left = length - start.length;
	return start + "x".repeat(left % 2) + "é".repeat(Math.floor(left / 2));
}

describe("D25: an address", () => {
	test.each([
		["HTTPS://Exemple.FR/É?q=à", "https://exemple.fr/%C3%89?q=%C3%A0"],
		["  https://a.fr ", "https://a.fr/"],
		["https://a.fr/a b", "https://a.fr/a%20b"],
		["http:a.fr", "http://a.fr/"],
		["https://a.fr:443", "https://a.fr/"],
		["https://@a.fr", "https://a.fr/"],
		["http://é.fr", "http://xn--9ca.fr/"],
		["http://[::1]:80", "http://[::1]/"],
		["https://xn--Caf-dma.fr", "https://xn--caf-dma.fr/"],
		["https://xn--ls8h.la/xn--", "https://xn--ls8h.la/xn--"],
	])("%j is stored as its href %s", (raw, href) => {
		expect(outcomeOfAddress(raw)).toBe(href);
	});

	// Each recorded from the reference server.
	test.each([
		["", "input is empty"],
		["   ", "relative URL without a base"],
		["exemple.fr", "relative URL without a base"],
		["//a.fr", "relative URL without a base"],
		["1x:y", "relative URL without a base"],
		["\u00a0https://a.fr", "relative URL without a base"],
		["http://", "empty host"],
		["http:///", "empty host"],
		["https://u@", "empty host"],
		["http://:80", "empty host"],
		["http://?", "empty host"],
		["ftp://", "empty host"],
		["http://\u00ad", "empty host"],
		["https://a.fr:99999", "invalid port number"],
		["https://a.fr:65536", "invalid port number"],
		["https://a.fr:x", "invalid port number"],
		["https://[::1]:x", "invalid port number"],
		["http://a:b:c", "invalid port number"],
		["http://a b.fr", "invalid international domain name"],
		["http://a b.fr:99999", "invalid international domain name"],
		["http://a.fr\u00a0", "invalid international domain name"],
		["http://%", "invalid international domain name"],
		["http://a<b", "invalid international domain name"],
		["https://xn--", "invalid international domain name"],
		["https://xn--:99999", "invalid international domain name"],
		["https://u:p@XN--a.fr/", "invalid international domain name"],
		["https://a.xn--ascii-/b", "invalid international domain name"],
		["https://xn--99999", "invalid international domain name"],
		["ftp://xn--/", "invalid international domain name"],
		["http://1.2.3.256", "invalid IPv4 address"],
		["http://1.2.3.256:99999", "invalid IPv4 address"],
		["http://a.08", "invalid IPv4 address"],
		["http://1.2.3.4.5.", "invalid IPv4 address"],
		["https://[::1", "invalid IPv6 address"],
		["http://[]", "invalid IPv6 address"],
		["http://[::1]x", "invalid IPv6 address"],
	])("%j is refused for: %s", (raw, reason) => {
		expect(outcomeOfAddress(raw)).toEqual({
			type: "url_parsing",
			loc: ["body", "f"],
			msg: `Input should be a valid URL, ${reason}`,
			input: raw,
			ctx: { error: reason },
		});
	});

	test.each([
		["ftp://a.fr", "url_scheme"],
		["javascript:alert(1)", "url_scheme"],
		["a.fr:80", "url_scheme"],
		["https://u:p@a.fr", "value_error"],
		["https://u@a.fr", "value_error"],
		["https://a.fr/\u202e", "value_error"],
		["https://a.fr/\u0000", "value_error"],
		["https://a.fr/\ud800", "string_unicode"],
		[3, "url_type"],
		[true, "url_type"],
		[["https://a.fr"], "url_type"],
	])("%j is refused as %s", (raw, type) => {
		expect(outcomeOfAddress(raw)).toMatchObject({ type });
	});

	test.each([
		[ADRESSE_MAX_OCTETS - 1, true],
		[ADRESSE_MAX_OCTETS, true],
		[ADRESSE_MAX_OCTETS + 1, false],
	])("of %i bytes raw is accepted: %s", (length, accepted) => {
		const raw = addressOf(length);
		expect(Buffer.byteLength(raw)).toBe(length);
		const outcome = outcomeOfAddress(raw);
		if (accepted) expect(outcome).toBe(new URL(raw).href);
		else expect(outcome).toMatchObject({ type: "url_too_long" });
	});

	test("that is too long is reported as such even when it can't be parsed", () => {
		const outcome = outcomeOfAddress("x".repeat(ADRESSE_MAX_OCTETS + 1));
		expect(outcome).toMatchObject({ type: "url_too_long" });
	});
});

test("an accepted address is its own href, http or https, without credentials", () => {
	const part = fc.constantFrom(
		..."http:// https:// : / // \\ @ [ ] ::1 1 . 256 a fr é % %41 ? # 80 ß \u00ad 😀".split(
			" ",
		),
		" ",
		"\t",
		"\u0000",
	);
	fc.assert(
		fc.property(
			fc.oneof(
				fc.webUrl(),
				fc.string({ unit: "binary" }),
				fc.array(part, { maxLength: 8 }).map((parts) => parts.join("")),
			),
			(raw) => {
				const outcome = outcomeOfAddress(raw);
				if (typeof outcome !== "string") return;
				expect(outcomeOfAddress(outcome)).toBe(outcome);
				expect(new URL(outcome).protocol).toMatch(/^https?:$/);
				expect(new URL(outcome).username).toBe("");
			},
		),
		{ numRuns: 500 },
	);
});
