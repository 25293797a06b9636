import { pageLangue } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import { dayOf, daysBetween } from "#lib/platform/runtime/time-zone";

type DateProps = {
	/** An instant, or one as ISO 8601 with `Z`, or a day, `YYYY-MM-DD`. */
	value: string | Date;
};

function written(value: string | Date): string {
	return typeof value === "string" ? value : value.toISOString();
}

const DAY = { dateStyle: "long" } as const;

function isDay(value: string | Date): boolean {
	return written(value).length === 10;
}

function fullDate({ value }: DateProps): string {
	return formats(pageLangue()).dateTime(
		new Date(value),
		isDay(value) ? DAY : { ...DAY, timeStyle: "short" },
	);
}

/** A day in words: "3 mai 2026". */
export function LongDate(props: DateProps) {
	return (
		<time dateTime={written(props.value)}>
			{formats(pageLangue()).dateTime(new Date(props.value), DAY)}
		</time>
	);
}

/** An instant in words, to the minute: "3 mai 2026 à 14:05". */
export function FullDate(props: DateProps) {
	return <time dateTime={written(props.value)}>{fullDate(props)}</time>;
}

function relative({ value, now }: DateProps & { now: Date }): string {
	const langue = pageLangue();
	if (!isDay(value)) return formats(langue).relativeTime(new Date(value), now);
	// A day has no hour to count from.
	const days = daysBetween(dayOf(now), written(value));
	const words = new Intl.RelativeTimeFormat(langue, { numeric: "auto" });
	return words.format(days, "day");
}

/** How long ago it was, relative to `now`; the full date is in the `time` element and its title. */
export function RelativeDate(props: DateProps & { now: Date }) {
	return (
		<time dateTime={written(props.value)} title={fullDate(props)}>
			{relative(props)}
		</time>
	);
}
