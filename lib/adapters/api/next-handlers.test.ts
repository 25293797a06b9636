import { expect, test } from "vitest";
import { noOtherMethod } from "./next-handlers.ts";

test.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
	"where one only reads, %s is refused in the API's shape, with what is allowed",
	async (method) => {
		const asked = new Request("http://localhost/api/auth/session", { method });
		const context = { params: Promise.resolve({}) };
		const answer = await noOtherMethod()[method](asked, context);
		expect(answer.status).toBe(405);
		expect(answer.headers.get("allow")).toBe("GET, HEAD");
		expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
		expect(await answer.json()).toEqual({ detail: expect.any(String) });
	},
);
