"use client";

import type { ReactNode } from "react";
import { Named } from "../link.tsx";
import { BUTTON_LOOKS, type ButtonLook } from "../looks.ts";
import { useEtat } from "./form.tsx";

/** An action that can't be undone: a first press shows its effect and the button that does it. Works without scripts. */
export function Confirm(props: {
	label: string;
	/** An action that harms nobody looks like one. */
	look?: ButtonLook;
	/** The target of the action, for screen readers. */
	name?: string | undefined;
	/** The key that opens it, and the id of the button that then has the focus, on the pages that have keys. */
	opens?: { readonly touche: string; readonly focus: string };
	/** The way back: the page itself, closed again. */
	cancel?: { readonly href: string; readonly label: string } | undefined;
	/** The fields that it asks for: it is open once one of them is filled in, or what the form was refused for. */
	holds?: readonly string[];
	children: ReactNode;
}) {
	return (
		<details
			open={useFilled(props.holds ?? [])}
			className="no-print open:w-full"
		>
			<summary
				data-touche={props.opens?.touche}
				data-ouvre={props.opens?.focus}
				className={`${BUTTON_LOOKS[props.look ?? "danger"]} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
			>
				<Named name={props.name}>{props.label}</Named>
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

/** Whether one of these fields holds something, or is what the form was refused for. */
export function useFilled(names: readonly string[]): boolean {
	const { valeurs, erreurs } = useEtat();
	return names.some(
		(name) =>
			erreurs.some(({ champ }) => champ === name) ||
			valeurs[name]?.some((value) => value !== ""),
	);
}

/** Fields that are shown once the form was refused for want of them, and kept while they are filled in. */
export function IfFilled(props: {
	names: readonly string[];
	children: ReactNode;
}) {
	return useFilled(props.names) ? props.children : null;
}

/** Fields of a form that few need, under their question; open once something is wrong with the form, or to be seen in these. */
export function Folded(props: {
	label: string;
	names?: readonly string[];
	open?: boolean;
	className?: string;
	children: ReactNode;
}) {
	const { erreurs, alerte } = useEtat();
	const isFilled = useFilled(props.names ?? []);
	const isWrong = erreurs.length > 0 || alerte !== undefined;
	return (
		<details
			open={props.open || isFilled || isWrong}
			className={props.className}
		>
			<summary className="cursor-pointer py-2.5 font-bold">
				{props.label}
			</summary>
			<div className="mt-2">{props.children}</div>
		</details>
	);
}
