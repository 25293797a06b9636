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
	/** What is seen on the button, and what it is done to, for who can't see the page. */
	readonly verb: string;
	readonly thing: string;
	readonly one: string;
	readonly several: string;
	/** Announced once done, before the count. */
	readonly done: string;
	readonly undone: string;
};

type Face = {
	readonly on: boolean;
	readonly count: number;
	/** Signed out, the press leads to sign-in: nothing is shown as done. */
	readonly isSignedIn: boolean;
	readonly langue: Langue;
	readonly words: ToggleWords;
};

function countText(count: number, { langue, words }: Face): string {
	const isOne = new Intl.PluralRules(langue).select(count) === "one";
	return (isOne ? words.one : words.several).replace(
		"{n}",
		new Intl.NumberFormat(langue).format(count),
	);
}

/** An upward arrow while the yes is to give, a tick once it is given. */
const MARKS = {
	open: "M10 16V5M5 9.5 10 4.5l5 5",
	done: "m4 10.5 4 4L16 6",
} as const;

/** The button and its count, side by side in one frame; what is asked for shows before the answer. */
function ToggleFace(props: Face & { answers: number }) {
	const { on, words } = props;
	const { pending } = useFormStatus();
	const shown = pending && props.isSignedIn ? !on : on;
	const count = props.count + Number(shown) - Number(on);
	return (
		<>
			<div
				className={`relative inline-flex max-w-full items-stretch rounded-control border-2 border-support has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-action ${shown ? "bg-support-tint" : "bg-sheet"}`}
			>
				<button
					type="submit"
					aria-pressed={shown}
					aria-disabled={pending}
					onClick={(event) => {
						if (pending) event.preventDefault();
					}}
					className="no-print inline-flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2 font-bold text-support outline-none after:absolute after:inset-0 hover:underline"
				>
					<svg
						viewBox="0 0 20 20"
						aria-hidden="true"
						className="size-5 shrink-0 fill-none stroke-current stroke-[2.5]"
					>
						<path d={shown ? MARKS.done : MARKS.open} />
					</svg>
					<span>
						{words.verb}
						<span className="sr-only"> {words.thing}</span>
					</span>
				</button>
				<span className="flex items-center border-l-2 border-support px-4 py-2 tabular-nums">
					{countText(count, props)}
				</span>
			</div>
			<p role="status" className="sr-only">
				{props.answers === 0 || pending
					? ""
					: `${on ? words.done : words.undone} ${countText(props.count, props)}`}
			</p>
		</>
	);
}

/**
 * A yes of the reader's that can be taken back by the same button, with the
 * number of those who said it. A real form: without a script the page comes
 * back with the new count.
 */
export function CountedToggle(
	props: Face & {
		action: ActionFormulaire;
		slug: string;
		/** Part of the form while the reader has not said yes. */
		whileOff?: ReactNode;
	},
) {
	const { on, whileOff, action, slug, ...face } = props;
	const [etat, send] = useActionState(action, FORMULAIRE_VIDE);
	return (
		<form action={send}>
			<input type="hidden" name="slug" value={slug} />
			<input type="hidden" name="voulu" value={on ? "non" : "oui"} />
			<ToggleFace {...face} on={on} answers={etat.tour} />
			{on ? null : whileOff}
			{etat.alerte === undefined ? null : (
				<p role="alert" className="mt-2 font-bold text-support">
					{etat.alerte}
				</p>
			)}
		</form>
	);
}
