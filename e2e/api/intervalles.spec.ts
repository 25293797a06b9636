import { expect, test } from "#e2e/fixtures/api";

test("a range that a file of the site has not, or a condition on its version, is answered by the whole", async ({
	front,
}) => {
	const asked: Record<string, string>[] = [
		{ Range: "bytes=999999999-" },
		{ Range: "bytes=a-b" },
		{ Range: "bytes=0-1" },
		{ "If-Match": '"x"' },
		{ "If-Unmodified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" },
	];
	for (const entetes of asked)
		for (const path of ["/icon.svg", "/projets"])
			for (const method of ["GET", "HEAD"]) {
				const { statut } = await front.appelerSansContrat(method, path, {
					entetes,
				});
				const call = JSON.stringify({ method, path, ...entetes });
				expect(statut, call).toBe(200);
			}
});
