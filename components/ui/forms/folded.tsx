"use client";

import type { ReactNode } from "react";
import { useEtat } from "./form.tsx";

/** Fields of a form that nobody needs, under their question; open once something is wrong with them. */
export function Folded(props: { label: string; children: ReactNode }) {
	const { erreurs, alerte } = useEtat();
	return (
		<details open={erreurs.length > 0 || alerte !== undefined}>
			<summary className="cursor-pointer py-2.5 font-bold">
				{props.label}
			</summary>
			<div className="mt-2">{props.children}</div>
		</details>
	);
}
