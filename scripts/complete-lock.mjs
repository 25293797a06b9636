// The registry may lack a package's newest build for another platform; npm then
// writes a lock file without it, which its own `npm ci` rejects. This adds the
// missing entries: run it after each change of the lock.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;

const SYSTEM = /^(?:android|darwin|freebsd|linux|openharmony|win32)$/;
const PROCESSOR =
	/^(?:arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)$/;

/**
 * The platform of a package, derived from its name, e.g.
 * `@next/swc-linux-x64-musl`.
 * @param {string} name
 * @returns {Pick<Entry, "os" | "cpu" | "libc">}
 */
export function platformOf(name) {
	const words = name.toLowerCase().replace("windows", "win32").split(/[-/@]/);
	const os = words.find((word) => SYSTEM.test(word));
	const cpu = words.find((word) => PROCESSOR.test(word));
	if (os === undefined && cpu === undefined) {
		throw new Error(`${name} does not tell its platform.`);
	}
	return {
		...(os !== undefined && { os: [os] }),
		...(cpu !== undefined && { cpu: [cpu] }),
		...(words.includes("musl") && { libc: ["musl"] }),
		...(words.includes("gnu") && os === "linux" && { libc: ["glibc"] }),
	};
}

/**
 * The entry that npm resolves for `name` from the package at `path`: there or
 * above.
 * @param {Lock["packages"]} packages
 * @param {string} path
 * @param {string} name
 */
function resolvedEntry(packages, path, name) {
	for (let from = path; ; ) {
		const prefix = from === "" ? "" : `${from}/`;
		const entry = packages[`${prefix}node_modules/${name}`];
		if (entry !== undefined || from === "") return entry;
		const above = from.lastIndexOf("/node_modules/");
		from = above === -1 ? "" : from.slice(0, above);
	}
}

/**
 * Adds an entry for each optional dependency that is missing from the lock, as
 * a package of another platform that npm never has to download here. Returns
 * the names added; a second run adds none.
 * @param {Lock} lock changed in place, its entries kept in npm's order
 * @returns {string[]}
 */
export function completeLock(lock) {
	/** @type {string[]} */
	const added = [];
	for (const [path, entry] of Object.entries(lock.packages)) {
		const wanted = Object.entries(entry.optionalDependencies ?? {});
		for (const [name, version] of wanted) {
			const found = resolvedEntry(lock.packages, path, name);
			const isExact = EXACT_VERSION.test(version);
			if (found !== undefined && (!isExact || found.version === version)) {
				continue;
			}
			if (!isExact) {
				throw new Error(
					`${path || "package.json"} asks for ${name}@${version}: only an exact version can be completed.`,
				);
			}
			const parent = found === undefined || path === "" ? "" : `${path}/`;
			lock.packages[`${parent}node_modules/${name}`] = {
				version,
				...(entry.dev === true && { dev: true }),
				optional: true,
				...platformOf(name),
			};
			added.push(`${name}@${version}`);
		}
	}
	lock.packages = Object.fromEntries(
		Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")),
	);
	return added;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
	const path = join(root, "package-lock.json");
	const lock = JSON.parse(readFileSync(path, "utf8"));
	const added = completeLock(lock);
	if (added.length > 0) {
		writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
	}
	for (const name of added) console.log(`+ ${name}`);
	console.log(`${added.length} entries added.`);
}
