"use client";

import { useParams } from "next/navigation";
// Two short files rather than all the texts: this one is sent with every page.
import EN from "#lib/i18n/messages/en/erreurs.json";
import FR from "#lib/i18n/messages/fr/erreurs.json";

/** Replaces the part of a page whose script failed in the browser; failures on the server are handled by the front. */
export default function ScriptFailure(props: { retry: () => void }) {
	const { panne, reessayer } = useParams().langue === "en" ? EN : FR;
	return (
		<div className="max-w-measure" role="alert">
			<h1>{panne.titre}</h1>
			<p className="mt-5 text-lead">{panne.texte}</p>
			<button
				type="button"
				onClick={() => props.retry()}
				className="mt-6 min-h-11 rounded-control border-2 border-action bg-action px-5 font-bold text-on-action"
			>
				{reessayer}
			</button>
		</div>
	);
}
