import type { Langue } from "../langues.ts";
import { documentTexte } from "./blocks.ts";
import { siteDit } from "./render.ts";
import { type DonneesDe, GABARITS, type NomGabarit } from "./template-list.ts";
import { sujetPropre } from "./text-hygiene.ts";

/** The subject and plain text of a mail, before it is queued. */
export function apercu<G extends NomGabarit>(
	nom: G,
	langue: Langue,
	donnees: DonneesDe<G>,
): { sujet: string; texte: string } {
	const site = siteDit(langue);
	const contenu = GABARITS[nom].composer(donnees, langue, site);
	return {
		sujet: sujetPropre(contenu.sujet),
		texte: documentTexte(contenu, langue, site),
	};
}
