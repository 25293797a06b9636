"use client";

import {
	type FormEvent,
	type HTMLInputAutoCompleteAttribute,
	type KeyboardEventHandler,
	useState,
} from "react";
import { phrasesOf } from "#lib/platform/validation/forms";
import { CONTROL } from "../looks.ts";
import { useEarlyText } from "./early-text.ts";
import { FieldFrame, type FieldWords, useField } from "./field-frame.tsx";

type Bound = { max: number; words: CountWords; langue: string };

type TextProps = FieldWords & {
	required?: boolean;
	bound?: Bound;
	/** The language of the typed text, when it is not the page's. */
	lang?: string;
	/** A list of phrases, one on each line: they are what is counted. */
	phrases?: boolean;
};

function useText(props: TextProps) {
	const { name, bound, phrases = false } = props;
	const { error, values, describedBy } = useField(props);
	const initial = phrases ? values.join("\n") : values.at(-1);
	const [text, setText] = useState(initial ?? "");
	const used = phrases ? phrasesOf([text]).length : [...text].length;
	useEarlyText(name);
	const ids = [describedBy, bound ? remainingId(name) : undefined];
	return {
		error,
		control: {
			id: name,
			name,
			required: props.required,
			lang: props.lang,
			// What people write may run from right to left.
			dir: "auto",
			"aria-invalid": error === undefined ? undefined : true,
			"aria-describedby": ids.filter(Boolean).join(" ") || undefined,
			defaultValue: initial,
			onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
				setText(event.currentTarget.value),
		},
		remaining: bound ? (
			<Remaining
				name={name}
				left={bound.max - used}
				words={bound.words}
				langue={bound.langue}
			/>
		) : null,
	};
}

type TextFieldProps = TextProps & {
	type?: "text" | "email" | "url" | "search" | "date";
	inputMode?: "numeric" | "email" | "url";
	autoComplete?: HTMLInputAutoCompleteAttribute;
	/** Short answers (a code, a date) have a short field. */
	short?: boolean;
	onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
};

export function TextField(props: TextFieldProps) {
	const { error, control, remaining } = useText(props);
	return (
		<FieldFrame {...props} error={error}>
			<input
				{...control}
				type={props.type ?? "text"}
				inputMode={props.inputMode}
				autoComplete={props.autoComplete}
				onKeyDown={props.onKeyDown}
				className={`${CONTROL} min-h-11 ${props.short ? "w-56!" : ""} ${props.autoComplete === "one-time-code" ? "text-[1.333rem] tracking-[0.2em]" : ""}`}
			/>
			{remaining}
		</FieldFrame>
	);
}

export function LongTextField(props: TextProps & { rows?: number }) {
	const { error, control, remaining } = useText(props);
	return (
		<FieldFrame {...props} error={error}>
			<textarea
				{...control}
				rows={props.rows ?? (props.phrases ? 4 : 6)}
				className={CONTROL}
			/>
			{remaining}
		</FieldFrame>
	);
}

/** The words that count what is left: `{n}` is replaced by the number. */
export type CountWords = Readonly<
	Record<"un" | "plusieurs" | "un_de_trop" | "trop", string>
>;

export function remainingId(name: string): string {
	return `${name}-restants`;
}

/** How much of a bounded field is left, under its control. */
export function Remaining(props: {
	name: string;
	left: number;
	words: CountWords;
	langue: string;
}) {
	const { left, words, langue } = props;
	const size = Math.abs(left);
	const isOne = new Intl.PluralRules(langue).select(size) === "one";
	const [one, several] =
		left < 0 ? [words.un_de_trop, words.trop] : [words.un, words.plusieurs];
	return (
		<p
			id={remainingId(props.name)}
			className="mt-1 text-small text-soft tabular-nums"
		>
			{(isOne ? one : several).replace(
				"{n}",
				new Intl.NumberFormat(langue).format(size),
			)}
		</p>
	);
}
