import { expect, test } from "vitest";
import { noOtherMethod } from "./next-handlers.ts";

test.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
	"on a read-only path, %s is refused with the API's error body and the allowed methods",
	async (method) => {
		const asked = new Request("http://localhost/api/auth/session", { method });
		const answer = await noOtherMethod()[method](asked);
		expect(answer.status).toBe(405);
		expect(answer.headers.get("allow")).toBe("GET, HEAD");
		expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
		expect(await answer.json()).toEqual({ detail: expect.any(String) });
	},
);
