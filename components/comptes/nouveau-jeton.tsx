"use client";

import type { ReactNode } from "react";
import { CodeBlock } from "#components/developpeurs/code-block";
import { CopyButton } from "#components/ui/copy-button";
import { Secret } from "./secret.tsx";

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
		readonly appel: string;
		readonly guide: ReactNode;
	};
	/** A call ready to be sent, where `jeton` stands for the token. */
	modele: { readonly appel: string; readonly jeton: string };
	children: ReactNode;
}) {
	const { modele, textes } = props;
	const show = (secret: string) => {
		const appel = modele.appel.replaceAll(modele.jeton, secret);
		return (
			<>
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
				<p className="mt-5 font-bold">{textes.appel}</p>
				<CodeBlock label={textes.appel}>{appel}</CodeBlock>
				<div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
					<CopyButton
						text={appel}
						label={textes.copier}
						done={textes.copie}
						name={textes.appel}
					/>
					<span>{textes.guide}</span>
				</div>
			</>
		);
	};
	return (
		<Secret titre={textes.titre} texte={textes.texte} show={show}>
			{props.children}
		</Secret>
	);
}
