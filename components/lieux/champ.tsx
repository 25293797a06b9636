"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";
import { TextField } from "../ui/forms/text-field.tsx";
import { LIST, OVER } from "../ui/lists/completions.tsx";

/** One request at most in this time, while somebody types. */
const PAUSE_MS = 300;
const LETTERS_MIN = 2;

async function namesFor(address: string, q: string, signal: AbortSignal) {
	const answer = await fetch(`${address}?q=${encodeURIComponent(q)}`, {
		signal,
	});
	const { noms }: { noms?: readonly string[] } = answer.ok
		? await answer.json()
		: {};
	return noms ?? [];
}

/** Where an entry is, as text; areas whose name begins so are suggested, each by a name that no other has. */
export function AreaField(
	props: ComponentProps<typeof TextField> & {
		/** The address of suggestions, and the accessible name of their list. */
		address: string;
		suggested: string;
	},
) {
	const { address, suggested, ...field } = props;
	const around = useRef<HTMLDivElement>(null);
	const [typed, setTyped] = useState("");
	const [noms, setNoms] = useState<readonly string[]>([]);
	useEffect(() => {
		if (typed.length < LETTERS_MIN) return setNoms([]);
		const stop = new AbortController();
		const timer = setTimeout(() => {
			// Without an answer, the text stays as it is typed.
			namesFor(address, typed, stop.signal).then(setNoms, () => undefined);
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [address, typed]);
	useEffect(() => {
		const place = around.current;
		const stop = new AbortController();
		const { signal } = stop;
		place?.addEventListener(
			"input",
			({ target }) => {
				if (target instanceof HTMLInputElement) setTyped(target.value.trim());
			},
			{ signal },
		);
		place?.addEventListener(
			"keydown",
			({ key }) => {
				if (key === "Escape") setTyped("");
			},
			{ signal },
		);
		place?.addEventListener(
			"focusout",
			({ relatedTarget }) => {
				if (!(relatedTarget instanceof Node && place.contains(relatedTarget)))
					setTyped("");
			},
			{ signal },
		);
		return () => stop.abort();
	}, []);
	const choose = (nom: string) => {
		const input = around.current?.querySelector("input");
		if (!input) return;
		input.value = nom;
		input.dispatchEvent(new Event("input", { bubbles: true }));
		setTyped("");
		input.focus();
	};
	return (
		// The field is the first of its parent: its own margin is gone.
		<div ref={around} className="mt-6 first:mt-0">
			<TextField {...field} autoComplete="off" />
			<div aria-live="polite" className="relative">
				{noms.length > 0 ? (
					<ul
						aria-label={suggested}
						className={`${LIST} ${OVER} max-w-measure`}
					>
						{noms.map((nom) => (
							<li key={nom}>
								<button
									type="button"
									onClick={() => choose(nom)}
									className="min-h-11 w-full cursor-pointer py-2 text-left wrap-anywhere hover:underline"
								>
									{nom}
								</button>
							</li>
						))}
					</ul>
				) : null}
			</div>
		</div>
	);
}
