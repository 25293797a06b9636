/** What is copied: a text, or that of an element of the page, which need not be sent twice. */
export type Copied =
	| { readonly text: string; readonly from?: never }
	| { readonly from: string; readonly text?: never };

/**
 * Copies a text, and confirms it (browser/copy.ts). Not shown without scripts: the text
 * is then selected by hand.
 */
export function CopyButton(
	props: Copied & {
		label: string;
		done: string;
		name: string;
	},
) {
	return (
		<button
			type="button"
			className="needs-script needs-copy no-print min-h-11 shrink-0 rounded-control border border-edge bg-sheet px-4 text-small font-bold"
			data-copy={props.text}
			data-copy-from={props.from}
			data-copied={props.done}
		>
			{/* The script may have confirmed before React came. */}
			<span aria-live="polite" suppressHydrationWarning>
				{props.label}
			</span>{" "}
			<span className="sr-only">{props.name}</span>
		</button>
	);
}
