import { expect, test } from "vitest";
import { processWide } from "./process-wide.ts";

test("two copies of the code read one value, which is made once", () => {
	let made = 0;
	const [one, other] = Array.from({ length: 2 }, () =>
		processWide("of this test", () => {
			made += 1;
			return { made };
		}),
	);
	expect(other?.()).toBe(one?.());
	expect(made).toBe(1);
});
