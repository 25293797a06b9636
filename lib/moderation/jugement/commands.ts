import { LIEUX } from "#lib/contributions/queries";
import { defaireRetrait } from "#lib/contributions/retraits/writes";
import type { NatureContribution } from "#lib/contributions/schema";
import { rouvrirDemande } from "#lib/contributions/writes";
import { phrase } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { annuler } from "#lib/platform/mail/queue";
import { redonner } from "../avis/writes.ts";
import { donnerEtat } from "../commands.ts";
import { demanderComplement } from "../echanges/commands.ts";
import { lireDialogue } from "../echanges/queries.ts";
import { type Editee, modifierFiche } from "../edition/commands.ts";
import { lireEditee } from "../edition/queries.ts";
import { estEnPublic } from "../queries.ts";
import { lireFicheParId } from "../relecture/queries.ts";
import {
	choixDit,
	DELAI_ANNULATION_SECONDES,
	type Precisions,
	refusDeRole,
	TROP_TARD,
} from "../rules.ts";
import { rouvrirContredits } from "../signalements/writes.ts";
import { reunirBesoins, separerBesoins } from "../voisins/commands.ts";
import { choisirGarde, lireReuniParLActe } from "../voisins/queries.ts";
import { RAISON_SANS_MOTS } from "../voisins/schema.ts";
import { tenirEntree } from "../writes.ts";
import { estChangee, saisieDe } from "./rules.ts";
import type {
	DecisionAnnulable,
	FicheSaisie,
	JugementForme,
} from "./schema.ts";

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
		? modifierFiche(acteur, fiche, saisie, forme.vu)
		: reussite({ slug, statut, vu_le, vu: gardee.vu });
}

export type Decision = {
	readonly statut: string;
	readonly motif: string | null;
	readonly choisi: Precisions["choisi"];
};

type FormeVue = FicheSaisie & Pick<JugementForme, "statut_vu" | "demande_vue">;

const DEJA_AGI = conflit(phrase("refus.fiches.deja_agi"));

/** Whether an entry has the state, and its author the request, that its page showed. */
async function estCommeVue(forme: FormeVue, statut: string): Promise<boolean> {
	const { demande } = await lireDialogue({ ...forme, statut });
	return (
		statut === forme.statut_vu &&
		(demande === null || String(demande.id) === forme.demande_vue)
	);
}

/** Saves what was changed on the page of an entry, if nobody decided, or asked its author to complete it, since what was seen. */
async function garderVue(
	acteur: ActeurCompte,
	forme: FormeVue,
): Promise<Resultat<Editee>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const fiche = await lireFicheParId(forme.nature, forme.id);
	if (!fiche) return INTROUVABLE;
	if (!(await estCommeVue(forme, fiche.statut))) return DEJA_AGI;
	const gardee = await garderFiche(acteur, forme);
	if (!gardee.ok) return gardee;
	// While the text was saved: the version to decide on has that state.
	return (await estCommeVue(forme, gardee.valeur.statut)) ? gardee : DEJA_AGI;
}

/**
 * Decides on an entry as its page shows it: first saves what was changed there,
 * then changes the state of exactly that text. Returns its slug, which the first
 * publication may have made anew. Rejected like both acts, and, before anything is
 * saved, when somebody decided, or asked its author to complete it, since what
 * was seen. A decision that is rejected after the text was
 * saved leaves it saved.
 */
export async function jugerFiche(
	acteur: ActeurCompte,
	forme: FormeVue,
	decision: Decision,
): Promise<Resultat<{ readonly slug: string }>> {
	const gardee = await garderVue(acteur, forme);
	if (!gardee.ok) return gardee;
	const { slug, vu_le } = gardee.valeur;
	const { choisi = null } = decision;
	return donnerEtat(acteur, forme.nature, slug, decision, { choisi, vu_le });
}

