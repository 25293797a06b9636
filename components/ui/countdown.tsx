import { FILLED_BY_SCRIPT } from "./filled-by-script.ts";

/**
 * Counts down to the instant when something may be tried again (browser/countdown.ts).
 * Empty without scripts, where a number of seconds would soon be wrong.
 */
export function Countdown(props: {
	seconds: number;
	/** What is counted: shown anew in the same document, it goes on and does not begin again. */
	of?: number;
	/** The id of what is hidden when the time is over. */
	ends?: string;
	/** The sentences: `{n}` is replaced by the number of seconds. */
	words: {
		readonly one: string;
		readonly several: string;
		readonly none: string;
	};
}) {
	const { one, several, none } = props.words;
	return (
		// A live region would speak each second.
		<p
			className="tabular-nums"
			data-countdown={props.seconds}
			data-countdown-of={props.of}
			data-ends={props.ends}
			data-one={one}
			data-several={several}
			data-none={none}
			{...FILLED_BY_SCRIPT}
		/>
	);
}
