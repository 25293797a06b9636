"use client";

import { useEffect, useState } from "react";

const CONFIRMATION_MS = 4_000;

/** Copies `text`, and confirms it. Absent without scripts: the text is then selected by hand. */
export function CopyButton(props: {
	text: string;
	label: string;
	done: string;
	/** What is copied, for screen readers. */
	name: string;
}) {
	const [isReady, setReady] = useState(false);
	const [isDone, setDone] = useState(false);
	useEffect(() => setReady("clipboard" in navigator), []);
	useEffect(() => {
		if (!isDone) return;
		const timer = setTimeout(() => setDone(false), CONFIRMATION_MS);
		return () => clearTimeout(timer);
	}, [isDone]);
	if (!isReady) return null;
	return (
		<button
			type="button"
			className="no-print min-h-11 shrink-0 rounded-control border border-edge bg-sheet px-4 text-small font-bold"
			onClick={() =>
				navigator.clipboard.writeText(props.text).then(
					() => setDone(true),
					() => setDone(false),
				)
			}
		>
			<span aria-live="polite">{isDone ? props.done : props.label}</span>{" "}
			<span className="sr-only">{props.name}</span>
		</button>
	);
}
