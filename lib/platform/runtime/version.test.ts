import { expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { newerVersion, noteVersion } from "./version.ts";

useTestDatabase();

test("a newer version is known once it has served the database, by numbers and not by letters; an older one that serves again takes nothing back", async () => {
	expect(await newerVersion("0.9.0")).toBeNull();
	await noteVersion("0.10.0");
	expect(await newerVersion("0.9.0")).toBe("0.10.0");
	expect(await newerVersion("0.10.0")).toBeNull();
	expect(await newerVersion("0.10.0-rc.1")).toBeNull();
	await noteVersion("0.9.0");
	expect(await newerVersion("0.9.0")).toBe("0.10.0");
	await noteVersion("1.0.0");
	expect(await newerVersion("0.10.0")).toBe("1.0.0");
});