/** Asks the author of the page's entry to complete it, once what was changed there is saved; rejected like both acts. */
export async function demanderSurFiche(
	acteur: ActeurCompte,
	forme: FormeVue,
	texte: string,
): Promise<Resultat<{ readonly slug: string }>> {
	const gardee = await garderVue(acteur, forme);
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
	const gardee = await garderVue(acteur, forme);
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

const PAS_LE_DERNIER = conflit(phrase("refus.fiches.pas_le_dernier"));

/** A change of state by this moderator, which alone can be undone, and the decision that gave the entry the state to restore. */
async function lireActe(
	tx: Transaction,
	acteur: ActeurCompte,
	acte_id: number,
): Promise<DecisionAnnulable | undefined> {
	const decide = sql`d.objet = j.objet AND d.objet_id = j.objet_id AND d.acte IN ('changerStatutProjet', 'changerStatutBesoin', 'annulerActe')`;
	// clock_timestamp(): the transaction may have waited since it began.
	const [acte] = await tx.$queryRaw<DecisionAnnulable[]>(
		sql`SELECT j.objet, j.objet_id, j.avant ->> 'statut' AS ancien, (j.avant ->> 'publie_le')::timestamptz AS ancien_publie_le,
		      j.apres ->> 'statut' AS statut, j.apres ->> 'contestation' IS NULL AS avec_jalon,
		      j.le > clock_timestamp() - make_interval(secs => ${DELAI_ANNULATION_SECONDES}) AS a_temps,
		      NOT EXISTS (SELECT FROM journal d WHERE d.id > j.id AND ${decide}) AS derniere,
		      (SELECT json_build_object('motif', d.motif, 'choix', d.apres ->> 'choix', 'doublon',
		           CASE WHEN d.apres ->> 'doublon' IS NOT NULL THEN json_build_object('slug', d.apres ->> 'doublon',
		             'nature', COALESCE(d.apres ->> 'doublon_nature', d.objet)) END)
		         FROM journal d WHERE d.apres ->> 'statut' = j.avant ->> 'statut' AND ${decide} ORDER BY d.id DESC LIMIT 1) AS precedente,
		      j.objet = 'besoin' AND j.avant ->> 'publie_le' IS NULL AND EXISTS (
		        SELECT FROM besoins a WHERE a.fusionne_dans_id = j.objet_id AND a.publie_le IS NOT NULL) AS garde_un_public
		    FROM journal j WHERE j.id = ${acte_id} AND j.acteur_id = ${acteur.compte_id} AND j.acte IN ('changerStatutProjet', 'changerStatutBesoin')`,
	);
	return acte;
}

async function restaurer(
	tx: Transaction,
	nature: NatureContribution,
	acte: DecisionAnnulable,
) {
	const refus = acte.ancien === "refuse" ? acte.precedente : null;
	await tx.$executeRaw(
		sql`UPDATE ${LIEUX[nature].table} SET statut = ${acte.ancien}, publie_le = ${acte.ancien_publie_le}::timestamptz,
		      motif = ${refus?.motif ?? null}, motif_choisi = ${refus?.choix ?? null},
		      doublon_slug = ${refus?.doublon?.slug ?? null}, doublon_nature = ${refus?.doublon?.nature ?? null},
		      modifie_le = clock_timestamp()
		    WHERE id = ${acte.objet_id}`,
	);
	if (nature === "besoin" && acte.avec_jalon)
		await tx.$executeRaw(
			// Only the last decision can be undone: its milestone is the last one.
			sql`DELETE FROM jalons WHERE statut = ${acte.statut}
			      AND id = (SELECT max(id) FROM jalons WHERE besoin_id = ${acte.objet_id})`,
		);
}

/**
 * Undoes a decision, a merge included: restores the entry's state and `publie_le`, and cancels
 * the mails of the act (D3). The only way back to `propose`. Allowed to the
 * actor of the decision, within `DELAI_ANNULATION_SECONDES` by the database's
 * clock; rejected when somebody acted on the entry since.
 */
export async function annulerActe(
	acteur: ActeurCompte,
	acte_id: number,
): Promise<Resultat<{ nature: NatureContribution; slug: string }>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const reuni = await lireReuniParLActe(acteur, acte_id);
	if (reuni !== null) {
		const fait = await separerBesoins(acteur, reuni);
		return fait.ok ? reussite({ nature: "besoin", slug: reuni }) : fait;
	}
	return inTransaction<Resultat<{ nature: NatureContribution; slug: string }>>(
		async (tx) => {
			const visee = await lireActe(tx, acteur, acte_id);
			if (!visee) return INTROUVABLE;
			const nature = visee.objet;
			const entree = await tenirEntree(tx, nature, { id: visee.objet_id });
			// Read again: the minute may have passed while waiting for the entry's
			// lock.
			const acte = await lireActe(tx, acteur, acte_id);
			if (!entree || !acte) return INTROUVABLE;
			if (!acte.a_temps) return TROP_TARD;
			const estDernier = acte.derniere && entree.statut === acte.statut;
			if (!estDernier || acte.garde_un_public) return PAS_LE_DERNIER;
			const { precedente } = acte;
			await restaurer(tx, nature, acte);
			await defaireRetrait(tx, acte_id);
			await rouvrirDemande(tx, acte_id);
			const id = await journaliser(tx, acteur, "annulerActe", {
				...sur(nature, entree),
				avant: { statut: acte.statut },
				// A restored refusal with its original choice.
				apres: {
					...choixDit(precedente),
					...{ statut: acte.ancien, acte_id },
				},
				...(precedente?.motif ? { motif: precedente.motif } : {}),
			});
			await annuler(tx, { acte_id }, id);
			const public_ = estEnPublic({ nature, statut: acte.ancien });
			await rouvrirContredits(tx, acteur, nature, entree, public_);
			await redonner(tx, acte_id, id);
			return reussite({ nature, slug: entree.slug });
		},
	);
}
