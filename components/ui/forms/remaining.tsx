/** The words that count what is left: `{n}` is replaced by the number. */
export type CountWords = {
	readonly un: string;
	readonly plusieurs: string;
	readonly un_de_trop: string;
	readonly trop: string;
};

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
	const { left, words, langue } = props;
	const size = Math.abs(left);
	const isOne = new Intl.PluralRules(langue).select(size) === "one";
	const [one, several] =
		left < 0 ? [words.un_de_trop, words.trop] : [words.un, words.plusieurs];
	return (
		<p
			id={remainingId(props.name)}
			className="mt-1 text-small text-soft tabular-nums"
		>
			{(isOne ? one : several).replace(
				"{n}",
				new Intl.NumberFormat(langue).format(size),
			)}
		</p>
	);
}
