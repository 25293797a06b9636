"use client";

import { useEffect, useRef, useState } from "react";

/** An entry that the typed words may mean. */
export type Completion = {
	readonly href: string;
	readonly titre: string;
	/** "Projet", "Besoin", "Article". */
	readonly nature: string;
};

/** One request at most in this time, while somebody types. */
const PAUSE_MS = 300;
const LETTERS_MIN = 2;

async function ask(
	address: string,
	q: string,
	signal: AbortSignal,
): Promise<readonly Completion[]> {
	const answer = await fetch(`${address}?q=${encodeURIComponent(q)}`, {
		signal,
	});
	// Over the limit, or the site is down: the page of results says so.
	if (!answer.ok) return [];
	const { titres } = await answer.json();
	return titres;
}

/** The entries found while a search is typed in the form around, as links under its field; Escape closes them. */
export function Completions(props: {
	/** The address that answers with the entries for `q`. */
	address: string;
	/** Accessible name of the list. */
	label: string;
	/** Shown over what follows, where there is no room for it. */
	over?: boolean;
}) {
	const { address } = props;
	const place = useRef<HTMLDivElement>(null);
	const [found, setFound] = useState<readonly Completion[]>([]);
	useEffect(() => {
		const form = place.current?.closest("form");
		if (!form) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let asked = new AbortController();
		const close = () => {
			clearTimeout(timer);
			asked.abort();
			setFound([]);
		};
		const look = () => {
			asked.abort();
			asked = new AbortController();
			const q = String(new FormData(form).get("q") ?? "").trim();
			if (q.length < LETTERS_MIN) return setFound([]);
			ask(address, q, asked.signal).then(setFound, () => {});
		};
		const onInput = () => {
			clearTimeout(timer);
			timer = setTimeout(look, PAUSE_MS);
		};
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !place.current?.hasChildNodes()) return;
			// A search field is also emptied by this key: the first time it closes the list.
			event.preventDefault();
			close();
		};
		const onLeave = ({ relatedTarget }: FocusEvent) => {
			if (!(relatedTarget instanceof Node && form.contains(relatedTarget)))
				close();
		};
		form.addEventListener("input", onInput);
		form.addEventListener("keydown", onKey);
		form.addEventListener("focusout", onLeave);
		form.addEventListener("submit", close);
		return () => {
			close();
			form.removeEventListener("input", onInput);
			form.removeEventListener("keydown", onKey);
			form.removeEventListener("focusout", onLeave);
			form.removeEventListener("submit", close);
		};
	}, [address]);
	return (
		<div ref={place} aria-live="polite" className="relative">
			{found.length === 0 ? null : (
				<ul
					aria-label={props.label}
					className={`divide-y divide-line rounded-control border-2 border-edge bg-sheet px-3.5 py-1 ${props.over ? "absolute inset-x-0 top-1 z-10 min-w-64 shadow-md" : "mt-2"}`}
				>
					{found.map(({ href, titre, nature }) => (
						<li key={href}>
							<a
								href={href}
								className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2 text-ink no-underline wrap-anywhere hover:underline"
							>
								<bdi>{titre}</bdi>{" "}
								<span className="text-small text-soft">{nature}</span>
							</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
