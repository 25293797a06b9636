/** The words that count what is left: `{n}` is replaced by the number. */
export type CountWords = {
	readonly un: string;
	readonly plusieurs: string;
	readonly un_de_trop: string;
	readonly trop: string;
};

function remainingWords(left: number, words: CountWords, langue: string) {
	const isOne = new Intl.PluralRules(langue).select(Math.abs(left)) === "one";
	const phrase =
		left < 0
			? isOne
				? words.un_de_trop
				: words.trop
			: isOne
				? words.un
				: words.plusieurs;
	return phrase.replace(
		"{n}",
		new Intl.NumberFormat(langue).format(Math.abs(left)),
	);
}

/** The id of the count under a control. */
export function remainingId(name: string): string {
	return `${name}-restants`;
}

/** How much of a bounded field is left, under its control. */
export function Remaining(props: {
	name: string;
	left: number;
	words: CountWords;
	langue: string;
}) {
	return (
		<p
			id={remainingId(props.name)}
			className="mt-1 text-small text-soft tabular-nums"
		>
			{remainingWords(props.left, props.words, props.langue)}
		</p>
	);
}
