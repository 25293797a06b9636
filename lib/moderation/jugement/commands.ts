import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { donnerEtat } from "../commands.ts";
import { demanderComplement } from "../demandes/commands.ts";
import { lireDialogue } from "../demandes/queries.ts";
import {
	type Editee,
	modifierBesoin,
	modifierProjet,
} from "../edition/commands.ts";
import { lireEditee } from "../edition/queries.ts";
import { BesoinEdition, ProjetEdition } from "../edition/schema.ts";
import { lireFicheParId } from "../relecture/queries.ts";
import type { FicheModeree } from "../relecture/schema.ts";
import { reunirBesoins } from "../reunions/commands.ts";
import { choisirGarde } from "../reunions/queries.ts";
import { RAISON_SANS_MOTS } from "../reunions/schema.ts";
import { relire } from "../revisions/rules.ts";
import { type Precisions, refusDeRole } from "../rules.ts";
import { direDecision, direDemande } from "./queries.ts";
import { estChangee, saisieDe } from "./rules.ts";
import type { FicheSaisie, JugementForme } from "./schema.ts";

async function modifier(
	acteur: ActeurCompte,
	{ nature, slug }: FicheModeree,
	saisie: ReturnType<typeof saisieDe>,
	vu: number,
): Promise<Resultat<Editee>> {
	if (nature === "projet") {
		const lue = relire(ProjetEdition, saisie);
		return lue.ok ? modifierProjet(acteur, slug, lue.valeur, vu) : lue;
	}
	const lue = relire(BesoinEdition, saisie);
	return lue.ok ? modifierBesoin(acteur, slug, lue.valeur, vu) : lue;
}

/**
 * Saves what the page of an entry holds, if it is not what is stored: a stored
 * text that today's rules would refuse can still be decided on. Returns the
 * entry as it is then. Rejected for members, for an unknown entry, for a
 * text that is not valid, and, with both texts, when another one was saved
 * since the version seen.
 */
export async function garderFiche(
	acteur: ActeurCompte,
	forme: FicheSaisie,
): Promise<Resultat<Editee>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	// Read before its text: one saved in between then counts as not seen.
	const fiche = await lireFicheParId(forme.nature, forme.id);
	const gardee = fiche && (await lireEditee(fiche.nature, fiche.slug));
	if (!fiche || !gardee) return INTROUVABLE;
	const saisie = saisieDe(forme);
	const { slug, statut, vu_le } = fiche;
	return estChangee(gardee.valeurs, saisie)
		? modifier(acteur, fiche, saisie, forme.vu)
		: reussite({ slug, statut, vu_le, vu: gardee.vu });
}

/** The state to give an entry, and why. */
export type Decision = {
	readonly statut: string;
	readonly motif: string | null;
	readonly precisions: Pick<Precisions, "choisi" | "retire">;
};

type FormeVue = FicheSaisie & Pick<JugementForme, "statut_vu" | "demande_vue">;

/** What happened to an entry since its page was made, that who decides must know first; null when nothing did. */
async function passeEntretemps(
	{ compte_id }: ActeurCompte,
	forme: FormeVue,
	voulu: string,
	statut: string,
) {
	const fiche = await lireFicheParId(forme.nature, forme.id);
	if (!fiche) return INTROUVABLE;
	if (statut !== forme.statut_vu)
		return conflit(await direDecision(fiche, voulu));
	const { demande } = await lireDialogue(fiche, compte_id);
	return demande && String(demande.id) !== forme.demande_vue
		? conflit(direDemande(fiche, demande, voulu))
		: null;
}

/** Saves what was changed on the page of an entry, if nobody decided, or asked its author to complete it, since what was seen. */
async function garderVue(
	acteur: ActeurCompte,
	forme: FormeVue,
	voulu: string,
): Promise<Resultat<Editee>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const fiche = await lireFicheParId(forme.nature, forme.id);
	if (!fiche) return INTROUVABLE;
	const avant = await passeEntretemps(acteur, forme, voulu, fiche.statut);
	if (avant) return avant;
	const gardee = await garderFiche(acteur, forme);
	if (!gardee.ok) return gardee;
	// While the text was saved: the version to decide on has that state.
	const { statut } = gardee.valeur;
	const pendant = await passeEntretemps(acteur, forme, voulu, statut);
	return pendant ?? gardee;
}

/**
 * Decides on an entry as its page shows it: first saves what was changed there,
 * then changes the state of exactly that text. Returns its slug, which the first
 * publication may have made anew. Rejected like both acts, and, before anything is
 * saved, when somebody decided, or asked its author to complete it, since what
 * was seen: it says who and when. A decision that is rejected after the text was
 * saved leaves it saved.
 */
export async function jugerFiche(
	acteur: ActeurCompte,
	forme: FormeVue,
	decision: Decision,
): Promise<Resultat<{ readonly slug: string }>> {
	const gardee = await garderVue(acteur, forme, decision.statut);
	if (!gardee.ok) return gardee;
	const { slug, vu_le } = gardee.valeur;
	const precisions = { ...decision.precisions, vu_le };
	return donnerEtat(acteur, forme.nature, slug, decision, precisions);
}

/** Asks the author of the page's entry to complete it, once what was changed there is saved; rejected like both acts. */
export async function demanderSurFiche(
	acteur: ActeurCompte,
	forme: FormeVue,
	texte: string,
): Promise<Resultat<{ readonly slug: string }>> {
	const gardee = await garderVue(acteur, forme, "propose");
	if (!gardee.ok) return gardee;
	const { slug, vu_le } = gardee.valeur;
	const { nature } = forme;
	const visee = { nature, slug, vu_le, texte };
	const fait = await demanderComplement(acteur, visee);
	return fait.ok ? reussite({ slug }) : fait;
}

/**
 * Says that the need of the page and another one are the same: saves what was changed
 * there, then merges one into the other, as `choisirGarde` chooses. Returns the slug of
 * the need of the page, and whether it is the one kept. Rejected like both acts.
 */
export async function reunirFiche(
	acteur: ActeurCompte,
	forme: FormeVue & Pick<JugementForme, "raison">,
	autre: { readonly slug: string; readonly vu: string | null },
): Promise<Resultat<{ readonly slug: string; readonly reste: boolean }>> {
	const gardee = await garderVue(acteur, forme, "fusionne");
	if (!gardee.ok) return gardee;
	const { slug, vu_le } = gardee.valeur;
	const voulue = await choisirGarde(slug, autre.slug);
	if (!voulue) return INTROUVABLE;
	const reste = voulue.garde === slug;
	const { raison } = forme;
	const fait = await reunirBesoins(acteur, {
		...voulue,
		absorbe_vu_le: reste ? autre.vu : vu_le,
		garde_vu_le: reste ? vu_le : autre.vu,
		raison_fr: raison ?? RAISON_SANS_MOTS.fr,
		raison_en: raison === null ? RAISON_SANS_MOTS.en : null,
	});
	return fait.ok ? reussite({ slug, reste }) : fait;
}
