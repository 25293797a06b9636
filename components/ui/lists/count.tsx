import { formats } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** The number of votes or supports of an entry: beside a row, the number over its label; else, and on a phone, in one line. */
export function Count(props: {
	langue: Langue;
	n: number;
	word: string;
	beside?: boolean;
}) {
	const { beside = false } = props;
	return (
		<p
			className={`flex shrink-0 items-baseline gap-x-2 text-support ${beside ? "sm:block sm:min-w-20 sm:text-right" : ""}`}
		>
			<span
				className={`font-display leading-none font-bold tabular-nums ${beside ? "text-h3 sm:block" : "text-h2"}`}
			>
				{formats(props.langue).number(props.n)}
			</span>{" "}
			<span className="text-small">{props.word}</span>
		</p>
	);
}
