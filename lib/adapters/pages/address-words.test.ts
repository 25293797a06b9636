import { expect, test } from "vitest";
import { addressWords } from "./address-words.ts";

test.each([
	["/projets/open-street-map", "open street map"],
	["/en/projets/open_street_map.html?q=1", "open street map"],
	["/besoins/une%20caf%C3%A9t%C3%A9ria/", "une cafétéria"],
	["/%zz", ""],
	["/projets/%E0%A4%A", ""],
	["/---", ""],
	["/", ""],
])("the words of %s are %j", (address, words) => {
	expect(addressWords(address)).toBe(words);
});

test("an address of any length gives 100 characters at most, none of them cut in two", () => {
	expect(addressWords(`/${"a".repeat(5_000)}`)).toBe("a".repeat(100));
	expect(addressWords(`/${"𝒶".repeat(200)}`)).toBe("𝒶".repeat(100));
});
