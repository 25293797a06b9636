import { createServer } from "node:http";
import { expect, test } from "vitest";
import { STORE_DOWN } from "#lib/adapters/api/answers";
import { analyserReglages } from "#lib/platform/config/env";
import { refuseBefore } from "./refusal.ts";

test("who asks before the program serves is told so: a reader by a page in the language of the address, a program by the API's body", async () => {
	const analysis = analyserReglages({});
	if (!analysis.ok) throw new Error(analysis.erreurs.join("\n"));
	const server = createServer((req, res) =>
		refuseBefore(req, res, STORE_DOWN, analysis.reglages),
	);
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	const port = typeof address === "object" ? address?.port : 0;
	const ask = async (path: string) => {
		const answer = await fetch(`http://127.0.0.1:${port}${path}`);
		const { status, headers } = answer;
		return [status, headers.get("retry-after"), await answer.text()];
	};
	expect(await ask("/besoins?pres=x")).toEqual([
		...[503, "5", expect.stringContaining('<html lang="fr">')],
	]);
	expect(await ask("/en/besoins")).toEqual([
		...[503, "5", expect.stringContaining('<html lang="en">')],
	]);
	expect(await ask("/api/sante")).toEqual([
		...[503, "5", expect.stringMatching(/^\{.*indisponible/)],
	]);
	await new Promise((done) => server.close(done));
});
