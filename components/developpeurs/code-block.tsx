import type { ReactNode } from "react";
import { ScrollBox } from "#components/ui/table";

/** `<code>` inside a text of the messages, for `t.rich`. */
export const WITH_CODE = {
	code: (children: ReactNode) => (
		<code className="font-mono text-[0.9em]">{children}</code>
	),
};

const FRAME = "mt-3 rounded-control border border-line bg-sheet";
const TEXT = "px-4 py-3 font-mono text-small";

/**
 * Text to copy. With a `label` it is a program, whose lines stay as written: a
 * long one scrolls in its box, and wraps on paper. Without, it is a sentence that
 * wraps between words, and within one that is longer than the screen.
 */
export function CodeBlock(props: {
	label?: string;
	/** Of the text itself, for a button that copies it. */
	id?: string;
	children: string;
}) {
	if (props.label === undefined)
		return (
			<pre className={`${FRAME} ${TEXT} wrap-anywhere whitespace-pre-wrap`}>
				<code>{props.children}</code>
			</pre>
		);
	return (
		<ScrollBox label={props.label} className={FRAME}>
			<pre className={`${TEXT} w-max min-w-full print:w-auto`}>
				<code id={props.id}>{props.children}</code>
			</pre>
		</ScrollBox>
	);
}
