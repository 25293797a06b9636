import { FILLED_BY_SCRIPT } from "../filled-by-script.ts";

/** An entry that the typed words may mean. */
export type Completion = {
	readonly href: string;
	readonly titre: string;
	/** "Projet", "Besoin", "Article". */
	readonly nature: string;
};

/**
 * Where the entries found while a search is typed in the form around are shown, under
 * its field (browser/completions.ts).
 */
export function Completions(props: {
	/** The address that answers with the entries for `q`. */
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
			data-over={props.over}
			{...FILLED_BY_SCRIPT}
		/>
	);
}
