import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { runToEnd } from "../../lib/platform/runtime/run-to-end.mjs";
import { Refusal } from "./steps.mjs";

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }> | undefined}
 */
function lockedPackages(path) {
	try {
		return JSON.parse(readFileSync(path, "utf8")).packages;
	} catch {
		return undefined;
	}
}

/**
 * Whether the installed packages match the lock file: npm writes its own lock
 * in node_modules at the very end of an installation.
 * @param {string} root
 * @param {boolean} withTools also what tests and checks need
 */
export function isInstalled(root, withTools) {
	const wanted = lockedPackages(join(root, "package-lock.json"));
	const present = lockedPackages(
		join(root, "node_modules", ".package-lock.json"),
	);
	if (wanted === undefined || present === undefined) return false;
	const isRight = Object.entries(wanted).every(([path, entry]) => {
		if (path === "") return true;
		const found = present[path];
		const isTool = entry.dev === true || entry.devOptional === true;
		return found === undefined
			? entry.optional === true || (isTool && !withTools)
			: found.version === entry.version;
	});
	return isRight && Object.keys(present).every((path) => path in wanted);
}

/** @param {string} output */
function installationHint(output) {
	if (/EACCES|EPERM|EROFS/.test(output)) {
		return "donnez au compte qui lance la commande le droit d'écrire dans ce dossier et dans son cache npm.";
	}
	if (/ENOSPC|EDQUOT/.test(output)) {
		return "le disque est plein : libérez environ 1 Go, puis relancez.";
	}
	if (
		/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|E40[137]|E50\d/.test(
			output,
		)
	) {
		return "vérifiez l'accès de cette machine au registre npm (réseau, mandataire, identifiants), puis relancez.";
	}
	if (/EUSAGE|in sync/.test(output)) {
		return "package.json et package-lock.json ne s'accordent pas : lancez npm install, puis node scripts/complete-lock.mjs.";
	}
	return "lisez le message de npm ci-dessus, puis relancez.";
}

/**
 * Installs exactly what the lock file lists, without running any package's
 * script: all of it, or what building and serving need.
 * @param {string} root
 * @param {boolean} withTools
 */
export async function installDependencies(root, withTools) {
	const args = [
		// What is there stays: a site that is served from this checkout reads it.
		...(isInstalled(root, false) ? ["install", "--no-save"] : ["ci"]),
		withTools ? "--include=dev" : "--omit=dev",
		"--include=optional",
		"--ignore-scripts",
		"--no-audit",
		"--no-fund",
		"--no-progress",
		"--loglevel=error",
	];
	// Under `npm start` the same npm is used, wherever it is installed; a script
	// of another package manager is not npm.
	const own = process.env.npm_execpath ?? "";
	const { code, output } = /^npm-cli\.c?js$/.test(basename(own))
		? await runToEnd(process.execPath, [own, ...args], { cwd: root })
		: await runToEnd("npm", args, { cwd: root });
	if (code === "ENOENT") {
		throw new Refusal(
			"npm est introuvable : installez-le avec Node.js (https://nodejs.org), puis relancez.",
		);
	}
	if (code !== 0) {
		throw new Refusal(
			`${output}\n\nL'installation des paquets a échoué : ${installationHint(output)}`,
		);
	}
}
