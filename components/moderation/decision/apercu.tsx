"use client";

import { useEtat } from "#components/ui/forms/form";

/** Preview of the article's Markdown, rendered and sanitised by the server. */
export function Apercu(props: {
	titre: string;
	titreAnglais: string;
	lang: string | undefined;
}) {
	const { valeurs } = useEtat();
	const html = valeurs.apercu?.[0];
	const html_en = valeurs.apercu_en?.[0];
	if (!html) return null;
	return (
		<div className="mt-8 grid gap-8 md:grid-cols-2">
			<section aria-label={props.titre} className="min-w-0">
				<h2 className="border-b-2 border-ink pb-2 text-h3">{props.titre}</h2>
				<Rendu html={html} />
			</section>
			{html_en ? (
				<section aria-label={props.titreAnglais} className="min-w-0">
					<h2 className="border-b-2 border-ink pb-2 text-h3">
						{props.titreAnglais}
					</h2>
					<Rendu html={html_en} lang={props.lang} />
				</section>
			) : null}
		</div>
	);
}

function Rendu(props: { html: string; lang?: string | undefined }) {
	const markup = { dangerouslySetInnerHTML: { __html: props.html } };
	return (
		<div className="prose mt-4 wrap-anywhere" lang={props.lang} {...markup} />
	);
}
