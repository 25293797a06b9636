import { expect, test } from "#e2e/fixtures/site";

test("a range that a file of the site has not, or a condition on its version, is answered by the whole", async ({
	request,
}) => {
	const asked: Record<string, string>[] = [
		{ Range: "bytes=999999999-" },
		{ Range: "bytes=a-b" },
		{ Range: "bytes=0-1" },
		{ "If-Match": '"x"' },
		{ "If-Unmodified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" },
	];
	for (const headers of asked)
		for (const path of ["/icon.svg", "/projets"])
			for (const method of ["GET", "HEAD"]) {
				const answer = await request.fetch(path, { method, headers });
				const call = JSON.stringify({ method, path, ...headers });
				expect(answer.status(), call).toBe(200);
			}
});
