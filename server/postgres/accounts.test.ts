import { spawnSync } from "node:child_process";
import {
	chownSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded.ts";
import { canWalkTo, findPlace, openToAll } from "./place.ts";
import { runningPostmaster } from "./postmaster.ts";
import {
	otherHolder,
	queryOnce,
	release,
	walkableFolder,
} from "./test-process.ts";

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
/** Whether another account can run our Node: not where npm installed it by a closed umask. */
const isNodeReachable =
	isRoot && canWalkTo({ uid: NOBODY, gid: NOBODY }, dirname(process.execPath));
const base = walkableFolder();
const running: EmbeddedPostgres[] = [];
afterEach(async () => {
	for (const server of running.splice(0)) await server.stop();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Used in place of the machine's own folder, which an installed site may use. */
const reachableFolder = join(base, "reachable");

async function start(dataDir: string) {
	const server = await startEmbeddedPostgres(dataDir, { reachableFolder });
	running.push(server);
	return server;
}

describe.runIf(isRoot)(
	"embedded PostgreSQL and accounts, run under root",
	() => {
		// Creating one takes a second: these tests share it.
		const dataDir = join(base, "shared");

		test("under root it runs as another account", async () => {
			await start(dataDir);
			const status = readFileSync(
				`/proc/${runningPostmaster(findPlace(dataDir))?.pid}/status`,
				"utf8",
			);
			expect(status).toMatch(/^Uid:\t(?!0\t)/m);
		});

		test("when that account cannot reach the data folder, the data goes to a folder it can reach", async () => {
			const closed = join(base, "closed");
			mkdirSync(closed, { mode: 0o700 });
			const dataDir = join(closed, "data");
			const server = await start(dataDir);
			expect(await queryOnce(server.url, "SELECT 1 AS one")).toEqual([
				{ one: 1 },
			]);
			const real = realpathSync(join(dataDir, "postgres"));
			expect(dirname(real)).toBe(reachableFolder);
			await server.stop();
			const again = await start(dataDir);
			expect(realpathSync(join(dataDir, "postgres"))).toBe(real);
			await again.stop();
		});

		test("programs that a closed umask copied are opened to that account", () => {
			const programs = join(base, "programs");
			const bin = join(programs, "bin");
			mkdirSync(bin, { recursive: true, mode: 0o700 });
			writeFileSync(join(bin, "initdb"), "", { mode: 0o700 });
			writeFileSync(join(programs, "note"), "", { mode: 0o600 });
			const account = { uid: NOBODY, gid: NOBODY };
			expect(canWalkTo(account, bin)).toBe(false);
			openToAll(programs);
			expect(canWalkTo(account, bin)).toBe(true);
			const modes = ["bin/initdb", "note"].map(
				(name) => statSync(join(programs, name)).mode & 0o777,
			);
			expect(modes).toEqual([0o755, 0o644]);
		});

		test.runIf(isNodeReachable)(
			"a data folder of a plain account can only be run by that account: root refuses it, and writes nothing there",
			async () => {
				const dataDir = join(base, "plain");
				mkdirSync(dataDir, { mode: 0o755 });
				chownSync(dataDir, NOBODY, NOBODY);
				const { child, url } = await otherHolder(dataDir, NOBODY);
				await queryOnce(url, "CREATE TABLE plain AS SELECT 1 AS one");
				await release(child);
				const before = readdirSync(dataDir);
				await expect(start(dataDir)).rejects.toThrow(/appartient à un autre/);
				expect(readdirSync(dataDir)).toEqual(before);
			},
		);

		test.runIf(isNodeReachable)(
			"an account without a name is told so: PostgreSQL's programs run for no other",
			() => {
				const module = join(import.meta.dirname, "place.ts");
				const { stderr } = spawnSync(
					process.execPath,
					[
						"--input-type=module",
						"-e",
						`import { systemUserFor } from ${JSON.stringify(module)}; systemUserFor("/nulle-part");`,
					],
					{ uid: 54_321, gid: 54_321, cwd: "/", encoding: "utf8" },
				);
				expect(stderr).toMatch(/54321 n'a pas de nom .*DATABASE_URL/);
			},
		);

		/** Replaces our files by links, as an attacker with PostgreSQL's account would. */
		function plantLinks(home: string, victims: Record<string, string>) {
			for (const [name, victim] of Object.entries(victims))
				spawnSync(
					"sh",
					["-c", 'rm -f "$1"; ln -s "$2" "$1"', "sh", join(home, name), victim],
					{
						uid: NOBODY,
						gid: NOBODY,
					},
				);
		}

		test("PostgreSQL's account cannot redirect root's writes elsewhere", async () => {
			await (await start(dataDir)).stop();
			const home = findPlace(dataDir).home;
			const kept = join(base, "kept");
			const absent = join(base, "absent");
			writeFileSync(kept, "root's own", { mode: 0o600 });
			plantLinks(home, { port: kept, "server.log": absent });
			const server = await start(dataDir);
			expect(await queryOnce(server.url, "SELECT 1 AS one")).toEqual([
				{ one: 1 },
			]);
			expect(readFileSync(kept, "utf8")).toBe("root's own");
			expect(existsSync(absent)).toBe(false);
			for (const name of ["", "port", "password", "server.log"])
				expect(lstatSync(join(home, name)).uid, name).toBe(0);
			expect(statSync(join(home, "cluster")).uid).toBe(NOBODY);
		});

		test("a folder that this account owns is rejected, and nothing is written there", async () => {
			await (await start(dataDir)).stop();
			const home = findPlace(dataDir).home;
			chownSync(home, NOBODY, NOBODY);
			const victim = join(base, "victim");
			plantLinks(home, {
				password: victim,
				port: victim,
				"server.log": victim,
			});
			await expect(start(dataDir)).rejects.toThrow(/n'appartient pas à root/);
			expect(existsSync(victim)).toBe(false);
		});
	},
);
