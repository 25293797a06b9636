/** What a reader has just done on another page, told once by the page of the entry: not in its address, which gets shared. */
import { cookies } from "next/headers";
import { siteCookie } from "#lib/platform/runtime/cookies";

/** Long enough for the next page to load. */
const SECONDS = 20;

const cookie = () => siteCookie("bc-fait", SECONDS);

/** Keeps it for the page of a French path. */
export async function keepJustDone(what: string, path: string): Promise<void> {
	(await cookies()).set({ ...cookie(), value: `${what} ${path}` });
}

/** What was just done about the entry of that page. */
export async function readJustDone(path: string): Promise<string | undefined> {
	const [what, page] =
		(await cookies()).get(cookie().name)?.value.split(" ") ?? [];
	return page === path ? what : undefined;
}
