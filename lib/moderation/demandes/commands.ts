import {
	cloreDemande,
	inscrireDemande,
} from "#lib/contributions/demandes/writes";
import { LIEUX } from "#lib/contributions/queries";
import { pageDeCorrection } from "#lib/contributions/rules";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { annulerPourObjet } from "#lib/platform/mail/queue";
import { direAuteur, peutOuvrir } from "../avis/writes.ts";
import { obstacleA } from "../rules.ts";
import { tenirEntree } from "../writes.ts";
import type { DemandeVoulue } from "./schema.ts";

const PAS_EN_ATTENTE = conflit({
	fr: "Cette fiche n’attend plus de relecture : il n’y a rien à demander à son auteur.",
	en: "This entry is no longer waiting for review: there is nothing to ask its author.",
});

const SANS_AUTEUR = conflit({
	fr: "Personne ne peut répondre : cette fiche n’a pas d’auteur, ou son compte est suspendu.",
	en: "Nobody can answer: this entry has no author, or the author’s account is suspended.",
});

/**
 * Asks the author of an entry that awaits review to complete it; the questions are
 * mailed once the minute of undo is over (D3). Another request is replaced, and its mail
 * with it if it has not left. Rejected for members, for an unknown entry, for one
 * that no longer awaits review, that changed since `vu_le`, or whose author can't sign in.
 */
export async function demanderComplement(
	acteur: ActeurCompte,
	{ nature, slug, vu_le, texte }: DemandeVoulue,
): Promise<Resultat<null>> {
	return actAs("moderateur", acteur, async (tx) => {
		const entree = await tenirEntree(tx, nature, { slug });
		if (!entree) return INTROUVABLE;
		const obstacle = obstacleA(entree, { vu_le, statut: null });
		if (obstacle) return obstacle;
		if (entree.statut !== "propose") return PAS_EN_ATTENTE;
		const { auteur_id } = entree;
		if (auteur_id === null || !(await peutOuvrir(tx, auteur_id)))
			return SANS_AUTEUR;
		const visee = { nature, id: entree.id };
		const acte_id = await journaliser(tx, {
			acteur,
			acte: "demanderComplement",
			...sur(nature, entree),
			motif: texte,
		});
		await cloreDemande(tx, visee, acte_id);
		const demandeur_id = acteur.compte_id;
		await inscrireDemande(tx, visee, { acte_id, demandeur_id });
		// It changes for whoever has it open: a decision on the version read before is refused.
		await tx.$executeRaw(
			sql`UPDATE ${LIEUX[nature].table} SET modifie_le = greatest(clock_timestamp(), modifie_le + interval '1 ms') WHERE id = ${entree.id}`,
		);
		const objet = { objet: nature, objet_id: entree.id };
		await annulerPourObjet(tx, objet, ["complement_demande"]);
		await direAuteur(tx, auteur_id, acte_id, "complement_demande", {
			...{ nature, titre: entree.titre, questions: texte },
			page: pageDeCorrection(nature, slug),
		});
		return reussite(null);
	});
}
