import type { ComponentProps } from "react";
import { Completions } from "./completions.tsx";

const LOOKS = {
	usual: {
		label: "mb-1.5 block font-bold",
		frame: "flex",
		field: "min-h-12 rounded-l-control border-2 border-r-0 border-ink px-3.5",
		button:
			"rounded-r-control border-2 border-ink bg-ink px-4 text-paper sm:px-5",
	},
	large: {
		label: "mb-2 block font-display text-h3 font-bold",
		frame: "gap-2 sm:flex",
		field:
			"min-h-[3.556rem] rounded-[0.667rem] border-2 border-action px-4 max-sm:mb-2",
		button:
			"rounded-[0.667rem] border-2 border-action bg-action px-5 text-on-action max-sm:w-full",
	},
} as const;

/** A search form that works without a script: the resulting address can be shared. */
export function SearchForm(props: {
	action: string;
	label: string;
	placeholder?: string;
	button: string;
	value?: string | undefined;
	/** Where entries are looked for while one types, if they are. */
	completions?: ComponentProps<typeof Completions>;
	/** The first act of a page: on a phone its button stands under the field. */
	large?: boolean;
}) {
	const looks = LOOKS[props.large ? "large" : "usual"];
	return (
		<search className="no-print block">
			<form action={props.action}>
				<div className="max-w-measure">
					<label htmlFor="q" className={looks.label}>
						{props.label}
					</label>
					<div className={looks.frame}>
						<input
							id="q"
							name="q"
							type="search"
							defaultValue={props.value}
							placeholder={props.placeholder}
							className={`w-full min-w-0 bg-sheet text-ink placeholder:text-soft ${looks.field}`}
						/>
						<button
							type="submit"
							className={`min-h-12 shrink-0 font-bold hover:underline ${looks.button}`}
						>
							{props.button}
						</button>
					</div>
					{props.completions ? <Completions {...props.completions} /> : null}
				</div>
			</form>
		</search>
	);
}
