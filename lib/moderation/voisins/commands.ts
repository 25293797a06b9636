import type { EtatLien } from "#lib/besoins/liens/schema";
import { besoinPublic } from "#lib/besoins/queries";
import { reviser } from "#lib/contributions/revisions/writes";
import { CHAMPS_PROJET } from "#lib/contributions/schema";
import { cloreDemande, rouvrirDemande } from "#lib/contributions/writes";
import { phrase } from "#lib/i18n/texts";
import {
	deplacerSoutiens,
	rendreSoutiens,
	soutenirPourSonAuteur,
	tenirSoutiens,
} from "#lib/participation/reunions/writes";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	champInvalide,
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { titresDe } from "#lib/platform/langues";
import {
	annuler,
	annulerPourObjet,
	enfilerPourCompte,
	enfilerSelection,
} from "#lib/platform/mail/queue";
import { shortenAtWord } from "#lib/platform/text/shorten";
import { ajouterMotsHabitants, oterMotsHabitants } from "#lib/projets/writes";
import { direReunis, redonner } from "../avis/writes.ts";
import type { BesoinTenu } from "../chantier/schema.ts";
import {
	DELAI_ANNULATION_SECONDES,
	obstacleDuTemps,
	TROP_TARD,
} from "../rules.ts";
import { rouvrirContredits } from "../signalements/writes.ts";
import { tenirBesoin } from "../writes.ts";
import { type BesoinAReunir, obstacleDeReunion } from "./queries.ts";
import type { EtatDecide, ReunionVoulue } from "./schema.ts";
import {
	lireReunionEnCours,
	lireReunisAvant,
	nommerBesoins,
	separer,
	tenirBesoins,
} from "./writes.ts";

type ProjetLie = {
	readonly id: number;
	readonly slug: string;
	readonly etat: EtatLien | null;
};

const DEJA_LE_SIEN = conflit(phrase("refus.voisins.deja_le_sien"));

/**
 * The project to link to a need, with the present state of their link. Fails for an
 * unknown slug, for a project that is not published unless its link is set aside, and
 * for the project of the need itself.
 */
async function lireProjetALier(
	tx: Transaction,
	besoin: BesoinTenu,
	slug: string,
	voulu: EtatDecide,
): Promise<Resultat<ProjetLie>> {
	const [projet] = await tx.$queryRaw<(ProjetLie & { liable: boolean })[]>(
		sql`SELECT p.id, p.slug, p.statut IN ('publie', 'propose') AS liable, l.etat FROM projets p
		    LEFT JOIN liens l ON l.projet_id = p.id AND l.besoin_id = ${besoin.id}
		    WHERE p.slug = ${slug} FOR KEY SHARE OF p`,
	);
	if (!projet || !(projet.liable || (voulu === "ecarte" && projet.etat)))
		return champInvalide(
			"projet",
			slug,
			phrase("refus.voisins.projet_inconnu"),
		);
	return projet.id === besoin.projet_id ? DEJA_LE_SIEN : reussite(projet);
}

/** The title of a need that a project answers is how a citizen says what it is for: the project has it as a phrase, where it may have one more, and no longer once that link is set aside. Returns whether it was added. */
async function preterTitre(
	tx: Transaction,
	acteur: ActeurCompte,
	besoin: BesoinTenu,
	projet: ProjetLie,
	etat: EtatDecide,
): Promise<boolean> {
	const phrase = shortenAtWord(
		besoin.titre,
		CHAMPS_PROJET.mots_habitants.bornes.max,
	);
	const { id: objet_id, slug } = projet;
	const texte = { objet: "projet", objet_id, slug } as const;
	if (etat === "confirme")
		return reviser(tx, acteur, "modifierProjet", texte, () =>
			ajouterMotsHabitants(tx, objet_id, besoin.langue, phrase),
		);
	if (await aPrete(tx, besoin, slug))
		await reviser(tx, acteur, "modifierProjet", texte, () =>
			oterMotsHabitants(tx, objet_id, phrase),
		);
	return false;
}

/** Whether the last confirmation of a link gave the project a phrase that it had not: one of its author's is never taken. */
async function aPrete(
	tx: Transaction,
	besoin: BesoinTenu,
	projet: string,
): Promise<boolean> {
	const [dernier] = await tx.$queryRaw<{ pretee: boolean }[]>(
		sql`SELECT apres ? 'phrase' AS pretee FROM journal WHERE objet = 'besoin' AND objet_id = ${besoin.id}
		      AND acte IN ('confirmerLien', 'ecarterLien') AND apres ->> 'projet' = ${projet} ORDER BY id DESC LIMIT 1`,
	);
	return dernier?.pretee ?? false;
}

