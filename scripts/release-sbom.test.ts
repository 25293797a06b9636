import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { childEnvironment } from "#lib/platform/config/env";

const PROGRAM = join(import.meta.dirname, "release-sbom.ts");

test("the bill of materials of a release lists what the site runs, and not what only tests it", () => {
	const folder = mkdtempSync(join(tmpdir(), "bien-commun-sbom-"));
	const file = join(folder, "bill.json");
	const { status, stderr } = spawnSync(process.execPath, [PROGRAM, file], {
		encoding: "utf8",
		env: childEnvironment(),
	});
	expect([status, stderr]).toEqual([0, ""]);
	const bill = readFileSync(file, "utf8");
	rmSync(folder, { recursive: true });
	expect(bill).toContain('"purl": "pkg:npm/next@');
	expect(bill).not.toContain('"purl": "pkg:npm/vitest@');
});
