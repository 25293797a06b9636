/** Fields as data: the control, the reading and the difference of each derive from one description. */

import type { HTMLInputAutoCompleteAttribute } from "react";
import {
	type Option,
	OptionsField,
	SelectField,
} from "#components/ui/forms/choice-field";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { pageBound } from "#components/ui/kit/page-form";
import { Completions } from "#components/ui/lists/search-form";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import type { Langue } from "#lib/platform/langues";

/** One field: its key in the schema of the form, its name, and what it holds. */
export type Field = {
	readonly name: string;
	readonly label: string;
	readonly help?: string;
	/** Several lines, or a kind of one line. */
	readonly kind?:
		| "text"
		| "date"
		| "url"
		| "email"
		| "number"
		/** Digits of a mail, which the browser may know. */
		| "code"
		/** Where something is: areas are suggested while one types. */
		| "area"
		/** Phrases, one on each line. */
		| "phrases";
	readonly autoComplete?: HTMLInputAutoCompleteAttribute;
	readonly rows?: number;
	/** One of these: listed, or in a drop-down when there is a word for none. */
	readonly options?: readonly Option[];
	readonly none?: string;
	readonly several?: boolean;
	/** In a line that wraps, for short names. */
	readonly chips?: boolean;
	/** The most characters, told while one types; of phrases, the most of what is counted. */
	readonly max?: number;
	readonly counts?: Parameters<typeof pageBound>[1];
	readonly required?: boolean;
	/** Says that it may stay empty. */
	readonly optional?: boolean;
	/** The language of its text, when it is not always that of the page. */
	readonly lang?: Langue;
};

export function choices<V extends string>(
	values: readonly V[],
	name: (value: V) => string,
): Option[] {
	return values.map((value) => ({ value, label: name(value) }));
}

export function Control(props: { field: Field }) {
	const langue = pageLangue();
	const { kind, options, none, several, chips, ...field } = props.field;
	const { max, counts, optional, lang, rows, ...own } = field;
	const words = {
		...own,
		...(optional ? { optional: t("formulaires.facultatif") } : {}),
	};
	if (options && none !== undefined)
		return (
			<SelectField
				{...words}
				options={[{ value: "", label: none }, ...options]}
			/>
		);
	if (options)
		return (
			<OptionsField
				{...words}
				options={options}
				several={several === true}
				chips={chips === true}
			/>
		);
	const written = {
		...words,
		...(max === undefined ? {} : { bound: pageBound(max) }),
		...(lang === undefined || lang === langue ? {} : { lang }),
	};
	if (kind === "text")
		return <LongTextField {...written} {...(rows ? { rows } : {})} />;
	if (kind === "phrases")
		return (
			<LongTextField {...written} phrases bound={pageBound(max ?? 0, counts)} />
		);
	if (kind === "area")
		return (
			// The field is the first of its parent: its own margin is gone.
			<div data-near className="mt-6 max-w-measure first:mt-0">
				<TextField {...written} autoComplete="off" />
				<Completions
					over
					address={`${pageHref("/lieux/noms")}?q=`}
					label={t("lieux.noms")}
				/>
			</div>
		);
	if (kind === "number")
		return <TextField {...written} short inputMode="numeric" />;
	if (kind === "code")
		return (
			<TextField
				{...written}
				inputMode="numeric"
				autoComplete="one-time-code"
				required
				short
			/>
		);
	return (
		<TextField {...written} type={kind ?? "text"} short={kind === "date"} />
	);
}

export function Controls(props: { fields: readonly Field[] }) {
	return props.fields.map((field) => (
		<Control key={field.name} field={field} />
	));
}

/** A field for the English version of another one, which may stay empty. */
export function inEnglish({ name, label, kind, rows, max }: Field): Field {
	return {
		name: `${name}_en`,
		label: `${label} (${t("edition.anglais")})`,
		lang: "en",
		...(kind ? { kind } : {}),
		...(rows ? { rows } : {}),
		...(max ? { max } : {}),
	};
}

function Text(props: { lang?: Langue; children: string }) {
	const { lang } = props;
	return (
		<span
			dir="auto"
			lang={lang === pageLangue() ? undefined : lang}
			className="wrap-anywhere whitespace-pre-line"
		>
			{props.children}
		</span>
	);
}

/** Fields with what they hold; an empty one is left out. */
export function Readings(props: {
	fields: readonly Field[];
	values: Readonly<Record<string, string | null>>;
}) {
	const { fields, values } = props;
	return (
		<dl className="mt-2 grid max-w-measure gap-2">
			{fields.map(({ name, label, lang }) =>
				values[name] ? (
					<div key={name}>
						<dt className="text-small text-soft">{label}</dt>
						<dd>
							<Text {...(lang ? { lang } : {})}>{values[name]}</Text>
						</dd>
					</div>
				) : null,
			)}
		</dl>
	);
}

export type Change = {
	readonly label: string;
	readonly before: string;
	readonly after: string;
	/** The pictures that these texts name, where they name some. */
	readonly pictures?: Readonly<Record<string, string>> | undefined;
};

/** Fields that changed, each with both texts side by side. */
export function Differences(props: { changes: readonly Change[] }) {
	const side = (title: string, text: string, picture?: string) => (
		<div>
			<p className="text-small text-soft">{title}</p>
			<p>
				{picture === undefined ? (
					<Text>{text === "" ? t("versions.vide") : text}</Text>
				) : (
					<img src={picture} alt="" className="max-w-full bg-[white]" />
				)}
			</p>
		</div>
	);
	return (
		<dl className="mt-3 grid gap-4">
			{props.changes.map(({ label, before, after, pictures = {} }) => (
				<div key={label}>
					<dt className="font-bold">{label}</dt>
					<dd className="mt-1 grid gap-x-6 gap-y-2 md:grid-cols-2">
						{side(t("versions.texte_avant"), before, pictures[before])}
						{side(t("versions.texte_apres"), after, pictures[after])}
					</dd>
				</div>
			))}
		</dl>
	);
}
