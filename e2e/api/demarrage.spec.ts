/** What the process that serves has loaded once it is ready. */
import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { expect, test } from "#e2e/fixtures/api";
import { envoyer } from "#e2e/fixtures/client";
import { nouvelleBase } from "#e2e/fixtures/database";
import { startServer } from "#e2e/fixtures/servers";

test("the process that serves pages has not loaded the compiler of Next, which takes a hundred megabytes", async () => {
	test.skip(process.platform !== "linux", "reads /proc");
	const base = await nouvelleBase();
	const server = await startServer("front", { DATABASE_URL: base.url });
	const agent = new Agent();
	try {
		const entetes = { Host: `localhost:${server.port}` };
		const page = await envoyer(agent, server.port, "GET", "/", { entetes });
		expect(page.statut).toBe(200);
		const loaded = readFileSync(`/proc/${server.child.pid}/maps`, "utf8");
		expect(loaded).toContain("node");
		expect(loaded).not.toContain("next-swc");
	} finally {
		agent.destroy();
		await server.stop();
		await base.fermer();
	}
});
