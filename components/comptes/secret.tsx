"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { useEtat } from "#components/ui/forms/form";

/** The secret that this answer contains, once only, as `show` writes it; the fields of the form while there is none. */
export function Secret(props: {
	titre: string;
	texte: string;
	show: (secret: string) => ReactNode;
	children: ReactNode;
}) {
	const { secret } = useEtat();
	const box = useRef<HTMLDivElement>(null);
	// The button that was pressed is gone: without this the focus would be lost.
	useEffect(() => {
		if (secret !== undefined) box.current?.focus();
	}, [secret]);
	if (secret === undefined) return props.children;
	return (
		<div
			ref={box}
			tabIndex={-1}
			role="status"
			className="rounded-control border-2 border-action bg-sheet px-5 py-4"
		>
			<p className="font-bold">{props.titre}</p>
			<p className="mt-1 max-w-measure">{props.texte}</p>
			{props.show(secret)}
		</div>
	);
}
