"use client";

import { CourrielMontre } from "../decision/courriel-montre.tsx";
import { useApercu } from "../decision/use-apercu.ts";

/** The texts around mails that are shown before they leave. */
export type TextesApercu = {
	readonly titre: string;
	readonly aide: string;
	/** Once a field changed after the mails were shown. */
	readonly perime: string;
};

/**
 * The mails that the fields produce, as they will leave, and the digest that
 * says which were shown. `valeurs.apercu` holds, for each mail, its language, to
 * whom it goes, its subject and its text; `valeurs.montre` the digest.
 */
export function ApercuCourriels(props: {
	/** The language of the page. */
	langue: string;
	textes: TextesApercu;
}) {
	const { valeurs, ici, estPerime } = useApercu();
	const { apercu = [], montre = [] } = valeurs;
	if (apercu.length === 0) return null;
	const courriels = Array.from({ length: apercu.length / 4 }, (_, rang) =>
		apercu.slice(4 * rang, 4 * rang + 4),
	);
	const { titre, aide, perime } = props.textes;
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
			{estPerime
				? null
				: courriels.map(([langue, qui, sujet, texte]) => (
						<div key={`${langue}${sujet}`} className="mt-4">
							<p className="text-small">{qui}</p>
							<CourrielMontre
								langue={props.langue}
								de={langue}
								sujet={sujet}
								texte={texte}
							/>
						</div>
					))}
		</section>
	);
}
