"use client";

import type { ReactNode } from "react";
import { CopyButton } from "#components/ui/copy-button";
import { Secret } from "./secret.tsx";

/** The recovery codes that this answer contains, once only; what is inside while there are none. */
export function NouveauxCodes(props: {
	textes: {
		readonly titre: string;
		readonly texte: string;
		readonly copier: string;
		readonly copie: string;
	};
	children: ReactNode;
}) {
	const { titre, texte, copier, copie } = props.textes;
	return (
		<Secret
			titre={titre}
			texte={texte}
			show={(secret) => (
				<>
					<ul className="my-4 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-2 font-mono select-all">
						{secret.split("\n").map((code) => (
							<li key={code}>{code}</li>
						))}
					</ul>
					<CopyButton text={secret} label={copier} done={copie} name={titre} />
				</>
			)}
		>
			{props.children}
		</Secret>
	);
}
