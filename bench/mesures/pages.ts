/** P5, P6, P7 and P12: the cost of the most visited pages for a server, a connection and an old phone. */
import { basename } from "node:path";
import lighthouse from "lighthouse";
import { type Browser, chromium } from "playwright";
import { childEnvironment } from "#lib/platform/config/env";
import { findBrowser, installedBrowser, WHOLE } from "#scripts/runner/browser";
import { freePort } from "#server/free-port";
import { PAGES, siteHost } from "./addresses.ts";
import { accounts, sessions } from "./content.ts";
import { EMPTY_PAGE } from "./copy.ts";
import type { Figure } from "./figure.ts";
import { onInstance } from "./instance.ts";
import { median, rateOf, ratioOf } from "./load.ts";

/** Lighthouse varies from one run to the next more than what it tells of. */
const AUDITS = 5;

/** Each page as one whose browser sends `own` gets it, over an empty dynamic page. */
async function againstEmptyPage(
	port: number,
	measure: "P5" | "P12",
	who: string,
	goal: string,
	own: Readonly<Record<string, string>> = {},
): Promise<Figure[]> {
	const host = siteHost(port);
	const rate = (path: string, more: Readonly<Record<string, string>>) =>
		rateOf(`http://127.0.0.1:${port}${path}`, { ...host, ...more });
	const figures: Figure[] = [];
	for (const [name, path] of PAGES) {
		figures.push({
			name: `${measure} ${name}, ${who} ÷ an empty dynamic page`,
			value: await ratioOf(
				() => rate(path, own),
				() => rate(EMPTY_PAGE, {}),
			),
			goal,
		});
	}
	return figures;
}

/** Bytes received over the network: in total, and for scripts. */
async function weigh(browser: Browser, url: string) {
	const context = await browser.newContext();
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	const scripts = new Set<string>();
	let total = 0;
	let script = 0;
	session.on("Network.responseReceived", ({ requestId, type }) => {
		if (type === "Script") scripts.add(requestId);
	});
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		total += encodedDataLength;
		if (scripts.has(requestId)) script += encodedDataLength;
	});
	await page.goto(url, { waitUntil: "networkidle" });
	await context.close();
	return { total, script };
}

const kB = (octets: number) => `${(octets / 1000).toFixed(0)} kB`;

async function weights(browser: Browser, site: string): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const [name, path] of PAGES) {
		const { total, script } = await weigh(browser, site + path);
		figures.push({
			name: `P6 ${name}: scripts, and everything, over the wire`,
			value: `${kB(script)}, ${kB(total)}`,
			goal: "≤ 5 kB, ≤ 80 kB",
		});
	}
	return figures;
}

const SCORES = ["performance", "accessibility", "seo"] as const;

/** What Lighthouse slows a processor by: for a phone, and for one with a core half as quick. */
const CORES = { ordinary: 4, slow: 8 } as const;

/** The median of each score, and the largest layout shift. */
async function audit(port: number, url: string, slowdown: number) {
	const runs: { scores: number[]; shift: number }[] = [];
	for (let round = 0; runs.length < AUDITS; round += 1) {
		if (round === 3 * AUDITS) throw new Error(`no whole audit of ${url}`);
		const result = await lighthouse(url, {
			port,
			logLevel: "silent",
			onlyCategories: [...SCORES],
			throttling: { cpuSlowdownMultiplier: slowdown },
		});
		if (!result) throw new Error(`no audit of ${url}`);
		const { categories, audits } = result.lhr;
		const shift = audits["cumulative-layout-shift"]?.numericValue;
		// Of a run that it could not trace, Lighthouse tells nothing.
		if (shift === undefined) continue;
		runs.push({
			scores: SCORES.map((score) =>
				Math.round((categories[score]?.score ?? 0) * 100),
			),
			shift,
		});
	}
	return {
		scores: SCORES.map((_, at) =>
			median(runs.map((run) => run.scores[at] ?? 0)),
		),
		shift: Math.max(...runs.map(({ shift }) => shift)),
	};
}

async function audits(
	browser: string,
	port: number,
	site: string,
): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const [name, path] of [...PAGES, ["an empty page", EMPTY_PAGE]]) {
		const { scores, shift } = await audit(port, site + path, CORES.ordinary);
		const slow = await audit(port, site + path, CORES.slow);
		figures.push({
			name: `P7 ${name}, ${browser}: performance (with a core half as quick), accessibility, SEO (mobile, median of ${AUDITS}), layout shift`,
			value: `${scores[0]} (${slow.scores[0]}), ${scores.slice(1).join(", ")}, ${Math.max(shift, slow.shift).toFixed(3)}`,
			goal: path === EMPTY_PAGE ? "beside it" : "≥ 98, 100, 100, 0",
		});
	}
	return figures;
}

/** P12: the most visited pages for a reader who is signed in, and gets them from no cache, over an empty dynamic page. */
export function signedInFigures(copy: string): Promise<Figure[]> {
	return onInstance(copy, async ({ port }, database) => {
		await accounts(database, 1);
		const [cookie = ""] = await sessions(database, 1);
		return againstEmptyPage(port, "P12", "signed in", "≥ 0.5", { cookie });
	});
}

async function withBrowser<T>(
	executablePath: string,
	measure: (browser: Browser, port: number) => Promise<T>,
): Promise<T> {
	const port = await freePort();
	const browser = await chromium.launch({
		executablePath,
		args: [
			`--remote-debugging-port=${port}`,
			"--disable-gpu",
			...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
		],
	});
	try {
		return await measure(browser, port);
	} finally {
		await browser.close();
	}
}

/** P5, P6 and P7, over the demonstration content; P7 in the browser of the tests, and in a whole one where there is one. */
export function pageFigures(copy: string): Promise<Figure[]> {
	return onInstance(copy, async (instance) => {
		const found = await findBrowser();
		if ("advice" in found) throw new Error(found.advice);
		const site = `http://localhost:${instance.port}`;
		const figures = [
			...(await againstEmptyPage(instance.port, "P5", "anonymous", "≥ 0.6")),
			...(await withBrowser(found.path, (browser) => weights(browser, site))),
		];
		const whole = installedBrowser(childEnvironment(), WHOLE);
		for (const path of new Set([found.path, whole ?? found.path]))
			figures.push(
				...(await withBrowser(path, (_, port) =>
					audits(basename(path), port, site),
				)),
			);
		return figures;
	});
}
