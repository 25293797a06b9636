import { expect, test } from "vitest";
import { shorten, shortenAtWord } from "./shorten.ts";

test("a text that just fits is as it is, one letter more and its beginning ends with an ellipsis", () => {
	expect(shorten("un deux", 7)).toBe("un deux");
	expect(shorten("un deux", 6)).toBe("un de…");
	expect(shortenAtWord("un deux", 7)).toBe("un deux");
	expect(shortenAtWord("un deux", 6)).toBe("un…");
	expect(shortenAtWord("C’est dit. Puis non.", 14)).toBe("C’est dit…");
});

test("a word longer than what is shown is cut all the same", () => {
	expect(shortenAtWord("anticonstitution", 5)).toBe("anti…");
});

test("letters are counted, not their halves: none is cut in two", () => {
	for (const cut of [shorten, shortenAtWord]) {
		expect(cut("🌱".repeat(5), 5)).toBe("🌱".repeat(5));
		expect(cut("🌱".repeat(6), 5)).toBe(`${"🌱".repeat(4)}…`);
	}
});
