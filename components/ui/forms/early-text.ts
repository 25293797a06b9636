import { useEffect } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What was typed last in each field, from before React takes the page over. */
const typing = new WeakMap<Field, string>();

function isField(target: unknown): target is Field {
	return (
		target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
	);
}

function note(target: unknown): void {
	if (isField(target)) typing.set(target, target.value);
}

// The server has no document.
if (typeof document !== "undefined") {
	for (const field of document.querySelectorAll<Field>("input, textarea"))
		if (field.value !== field.defaultValue) note(field);
	// React hydrates in steps: one may type between two of them.
	document.addEventListener("input", ({ target }) => note(target), true);
}

/**
 * Keeps what was typed in a field before React took it over, and tells it as an `input`
 * event: React (19.3) sends none, and writes the first value of a textarea again.
 */
export function useEarlyText(id: string): void {
	useEffect(() => {
		const field = document.getElementById(id);
		if (!isField(field)) return;
		const typed = typing.get(field);
		if (typed === undefined) return;
		field.value = typed;
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}, [id]);
}
