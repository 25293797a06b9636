import type { DonneesDe } from "#lib/platform/mail/template-list";
import type { ObjetSignalement } from "#lib/signalements/schema";
import type { EntreeSignalee, Traitement } from "./schema.ts";

/** The data of the mails to those who reported an entry. */
export function donneesReponse(
	objet: ObjetSignalement,
	{ slug, titre, titre_en, langue, public: estPublic }: EntreeSignalee,
	{ decision, reponse }: Pick<Traitement, "decision" | "reponse">,
): DonneesDe<"signalement_traite"> {
	return {
		titre:
			langue === "en"
				? { en: titre }
				: { fr: titre, ...(titre_en === null ? {} : { en: titre_en }) },
		decision,
		reponse,
		...(estPublic ? { page: `/${objet}s/${slug}` } : {}),
	};
}
