import type { Langue } from "#lib/platform/langues";
import { apercu } from "#lib/platform/mail/preview";
import { estSlug } from "#lib/platform/wire";
import type { FicheModeree } from "../relecture/schema.ts";
import { composerMotif } from "./rules.ts";
import type { MotifRefus } from "./schema.ts";

/** The mail that a refusal would send to the author, in his language; null when nobody would read it. */
export function apercevoirRefus(
	{ nature, titre, auteur }: FicheModeree,
	choix: MotifRefus,
	texte: string | null,
	doublon: string,
): { langue: Langue; sujet: string; texte: string } | null {
	if (!auteur) return null;
	const { langue } = auteur;
	const dossier = nature === "projet" ? "projets" : "besoins";
	return {
		langue,
		...apercu("contribution_refusee", langue, {
			nature,
			titre,
			motif: composerMotif(choix, langue, texte),
			...(!estSlug(doublon) ? {} : { page: `/${dossier}/${doublon}` }),
		}),
	};
}
