"use client";

import { CourrielMontre } from "./courriel-montre.tsx";
import { useApercu } from "./use-apercu.ts";

/** Preview of the mail that the fields produce. Any later input marks it as outdated, so that no mail is shown that would not be sent. */
export function ApercuCourriel(props: {
	langue: string;
	titre: string;
	aide: string;
	personne: string;
	perime: string;
}) {
	const { valeurs, ici, estPerime } = useApercu();
	const [langue, sujet, texte] = valeurs.apercu ?? [];
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
				<CourrielMontre
					langue={props.langue}
					de={langue}
					sujet={sujet}
					texte={texte}
				/>
			)}
		</section>
	);
}
