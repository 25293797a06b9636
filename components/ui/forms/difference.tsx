import { Fragment } from "react";
import { differences, type Passage } from "#lib/platform/text/difference";

/** How a passage that differs is called by who reads it aloud. */
export type DifferenceWords = { readonly ote: string; readonly mis: string };

function Run(props: Passage & { words: DifferenceWords }) {
	const { sort, texte, words } = props;
	if (sort === "meme") return <span>{texte}</span>;
	if (sort === "ote")
		return (
			<del className="bg-support-tint">
				<span className="sr-only">{words.ote} </span>
				{texte}
			</del>
		);
	return (
		<ins className="font-bold">
			<span className="sr-only">{words.mis} </span>
			{texte}
		</ins>
	);
}

/** Whether a passage stands in the place of the one before it: the two words would read as one. */
function isReplaced(before: Passage | undefined, sort: Passage["sort"]) {
	return before?.sort === "ote" && sort === "mis" && !/\s$/.test(before.texte);
}

/** Two texts as one, what went struck out and what came underlined; said in words too, since neither is read aloud. */
export function Difference(props: {
	avant: string;
	apres: string;
	words: DifferenceWords;
}) {
	const { words } = props;
	const passages = differences(props.avant, props.apres).map(
		(passage, rang) => ({ ...passage, cle: `${rang}-${passage.sort}` }),
	);
	return (
		<div className="wrap-anywhere whitespace-pre-line">
			{passages.map(({ cle, sort, texte }, rang) => (
				<Fragment key={cle}>
					{isReplaced(passages[rang - 1], sort) ? " " : null}
					<Run sort={sort} texte={texte} words={words} />
				</Fragment>
			))}
		</div>
	);
}
