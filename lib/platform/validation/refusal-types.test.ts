import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REFUSAL_TYPES } from "./refusal-types.ts";

const FOLDERS = [".", "../../adapters/api"].map((folder) =>
	join(import.meta.dirname, folder),
);

/** The codes written in what refuses a value: `new Refusal("…"`, `type: "…"`, and the two of a list. */
const WRITTEN =
	/(?:new Refusal\(\s*|\btype: )"([a-z]+(?:_[a-z]+)+|missing)"|"(too_(?:short|long))"/g;

test("the codes of a 422 that are documented are those that the code writes, each once", () => {
	const sources = FOLDERS.flatMap((folder) =>
		readdirSync(folder)
			.filter(
				(name) => name.endsWith(".ts") && !/\.(test|fixture)\./.test(name),
			)
			.filter((name) => name !== "refusal-types.ts")
			.map((name) => readFileSync(join(folder, name), "utf8")),
	);
	const written = new Set(
		sources
			.flatMap((text) => [...text.matchAll(WRITTEN)])
			.map(([, named, ofList]) => named ?? ofList ?? ""),
	);
	expect([...written].sort()).toEqual([...REFUSAL_TYPES].sort());
});
