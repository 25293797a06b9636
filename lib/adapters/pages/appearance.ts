/** The look that a reader chose, kept by the browser. */
import { cookies } from "next/headers";
import { siteCookie } from "#lib/platform/runtime/cookies";

/** What a reader may choose; "auto" follows the system. */
const APPEARANCES = ["auto", "light", "dark"] as const;

type Appearance = (typeof APPEARANCES)[number];

const YEAR_SECONDS = 365 * 24 * 3600;

function cookie() {
	return siteCookie("bc-apparence", YEAR_SECONDS);
}

function appearanceOf(value: unknown): Appearance {
	return APPEARANCES.find((one) => one === value) ?? "auto";
}

/** What the reader chose, "auto" when nothing. */
export async function appearance(): Promise<Appearance> {
	return appearanceOf((await cookies()).get(cookie().name)?.value);
}

/** Remembers the choice for a year; anything unknown is "auto". */
export async function choisirApparence(value: unknown): Promise<void> {
	(await cookies()).set({ ...cookie(), value: appearanceOf(value) });
}
