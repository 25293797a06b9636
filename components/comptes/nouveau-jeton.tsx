"use client";

import type { ReactNode } from "react";
import { CopyButton } from "#components/ui/copy-button";
import { useEtat } from "#components/ui/forms/form";

/**
 * The token that this answer contains, once only; the fields of the form while
 * there is none.
 */
export function NouveauJeton(props: {
	textes: {
		readonly titre: string;
		readonly texte: string;
		readonly copier: string;
		readonly copie: string;
	};
	children: ReactNode;
}) {
	const { secret } = useEtat();
	const { textes } = props;
	if (secret === undefined) return props.children;
	return (
		<div
			role="status"
			className="rounded-control border-2 border-action bg-sheet px-5 py-4"
		>
			<p className="font-bold" id="nouveau-jeton">
				{textes.titre}
			</p>
			<p className="mt-1 max-w-measure">{textes.texte}</p>
			<div className="mt-3 flex flex-wrap items-center gap-3">
				<code className="min-w-0 rounded-control border border-line bg-paper px-3 py-2 font-mono wrap-anywhere select-all">
					{secret}
				</code>
				<CopyButton
					text={secret}
					label={textes.copier}
					done={textes.copie}
					name={textes.titre}
				/>
			</div>
		</div>
	);
}
