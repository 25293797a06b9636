import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { completeEnvironment, reglages } from "#lib/platform/config/env";
import { setPageHeaders } from "./page-headers.ts";

function answer(method: string) {
	completeEnvironment({ SITE_URL: "http://localhost:3000" });
	const req = new IncomingMessage(new Socket());
	req.method = method;
	const res = new ServerResponse(req);
	setPageHeaders(req, res, reglages());
	return res;
}

const GONE = "=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0";

test.each(["bc-session", "__Host-bc-session"])(
	"the answer that deletes the cookie %s also clears the browser's cache and storage",
	(name) => {
		const set = answer("POST");
		set.setHeader("Set-Cookie", ["bc-defi=x", name + GONE]);
		const added = answer("POST");
		added.appendHeader("set-cookie", "bc-defi=x");
		expect(added.getHeader("Clear-Site-Data")).toBeUndefined();
		added.appendHeader("set-cookie", name + GONE);
		for (const res of [set, added]) {
			expect(res.getHeader("Clear-Site-Data")).toBe('"cache", "storage"');
			expect(res.getHeader("Set-Cookie")).toHaveLength(2);
		}
	},
);

test.each([
	["POST", "bc-session=abc; Path=/"],
	["POST", `bc-defi${GONE}`],
	["POST", `x-bc-session${GONE}`],
	["GET", `bc-session${GONE}`],
])("no other answer clears them: %s with %s", (method, cookie) => {
	const res = answer(method);
	res.setHeader("Set-Cookie", [cookie]);
	expect(res.getHeader("Clear-Site-Data")).toBeUndefined();
});
