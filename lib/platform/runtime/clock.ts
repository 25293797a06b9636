/**
 * The clock and the randomness of this process, under names that the structure check
 * can find. What instances must agree on (windows, expiries) is decided by the
 * database's clock instead.
 */
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { dayOf } from "./time-zone.ts";

/** The current time of this process. */
export function now(): Date {
	return new Date();
}

/** The day in the site's zone, `YYYY-MM-DD`: today's, or that of an instant. */
export function siteDay(instant: Date = now()): string {
	return dayOf(instant);
}

/** Milliseconds from a fixed point, for durations only. */
export function monotonicMs(): number {
	return performance.now();
}

/** A random identifier of 122 bits, as a UUID. */
export function randomId(): string {
	return randomUUID();
}

/** `octets` unpredictable bytes. */
export function secretBytes(octets: number): Buffer {
	return randomBytes(octets);
}

/** `length` characters of `alphabet`, all equally likely. */
export function secretText(alphabet: string, length: number): string {
	const letter = () => alphabet[randomInt(alphabet.length)];
	return Array.from({ length }, letter).join("");
}

/** `length` digits (14 at most), all numbers equally likely. */
export function secretDigits(length: number): string {
	return String(randomInt(10 ** length)).padStart(length, "0");
}
