import { expect, test } from "vitest";
import { drawable } from "./share-image-text.ts";

test.each([
	["French letters stay", "Œuvre d’été – « ça »", "Œuvre d’été – « ça »"],
	["emoji and other scripts go", "Protège-Toit 🏡 مرحبا !", "Protège-Toit !"],
	["a rare letter loses its accent", "Ĉu ŝi", "Cu si"],
	["a decomposed one is composed", "e\u0301te\u0301", "été"],
	["line breaks and tabs become one blank", "a\n\tb", "a b"],
])("%s", (_title, text, drawn) => {
	expect(drawable(text, 30)).toBe(drawn);
});

test("a text that is too long is cut at a word, one that just fits is not", () => {
	expect(drawable("un deux trois", 13)).toBe("un deux trois");
	expect(drawable("un deux trois", 12)).toBe("un deux…");
});
