import { expect, test } from "vitest";
import { nomsDits } from "./schema.ts";

test("as many names as fit are told, the last ones left out", () => {
	const noms = ["Lyon", "Bron", "Feyzin"];
	expect(nomsDits(noms, 18)).toBe("Lyon, Bron, Feyzin");
	expect(nomsDits(noms, 17)).toBe("Lyon, Bron");
	expect(nomsDits(noms, 9)).toBe("Lyon");
	expect(nomsDits(noms, 3)).toBe("");
});
