import { expect, test } from "vitest";
import { minutesDeLecture } from "./rules.ts";

const mots = (n: number) => Array.from({ length: n }, () => "mot").join(" ");

test("an article is read at 220 words a minute, and never in less than one", () => {
	for (const [n, minutes] of [
		[0, 1],
		[220, 1],
		[329, 1],
		[330, 2],
		[2200, 10],
	] as const)
		expect(minutesDeLecture(`<p>${mots(n)}</p>`), String(n)).toBe(minutes);
});

test("tags and lone signs are no words, and a tag parts two words", () => {
	const seuls = Array.from({ length: 900 }, () => "«\u00a0—\u00a0»").join(" ");
	expect(minutesDeLecture(`<p class="a b c">${seuls}</p>`)).toBe(1);
	expect(minutesDeLecture("<li>a</li>".repeat(440))).toBe(2);
});
