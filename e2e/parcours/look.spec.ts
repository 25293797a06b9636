import { creerBesoin, creerEtape } from "#e2e/fixtures/contenu";
import { expect, test } from "#e2e/fixtures/site";
import { THEMES_PREMIERS } from "#lib/themes/rules";

const TEXTS = [
	...["ink", "soft", "action", "rust"],
	...["publie", "etude", "developpement", "livre"],
];
const GROUNDS = ["paper", "sheet"];

/** The themes whose faces have a ground of their own, and one that moderators add. */
const TINTS = [...THEMES_PREMIERS.map(({ slug }) => slug), "autre"];

/** Pairs of tokens with the contrast that they must have: text 7:1, edges of controls 3:1. */
const PAIRS: readonly [front: string, back: string, least: number][] = [
	...TEXTS.flatMap((text) =>
		GROUNDS.map((ground): [string, string, number] => [text, ground, 7]),
	),
	...GROUNDS.map((ground): [string, string, number] => ["edge", ground, 3]),
	["on-action", "action", 7],
	["rust", "rust-tint", 7],
	["ink", "action-tint", 7],
	["soft", "action-tint", 7],
	["action", "action-tint", 7],
	["ink", "hit", 7],
	...GROUNDS.map((ground): [string, string, number] => ["call", ground, 3]),
	...TINTS.flatMap((slug): [string, string, number][] => [
		["ink", `tint-${slug}`, 7],
		["action", `tint-${slug}`, 3],
	]),
];

test("every token keeps its contrast, in the light and in the dark look", async ({
	page,
}) => {
	await page.goto("/");
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		const ratios = await page.evaluate((pairs) => {
			const probe = document.body.appendChild(document.createElement("p"));
			const pixel = document.createElement("canvas").getContext("2d");
			if (!pixel) throw new Error("no canvas");
			const luminance = (token: string): number => {
				const [, tint] = /^tint-(.*)/.exec(token) ?? [];
				probe.dataset.tint = tint;
				probe.style.color = `var(--${token})`;
				const look = getComputedStyle(probe);
				pixel.fillStyle =
					tint === undefined ? look.color : look.backgroundColor;
				pixel.fillRect(0, 0, 1, 1);
				const painted = [...pixel.getImageData(0, 0, 1, 1).data];
				const [r = 0, g = 0, b = 0] = painted.map((octet) => {
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
	}
});

test("each of the first themes has a ground of its own for faces", async ({
	page,
}) => {
	await page.goto("/");
	const grounds = await page.evaluate((tints) => {
		const probe = document.body.appendChild(document.createElement("p"));
		return tints.map((tint) => {
			probe.dataset.tint = tint;
			return getComputedStyle(probe).backgroundColor;
		});
	}, TINTS);
	expect(new Set(grounds).size).toBe(TINTS.length);
});

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

test("the typefaces are self-hosted, in three files loaded with the page, and used: figures have the plain zero of the headings everywhere", async ({
	page,
}) => {
	const fonts: string[] = [];
	page.on("response", (response) => {
		if (response.url().endsWith(".woff2")) fonts.push(response.url());
	});
	await page.goto("/");
	await page.evaluate(async () => {
		await document.fonts.ready;
	});
	expect(fonts).toHaveLength(3);
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
		"chiffres",
	]);
});

test("no element of the served document has an inline style but under the nonce of the policy", async ({
	request,
}) => {
	for (const address of ["/", "/en", "/nulle-part"]) {
		const html = await (await request.get(address)).text();
		expect(html).toContain("<main");
		// What asks for the passage to the next page is under the nonce of the policy.
		expect(html).not.toMatch(/<style(?! nonce=")|\sstyle=/);
	}
});

test("a tab does not move when another one becomes the current one", async ({
	page,
}) => {
	const left = async (path: string) => {
		await page.goto(path);
		const tab = page.getByRole("link", { name: /^Résolu/ });
		return (await tab.boundingBox())?.x;
	};
	const first = await left("/besoins");
	expect(first).toBeGreaterThan(0);
	expect(await left("/besoins?statut=etude")).toBe(first);
});

test("in forced colours the dots of a need tell its state, and only the current link has a bar", async ({
	page,
	site,
}) => {
	const { id, slug } = await creerBesoin(site.base, { statut: "etude" });
	await creerEtape(site.base, id, { numero: 1, jour: "2026-01-01" });
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ forcedColors: "active", colorScheme });
		await page.goto(`/besoins/${slug}`);
		const grounds = await page
			.locator("h1")
			.locator("xpath=preceding::p[1]//span[contains(@class,'rounded-full')]")
			.evaluateAll((dots) =>
				dots.map((dot) => getComputedStyle(dot).backgroundColor),
			);
		expect(grounds).toHaveLength(4);
		// Of a step, on the line beside it.
		const step = page.locator("li[id^=etape] > .rounded-full");
		await expect(step).toHaveCSS("background-color", grounds[0] ?? "");
		const [expressed, study, next, last] = grounds;
		expect(study).toBe(expressed);
		expect(next).toBe(last);
		expect(next).not.toBe(study);
		const ground = await page.evaluate(
			() => getComputedStyle(document.body).backgroundColor,
		);
		const bars = await page.locator("header nav a").evaluateAll((links) =>
			links.map((link) => ({
				isHere: link.hasAttribute("aria-current"),
				bar: getComputedStyle(link).borderBottomColor,
			})),
		);
		expect(bars.length).toBeGreaterThan(2);
		for (const { isHere, bar } of bars)
			expect([isHere, bar === ground]).toEqual([isHere, !isHere]);
	}
});

test("in forced colours the look that was chosen has an edge, the others none", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/");
	const ground = await page.evaluate(
		() => getComputedStyle(document.body).backgroundColor,
	);
	const looks = page.locator("[data-appearance] button");
	await expect(looks).toHaveCount(3);
	for (const look of await looks.all()) {
		const isChosen = (await look.getAttribute("aria-pressed")) === "true";
		const edge = await look.evaluate(
			(one) => getComputedStyle(one).borderTopColor,
		);
		expect([isChosen, edge === ground]).toEqual([isChosen, !isChosen]);
	}
});

