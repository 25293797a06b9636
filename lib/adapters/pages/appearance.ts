import { cookies } from "next/headers";
import { siteCookie } from "#lib/platform/runtime/cookies";

/** The choices; "auto" follows the system. */
const APPEARANCES = ["auto", "light", "dark"] as const;
type Appearance = (typeof APPEARANCES)[number];

const YEAR_SECONDS = 365 * 24 * 3600;

function cookie() {
	return siteCookie("bc-apparence", YEAR_SECONDS);
}

function appearanceOf(value: unknown): Appearance {
	return APPEARANCES.find((one) => one === value) ?? "auto";
}

/** The reader's choice, "auto" by default. */
export async function appearance(): Promise<Appearance> {
	return appearanceOf((await cookies()).get(cookie().name)?.value);
}

/** Stores the choice for a year; an unknown value counts as "auto". */
export async function choisirApparence(value: unknown): Promise<void> {
	(await cookies()).set({ ...cookie(), value: appearanceOf(value) });
}
