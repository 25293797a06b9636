"use client";

import type { ComponentProps } from "react";
import { CONTROL } from "../looks.ts";
import {
	ERROR_BAR,
	FieldError,
	FieldFrame,
	FieldHelp,
	FieldLabelText,
	type FieldWords,
	useField,
} from "./field-frame.tsx";
import { useEtat } from "./form.tsx";

export type Option = {
	readonly value: string;
	readonly label: string;
	readonly help?: string;
};

/** One of a list, in a drop-down: for long lists. */
export function SelectField(
	props: FieldWords & { options: readonly Option[] },
) {
	const { error, values, describedBy } = useField(props);
	return (
		<FieldFrame {...props} error={error}>
			<select
				id={props.name}
				name={props.name}
				defaultValue={values.at(-1) ?? props.options[0]?.value}
				aria-invalid={error === undefined ? undefined : true}
				aria-describedby={describedBy}
				className={`${CONTROL} min-h-11`}
			>
				{props.options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</FieldFrame>
	);
}

/** One or several of a short list, all visible. */
export function OptionsField(
	props: FieldWords & {
		options: readonly Option[];
		several?: boolean;
		/** In a line that wraps, for short names. */
		chips?: boolean;
	},
) {
	const { name } = props;
	const { error, values, describedBy } = useField(props);
	return (
		<fieldset
			aria-describedby={describedBy}
			className={`mt-6 min-w-0 first:mt-0 ${error === undefined ? "" : ERROR_BAR}`}
		>
			<legend className="font-bold">
				<FieldLabelText {...props} />
			</legend>
			<FieldHelp {...props} />
			<FieldError name={name} error={error} />
			<ul
				className={`mt-2 max-w-measure ${props.chips ? "flex flex-wrap gap-2" : "grid gap-x-6 sm:grid-cols-2"}`}
			>
				{props.options.map(({ value, label, help }, at) => (
					<li key={value}>
						<label
							className={`flex min-h-11 py-2 ${props.chips ? "items-center gap-2 rounded-full border border-edge bg-sheet px-3.5 text-small has-checked:border-action has-checked:bg-action-tint has-checked:font-bold" : "items-start gap-3"}`}
						>
							<input
								// The link of the error summary points to the first of them.
								id={at === 0 ? name : `${name}-${value}`}
								type={props.several ? "checkbox" : "radio"}
								name={name}
								value={value}
								defaultChecked={values.includes(value)}
								className={`shrink-0 accent-action ${props.chips ? "size-4" : "mt-1 size-5"}`}
							/>
							<span>
								{label}
								{help === undefined ? null : (
									<span className="block text-small text-soft">{help}</span>
								)}
							</span>
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	);
}

export function TickField(props: {
	name: string;
	label: string;
	help?: string;
	ticked?: boolean;
}) {
	const { name } = props;
	const { error, values, describedBy } = useField(props);
	return (
		<div className="mt-6 first:mt-0">
			<FieldError name={name} error={error} />
			<label className="flex min-h-11 max-w-measure items-start gap-3 py-2">
				<input
					id={name}
					name={name}
					type="checkbox"
					defaultChecked={
						values.length > 0 ? values.includes("on") : props.ticked
					}
					aria-describedby={describedBy}
					aria-invalid={error === undefined ? undefined : true}
					className="mt-1 size-5 shrink-0 accent-action"
				/>
				<span>
					{props.label}
					{props.help === undefined ? null : (
						<span id={`${name}-aide`} className="block text-small text-soft">
							{props.help}
						</span>
					)}
				</span>
			</label>
		</div>
	);
}

/** The box of one row among several, as it was sent once its form came back. */
export function Tick(
	props: ComponentProps<"input"> & { readonly name: string; value: string },
) {
	const { tour, valeurs } = useEtat();
	return (
		<input
			{...props}
			type="checkbox"
			defaultChecked={
				tour > 0
					? valeurs[props.name]?.includes(props.value)
					: props.defaultChecked
			}
			className="size-6 shrink-0 self-start accent-action mt-1"
		/>
	);
}
