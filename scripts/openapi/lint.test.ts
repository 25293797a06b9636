import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { openApiDocument } from "#lib/adapters/openapi/document";
import { childEnvironment } from "#lib/platform/config/env";

const require = createRequire(import.meta.url);
const CLI = join(
	dirname(require.resolve("@redocly/cli/package.json")),
	"bin/cli.js",
);
const folder = mkdtempSync(join(tmpdir(), "bien-commun-openapi-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function lint(
	document: unknown,
): Promise<{ code: number; said: string }> {
	const file = join(folder, "openapi.json");
	writeFileSync(file, JSON.stringify(document));
	try {
		const { stdout, stderr } = await promisify(execFile)(
			process.execPath,
			[CLI, "lint", file, "--extends=recommended-strict", "--format=json"],
			{
				env: childEnvironment({
					REDOCLY_TELEMETRY: "off",
					REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
				}),
			},
		);
		return { code: 0, said: stdout + stderr };
	} catch (error) {
		const said =
			error instanceof Error && "stdout" in error ? String(error.stdout) : "";
		return { code: 1, said };
	}
}

test("D24: redocly reports nothing on the document, in its strictest set of rules", async () => {
	const { code, said } = await lint(openApiDocument("https://exemple.org"));
	expect(said).toContain('"warnings": 0');
	expect(said).toContain('"errors": 0');
	expect(code).toBe(0);
});

test("redocly does check: a document without its licence is rejected", async () => {
	const bare = JSON.parse(
		JSON.stringify(openApiDocument("https://exemple.org")),
	);
	delete bare.info.license;
	const { code, said } = await lint(bare);
	expect(code).toBe(1);
	expect(said).toContain("info-license");
});
