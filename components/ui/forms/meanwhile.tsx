"use client";

import { useEffect, useRef, useState } from "react";
import type { ChampEcart, Ecart } from "#lib/platform/text/three-way-merge";
import { BUTTON_LOOKS } from "../looks.ts";

/** In the last two, `{champ}` is replaced by the field's label. */
export type MeanwhileWords = Readonly<
	Record<
		| ("titre" | "repris" | "oppose" | "avant" | "mien" | "leur" | "vide")
		| ("prendre" | "remettre"),
		string
	>
>;

export type FieldNames = ReadonlyMap<
	string,
	{ readonly label: string; readonly options: ReadonlyMap<string, string> }
>;

/** Puts values into the controls of that name, as if they were typed. */
function fill(form: HTMLFormElement, name: string, values: readonly string[]) {
	for (const control of form.elements) {
		if (control instanceof HTMLInputElement && control.name === name) {
			if (control.type === "checkbox" || control.type === "radio")
				control.checked = values.includes(control.value);
			else typeInto(control, HTMLInputElement.prototype, values);
		}
		if (control instanceof HTMLTextAreaElement && control.name === name)
			typeInto(control, HTMLTextAreaElement.prototype, [values.join("\n")]);
		if (control instanceof HTMLSelectElement && control.name === name)
			control.value = values.at(-1) ?? "";
	}
}

function typeInto(control: Element, type: object, values: readonly string[]) {
	// React (19) ignores a change made through the control's own property.
	const { set } = Object.getOwnPropertyDescriptor(type, "value") ?? {};
	set?.call(control, values.at(-1) ?? "");
	control.dispatchEvent(new Event("input", { bubbles: true }));
}

function Side(props: {
	title: string;
	text: string;
	/** The picture that the text is the name of. */
	image: string | undefined;
	empty: string;
}) {
	return (
		<div className="min-w-0">
			<p className="text-small font-bold">{props.title}</p>
			<p className="mt-1 border-l-4 border-edge bg-sheet px-3 py-2 wrap-anywhere whitespace-pre-line">
				{props.text === "" ? (
					<span className="text-soft">{props.empty}</span>
				) : props.image ? (
					<img src={props.image} alt={props.title} className="max-h-64" />
				) : (
					props.text
				)}
			</p>
		</div>
	);
}

function Field(props: {
	field: ChampEcart;
	images: Ecart["images"];
	names: FieldNames;
	words: MeanwhileWords;
}) {
	const { words, field } = props;
	const { champ, mien, leur, oppose } = field;
	const { label = champ, options } = props.names.get(champ) ?? {};
	const says = (values: readonly string[]) =>
		values
			.map((value) => options?.get(value) ?? value)
			// Several values without choices are the lines of one text.
			.join(options?.size ? ", " : "\n");
	// A button that needs a script is shown once scripts run.
	const [isReady, setReady] = useState(false);
	useEffect(() => setReady(true), []);
	const here = useRef<HTMLElement>(null);
	const side = (values: readonly string[]) => ({
		...{ text: says(values), empty: words.vide },
		image: props.images[values.at(-1) ?? ""],
	});
	const put = (values: readonly string[]) => {
		const form = here.current?.closest("form");
		if (form) fill(form, champ, values);
	};
	return (
		<section ref={here} className="mt-5 border-t border-line pt-4">
			<h3 className="text-h3">{label}</h3>
			<p className="text-small text-soft">
				{oppose ? words.oppose : words.repris}
			</p>
			<div className="mt-3 grid gap-5 md:grid-cols-2">
				<Side title={oppose ? words.mien : words.avant} {...side(mien)} />
				<Side title={words.leur} {...side(leur)} />
			</div>
			{isReady ? (
				<p className="mt-3 flex flex-wrap gap-3">
					<button
						type="button"
						onClick={() => put(leur)}
						className={BUTTON_LOOKS.other}
					>
						{words.prendre.replace("{champ}", label)}
					</button>
					<button
						type="button"
						onClick={() => put(mien)}
						className={BUTTON_LOOKS.other}
					>
						{words.remettre.replace("{champ}", label)}
					</button>
				</p>
			) : null}
		</section>
	);
}

/** What another person saved while a form was filled in, field by field, beside what was typed. */
export function Meanwhile(props: {
	ecart: Ecart;
	names: FieldNames;
	words: MeanwhileWords;
}) {
	const { ecart, words } = props;
	return (
		<section
			aria-label={words.titre}
			className="mb-8 rounded-control border-2 border-edge px-5 py-4"
		>
			<h2 className="text-h3">{words.titre}</h2>
			{ecart.champs.map((field) => (
				<Field
					key={field.champ}
					field={field}
					images={ecart.images}
					names={props.names}
					words={words}
				/>
			))}
		</section>
	);
}
