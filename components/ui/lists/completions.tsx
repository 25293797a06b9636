import { FILLED_BY_SCRIPT } from "../filled-by-script.ts";

/** An entry that the typed words may mean. */
export type Completion = {
	readonly href: string;
	readonly titre: string;
	/** What it is: "Projet", or the area that an area is in. */
	readonly nature: string;
};

/** The look of a list of suggestions. */
const LIST =
	"divide-y divide-line rounded-control border-2 border-edge bg-sheet px-3.5 py-1";
const BELOW = "mt-2";
/** The same over what follows. */
const OVER = "absolute inset-x-0 top-1 z-10 min-w-64 shadow-md";

/**
 * Where the entries found while a search is typed in the form around are shown, under
 * its field (browser/completions.ts).
 */
export function Completions(props: {
	/** The address that answers, to be ended with what is typed. */
	address: string;
	/** Accessible name of the list. */
	label: string;
	/** Shown over what follows, where there is no room for it. */
	over?: boolean;
}) {
	return (
		<div
			aria-live="polite"
			className="relative"
			data-completions={props.address}
			data-label={props.label}
			data-list={`${LIST} ${props.over ? OVER : BELOW}`}
			{...FILLED_BY_SCRIPT}
		/>
	);
}
