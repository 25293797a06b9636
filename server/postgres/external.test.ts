import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { OperatorError } from "#lib/platform/config/operator-error";
import { listening, portOf } from "../free-port.ts";
import {
	checkReachable,
	NotYet,
	onceReachable,
	type Waiting,
} from "./external.ts";
import { testDatabase } from "./test-database.ts";
import { queryOnce } from "./test-process.ts";

/** A clock that only pauses move. */
function waited() {
	let at = 0;
	const pauses: number[] = [];
	const said: string[] = [];
	const waiting: Waiting = {
		signal: AbortSignal.abort(),
		say: (sentence) => said.push(sentence),
		clock: () => at,
		pause: async (ms) => {
			at += ms;
			pauses.push(ms);
		},
	};
	return { waiting, pauses, said };
}

test("a start waits for a database that is away, with growing pauses, and goes on once it is there", async () => {
	const { waiting, pauses, said } = waited();
	let tries = 0;
	const found = await onceReachable(async () => {
		tries += 1;
		if (tries < 5) throw new NotYet("La base est injoignable.");
		return "there";
	}, waiting);
	expect(found).toBe("there");
	expect(pauses).toEqual([500, 1_000, 2_000, 4_000]);
	expect(said).toEqual([
		"La base est injoignable. Nouvel essai, pendant 5 min au plus.",
	]);
});

test("after five minutes it gives up with the sentence, having said so once a minute", async () => {
	const { waiting, pauses, said } = waited();
	const away = new NotYet("La base est injoignable.");
	const reached = onceReachable(() => Promise.reject(away), waiting);
	await expect(reached).rejects.toBe(away);
	const total = pauses.reduce((sum, ms) => sum + ms, 0);
	expect(total).toBeGreaterThan(280_000);
	expect(total).toBeLessThanOrEqual(300_000);
	expect(said).toHaveLength(5);
});

test("a certificate that is not where the address says is told by its path, and not waited for", async () => {
	const address = "postgresql://a:b@127.0.0.1:1/d?sslmode=verify-full";
	const { waiting, pauses } = waited();
	const reached = onceReachable(
		() => checkReachable(`${address}&sslrootcert=/nulle/part.pem`),
		waiting,
	);
	await expect(reached).rejects.toThrow(
		/^DATABASE_URL .*\/nulle\/part\.pem.*sslrootcert/,
	);
	await expect(reached).rejects.toBeInstanceOf(OperatorError);
	expect(pauses).toEqual([]);
});

test("what no wait corrects is told at once", async () => {
	const { waiting, pauses } = waited();
	const refused = new OperatorError("le mot de passe est refusé");
	const reached = onceReachable(() => Promise.reject(refused), waiting);
	await expect(reached).rejects.toBe(refused);
	expect(pauses).toEqual([]);
});

test("a server older than its own catalogue is told by its version, and not waited for", async () => {
	const { url, drop } = await testDatabase("template0");
	onTestFinished(drop);
	// What PostgreSQL 14 has: its number, and no provider of the order of texts.
	await queryOnce(
		url,
		`CREATE SCHEMA older;
		 CREATE FUNCTION older.current_setting(name text) RETURNS text LANGUAGE sql AS
		   $$ SELECT CASE name WHEN 'server_version_num' THEN '140018' ELSE pg_catalog.current_setting(name) END $$;
		 CREATE VIEW older.pg_database AS SELECT datname FROM pg_catalog.pg_database;`,
	);
	const options = encodeURIComponent("-c search_path=older,pg_catalog");
	const reached = checkReachable(`${url}?options=${options}`);
	await expect(reached).rejects.toThrow(/^PostgreSQL 14 .* trop ancien/);
	await expect(reached).rejects.not.toBeInstanceOf(NotYet);
});

test("a database that the account may not enter is told with what it lacks, and not waited for", async () => {
	const { url, drop } = await testDatabase("template0");
	onTestFinished(drop);
	const name = new URL(url).pathname.slice(1);
	const role = new URL(url).username;
	await queryOnce(
		url,
		`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC, ${role}`,
	);
	const reached = checkReachable(url);
	await expect(reached).rejects.toThrow(/GRANT CONNECT/);
	await expect(reached).rejects.not.toBeInstanceOf(NotYet);
});

test("a server without TLS is told by what the address asks for, and not waited for", async () => {
	const server = createServer((socket) => {
		socket.once("data", () => socket.end("N"));
	});
	await listening(server, { port: 0, host: "127.0.0.1" });
	onTestFinished(() => void server.close());
	const reached = checkReachable(
		`postgresql://a:b@127.0.0.1:${portOf(server)}/d?sslmode=verify-full`,
	);
	await expect(reached).rejects.toThrow(/ne chiffre pas, et sslmode/);
	await expect(reached).rejects.not.toBeInstanceOf(NotYet);
});
