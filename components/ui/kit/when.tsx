/** Instants and days in words, in the language of the page at hand. */
import { pageLangue, t } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import { now } from "#lib/platform/runtime/clock";
import { dayOf, daysBetween } from "#lib/platform/runtime/time-zone";

type DateProps = {
	/** An instant, or one as ISO 8601 with `Z`, or a day, `YYYY-MM-DD`. */
	at: string | Date;
};

const DAY = { dateStyle: "long" } as const;

/** A day, or that of an instant, in words: "13 février 2026". */
export function dayInWords(at: string | Date): string {
	return formats(pageLangue()).dateTime(new Date(at), DAY);
}

function written(at: string | Date): string {
	return typeof at === "string" ? at : at.toISOString();
}

function isDay(at: string | Date): boolean {
	return written(at).length === 10;
}

function fullDate(at: string | Date): string {
	if (isDay(at)) return dayInWords(at);
	const options = { ...DAY, timeStyle: "short" } as const;
	return formats(pageLangue()).dateTime(new Date(at), options);
}

/** The day of an instant, or a day: "13 février 2026", or, where there is little room, "13 févr. 2026". */
export function Day(props: DateProps & { short?: boolean }) {
	const { at, short } = props;
	return (
		<time dateTime={written(at)}>
			{short
				? formats(pageLangue()).dateTime(new Date(at), { dateStyle: "medium" })
				: dayInWords(at)}
		</time>
	);
}

/** An instant, to the minute: "3 mai 2026 à 14:05". */
export function Instant({ at }: DateProps) {
	return <time dateTime={written(at)}>{fullDate(at)}</time>;
}

function relative(at: string | Date): string {
	const langue = pageLangue();
	if (!isDay(at)) {
		// "Supported 2 seconds ago" and "supported now" are what nobody says.
		const isFresh = Math.abs(now().getTime() - +new Date(at)) < 60_000;
		return isFresh
			? t("lecture.instant")
			: formats(langue).relativeTime(new Date(at), now());
	}
	// A day has no hour to count from.
	const days = daysBetween(dayOf(now()), written(at));
	const words = new Intl.RelativeTimeFormat(langue, { numeric: "auto" });
	return words.format(days, "day");
}

/** How long ago it was; the full date is in the `time` element and its title. */
export function Ago({ at }: DateProps) {
	return (
		<time dateTime={written(at)} title={fullDate(at)}>
			{relative(at)}
		</time>
	);
}
