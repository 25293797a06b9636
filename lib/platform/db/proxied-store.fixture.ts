import { connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll } from "vitest";
import {
	LIMITS_OF_REQUESTS,
	useTestDatabase,
} from "#server/postgres/test-store.fixture";
import { completeEnvironment } from "../config/env.ts";
import { closeStore, rows, sql } from "./pool.ts";

/**
 * A database for this test file that the pool reaches through a proxy, with an empty
 * table `essais (id int PRIMARY KEY)`. Returns the proxy's sockets on the pool's side:
 * reset them to simulate a crash, or pause them to simulate a frozen server.
 */
export function useProxiedStore(): Set<Socket> {
	const store = useTestDatabase(LIMITS_OF_REQUESTS);
	const sockets = new Set<Socket>();
	const proxy = createServer((near) => {
		const { hostname, port } = new URL(store.url);
		const far = connect(Number(port), hostname);
		sockets.add(near);
		near.pipe(far).pipe(near);
		for (const [one, other] of [
			[near, far],
			[far, near],
		] as const)
			one.on("error", () => other.destroy()).on("close", () => other.destroy());
	});

	beforeAll(async () => {
		await new Promise<void>((listening) =>
			proxy.listen(0, "127.0.0.1", () => listening()),
		);
		const address = proxy.address();
		if (typeof address !== "object" || address === null)
			throw new Error("no port was given");
		const through = new URL(store.url);
		through.hostname = "127.0.0.1";
		through.port = String(address.port);
		await closeStore();
		completeEnvironment({ DATABASE_URL: through.href });
		await rows(sql`CREATE TABLE essais (id int PRIMARY KEY)`);
	});

	afterAll(async () => {
		await closeStore();
		proxy.close();
	});

	return sockets;
}
