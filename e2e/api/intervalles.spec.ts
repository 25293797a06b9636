import { expect, test } from "#e2e/fixtures/site";

test("a range that a file of the site has not is answered by the whole, and no failure", async ({
	request,
}) => {
	for (const Range of ["bytes=999999999-", "bytes=a-b", "bytes=0-1"])
		for (const method of ["GET", "HEAD"]) {
			const answer = await request.fetch("/icon.svg", {
				...{ method, headers: { Range } },
			});
			expect(answer.status(), `${method} ${Range}`).toBe(200);
		}
});
