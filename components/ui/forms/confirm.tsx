import type { ReactNode } from "react";
import { BUTTON_LOOKS, type ButtonLook } from "../button-looks.ts";

/** An action that can't be undone: a first press shows its effect and the button that does it. Works without scripts. */
export function Confirm(props: {
	label: string;
	/** An action that harms nobody looks like one. */
	look?: ButtonLook;
	/** The target of the action, for screen readers. */
	name?: string;
	/** The key that opens it, and the id of the button that then has the focus, on the pages that have keys. */
	opens?: { readonly touche: string; readonly focus: string };
	/** The way back: the page itself, closed again. */
	cancel?: { readonly href: string; readonly label: string };
	children: ReactNode;
}) {
	return (
		<details className="no-print open:w-full">
			<summary
				data-touche={props.opens?.touche}
				data-ouvre={props.opens?.focus}
				className={`${BUTTON_LOOKS[props.look ?? "danger"]} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
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
			<div className="mt-3 max-w-measure border-l-4 border-rust pl-4">
				{props.children}
				{props.cancel === undefined ? null : (
					<p className="mt-3">
						<a href={props.cancel.href} className="inline-block py-2">
							{props.cancel.label}
						</a>
					</p>
				)}
			</div>
		</details>
	);
}
