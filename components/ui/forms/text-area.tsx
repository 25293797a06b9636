"use client";

import {
	type ComponentProps,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";

const never = () => () => {};

/**
 * A field of several lines that keeps what was typed before the page's script came:
 * React (19.3) writes the first value of such a field again when it takes a page over.
 */
export function TextArea(
	props: ComponentProps<"textarea"> & { readonly id: string },
) {
	const field = useRef<HTMLTextAreaElement>(null);
	const takesOver = useSyncExternalStore(
		never,
		() => false,
		() => typeof document !== "undefined",
	);
	const [typed] = useState(() => {
		// On the server there is no document, and no such class.
		if (!takesOver) return undefined;
		const found = document.getElementById(props.id);
		// What nobody typed in is left to whoever fills it: a draft of this browser.
		return found instanceof HTMLTextAreaElement &&
			found.value !== found.defaultValue
			? found.value
			: undefined;
	});
	useEffect(() => {
		const { current } = field;
		if (!current || typed === undefined || current.value === typed) return;
		current.value = typed;
		current.dispatchEvent(new Event("input", { bubbles: true }));
	}, [typed]);
	return <textarea {...props} ref={field} />;
}
