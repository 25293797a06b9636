import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { HISTORY } from "#server/migrations/apply";
import { testDatabase } from "#server/postgres/test-database";
import { queryOnce } from "#server/postgres/test-process";

const base = mkdtempSync(join(tmpdir(), "bc-start-"));
afterAll(() => rmSync(base, { recursive: true }));

function start(environment: Record<string, string>, ...args: string[]) {
	const script = join(import.meta.dirname, "start.ts");
	const { status, stderr, stdout } = spawnSync(
		process.execPath,
		[script, ...args],
		{
			encoding: "utf8",
			timeout: 110_000,
			env: {
				NODE_ENV: "test",
				PATH: "/usr/bin:/bin",
				DATA_DIR: join(base, "data"),
				...environment,
			},
		},
	);
	return { status, stderr, stdout };
}

describe("npm start that cannot start", () => {
	test.each([
		["a bad setting", { PORT: "abc" }, [], /PORT attend un numéro de port/],
		["an unknown option", {}, ["--jolie"], /Option inconnue \(--jolie\)/],
		[
			"a data folder that cannot be made",
			{ PORT: "39751", DATA_DIR: "/dev/null/data" },
			[],
			/\/dev\/null\/data.*DATA_DIR/,
		],
	])(
		"%s exits with code 1 and one sentence, without a stack",
		(_, environment, args, sentence) => {
			const { status, stderr, stdout } = start(environment, ...args);
			expect(status).toBe(1);
			expect(stderr).toMatch(sentence);
			expect(stderr).not.toMatch(/^\s+at /m);
			expect(stdout).toBe("");
		},
	);

	test("a database that nobody serves is waited for, and the wait can be interrupted", async () => {
		const child = spawn(
			process.execPath,
			[join(import.meta.dirname, "start.ts")],
			{
				stdio: ["ignore", "ignore", "pipe"],
				env: {
					NODE_ENV: "test",
					PATH: "/usr/bin:/bin",
					PORT: "39751",
					DATA_DIR: join(base, "data"),
					DATABASE_URL: "postgresql://a:b@127.0.0.1:1/base",
				},
			},
		);
		let said = "";
		for await (const chunk of child.stderr) {
			said += chunk;
			if (said.includes("Nouvel essai")) child.kill("SIGTERM");
		}
		if (child.exitCode === null) await once(child, "exit");
		expect(said).toContain("injoignable");
		expect([child.exitCode, child.signalCode]).toEqual([0, null]);
	}, 120_000);

	test("a database that leaves amid the migrations, as on a full disk, is one sentence without a stack", async () => {
		const { url, drop } = await testDatabase("template0");
		onTestFinished(drop);
		await queryOnce(
			url,
			`${HISTORY};
			 CREATE FUNCTION leaves() RETURNS trigger LANGUAGE plpgsql AS
			   $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
			 CREATE TRIGGER leaves BEFORE UPDATE ON _prisma_migrations EXECUTE FUNCTION leaves();`,
		);
		const { status, stderr } = start({ PORT: "39751", DATABASE_URL: url });
		expect(status).toBe(1);
		expect(stderr).toMatch(/✗ La base de données ne répond pas .*disque/);
		expect(stderr).not.toMatch(/^\s+at /m);
	});

	test("a port in use is reported before anything is prepared", async () => {
		const other = createServer();
		await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
		const address = other.address();
		const port = typeof address === "object" ? address?.port : 0;
		const { status, stderr } = start({ PORT: String(port) });
		other.close();
		expect(status).toBe(1);
		expect(stderr).toContain(`Le port ${port} est déjà pris`);
		expect(stderr).not.toContain("PostgreSQL");
	});
});
