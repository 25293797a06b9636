"use client";

import { useEffect, useRef, useState } from "react";
import { useEtat } from "#components/ui/forms/form";

/**
 * The mails that the fields produce, as they will leave: for each `valeurs.apercu` holds
 * its language, to whom it goes, its subject and its text; a single value when nobody
 * gets one. They take the focus when they come, and are outdated from the first input
 * after it, so that no mail is shown that would not be sent. `valeurs.montre` is the
 * digest that says which were shown.
 */
export function ApercuCourriels(props: {
	textes: {
		readonly titre: string;
		readonly aide: string;
		/** Once a field changed after the mails were shown. */
		readonly perime: string;
		readonly personne?: string;
	};
}) {
	const { valeurs, tour } = useEtat();
	const [estPerime, setPerime] = useState(false);
	const ici = useRef<HTMLElement>(null);
	useEffect(() => {
		if (tour > 0) ici.current?.focus();
		const form = ici.current?.closest("form");
		const perimer = () => setPerime(true);
		form?.addEventListener("input", perimer);
		return () => form?.removeEventListener("input", perimer);
	}, [tour]);
	const { apercu = [], montre = [] } = valeurs;
	if (apercu.length === 0) return null;
	const courriels = Array.from(
		{ length: Math.floor(apercu.length / 4) },
		(_, rang) => apercu.slice(4 * rang, 4 * rang + 4),
	);
	const { titre, aide, perime, personne } = props.textes;
	return (
		<section
			ref={ici}
			tabIndex={-1}
			aria-label={titre}
			className="mt-6 mb-8 max-w-measure"
		>
			<input type="hidden" name="montre" value={montre.at(-1) ?? ""} />
			<h2 className="text-h3">{titre}</h2>
			<p role="status" className="mt-2 text-small text-soft">
				{estPerime ? perime : aide}
			</p>
			{estPerime || courriels.length > 0 ? null : (
				<p className="mt-3">{personne}</p>
			)}
			{estPerime
				? null
				: courriels.map(([langue, qui, sujet, texte]) => (
						<div key={`${langue}${sujet}`} className="mt-4">
							<p className="text-small">{qui}</p>
							<CourrielMontre {...{ langue, sujet, texte }} />
						</div>
					))}
		</section>
	);
}

/** One mail as it leaves: its subject, then its text. */
export function CourrielMontre(props: {
	langue: string | undefined;
	sujet: string | undefined;
	texte: string | undefined;
	/** In a narrow column, in small. */
	petit?: boolean;
}) {
	const { petit = false } = props;
	return (
		<blockquote
			lang={props.langue}
			className={`mt-2 border-l-4 border-edge wrap-anywhere ${petit ? "px-4 py-2 text-small" : "bg-sheet px-5 py-4"}`}
		>
			<p className="font-bold" dir="auto">
				{props.sujet}
			</p>
			<p className="mt-3 text-small whitespace-pre-line" dir="auto">
				{props.texte}
			</p>
		</blockquote>
	);
}

/** A value of the form that its reader does not change. */
export function ChampGarde({ nom }: { nom: string }) {
	const { valeurs } = useEtat();
	return <input type="hidden" name={nom} value={valeurs[nom]?.at(-1) ?? ""} />;
}
