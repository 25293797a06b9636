import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BesoinContribution } from "#lib/besoins/schema";

test("the first call that client/README.md gives is accepted", () => {
	const readme = readFileSync("client/README.md", "utf8");
	const said = (field: string) =>
		new RegExp(`${field}: "([^"]+)"`).exec(readme)?.[1];
	const body = { titre: said("titre"), description: said("description") };
	expect(BesoinContribution.safeParse(body).error).toBeUndefined();
});
