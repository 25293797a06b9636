import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { termsOf, wordsOfText } from "./stems.ts";

useTestDatabase();

async function stemsIn(text: string): Promise<string[]> {
	const { words } = await wordsOfText(text);
	return words.flatMap(({ stems }) => stems);
}

describe("the words of a text", () => {
	test("have the stems of its language only, so that a word is not taken for another language's", async () => {
		const text = "Planes fly too low over our houses";
		expect((await wordsOfText(text)).langue).toBe("en");
		expect(await stemsIn(text)).toContain("plane");
		expect(await stemsIn(text)).not.toContain("plan");
		expect(await stemsIn("les plans de la maison")).toContain("plan");
	});

	test("have the stems of both languages when nothing tells which it is", async () => {
		const { langue } = await wordsOfText("planes");
		expect(langue).toBeUndefined();
		expect(await stemsIn("planes")).toEqual(
			expect.arrayContaining(["plane", "plan"]),
		);
	});
});

describe("terms", () => {
	test("an empty word of one language is a term of the other, where it is a word", async () => {
		const [english, french] = await termsOf(
			["AI", "ai"],
			[
				{ fr: false, en: true },
				{ fr: true, en: false },
			],
		);
		expect(english?.words).toHaveLength(1);
		expect(french).toBeNull();
	});
});
