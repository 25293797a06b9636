import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { childEnvironment } from "#lib/platform/config/env";
import { run } from "./processes.ts";

/** A browser for the tests, or the sentence that says how to get one. */
export type Browser = { path: string } | { advice: string };

/** Browsers with windows of their own. */
export const WHOLE = ["chromium", "chromium-browser", "google-chrome"];
// The headless shell first: a whole Chromium also draws its toolbar, in a
// separate process for each page, which doubles the cost of a journey.
const NAMES = ["chromium-headless-shell", ...WHOLE];
const PACKAGES = ["chromium-headless-shell", "chromium"];
const DOWNLOAD_SECONDS = 180;
const PACKAGE_SECONDS = 600;

function isProgram(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		// Missing or not executable: try the next one.
		return false;
	}
}

/** The first browser found: named by the operator, on the PATH, or downloaded by Playwright before. */
export function installedBrowser(
	environment = childEnvironment(),
	names: readonly string[] = NAMES,
): string | undefined {
	const { CHROMIUM_PATH: chosen = "", PATH = "" } = environment;
	const folders = PATH.split(delimiter).filter((folder) => folder !== "");
	return [
		...(chosen === "" ? [] : [chosen]),
		...names.flatMap((name) => folders.map((folder) => join(folder, name))),
		chromium.executablePath(),
	].find(isProgram);
}

async function download(): Promise<void> {
	const cli = join("node_modules", "playwright", "cli.js");
	await run(process.execPath, [cli, "install", "chromium"], {
		limitSeconds: DOWNLOAD_SECONDS,
	});
}

async function installPackage(): Promise<void> {
	if (process.getuid?.() !== 0) return;
	const environment = { DEBIAN_FRONTEND: "noninteractive" };
	const limits = { limitSeconds: PACKAGE_SECONDS, environment };
	await run("apt-get", ["update", "-q"], limits);
	for (const name of PACKAGES) {
		await run("apt-get", ["install", "-y", "-q", name], limits);
		if (installedBrowser() !== undefined) return;
	}
}

/** Finds a browser, or installs one: Playwright's own, then the system's package. */
export async function findBrowser(): Promise<Browser> {
	for (const install of [async () => {}, download, installPackage]) {
		await install();
		const path = installedBrowser();
		if (path !== undefined) return { path };
	}
	return {
		advice:
			"no Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one",
	};
}
