/**
 * The clock and chance of this process, behind names that the structure check
 * can see. What must agree between instances (windows, expiries) is decided by
 * the database's clock instead.
 */
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { SITE_TIME_ZONE } from "./time-zone.ts";

/** The present instant of this process. */
export function now(): Date {
	return new Date();
}

// Swedish writes a day as ISO 8601 does.
const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: SITE_TIME_ZONE });

/** The day of an instant in the site's zone, `YYYY-MM-DD`: at half past midnight in Paris, UTC is still the day before. */
export function siteDay(instant: Date = now()): string {
	return DAY.format(instant);
}

/** Milliseconds from a fixed point, for durations only. */
export function monotonicMs(): number {
	return performance.now();
}

/** A random identifier of 122 bits, in its usual written form. */
export function randomId(): string {
	return randomUUID();
}

/** `octets` bytes that nobody can foresee. */
export function secretBytes(octets: number): Buffer {
	return randomBytes(octets);
}

/** `length` characters of `alphabet` (256 at most), each as likely as any other. */
export function secretText(alphabet: string, length: number): string {
	const fair = 256 - (256 % alphabet.length);
	let text = "";
	while (text.length < length)
		for (const octet of randomBytes(length))
			if (octet < fair && text.length < length)
				text += alphabet[octet % alphabet.length];
	return text;
}

/** `length` digits (14 at most), each number as likely as any other. */
export function secretDigits(length: number): string {
	return String(randomInt(10 ** length)).padStart(length, "0");
}
