import type { ReactNode } from "react";

/** What a reader may want to see besides: folded under its name. */
export function Pli(props: {
	titre: ReactNode;
	/** Whether it is of use on a screen alone. */
	screenOnly?: boolean;
	children: ReactNode;
}) {
	return (
		<details
			className={`border-t border-line ${props.screenOnly ? "no-print" : ""}`}
		>
			<summary className="min-h-11 cursor-pointer py-2.5">
				{props.titre}
			</summary>
			<div className="pb-5">{props.children}</div>
		</details>
	);
}
