"use client";

import { type ReactNode, useActionState } from "react";
import { useFormStatus } from "react-dom";
import type { Langue } from "#lib/platform/langues";
import {
	type ActionFormulaire,
	FORMULAIRE_VIDE,
} from "#lib/platform/validation/forms";

/** What the button says, in the reader's language; `{n}` stands for the count. */
export type ToggleWords = {
	readonly langue: Langue;
	/** What is seen on the button, and what it is done to, for who can't see the page. */
	readonly verb: string;
	readonly thing: ReactNode;
	/** In place of the verb while the reader's own yes is given. */
	readonly own: string;
	readonly one: string;
	readonly several: string;
	/** Said where a row shows a dash. */
	readonly none: string;
	/** Under the number of a small button, while the reader's own yes is part of it. */
	readonly mine: string;
	/** The same after the count in words. */
	readonly included: string;
	/** Said once done, before the count. */
	readonly done: string;
	readonly undone: string;
	/** The way back from there. */
	readonly undo: string;
};

type Face = {
	readonly on: boolean;
	readonly count: number;
	/** Signed out, the press leads to sign-in: nothing is shown as done. */
	readonly isSignedIn: boolean;
	readonly words: ToggleWords;
};

/** Made once: to make both takes longer than all the rest of a row. */
const RULES: Readonly<
	Record<Langue, { number: Intl.NumberFormat; plural: Intl.PluralRules }>
> = {
	fr: {
		number: new Intl.NumberFormat("fr"),
		plural: new Intl.PluralRules("fr"),
	},
	en: {
		number: new Intl.NumberFormat("en"),
		plural: new Intl.PluralRules("en"),
	},
};

function counted(count: number, { words }: Omit<Face, "isSignedIn">) {
	const rules = RULES[words.langue];
	const isOne = rules.plural.select(count) === "one";
	const pattern = isOne ? words.one : words.several;
	const number = rules.number.format(count);
	return {
		number,
		unit: pattern.replace("{n}", "").trim(),
		text: pattern.replace("{n}", number),
	};
}

/** An upward arrow while the yes is to give, a tick once it is given. */
const MARKS = {
	open: "M10 16V5M5 9.5 10 4.5l5 5",
	done: "m4 10.5 4 4L16 6",
} as const;

function Arrow({ on, className }: { on: boolean; className: string }) {
	return (
		<svg
			viewBox="0 0 20 20"
			width="20"
			height="20"
			aria-hidden="true"
			className={`shrink-0 fill-none stroke-current stroke-[2.5] ${className}`}
		>
			<path d={on ? MARKS.done : MARKS.open} />
		</svg>
	);
}

/** How it is laid out: in a row of a list, in a line of text, or in the sheet of a page. */
export type ToggleLayout = "row" | "line" | "sheet";

const FRAME =
	"relative rounded-control border-2 border-action has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-action";

const SMALL_FRAME =
	"relative col-start-3 row-start-1 flex min-h-[3.333rem] min-w-[3.333rem] flex-col items-center justify-center rounded-xl border px-1 py-1 text-center leading-tight has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-action";

/** The button, over the whole of its frame. */
function Press(props: {
	on: boolean;
	words: ToggleWords;
	className: string;
	children: ReactNode;
}) {
	const { pending } = useFormStatus();
	return (
		<button
			type="submit"
			aria-pressed={props.on}
			aria-disabled={pending}
			onClick={(event) => {
				if (pending) event.preventDefault();
			}}
			className={`no-print cursor-pointer font-bold outline-none after:absolute after:inset-0 ${props.className}`}
		>
			{props.children}
			<span className="sr-only"> {props.words.thing}</span>
		</button>
	);
}

/** Side by side in one frame; in the sheet of a page the count in large, and the button under it over the whole width. */
const FRAMED = {
	line: {
		frame: "inline-flex max-w-full flex-wrap items-stretch",
		press: "inline-flex",
		count: "flex items-center border-l-2",
		number: "",
	},
	sheet: {
		frame: "flex flex-col-reverse",
		press: "flex w-full justify-center",
		count: "flex flex-col border-b-2 text-center",
		number: "font-display text-h2 font-bold",
	},
} as const;

function FramedFace(props: Face & { layout: ToggleLayout }) {
	const { on, words, layout } = props;
	const look = FRAMED[layout === "sheet" ? layout : "line"];
	return (
		<div
			className={`${FRAME} ${look.frame} ${on ? "bg-action-tint" : "bg-sheet"}`}
		>
			<Press
				on={on}
				words={words}
				className={`${look.press} min-h-11 items-center gap-2 px-4 py-2 text-action hover:underline`}
			>
				<Arrow on={on} className="size-5" />
				<span>{on ? words.own : words.verb}</span>
			</Press>
			{props.count > 0 ? (
				<span className={`${look.count} border-action px-4 py-2 tabular-nums`}>
					<span className={look.number}>
						{counted(props.count, props).text}
					</span>
					{on ? <span className="text-small"> {words.included}</span> : null}
				</span>
			) : null}
		</div>
	);
}

