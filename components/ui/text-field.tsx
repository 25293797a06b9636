"use client";

import { type HTMLInputAutoCompleteAttribute, useState } from "react";
import {
	CONTROL,
	FieldFrame,
	type FieldWords,
	useField,
} from "./field-frame.tsx";

/** Counts what is left of a bounded text: `{n}` stands for the number. */
export type CountWords = {
	readonly un: string;
	readonly plusieurs: string;
	readonly un_de_trop: string;
	readonly trop: string;
};

type Bound = { max: number; words: CountWords; langue: string };

function remaining(text: string, { max, words, langue }: Bound): string {
	const left = max - [...text].length;
	const isOne = new Intl.PluralRules(langue).select(Math.abs(left)) === "one";
	const phrase =
		left < 0
			? isOne
				? words.un_de_trop
				: words.trop
			: isOne
				? words.un
				: words.plusieurs;
	return phrase.replace(
		"{n}",
		new Intl.NumberFormat(langue).format(Math.abs(left)),
	);
}

function Remaining(props: { name: string; text: string; bound: Bound }) {
	return (
		<p
			id={`${props.name}-restants`}
			className="mt-1 text-small text-soft tabular-nums"
		>
			{remaining(props.text, props.bound)}
		</p>
	);
}

type TextFieldProps = FieldWords & {
	type?: "text" | "email" | "url" | "search" | "date";
	inputMode?: "numeric" | "email" | "url";
	autoComplete?: HTMLInputAutoCompleteAttribute;
	required?: boolean;
	/** Shows how many characters are left. */
	bound?: Bound;
	/** The language of what is typed, when it is not the page's. */
	lang?: string;
	/** Short answers (a code, a date) have a short field. */
	short?: boolean;
	/** What the browser offers as one types. */
	offered?: readonly string[];
};

/** A text on one line. */
export function TextField(props: TextFieldProps) {
	const { name, bound } = props;
	const { error, values, describedBy } = useField(props);
	const [text, setText] = useState(values.at(-1) ?? "");
	return (
		<FieldFrame {...props} error={error}>
			<input
				id={name}
				name={name}
				type={props.type ?? "text"}
				inputMode={props.inputMode}
				autoComplete={props.autoComplete}
				required={props.required}
				lang={props.lang}
				list={props.offered ? `${name}-liste` : undefined}
				aria-invalid={error === undefined ? undefined : true}
				aria-describedby={
					[describedBy, bound ? `${name}-restants` : undefined]
						.filter(Boolean)
						.join(" ") || undefined
				}
				defaultValue={values.at(-1)}
				onInput={(event) => setText(event.currentTarget.value)}
				className={`${CONTROL} min-h-11 ${props.short ? "w-56!" : ""}`}
			/>
			{props.offered ? (
				<datalist id={`${name}-liste`}>
					{props.offered.map((one) => (
						<option key={one} value={one} />
					))}
				</datalist>
			) : null}
			{bound ? <Remaining name={name} text={text} bound={bound} /> : null}
		</FieldFrame>
	);
}

/** A text on several lines. */
export function LongTextField(
	props: FieldWords & {
		rows?: number;
		required?: boolean;
		bound?: Bound;
		lang?: string;
	},
) {
	const { name, bound } = props;
	const { error, values, describedBy } = useField(props);
	const [text, setText] = useState(values.at(-1) ?? "");
	return (
		<FieldFrame {...props} error={error}>
			<textarea
				id={name}
				name={name}
				rows={props.rows ?? 6}
				required={props.required}
				lang={props.lang}
				aria-invalid={error === undefined ? undefined : true}
				aria-describedby={
					[describedBy, bound ? `${name}-restants` : undefined]
						.filter(Boolean)
						.join(" ") || undefined
				}
				defaultValue={values.at(-1)}
				onInput={(event) => setText(event.currentTarget.value)}
				className={CONTROL}
			/>
			{bound ? <Remaining name={name} text={text} bound={bound} /> : null}
		</FieldFrame>
	);
}
