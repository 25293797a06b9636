import { Fragment } from "react";
import { differences, type Passage } from "#lib/platform/text/difference";

/** The words by which a screen reader announces a changed passage. */
export type DifferenceWords = { readonly ote: string; readonly mis: string };

function Run(props: Passage & { words: DifferenceWords }) {
	const { sort, texte, words } = props;
	if (sort === "meme") return <span>{texte}</span>;
	if (sort === "ote")
		return (
			<del className="bg-rust-tint">
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

/** Whether a passage replaces the one before it: without a space, the two words would read as one. */
function isReplaced(before: Passage | undefined, sort: Passage["sort"]) {
	return before?.sort === "ote" && sort === "mis" && !/\s$/.test(before.texte);
}

/** Two texts merged, removed parts struck out and added ones underlined; announced in words too, since screen readers read neither. */
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
