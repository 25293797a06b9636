import { expect, test } from "#e2e/fixtures/site";

const TEXTS = [
	...["ink", "soft", "action", "support"],
	...["publie", "etude", "developpement", "livre"],
];
const GROUNDS = ["paper", "sheet"];

/** Pairs of tokens with the contrast that they must have: text 7:1, edges of controls 3:1. */
const PAIRS: readonly [front: string, back: string, least: number][] = [
	...TEXTS.flatMap((text) =>
		GROUNDS.map((ground): [string, string, number] => [text, ground, 7]),
	),
	...GROUNDS.map((ground): [string, string, number] => ["edge", ground, 3]),
	["on-action", "action", 7],
	["support", "support-tint", 7],
];

for (const colorScheme of ["light", "dark"] as const) {
	test(`every token keeps its contrast, ${colorScheme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await page.goto("/");
		const ratios = await page.evaluate((pairs) => {
			const probe = document.body.appendChild(document.createElement("p"));
			const luminance = (token: string): number => {
				probe.style.color = `var(--${token})`;
				const written = getComputedStyle(probe).color.match(/\d+/g) ?? [];
				const [r = 0, g = 0, b = 0] = written.map((octet) => {
					const part = Number(octet) / 255;
					return part <= 0.04045
						? part / 12.92
						: ((part + 0.055) / 1.055) ** 2.4;
				});
				return 0.2126 * r + 0.7152 * g + 0.0722 * b;
			};
			return pairs.map(([front, back, least]) => {
				const [low = 0, high = 0] = [luminance(front), luminance(back)].sort(
					(a, b) => a - b,
				);
				return { front, back, least, ratio: (high + 0.05) / (low + 0.05) };
			});
		}, PAIRS);
		expect(ratios.filter(({ ratio, least }) => ratio < least)).toEqual([]);
		// Two tokens of the same colour would have a ratio of 1: the measurement
		// works.
		expect(ratios[0]?.ratio).toBeGreaterThan(10);
	});
}

test("a chosen theme overrides the system's", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/");
	const ground = () =>
		page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	const dark = await ground();
	await page.evaluate(() => {
		document.documentElement.dataset.theme = "light";
	});
	expect(await ground()).not.toBe(dark);
});

test("the typefaces are self-hosted, loaded with the page, and used", async ({
	page,
}) => {
	const fonts: string[] = [];
	page.on("response", (response) => {
		if (response.url().endsWith(".woff2")) fonts.push(response.url());
	});
	await page.goto("/", { waitUntil: "networkidle" });
	expect(fonts).toHaveLength(2);
	expect(
		await page.evaluate(() =>
			[...document.fonts]
				.filter((face) => face.status === "loaded")
				.map((face) => face.family)
				.sort(),
		),
	).toEqual([
		expect.stringMatching(/atkinson/),
		expect.stringMatching(/bricolage/),
	]);
});

test("no element of the served document has an inline style", async ({
	request,
}) => {
	for (const address of ["/", "/en", "/nulle-part"]) {
		const html = await (await request.get(address)).text();
		expect(html).toContain("<main");
		expect(html).not.toMatch(/<style|\sstyle=/);
	}
});
