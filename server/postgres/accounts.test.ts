import {
	chownSync,
	mkdirSync,
	readFileSync,
	realpathSync,
	rmSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded.ts";
import { findPlace } from "./place.ts";
import { runningPostmaster } from "./postmaster.ts";
import {
	letGo,
	otherHolder,
	queryOnce,
	walkableFolder,
} from "./test-process.ts";

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
const base = walkableFolder();
const running: EmbeddedPostgres[] = [];
afterEach(async () => {
	for (const server of running.splice(0)) await server.stop();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

async function start(dataDir: string) {
	const server = await startEmbeddedPostgres(dataDir);
	running.push(server);
	return server;
}

describe.runIf(isRoot)(
	"embedded PostgreSQL and accounts, seen from root",
	() => {
		test("under root it runs as another account", async () => {
			const dataDir = join(base, "other");
			await start(dataDir);
			const status = readFileSync(
				`/proc/${runningPostmaster(findPlace(dataDir))?.pid}/status`,
				"utf8",
			);
			expect(status).toMatch(/^Uid:\t(?!0\t)/m);
		});

		test("where that account cannot walk, the data goes to a folder it can reach", async () => {
			const closed = join(base, "closed");
			mkdirSync(closed, { mode: 0o700 });
			const dataDir = join(closed, "data");
			const server = await start(dataDir);
			expect(await queryOnce(server.url, "SELECT 1 AS one")).toEqual([
				{ one: 1 },
			]);
			const real = realpathSync(join(dataDir, "postgres"));
			expect(real.startsWith(realpathSync(closed))).toBe(false);
			await server.stop();
			const again = await start(dataDir);
			expect(again).toMatchObject({ created: false });
			await again.stop();
			rmSync(real, { recursive: true });
		});

		test("a plain account runs it by itself, and root then serves the same data", async () => {
			const dataDir = join(base, "plain");
			mkdirSync(dataDir, { mode: 0o755 });
			chownSync(dataDir, NOBODY, NOBODY);
			const { child, url } = await otherHolder(dataDir, NOBODY);
			await queryOnce(url, "CREATE TABLE plain AS SELECT 1 AS one");
			await letGo(child);
			const server = await start(dataDir);
			expect(await queryOnce(server.url, "SELECT one FROM plain")).toEqual([
				{ one: 1 },
			]);
		});
	},
);
