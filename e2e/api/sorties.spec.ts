/** The server, and the reader of its output. */
import { once } from "node:events";
import { Agent } from "node:http";
import { expect, test } from "#e2e/fixtures/api";
import { envoyer } from "#e2e/fixtures/client";
import { creerTheme } from "#e2e/fixtures/contenu";
import { nouvelleBase } from "#e2e/fixtures/database";
import { startPiped } from "#e2e/fixtures/servers";

const REQUESTS = 20;

test("when the reader of its outputs disappears, the server keeps answering, and SIGTERM ends it cleanly", async () => {
	test.setTimeout(600_000);
	const base = await nouvelleBase();
	await creerTheme(base);
	const { child, port } = await startPiped({ DATABASE_URL: base.url });
	try {
		child.stdout?.destroy();
		child.stderr?.destroy();
		const agent = new Agent();
		const Host = `localhost:${port}`;
		for (let rang = 0; rang < REQUESTS; rang += 1) {
			// A form that is not of this build: Next reports it on standard error.
			await envoyer(agent, port, "POST", "/projets", {
				entetes: { Host, Origin: `http://${Host}`, "Next-Action": "00" },
				brut: "[]",
			});
			const chemin = rang % 2 === 0 ? "/api/sante" : "/projets";
			const { statut } = await envoyer(agent, port, "GET", chemin, {
				entetes: { Host },
			});
			expect(statut).toBe(200);
		}
		agent.destroy();
		const over = once(child, "exit", { signal: AbortSignal.timeout(60_000) });
		child.kill("SIGTERM");
		expect(await over).toEqual([0, null]);
	} finally {
		child.kill("SIGKILL");
		await base.fermer();
	}
});
