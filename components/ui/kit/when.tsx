/** Instants and days in words, in the language of the page at hand. */

import { now } from "#lib/platform/runtime/clock";
import { FullDate, LongDate, RelativeDate } from "../date.tsx";

/** How long ago it was. */
export function Ago({ at }: { at: Date }) {
	return <RelativeDate value={at.toISOString()} now={now()} />;
}

/** An instant, to the minute. */
export function Instant({ at }: { at: Date }) {
	return <FullDate value={at.toISOString()} />;
}

/** The day of an instant, or a day, YYYY-MM-DD. */
export function Day({ at }: { at: Date | string }) {
	const value = typeof at === "string" ? at : at.toISOString();
	return <LongDate value={value} />;
}
