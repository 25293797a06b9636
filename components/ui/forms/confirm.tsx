import type { ReactNode } from "react";
import { BUTTON_LOOKS } from "../button-looks.ts";

/** An action that can't be undone: a first press shows its effect and the button that does it. Works without scripts. */
export function Confirm(props: {
	label: string;
	/** The target of the action, for screen readers. */
	name?: string;
	children: ReactNode;
}) {
	return (
		<details className="no-print open:w-full">
			<summary
				className={`${BUTTON_LOOKS.danger} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
			>
				{props.name === undefined ? (
					props.label
				) : (
					<>
						<span aria-hidden="true">{props.label}</span>
						<span className="sr-only">{props.name}</span>
					</>
				)}
			</summary>
			<div className="mt-3 max-w-measure border-l-4 border-support pl-4">
				{props.children}
			</div>
		</details>
	);
}
