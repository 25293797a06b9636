/** The cookie that stores the colour scheme that a reader chose. */
import { siteCookie } from "#lib/platform/runtime/cookies";

/** The choices; "auto" follows the system. */
const APPEARANCES = ["auto", "light", "dark"] as const;

export type Appearance = (typeof APPEARANCES)[number];

const YEAR_SECONDS = 365 * 24 * 3600;

/** The cookie's attributes, without its value. */
export function appearanceCookie() {
	return siteCookie("bc-apparence", YEAR_SECONDS);
}

/** The choice that a cookie or a form holds; "auto" for anything unknown. */
export function appearanceOf(value: unknown): Appearance {
	return APPEARANCES.find((one) => one === value) ?? "auto";
}
