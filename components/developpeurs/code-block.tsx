import type { ReactNode } from "react";

/** `<code>` inside a text of the messages, for `t.rich`. */
export const WITH_CODE = {
	code: (children: ReactNode) => (
		<code className="font-mono text-[0.9em]">{children}</code>
	),
};

/** Commands to copy. Long lines wrap: nothing to scroll, on a phone or at 400 %. */
export function CodeBlock({ children }: { children: string }) {
	return (
		<pre className="mt-3 rounded-control border border-line bg-sheet px-4 py-3 font-mono text-small wrap-anywhere whitespace-pre-wrap">
			<code>{children}</code>
		</pre>
	);
}
