import type { ComponentProps } from "react";
import { Completions } from "./completions.tsx";

/** A search form that works without a script: the resulting address can be shared. */
export function SearchForm(props: {
	action: string;
	label: string;
	placeholder?: string;
	button: string;
	value?: string | undefined;
	/** Where entries are looked for while one types, if they are. */
	completions?: ComponentProps<typeof Completions>;
}) {
	return (
		<search className="no-print block">
			<form action={props.action}>
				<div className="max-w-measure">
					<label htmlFor="q" className="mb-1.5 block font-bold">
						{props.label}
					</label>
					<div className="flex">
						<input
							id="q"
							name="q"
							type="search"
							maxLength={100}
							defaultValue={props.value}
							placeholder={props.placeholder}
							className="min-h-12 w-full min-w-0 rounded-l-control border-2 border-r-0 border-ink bg-sheet px-3.5 text-ink placeholder:text-soft"
						/>
						<button
							type="submit"
							className="min-h-12 shrink-0 rounded-r-control border-2 border-ink bg-ink px-4 font-bold text-paper hover:underline sm:px-5"
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
