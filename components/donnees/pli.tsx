import type { ReactNode } from "react";

/** What a reader may want to see besides: folded under its name. */
export function Pli(props: {
	id?: string;
	titre: ReactNode;
	children: ReactNode;
}) {
	return (
		<details id={props.id} className="border-t border-line">
			<summary className="min-h-11 cursor-pointer py-2.5">
				{props.titre}
			</summary>
			<div className="pb-5">{props.children}</div>
		</details>
	);
}
