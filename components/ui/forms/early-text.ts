import { useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => {};

function fieldOf(id: string) {
	return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
		`#${CSS.escape(id)}`,
	);
}

/**
 * Keeps what was typed in a field before the page's script came, and tells it as an
 * `input` event: React (19.3) sends none, and writes the first value of a textarea again.
 */
export function useEarlyText(id: string) {
	const takesOver = useSyncExternalStore(
		never,
		() => false,
		() => typeof document !== "undefined",
	);
	const [typed] = useState(() => {
		const found = takesOver ? fieldOf(id) : null;
		return found?.value === found?.defaultValue ? undefined : found?.value;
	});
	useEffect(() => {
		const field = fieldOf(id);
		if (!field || typed === undefined) return;
		field.value = typed;
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}, [id, typed]);
}
