/** The one script of our own that every page loads (decision 31): its place in the build, and its address. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Its folder, among the files of the build that never change: its name holds its hash. */
export const OWN_SCRIPT_FOLDER = "browser";

const PREFIX = `/_next/static/${OWN_SCRIPT_FOLDER}/`;

/** Whether an address is that of our own script. */
export function isOwnScript(address: string): boolean {
	return address.startsWith(PREFIX);
}

/** The address of the script built under `folder`; undefined when there is none. */
export function ownScriptOf(folder: string): string | undefined {
	const place = join(folder, OWN_SCRIPT_FOLDER);
	if (!existsSync(place)) return;
	const name = readdirSync(place).find((one) => one.endsWith(".js"));
	return name && `${PREFIX}${name}`;
}
