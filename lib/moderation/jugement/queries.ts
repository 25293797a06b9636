import { estEtatBesoin, LIBELLES_STATUT_BESOIN } from "#lib/besoins/rules";
import { formats } from "#lib/i18n/texts";
import type { Langue, Phrase } from "#lib/platform/langues";
import { estStatutProjet, LIBELLES_STATUT_PROJET } from "#lib/projets/rules";
import type { DemandeVue } from "../demandes/schema.ts";
import { lireHistorique } from "../journal/queries.ts";
import type { FicheModeree } from "../relecture/schema.ts";

function etatDit(
	{ nature }: FicheModeree,
	statut: string,
	langue: Langue,
): string {
	if (nature === "projet")
		return estStatutProjet(statut)
			? LIBELLES_STATUT_PROJET[statut][langue]
			: statut;
	return estEtatBesoin(statut)
		? LIBELLES_STATUT_BESOIN[statut][langue]
		: statut;
}

function quand(le: Date, langue: Langue): string {
	return formats(langue).dateTime(le, {
		dateStyle: "long",
		timeStyle: "short",
	});
}

/** Who gave an entry the state that it has, when and why, beside the decision that was about to be taken. */
export async function direDecision(
	fiche: FicheModeree,
	voulu: string,
): Promise<Phrase> {
	const lignes = await lireHistorique(fiche.nature, fiche.id);
	const derniere = lignes.find(
		({ apres }) => apres && "statut" in apres && apres.statut === fiche.statut,
	);
	const dit = (langue: Langue) => ({
		eux: etatDit(fiche, fiche.statut, langue),
		vous: etatDit(fiche, voulu, langue),
		le: derniere ? quand(derniere.le, langue) : null,
		pourquoi: derniere?.motif ? ` (${derniere.motif})` : "",
	});
	const [fr, en] = [dit("fr"), dit("en")];
	return {
		fr: `${derniere?.qui ?? "Quelqu’un"} a décidé avant vous${fr.le === null ? "" : `, le ${fr.le}`}\u00a0: «\u00a0${fr.eux}\u00a0»${fr.pourquoi}. Votre décision, «\u00a0${fr.vous}\u00a0», n’est pas prise, et rien de ce que vous avez écrit n’est perdu. Relisez la fiche\u00a0; si vous décidez de nouveau, votre décision remplacera la sienne.`,
		en: `${derniere?.qui ?? "Someone"} decided before you${en.le === null ? "" : `, on ${en.le}`}: “${en.eux}”${en.pourquoi}. Your decision, “${en.vous}”, was not taken, and nothing that you wrote is lost. Read the entry again; if you decide once more, your decision will replace theirs.`,
	};
}

/** Who asked the author of an entry to complete it, and when, beside the decision that was about to be taken. */
export function direDemande(
	fiche: FicheModeree,
	{ par, le }: DemandeVue,
	voulu: string,
): Phrase {
	return {
		fr: `Depuis que vous avez ouvert cette fiche, ${par ?? "quelqu’un"} a demandé un complément à son auteur, le ${quand(le, "fr")}. Votre décision, «\u00a0${etatDit(fiche, voulu, "fr")}\u00a0», n’est pas prise, et rien de ce que vous avez écrit n’est perdu. Si vous décidez de nouveau, l’auteur n’aura plus à répondre.`,
		en: `Since you opened this entry, ${par ?? "someone"} asked its author to complete it, on ${quand(le, "en")}. Your decision, “${etatDit(fiche, voulu, "en")}”, was not taken, and nothing that you wrote is lost. If you decide once more, the author will no longer have to answer.`,
	};
}