/** The same in a small square for a row, always with its number: a dash while there is none. */
function SmallFace(props: Face) {
	const { on, words, count } = props;
	const { number, unit } = counted(count, props);
	return (
		<div
			className={`${SMALL_FRAME} ${on ? "border-action bg-action text-on-action" : "border-edge bg-sheet hover:border-action"}`}
		>
			<Press on={on} words={words} className="flex flex-col items-center">
				<Arrow
					on={on}
					className={`size-4.5 ${on ? "text-on-action" : "text-action"}`}
				/>
				<span className="sr-only">
					{on ? `${words.mine}. ${words.own}` : words.verb}
				</span>
			</Press>
			<span className="font-display text-[1.1111rem] leading-none font-bold tabular-nums">
				{count > 0 ? number : <span aria-hidden="true">–</span>}
			</span>{" "}
			{count > 0 ? null : <span className="sr-only">{words.none}</span>}
			{on ? (
				<span aria-hidden="true" className="text-tiny">
					{words.mine}
				</span>
			) : count > 0 ? (
				<span className="sr-only">{unit}</span>
			) : null}
		</div>
	);
}

/** The form of an entry's own page, which the bar of a phone sends too. */
const formId = (slug: string) => `acte-${slug}`;

/** The count, and a second button of the form of the page's sheet, for the bar of a phone. */
export function ToggleBar(props: Omit<Face, "isSignedIn"> & { slug: string }) {
	const { on, words } = props;
	const { number, unit } = counted(props.count, props);
	return (
		<>
			<p className="min-w-0 text-small">
				<span className="font-display text-h3 font-bold tabular-nums">
					{number}
				</span>{" "}
				{unit}
			</p>
			<button
				type="submit"
				form={formId(props.slug)}
				aria-pressed={on}
				className="inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 rounded-control border-2 border-action px-4 font-bold text-action"
			>
				<Arrow on={on} className="size-5" />
				{on ? words.own : words.verb}
				<span className="sr-only"> {words.thing}</span>
			</button>
		</>
	);
}

function ToggleFace(
	props: Face & { answers: number; layout: ToggleLayout; thanks?: ReactNode },
) {
	const { on, words, answers, layout, thanks } = props;
	const Shown = layout === "row" ? SmallFace : FramedFace;
	const { pending } = useFormStatus();
	const shown = pending && props.isSignedIn ? !on : on;
	const face = {
		...props,
		on: shown,
		count: props.count + Number(shown) - Number(on),
	};
	const isAnswered = answers > 0 && !pending;
	const isThanked = isAnswered && on && thanks !== undefined;
	return (
		<>
			<Shown {...face} />
			<p
				role="status"
				className={`text-small font-bold text-action ${layout === "row" ? "col-start-2 col-end-4 row-start-3" : isThanked ? "sr-only" : isAnswered ? "mt-2" : ""}`}
			>
				{isAnswered ? (
					<>
						{on ? words.done : words.undone}{" "}
						<span className="sr-only">{counted(props.count, props).text}</span>{" "}
						{on ? null : (
							<button
								type="submit"
								// It is gone once pressed: the focus goes on to what it undoes.
								onClick={({ currentTarget: { form } }) =>
									form?.querySelector("button")?.focus()
								}
								className="min-h-11 cursor-pointer underline"
							>
								{words.undo}
							</button>
						)}
					</>
				) : null}
			</p>
			{isThanked ? thanks : null}
		</>
	);
}

/**
 * A yes of the reader's that can be taken back by the same button, with the
 * number of those who said it. A real form: without a script the page comes
 * back with the new count. One of a row is laid out by that row.
 */
export function CountedToggle(
	props: Face & {
		action: ActionFormulaire;
		slug: string;
		layout?: ToggleLayout;
		/** Part of the form while the reader has not said yes. */
		whileOff?: ReactNode;
		/** Shown once a yes is given, in place of the sentence that says so, which is then only announced. */
		thanks?: ReactNode;
	},
) {
	const { on, whileOff, action, slug, layout = "line", ...face } = props;
	const [etat, send] = useActionState(action, FORMULAIRE_VIDE);
	return (
		<form
			id={layout === "row" ? undefined : formId(slug)}
			action={send}
			className={layout === "row" ? "contents" : undefined}
		>
			<input type="hidden" name="slug" value={slug} />
			<input type="hidden" name="voulu" value={on ? "non" : "oui"} />
			{etat.valeurs.depuis?.map((depuis) => (
				<input key={depuis} type="hidden" name="depuis" value={depuis} />
			))}
			<ToggleFace {...face} on={on} layout={layout} answers={etat.tour} />
			{on ? null : whileOff}
			{etat.alerte === undefined ? null : (
				<p
					role="alert"
					className={`font-bold text-rust ${layout === "row" ? "col-start-2 col-end-4 row-start-4" : "mt-2"}`}
				>
					{etat.alerte}
				</p>
			)}
		</form>
	);
}
