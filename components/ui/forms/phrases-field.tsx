"use client";

import { useState } from "react";
import { phrasesOf } from "#lib/platform/validation/forms";
import { CONTROL } from "../control-look.ts";
import { useEarlyText } from "./early-text.ts";
import { FieldFrame, type FieldWords, useField } from "./field-frame.tsx";
import { type CountWords, Remaining, remainingId } from "./remaining.tsx";

/** A list of phrases, typed one on each line. */
export function PhrasesField(
	props: FieldWords & {
		bound: { max: number; words: CountWords; langue: string };
		/** The language of the phrases, when it is not the page's. */
		lang?: string;
	},
) {
	const { name, bound } = props;
	const { error, values, describedBy } = useField(props);
	const initial = values.join("\n");
	const [text, setText] = useState(initial);
	useEarlyText(name);
	return (
		<FieldFrame {...props} error={error}>
			<textarea
				id={name}
				name={name}
				rows={4}
				lang={props.lang}
				dir="auto"
				aria-invalid={error === undefined ? undefined : true}
				aria-describedby={[describedBy, remainingId(name)]
					.filter(Boolean)
					.join(" ")}
				defaultValue={initial}
				onInput={(event) => setText(event.currentTarget.value)}
				className={CONTROL}
			/>
			<Remaining
				name={name}
				left={bound.max - phrasesOf([text]).length}
				words={bound.words}
				langue={bound.langue}
			/>
		</FieldFrame>
	);
}
