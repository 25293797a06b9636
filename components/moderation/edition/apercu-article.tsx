"use client";

import { useEffect, useRef } from "react";
import { useEtat } from "#components/ui/forms/form";

/**
 * Preview of the article's Markdown, rendered and sanitised by the server. It stands
 * above the fields, under the notice that announces it, and takes the focus there; its
 * last link leads back to the text.
 */
export function ApercuArticle(props: {
	titre: string;
	titreAnglais: string;
	/** The link back to the field of the text. */
	retour: string;
}) {
	const { valeurs, tour } = useEtat();
	const ici = useRef<HTMLElement>(null);
	const html = valeurs.apercu?.[0];
	const html_en = valeurs.apercu_en?.[0];
	useEffect(() => {
		if (tour === 0 || !ici.current) return;
		ici.current.focus({ preventScroll: true });
		ici.current.closest("form")?.scrollIntoView();
	}, [tour]);
	if (!html) return null;
	return (
		<section
			ref={ici}
			tabIndex={-1}
			aria-label={props.titre}
			className="mb-10 border-b border-line pb-6"
		>
			<div className="grid gap-8 md:grid-cols-2">
				<Rendu titre={props.titre} html={html} lang="fr" />
				{html_en ? (
					<Rendu titre={props.titreAnglais} html={html_en} lang="en" />
				) : null}
			</div>
			<p className="mt-6">
				<a href="#texte" className="inline-block py-1.5">
					{props.retour}
				</a>
			</p>
		</section>
	);
}

function Rendu(props: { titre: string; html: string; lang: string }) {
	const markup = { dangerouslySetInnerHTML: { __html: props.html } };
	return (
		<div className="min-w-0">
			<h2 className="border-b-2 border-ink pb-2 text-h3">{props.titre}</h2>
			<div className="prose mt-4 wrap-anywhere" lang={props.lang} {...markup} />
		</div>
	);
}
