import type { Option } from "../forms/choice-field.tsx";
import { LIST_FORM } from "./list-page.tsx";

/** One filter of a list; its first option means no filter. */
export function FilterSelect(props: {
	name: string;
	label: string;
	none: string;
	value: string | undefined;
	choices: readonly Option[];
}) {
	const isKnown =
		!props.value || props.choices.some(({ value }) => value === props.value);
	return (
		<div className="min-w-0">
			<label htmlFor={props.name} className="mb-0.5 block text-small font-bold">
				{props.label}
			</label>
			<select
				id={props.name}
				name={props.name}
				form={LIST_FORM}
				defaultValue={props.value ?? ""}
				className="block min-h-11 w-full min-w-0 rounded-control border-2 border-edge bg-sheet px-2.5 text-small text-ink"
			>
				<option value="">{props.none}</option>
				{isKnown ? null : <option value={props.value}>{props.value}</option>}
				{props.choices.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</div>
	);
}
