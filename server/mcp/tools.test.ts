import { expect, test } from "vitest";
import { ACTES_MAX_PAR_MINUTE } from "#lib/platform/limits/site";
import { withRequestNote } from "#lib/platform/runtime/request-context";
import { useTestDatabase } from "../postgres/test-store.fixture.ts";
import { answerMcp } from "./serve.ts";

useTestDatabase();

/** Whether the tool is refused to somebody of this network who has no account. */
async function isRefused(network: string, name: string, args: object) {
	const params = { name, arguments: args };
	const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
	const headers: Record<string, string> = {
		accept: "application/json, text/event-stream",
		"content-type": "application/json",
	};
	const { body } = await withRequestNote(
		{ address: "/mcp", network, storeDown: false },
		() =>
			answerMcp(
				{
					...{ method: "POST", path: "/mcp", query: "", requestId: "essai" },
					header: (one) => headers[one],
					readBody: async () => Buffer.from(JSON.stringify(message)),
				},
				() => null,
			),
	);
	return String(body).includes('"isError":true');
}

test("tools that search leave a network the searches that it has on the site, and no more", async () => {
	const search = (network: string) =>
		isRefused(network, "chercher", { q: "girafes" });
	for (let time = 0; time < ACTES_MAX_PAR_MINUTE; time += 1)
		expect(await search("192.0.2.1")).toBe(false);
	expect(await search("192.0.2.1")).toBe(true);
	const near = { texte: "une fontaine" };
	expect(await isRefused("192.0.2.1", "projets_pour_un_besoin", near)).toBe(
		true,
	);
	expect(await isRefused("192.0.2.1", "sommaire", {})).toBe(false);
	expect(await search("192.0.2.2")).toBe(false);
});
