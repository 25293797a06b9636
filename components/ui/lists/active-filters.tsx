import { Link } from "#components/ui/link";

export type ActiveFilter = {
	readonly name: string;
	/** "Thème : Eau" */
	readonly label: string;
	/** Accessible name of the link that removes it, shown as a cross. */
	readonly remove: string;
	/** The list without it. */
	readonly href: string;
};

/** On a phone the field tells `q`, and the title of the list the others but this one. */
const ALWAYS_SHOWN = "mis_en_avant";

/** The active filters of the list, each removed with one click. */
export function ActiveFilters(props: {
	label: string;
	filters: readonly ActiveFilter[];
}) {
	if (props.filters.length === 0) return null;
	return (
		<ul aria-label={props.label} className="no-print flex flex-wrap gap-2">
			{props.filters.map(({ name, label, remove, href }) => (
				<li
					key={name}
					className={`min-w-0 ${name === ALWAYS_SHOWN ? "" : "max-md:hidden"}`}
				>
					<Link
						href={href}
						aria-label={remove}
						className="inline-flex min-h-8 max-w-full items-center gap-2 rounded-full border border-action bg-action-tint px-3 text-small font-bold wrap-anywhere text-action no-underline hover:underline"
					>
						{label}
						<span aria-hidden="true" className="text-body leading-none">
							×
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
