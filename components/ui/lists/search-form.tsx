import type { ComponentProps } from "react";
import { Link } from "#components/ui/link";
import { t } from "#lib/i18n/page-texts";
import { FILLED_BY_SCRIPT } from "../looks.ts";
import { Notice } from "../notice.tsx";

const LOOKS = {
	usual: {
		label: "mb-1.5 block font-bold",
		frame: "flex",
		field: "min-h-12 rounded-l-control border-2 border-r-0 border-ink px-3.5",
		button:
			"rounded-r-control border-2 border-ink bg-ink px-4 text-paper sm:px-5",
	},
	large: {
		label: "mb-2 block font-display text-h3 font-bold",
		frame: "gap-2 sm:flex",
		field:
			"min-h-[3.556rem] rounded-[0.667rem] border-2 border-action px-4 max-sm:mb-2",
		button:
			"rounded-[0.667rem] border-2 border-action bg-action px-5 text-on-action max-sm:w-full",
	},
} as const;

/** A search form that works without a script: the resulting address can be shared. */
export function SearchForm(props: {
	action: string;
	label: string;
	placeholder?: string;
	button: string;
	value?: string | undefined;
	/** Where entries are looked for while one types, if they are. */
	completions?: ComponentProps<typeof Completions>;
	/** The first act of a page: on a phone its button stands under the field. */
	large?: boolean;
}) {
	const looks = LOOKS[props.large ? "large" : "usual"];
	return (
		<search className="no-print block">
			<form action={props.action}>
				<div className="max-w-measure">
					<label htmlFor="q" className={looks.label}>
						{props.label}
					</label>
					<div className={looks.frame}>
						<input
							id="q"
							name="q"
							type="search"
							defaultValue={props.value}
							placeholder={props.placeholder}
							className={`w-full min-w-0 bg-sheet text-ink placeholder:text-soft ${looks.field}`}
						/>
						<button
							type="submit"
							className={`min-h-12 shrink-0 font-bold hover:underline ${looks.button}`}
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

/** An entry that the typed words may mean. */
export type Completion = {
	readonly href: string;
	readonly titre: string;
	/** What it is: "Projet", or the area that an area is in. */
	readonly nature: string;
};

const LIST =
	"divide-y divide-line rounded-control border-2 border-edge bg-sheet px-3.5 py-1";
const BELOW = "mt-2";
/** The same over what follows. */
const OVER = "absolute inset-x-0 top-1 z-10 min-w-64 shadow-md";

/**
 * Where the entries found while a search is typed in the form around are shown, under
 * its field (browser/completions.ts).
 */
export function Completions(props: {
	/** The address that answers, to be ended with what is typed. */
	address: string;
	label: string;
	/** Shown over what follows, where there is no room for it. */
	over?: boolean;
}) {
	return (
		<div
			aria-live="polite"
			className="relative"
			data-completions={props.address}
			data-label={props.label}
			data-list={`${LIST} ${props.over ? OVER : BELOW}`}
			{...FILLED_BY_SCRIPT}
		/>
	);
}

/** Says when the next search will be possible, and keeps the words that were typed. */
export function TooManySearches(props: {
	seconds: number;
	action: string;
	q: string | undefined;
	/** The address of the refused search, when it has more than its words. */
	again?: string;
}) {
	return (
		<>
			<h1>{t("lecture.rechercher")}</h1>
			<Notice kind="warning" announced>
				<p>{t("lecture.trop", { n: props.seconds })}</p>
				<p className="mt-2">
					<Link
						href={
							props.again ??
							`${props.action}?q=${encodeURIComponent(props.q ?? "")}`
						}
						className="font-bold"
					>
						{t("erreurs.reessayer")}
					</Link>
				</p>
			</Notice>
			<Countdown
				seconds={props.seconds}
				words={{
					one: t("lecture.dans.un"),
					several: t("lecture.dans.plusieurs", { n: "{n}" }),
					none: t("lecture.dans.maintenant"),
				}}
			/>
			<SearchForm
				action={props.action}
				label={t("recherche.mots")}
				button={t("lecture.rechercher")}
				value={props.q}
			/>
		</>
	);
}

/**
 * Counts down to the instant when something may be tried again (browser/countdown.ts).
 * Empty without scripts, where a number of seconds would soon be wrong.
 */
export function Countdown(props: {
	seconds: number;
	/** What is counted: shown anew in the same document, it goes on and does not begin again. */
	of?: number;
	/** The id of what is hidden when the time is over. */
	ends?: string;
	/** The sentences: `{n}` is replaced by the number of seconds. */
	words: {
		readonly one: string;
		readonly several: string;
		readonly none: string;
	};
}) {
	const { one, several, none } = props.words;
	return (
		// A live region would speak each second.
		<p
			className="tabular-nums"
			data-countdown={props.seconds}
			data-countdown-of={props.of}
			data-ends={props.ends}
			data-one={one}
			data-several={several}
			data-none={none}
			{...FILLED_BY_SCRIPT}
		/>
	);
}
