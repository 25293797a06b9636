import { once } from "node:events";
import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { withBody } from "./request-copy.ts";

test("the copy of a form has its method, its address, its body and its headers, in which no other protocol is asked for: a request with that could not be sent on", async () => {
	const copied = Promise.withResolvers<unknown[]>();
	const server = createServer(
		{ shouldUpgradeCallback: () => false },
		(req, res) => {
			const copy = withBody(req, Buffer.from("a=1"));
			res.end();
			const { method, url } = copy;
			const { upgrade, cookie } = copy.headers;
			text(copy).then((body) =>
				copied.resolve([method, url, body, upgrade, cookie]),
			);
		},
	);
	await once(server.listen(0, "127.0.0.1"), "listening");
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	request({
		...{ port, host: "127.0.0.1", method: "POST", path: "/a?b=c" },
		agent: false,
		headers: { Connection: "Upgrade", Upgrade: "h2c", Cookie: "c=1" },
	}).end();
	expect(await copied.promise).toEqual([
		...["POST", "/a?b=c", "a=1", undefined, "c=1"],
	]);
	server.close();
});
