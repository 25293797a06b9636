import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sql } from "#lib/platform/db/pool";
import { besoinPublic } from "./queries.ts";
import { STATUTS_BESOIN_PUBLICS } from "./schema.ts";

const LIB = join(import.meta.dirname, "..");

test("the states that SQL treats as public are those of the schema, and are written in one place", () => {
	const literals = STATUTS_BESOIN_PUBLICS.map((statut) => `'${statut}'`);
	const { sql: text, values } = besoinPublic(sql`b.statut`);
	expect(text).toBe(`b.statut IN (${literals.join(", ")})`);
	expect(values).toEqual([]);
	const elsewhere = readdirSync(LIB, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
		.filter((file) =>
			readFileSync(join(LIB, file), "utf8").includes("'publie', 'etude'"),
		);
	expect(elsewhere).toEqual(["besoins/queries.ts"]);
});
