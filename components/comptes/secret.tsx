"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { CodeBlock } from "#components/developpeurs/code-block";
import { CopyButton } from "#components/ui/copy-button";
import { useEtat } from "#components/ui/forms/form";

/** The secret that this answer contains, once only, as `show` writes it; the fields of the form while there is none. */
function Secret(props: {
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
