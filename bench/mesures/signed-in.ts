/** P12: what a page costs for a reader who is signed in, and gets it from no cache. */
import { accounts, sessions } from "./content.ts";
import type { Figure } from "./figure.ts";
import { onInstance } from "./instance.ts";
import { againstEmptyPage } from "./pages.ts";

/** P12: the most visited pages, signed in, over an empty dynamic page. */
export function signedInFigures(copy: string): Promise<Figure[]> {
	return onInstance(copy, async ({ port }, database) => {
		await accounts(database, 1);
		const [cookie = ""] = await sessions(database, 1);
		return againstEmptyPage(port, "P12", "signed in", "≥ 0.5", { cookie });
	});
}
