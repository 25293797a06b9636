import { expect, test } from "#e2e/fixtures/site";
import { SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

test.use({ enSilence: true });

/** Pages that the browser loads, so that their scripts and requests are seen; the others are only requested. */
const LOADED_MAX = 45;
/** Number of addresses of one shape (the same page with the same choices made) that are followed. */
const ALIKE_MAX = 4;
/** Personal pages, and links that send something: other journeys cover them. */
const ELSEWHERE = /^(?:\/en)?\/(?:compte|moderation|connexion)(?:\/|$)/;

/** The shape of an address: without its slugs and the values of its choices. */
function shapeOf(address: URL): string {
	const [, first = "", second = "", ...rest] = address.pathname
		.replace(/^\/en(?=\/|$)/, "")
		.split("/");
	const keys = [...new Set(address.searchParams.keys())].sort();
	return [first, second && "*", ...rest, ...keys].join("/");
}

for (const [round, depart] of essais(["/", "/en"], SEUL)) {
	round.test(
		`from ${depart}, every internal link leads to a page, and no page reports an error or requests anything external`,
		async ({ page, request, site }) => {
			test.setTimeout(6 * 60_000);
			const seen = new Set<string>([depart]);
			const waiting = [depart];
			const alike = new Map<string, number>();
			const broken: string[] = [];
			let loaded = 0;
			for (
				let address = waiting.shift();
				address !== undefined;
				address = waiting.shift()
			) {
				const url = new URL(address, site.url);
				if (ELSEWHERE.test(url.pathname)) continue;
				const shape = shapeOf(url);
				const count = (alike.get(shape) ?? 0) + 1;
				alike.set(shape, count);
				if (count > ALIKE_MAX || loaded >= LOADED_MAX) {
					const { length } = shape.split("/").filter(Boolean);
					// Every entry is requested; a fifth way to sort a list is not.
					if (url.search === "" && length <= 2) {
						const answer = await request.get(address);
						if (!answer.ok()) broken.push(`${answer.status()} ${address}`);
					}
					continue;
				}
				const type =
					(await request.head(address)).headers()["content-type"] ?? "";
				if (!type.startsWith("text/html")) {
					const answer = await request.get(address);
					if (!answer.ok()) broken.push(`${answer.status()} ${address}`);
					continue;
				}
				const answer = await page.goto(address);
				loaded += 1;
				if (!answer?.ok()) broken.push(`${answer?.status()} ${address}`);
				const links = await page
					.locator("a[href]")
					.evaluateAll((nodes) =>
						nodes.flatMap((node) =>
							node instanceof HTMLAnchorElement ? [node.href] : [],
						),
					);
				for (const link of links) {
					const target = new URL(link);
					if (target.origin !== site.url) continue;
					const next = target.pathname + target.search;
					if (seen.has(next)) continue;
					seen.add(next);
					waiting.push(next);
				}
			}
			expect(broken).toEqual([]);
			expect(loaded).toBeGreaterThan(10);
			expect(seen.size).toBeGreaterThan(60);
		},
	);
}