test("in forced colours, which paint no ground, the button of a search has an edge", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	for (const path of ["/", "/besoins"]) {
		await page.goto(path);
		await expect(
			page.getByRole("main").getByRole("search").getByRole("button"),
		).toHaveCSS("border-top-width", "2px");
	}
});

test("counts of millions stay in their frames and apart from each other", async ({
	page,
	site,
}) => {
	await creerBesoin(site.base, { nb_soutiens: 1_234_567 });
	for (const width of [320, 360, 390, 840, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/besoins");
		const count = page.getByText("1 234 567", { exact: true }).first();
		const outside = await count.evaluate((number) => {
			const frame = number.parentElement?.getBoundingClientRect();
			const words = document.createRange();
			words.selectNodeContents(number);
			return words.getBoundingClientRect().width - (frame?.width ?? 0);
		});
		expect(outside, `${width} px`).toBeLessThan(0);
		await page.goto("/");
		const over = await page
			.getByRole("list", { name: "L’annuaire aujourd’hui" })
			.locator(".font-display, svg")
			.evaluateAll((parts) => {
				for (const part of parts)
					if (part.matches(".font-display"))
						part.textContent = "1\u202f234\u202f567";
				const boxes = parts
					.map((part) => {
						const words = document.createRange();
						words.selectNodeContents(part);
						const box = part.matches("svg") ? part : words;
						return box.getBoundingClientRect();
					})
					.filter((box) => box.width > 0);
				return boxes.filter(
					(one, rank) =>
						one.right > document.documentElement.clientWidth ||
						boxes.some(
							(other, at) =>
								at > rank &&
								one.left < other.right &&
								other.left < one.right &&
								one.top < other.bottom &&
								other.top < one.bottom,
						),
				).length;
			});
		expect(over, `${width} px`).toBe(0);
	}
});

test("where the style sheet does not come, no sign is larger than a line of words", async ({
	page,
}) => {
	await page.route("**/*.css", (route) => route.abort());
	for (const path of ["/besoins", "/en/projets/openstreetmap"]) {
		await page.goto(path);
		const sides = await page
			.locator("svg")
			.evaluateAll((signs) =>
				signs.map((sign) => sign.getBoundingClientRect().width),
			);
		expect(sides.length).toBeGreaterThan(5);
		expect(Math.max(...sides), path).toBeLessThanOrEqual(32);
	}
});
