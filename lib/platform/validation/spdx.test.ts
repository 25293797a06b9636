import { describe, expect, test } from "vitest";
import { COUT_MAX_MS, cpuMs } from "./cpu-time.fixture.ts";
import { outcomeOf } from "./lone-field.fixture.ts";
import {
	isOpenSource,
	SPDX_MAX,
	spdxExpression,
	spdxOf,
	spdxParts,
} from "./spdx.ts";

describe("spdxOf", () => {
	test.each([
		["MIT", "MIT"],
		["  mit ", "MIT"],
		["eupl-1.2", "EUPL-1.2"],
		["GPL-3.0", "GPL-3.0-only"],
		["GPL-3.0+", "GPL-3.0-or-later"],
		["AGPL-3.0 or lgpl-2.1", "AGPL-3.0-only OR LGPL-2.1-only"],
		[
			"GPL-2.0-only WITH Classpath-exception-2.0",
			"GPL-2.0-only WITH Classpath-exception-2.0",
		],
		["(MIT AND  BSD-3-Clause) OR ISC", "(MIT AND BSD-3-Clause) OR ISC"],
		["( MIT )", "(MIT)"],
	])("%s is written %s", (given, written) => {
		expect(spdxOf(given)).toBe(written);
		expect(spdxOf(written)).toBe(written);
	});

	test.each([
		"",
		"NONE",
		"free",
		"MIT/Apache-2.0",
		"MIT, Apache-2.0",
		"MIT Apache-2.0",
		"LicenseRef-maison",
		"constructor",
		"__proto__",
		"(MIT",
		"MIT OR",
		"GPL-3.0 WITH Rien",
	])("%j is no expression of known licences", (given) => {
		expect(spdxOf(given)).toBeNull();
	});

	test("a hostile text of a hundred thousand signs is refused in little time", () => {
		const field = spdxExpression();
		for (const sign of ["(", "MIT OR ", " ", "-", "\u0301"]) {
			const text = sign.repeat(100_000);
			expect(cpuMs(() => field.safeParse(text))).toBeLessThan(COUT_MAX_MS);
		}
	});
});

test("an expression longer than its bound, once written as SPDX does, is refused; at the bound it is not", () => {
	const field = spdxExpression();
	const fits = `${"MIT OR ".repeat(13)}CC-BY-4.0`;
	expect(fits).toHaveLength(SPDX_MAX);
	expect(outcomeOf(field, fits)).toBe(fits);
	expect(outcomeOf(field, `${fits} OR MIT`)).toMatchObject({
		type: "string_too_long",
		ctx: { max_length: SPDX_MAX },
	});
	const grows = `${"GPL-3.0 OR ".repeat(8)}GPL-3.0`;
	expect(grows.length).toBeLessThan(SPDX_MAX);
	expect(outcomeOf(field, grows)).toMatchObject({ type: "string_too_long" });
});

test.each([null, 3, ["MIT"], {}])("%j is refused as no text", (given) => {
	expect(outcomeOf(spdxExpression(), given)).toMatchObject({
		type: "string_type",
	});
});

test("the OSI approves what somebody may take under one of its licences", () => {
	for (const open of [
		"MIT",
		"EUPL-1.2",
		"GPL-3.0-only",
		"CC-BY-4.0 OR MIT",
		"GPL-2.0-only WITH Classpath-exception-2.0",
	])
		expect([open, isOpenSource(open)]).toEqual([open, true]);
	for (const closed of [
		"CC-BY-NC-4.0",
		"CC-BY-4.0",
		"MIT AND CC-BY-4.0",
		"not one",
	])
		expect([closed, isOpenSource(closed)]).toEqual([closed, false]);
});

test("an expression is said part by part, its licences as SPDX names them", () => {
	expect(spdxParts("EUPL-1.2+")).toEqual([
		{
			kind: "licence",
			licence: {
				id: "EUPL-1.2",
				name: "European Union Public License 1.2",
				url: "https://spdx.org/licenses/EUPL-1.2.html",
			},
		},
	]);
	expect(
		spdxParts("(GPL-2.0-only WITH Classpath-exception-2.0 OR MIT) AND ISC").map(
			(part) => (part.kind === "licence" ? part.licence.id : part),
		),
	).toEqual([
		{ kind: "open" },
		"GPL-2.0-only",
		{ kind: "exception", id: "Classpath-exception-2.0" },
		{ kind: "or" },
		"MIT",
		{ kind: "close" },
		{ kind: "and" },
		"ISC",
	]);
});
