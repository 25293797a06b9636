/** What a process that serves has loaded. */
import { readFileSync } from "node:fs";
import { expect, test } from "#e2e/fixtures/api";

test("the process that serves pages has not loaded the compiler of Next, which takes a hundred megabytes", async ({
	front,
}) => {
	test.skip(process.platform !== "linux", "reads /proc");
	const page = await front.appelerSansContrat("GET", "/");
	expect(page.statut).toBe(200);
	const loaded = readFileSync(`/proc/${front.server.child.pid}/maps`, "utf8");
	expect(loaded).toContain("node");
	expect(loaded).not.toContain("next-swc");
});