/** Gives a link its state, and journals it; when that is its state already, nothing changes. */
async function fixerLien(
	tx: Transaction,
	acteur: ActeurCompte,
	besoin: BesoinTenu,
	projet: ProjetLie,
	etat: EtatDecide,
): Promise<void> {
	if (projet.etat === etat) return;
	const ajoutee = await preterTitre(tx, acteur, besoin, projet, etat);
	// clock_timestamp(): the transaction may have waited for the need since it began.
	await tx.$executeRaw(
		sql`INSERT INTO liens (besoin_id, projet_id, etat, origine, decide_le)
		    VALUES (${besoin.id}, ${projet.id}, ${etat}, 'moderation', clock_timestamp())
		    ON CONFLICT (besoin_id, projet_id) DO UPDATE SET etat = EXCLUDED.etat, decide_le = EXCLUDED.decide_le`,
	);
	// Readers see confirmed links, and the need's own time does not move (decision 81).
	if (etat === "confirme" || projet.etat === "confirme")
		await tx.$executeRaw(
			sql`SELECT noter_evenement('besoin', b.id, b.slug, NULL, b.statut, b.statut, 'retire') FROM besoins b
			    WHERE b.id = ${besoin.id} AND ${besoinPublic(sql`b.statut`)}`,
		);
	const acte = etat === "confirme" ? "confirmerLien" : "ecarterLien";
	await journaliser(tx, acteur, acte, {
		...sur("besoin", besoin),
		avant: { etat: projet.etat },
		apres: { etat, projet: projet.slug, ...(ajoutee ? { phrase: true } : {}) },
	});
}

const DECIDE_ENTRETEMPS = conflit(phrase("refus.voisins.decide"));

/**
 * Confirms that a project answers a need, or sets the link aside; adds the link when
 * there is none, and journals the act. The present state changes nothing. Rejected for
 * members, for an unknown need, for a project that is unknown or neither published nor
 * waiting (a link to one may still be set aside) or is the need's own, and, when the state read is
 * given, when the link was decided since.
 */
export async function deciderLien(
	acteur: ActeurCompte,
	besoin: string,
	projet: string,
	etat: EtatDecide,
	vu: string | null = null,
): Promise<Resultat<null>> {
	return actAs("moderateur", acteur, async (tx) => {
		const tenu = await tenirBesoin(tx, besoin);
		if (!tenu) return INTROUVABLE;
		const lie = await lireProjetALier(tx, tenu, projet, etat);
		if (!lie.ok) return lie;
		const present = lie.valeur.etat;
		if (vu !== null && present !== etat && (present ?? "") !== vu)
			return DECIDE_ENTRETEMPS;
		await fixerLien(tx, acteur, tenu, lie.valeur, etat);
		return reussite(null);
	});
}

/** To each whose support is moved, then to the author unless that was said already: one mail each, once the moderator can no longer change his mind at once. */
async function prevenir(
	tx: Transaction,
	absorbe: BesoinAReunir,
	garde: BesoinAReunir,
	{ raison_fr, raison_en }: ReunionVoulue,
	{ reunion_id, acte_id }: { reunion_id: number; acte_id: number },
): Promise<void> {
	const raison = { fr: raison_fr, en: raison_en ?? raison_fr };
	const courriel = {
		// As of every decision told to an author: each is told once of an act.
		cle: `decision:${acte_id}`,
		delaiSecondes: DELAI_ANNULATION_SECONDES,
		// Of the absorbed need: who leaves the kept one at once is told all the same.
		besoin_id: absorbe.id,
		acte_id,
	};
	const donnees = { absorbe: titresDe(absorbe), raison };
	const public_ = { garde: titresDe(garde), page: `/besoins/${garde.slug}` };
	// Of a need that was never public the author alone is moved, and never pressed the button.
	if (absorbe.publie_le !== null)
		await enfilerSelection(
			tx,
			sql`SELECT compte_id FROM soutiens WHERE besoin_id = ${garde.id} AND reunion_id = ${reunion_id}`,
			{
				...courriel,
				gabarit: "besoin_reuni",
				donnees: { ...donnees, ...public_ },
			},
		);
	if (absorbe.auteur_id !== null)
		await enfilerPourCompte(tx, absorbe.auteur_id, {
			...courriel,
			gabarit: "besoin_reuni_auteur",
			donnees: {
				...donnees,
				attendait: absorbe.publie_le === null,
				// Nobody reads what awaits review.
				...(garde.publie_le === null ? {} : public_),
			},
		});
}

