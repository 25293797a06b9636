/** A connection of its own, outside the pools: for work that lasts, and for other databases. */
import pg from "pg";

/**
 * Calls `work` with a new connection, which is closed in the end. One that breaks between
 * two statements is learnt by the next statement. Rejects when it can't be opened.
 */
export async function withConnection<T>(
	config: pg.ClientConfig,
	work: (client: pg.Client) => Promise<T>,
): Promise<T> {
	const client = new pg.Client(config);
	// Without a listener, a connection that breaks ends the process.
	client.on("error", () => {});
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}
