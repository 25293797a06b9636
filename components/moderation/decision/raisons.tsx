"use client";

import type { Option } from "#components/ui/forms/choice-field";
import { FieldError, useField } from "#components/ui/forms/field-frame";

/** Where the hand goes once a reason is chosen by its key. */
const ENSUITE: Readonly<Record<string, string>> = {
	doublon: "doublon",
	autre: "texte",
};

/** The id of a reason; the error summary leads to the first one. */
function idDe(value: string, rang: number): string {
	return rang === 0 ? "choix" : `choix-${value}`;
}

/** The reasons of a refusal as buttons, each with its key; none is chosen beforehand. */
export function Raisons(props: {
	/** The key of the schema; with the label, it names the field in the summary of errors. */
	name: "choix";
	label: string;
	raisons: readonly Option[];
	/** The id of what the Enter key presses. */
	confirme: string;
}) {
	const { name } = props;
	const { error, values, describedBy } = useField({ name });
	return (
		<fieldset
			data-confirme={props.confirme}
			aria-describedby={describedBy}
			className="mt-2 min-w-0"
		>
			<legend className="font-bold">{props.label}</legend>
			<FieldError name={name} error={error} />
			<ul className="mt-2 grid gap-2">
				{props.raisons.map(({ value, label }, rang) => (
					<li key={value}>
						<label className="flex min-h-11 items-center gap-3 rounded-control border-2 border-edge px-3 py-1.5 has-checked:border-action has-checked:font-bold">
							<input
								id={idDe(value, rang)}
								type="radio"
								name={name}
								value={value}
								defaultChecked={values.includes(value)}
								data-touche={rang + 1}
								data-puis={ENSUITE[value]}
								className="size-5 shrink-0 accent-action"
							/>
							<span className="grow">{label}</span>
							<span
								aria-hidden="true"
								className="needs-script text-soft max-md:hidden pointer-coarse:hidden"
							>
								{rang + 1}
							</span>
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	);
}
