import { expect, test } from "vitest";
import { gestureOf, type Heard } from "./ear.ts";

const key = (field = "", path = "/a"): Heard => ({ kind: "key", field, path });
const focus = (field: string): Heard => ({ kind: "focus", field, path: "/a" });

test("each key of a page and each click is an act, and so is each page counted once", () => {
	const click: Heard = { kind: "click", field: "", path: "/b" };
	expect(gestureOf([key(), key(), click])).toEqual({
		...{ acts: 3, keys: 2, clicks: 1, pages: 2 },
	});
	expect(gestureOf([])).toEqual({ acts: 0, keys: 0, clicks: 0, pages: 0 });
});

test("a field is one act from the key that goes there to the one that leaves it; another field is another act", () => {
	const typed = [key(), focus("nom"), key("nom"), key("nom"), key("nom")];
	expect(gestureOf(typed)).toMatchObject({ acts: 1, keys: 4 });
	const two = [...typed, key(), focus("label_ia"), key("label_ia"), key()];
	expect(gestureOf(two)).toMatchObject({ acts: 3, keys: 7 });
	// Left and come back to: twice.
	expect(gestureOf([key("nom"), key(), key("nom")]).acts).toBe(3);
});
