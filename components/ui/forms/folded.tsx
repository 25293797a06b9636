"use client";

import type { ReactNode } from "react";
import { useEtat } from "./form.tsx";

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
	/** Those that it holds. */
	names?: readonly string[];
	/** Whether it is open at first. */
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
