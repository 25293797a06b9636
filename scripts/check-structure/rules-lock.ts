import type { CheckedFile, Violation } from "./model.ts";
import { entriesOf, lineContaining } from "./rules-machine.ts";

/** Platforms that the site is served from: their packages must always have a checksum. */
const SERVING = { os: "linux", cpu: ["x64", "arm64"], libc: "glibc" };

/** One field of an entry, or undefined. */
function field(entry: unknown, key: string): unknown {
	return entriesOf(entry).find(([name]) => name === key)?.[1];
}

/** Whether a list of platforms, in npm's format, accepts one; no list accepts all. */
function lets(list: unknown, name: string): boolean {
	return !Array.isArray(list) || list.includes(name);
}

function serves(entry: unknown): boolean {
	return (
		lets(field(entry, "os"), SERVING.os) &&
		SERVING.cpu.some((cpu) => lets(field(entry, "cpu"), cpu)) &&
		lets(field(entry, "libc"), SERVING.libc)
	);
}

function fault(entry: unknown): string | undefined {
	if (field(entry, "link") === true) return undefined;
	if (field(entry, "resolved") !== undefined) {
		return "this entry names where it came from, and packages come from the registry alone: lock again with omit-lockfile-registry-resolved";
	}
	const sum = field(entry, "integrity");
	if (sum === undefined) {
		// complete-lock.mjs adds builds for which the registry gave no checksum.
		return field(entry, "optional") === true && !serves(entry)
			? undefined
			: "this entry has no integrity, so what is installed is not checked: lock it again from a registry that gives its sum";
	}
	return String(sum).startsWith("sha512-")
		? undefined
		: "this entry's integrity is no SHA-512: lock it again";
}

/** Checks that every entry of the lock file comes from the registry and has a checksum. */
export function checkLock(file: CheckedFile): Violation[] {
	if (file.path !== "package-lock.json") return [];
	const packages = field(JSON.parse(file.text), "packages");
	return entriesOf(packages)
		.filter(([path]) => path !== "")
		.flatMap(([path, entry]) => {
			const sentence = fault(entry);
			if (sentence === undefined) return [];
			const line = lineContaining(file.text, `"${path}": {`);
			return [{ file: file.path, line, rule: "lock", sentence }];
		});
}
