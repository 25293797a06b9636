import { expect, test } from "vitest";
import { COUT_MAX_MS, cpuMs } from "./cpu-time.fixture.ts";
import { outcomeOf } from "./lone-field.fixture.ts";
import { contactAddress, isMailAddress } from "./web-address.ts";

const field = contactAddress();

test.each([
	["https://exemple.org/contact", "https://exemple.org/contact"],
	["HTTP://Exemple.org", "http://exemple.org/"],
	[" equipe@exemple.org ", "equipe@exemple.org"],
	["mailto:equipe+eau@exemple.org", "equipe+eau@exemple.org"],
	["équipe@café.example", "équipe@xn--caf-dma.example"],
])("%s is kept as %s", (given, kept) => {
	expect(outcomeOf(field, given)).toBe(kept);
	expect(isMailAddress(kept)).toBe(kept.includes("@"));
});

test.each([
	"",
	"equipe",
	"equipe@",
	"@exemple.org",
	"equipe@exemple",
	"a b@exemple.org",
	"a@b@exemple.org",
	"a..b@exemple.org",
	"a@-exemple.org",
	"=?utf-8?q?a?=@exemple.org",
	"mailto:x=?utf-8?b?YQ==?=@exemple.org",
	"javascript:alert(1)",
	"ftp://exemple.org",
	"https://moi:secret@exemple.org/",
	"https://",
	`${"a".repeat(250)}@exemple.org`,
])("%s is neither a page nor an email address", (given) => {
	expect(outcomeOf(field, given)).toMatchObject({ type: "value_error" });
});

test("what is no text is refused, and a control character", () => {
	expect(outcomeOf(field, 3)).toMatchObject({ type: "string_type" });
	expect(outcomeOf(field, "a\u202e@exemple.org")).toMatchObject({
		type: "value_error",
	});
});

test("a long text is refused in little time", () => {
	for (const sign of ["a", ".", "@", "a.", "-"])
		expect(cpuMs(() => field.safeParse(sign.repeat(200_000)))).toBeLessThan(
			COUT_MAX_MS,
		);
});
