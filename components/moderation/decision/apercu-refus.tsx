"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useEtat } from "#components/ui/forms/form";

/** Preview of the mail that the fields produce. Any later input marks it as outdated, so that no mail is shown that would not be sent. */
export function ApercuRefus(props: {
	langue: string;
	titre: string;
	aide: string;
	personne: string;
	perime: string;
}) {
	const { valeurs, tour } = useEtat();
	const [langue, sujet, texte] = valeurs.apercu ?? [];
	const [estPerime, setPerime] = useState(false);
	const ici = useRef<HTMLElement>(null);
	useEffect(() => {
		if (tour > 0) ici.current?.focus();
		const form = ici.current?.closest("form");
		const perimer = () => setPerime(true);
		form?.addEventListener("input", perimer);
		return () => form?.removeEventListener("input", perimer);
	}, [tour]);
	if (langue === undefined) return null;
	return (
		<section
			ref={ici}
			tabIndex={-1}
			aria-label={props.titre}
			className="mb-8 max-w-measure"
		>
			<h2 className="text-h3">{props.titre}</h2>
			<p role="status" className="mt-2 text-small text-soft">
				{estPerime ? props.perime : props.aide}
			</p>
			{estPerime ? null : sujet === undefined ? (
				<p className="mt-3">{props.personne}</p>
			) : (
				<blockquote
					lang={langue === props.langue ? undefined : langue}
					className="mt-3 border-l-4 border-edge bg-sheet px-5 py-4 wrap-anywhere"
				>
					<p className="font-bold">{sujet}</p>
					<p className="mt-3 text-small whitespace-pre-line">{texte}</p>
				</blockquote>
			)}
		</section>
	);
}

/** The shortcut key that refuses, active once the mail was previewed: pressed twice on the entry, it refuses nothing. */
export function ToucheRefus({ children }: { children: ReactNode }) {
	const { valeurs } = useEtat();
	return (
		<span data-touche={valeurs.apercu === undefined ? undefined : "r"}>
			{children}
		</span>
	);
}