async function reunir(
	tx: Transaction,
	acteur: ActeurCompte,
	absorbe: BesoinAReunir,
	garde: BesoinAReunir,
	voulue: ReunionVoulue,
): Promise<void> {
	const acte_id = await journaliser(tx, acteur, "reunirBesoins", {
		...sur("besoin", absorbe),
		avant: { statut: absorbe.statut },
		apres: { statut: "fusionne", garde: garde.slug },
		motif: voulue.raison_fr,
	});
	const [reunion] = await tx.$queryRaw<{ id: number }[]>(
		sql`INSERT INTO reunions (absorbe_id, garde_id, acte_id, raison_fr, raison_en)
		    VALUES (${absorbe.id}, ${garde.id}, ${acte_id}, ${voulue.raison_fr}, ${voulue.raison_en ?? voulue.raison_fr}) RETURNING id`,
	);
	if (!reunion) throw new Error("the merge was not written");
	const suivent = await lireReunisAvant(tx, absorbe.id);
	// What had been merged into the absorbed need stands in the kept one too: no chain.
	await tx.$executeRaw(
		sql`UPDATE besoins SET fusionne_dans_id = ${garde.id} WHERE fusionne_dans_id = ${absorbe.id}`,
	);
	await tx.$executeRaw(
		sql`UPDATE besoins SET statut = 'fusionne', fusionne_dans_id = ${garde.id}, modifie_le = clock_timestamp()
		    WHERE id = ${absorbe.id}`,
	);
	await tx.$executeRaw(
		sql`UPDATE besoins SET modifie_le = clock_timestamp() WHERE id = ${garde.id}`,
	);
	const { id } = reunion;
	await cloreDemande(tx, { nature: "besoin", id: absorbe.id }, acte_id);
	await annulerPourObjet(
		tx,
		{ objet: "besoin", objet_id: absorbe.id },
		["complement_demande", "contribution_publiee", "contribution_retablie"],
		acte_id,
	);
	await rouvrirContredits(tx, acteur, "besoin", absorbe, false);
	await soutenirPourSonAuteur(tx, absorbe.id);
	await deplacerSoutiens(tx, {
		id,
		absorbe_id: absorbe.id,
		garde_id: garde.id,
	});
	await prevenir(tx, absorbe, garde, voulue, { reunion_id: id, acte_id });
	if (garde.publie_le !== null) await direReunis(tx, garde, suivent, acte_id);
}

/**
 * Merges a need into another one, or into the one that this stands in: moves its
 * supports, of which none is counted twice, with the choices about mails, and what the
 * author of one that awaits review asked for, as a support of theirs; journals the act, and mails each whose support was moved and the author once it can no longer be
 * undone at once; all in one transaction. Returns the slug of the need kept. Rejected
 * for members, for an unknown need, for the same one twice, for one that is neither
 * public nor awaits review, for a public one into one that is not, when the absorbed one has an open work space, for two delivered by different
 * projects, and, when the versions read are given, when one has changed since.
 */
export async function reunirBesoins(
	acteur: ActeurCompte,
	voulue: ReunionVoulue,
): Promise<Resultat<{ garde: string }>> {
	return actAs("moderateur", acteur, async (tx) => {
		const nommes = await nommerBesoins(tx, voulue);
		if (!nommes) return INTROUVABLE;
		await tenirSoutiens(tx, [nommes.absorbe_id]);
		const tenus = await tenirBesoins(tx, nommes);
		if (!tenus) return INTROUVABLE;
		const { absorbe, garde } = tenus;
		const obstacle =
			obstacleDeReunion(absorbe, garde) ??
			obstacleDuTemps(absorbe, voulue.absorbe_vu_le ?? null) ??
			obstacleDuTemps(garde, voulue.garde_vu_le ?? null);
		if (obstacle) return obstacle;
		await reunir(tx, acteur, absorbe, garde, voulue);
		return reussite({ garde: garde.slug });
	});
}

const PLUS_REUNI = conflit(phrase("refus.voisins.plus_reuni"));
const GARDE_REUNI = conflit(phrase("refus.voisins.garde_reuni"));

/**
 * Undoes the merge of a need within `DELAI_ANNULATION_SECONDES` by the database's clock: it is
 * public, or awaits review, again as it was, and has its supports back, but those of accounts that have
 * left since; supports given since stay with the kept need. Mails that have not left are
 * cancelled. Rejected for members, for a need that is not merged, too late, and while
 * the need kept is itself merged.
 */
export async function separerBesoins(
	acteur: ActeurCompte,
	slug: string,
): Promise<Resultat<{ garde: string }>> {
	return actAs("moderateur", acteur, async (tx) => {
		const vue = await lireReunionEnCours(tx, slug);
		if (!vue) return PLUS_REUNI;
		await tenirSoutiens(tx, [vue.garde_id]);
		const tenus = await tenirBesoins(tx, vue);
		if (!tenus) return INTROUVABLE;
		// Read again: somebody may have undone it while this waited.
		const reunion = await lireReunionEnCours(tx, slug);
		if (reunion?.id !== vue.id) return PLUS_REUNI;
		if (!reunion.a_temps) return TROP_TARD;
		const { absorbe, garde } = tenus;
		if (garde.statut === "fusionne") return GARDE_REUNI;
		const { acte_id } = reunion;
		const statut = absorbe.publie_le === null ? "propose" : "publie";
		const par = await journaliser(tx, acteur, "separerBesoins", {
			...sur("besoin", absorbe),
			avant: { statut: "fusionne", garde: garde.slug },
			apres: { statut, acte_id },
		});
		await separer(tx, reunion);
		await rendreSoutiens(tx, reunion);
		await rouvrirDemande(tx, acte_id);
		await annuler(tx, { acte_id }, par);
		if (statut === "publie")
			await rouvrirContredits(tx, acteur, "besoin", absorbe, true);
		await redonner(tx, acte_id, par);
		return reussite({ garde: garde.slug });
	});
}
