"use client";

import { startTransition, useActionState, useEffect } from "react";
import {
	type ActionFormulaire,
	FORMULAIRE_VIDE,
} from "#lib/platform/validation/forms";

/** Often enough that ten minutes never pass while the page is looked at. */
const RENOUVELLEMENT_MS = 240_000;

/** Who decides within a second needs not be told of, and must not wait for this. */
const DEBUT_MS = 1_000;

/** Says that this browser has the entry open, again and again while its page is in sight, and who else has. */
export function Presence(props: {
	dire: ActionFormulaire;
	nature: string;
	slug: string;
	/** Who else had it open when the page was made. */
	autres: readonly string[];
	/** Said before the names. */
	texte: string;
}) {
	const { nature, slug } = props;
	const [etat, envoyer] = useActionState(props.dire, FORMULAIRE_VIDE);
	useEffect(() => {
		const dire = () => {
			if (document.visibilityState !== "visible") return;
			const forme = new FormData();
			forme.set("nature", nature);
			forme.set("slug", slug);
			startTransition(() => envoyer(forme));
		};
		const debut = setTimeout(dire, DEBUT_MS);
		const regulier = setInterval(dire, RENOUVELLEMENT_MS);
		document.addEventListener("visibilitychange", dire);
		return () => {
			clearTimeout(debut);
			clearInterval(regulier);
			document.removeEventListener("visibilitychange", dire);
		};
	}, [nature, slug, envoyer]);
	const autres = etat.valeurs.autres ?? props.autres;
	return (
		<p role="status" className="text-small wrap-anywhere">
			{autres.length === 0 ? null : (
				<b className="mt-4 inline-block">
					{props.texte} {autres.join(", ")}
				</b>
			)}
		</p>
	);
}
