import { LIEUX } from "#lib/contributions/queries";
import {
	lireRetraitTenu,
	type RetraitTenu,
} from "#lib/contributions/retraits/queries";
import { pageDeContestation } from "#lib/contributions/retraits/rules";
import { leverRetrait } from "#lib/contributions/retraits/writes";
import type { NatureContribution } from "#lib/contributions/schema";
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
import { annulerPourObjet } from "#lib/platform/mail/queue";
import { direAuteur } from "../avis/writes.ts";
import { pageDe } from "../refus/rules.ts";
import { peutDecider } from "../rules.ts";
import { rouvrirContredits } from "../signalements/writes.ts";
import { type EntreeTenue, tenirEntree } from "../writes.ts";
import type { ContestationDecidee } from "./schema.ts";

const DEJA_DECIDEE = conflit({
	fr: "Quelqu’un a déjà décidé de cette contestation.",
	en: "Someone has already decided this appeal.",
});

const AUTRE_PERSONNE = conflit({
	fr: "Quelqu’un d’autre doit décider : ni qui a archivé la fiche, ni son auteur.",
	en: "Someone else must decide: neither the person who archived the entry, nor its author.",
});

const SANS_REPONSE = champInvalide("reponse", null, {
	fr: "dites à l’auteur pourquoi la décision est maintenue.",
	en: "tell the author why the decision stands.",
});

type Contestee = EntreeTenue & { readonly nature: NatureContribution };

/** Locks the entry that the contest is about: concurrent decisions wait. */
async function tenir(
	tx: Transaction,
	retrait_id: number,
): Promise<Contestee | undefined> {
	const [visee] = await tx.$queryRaw<
		{ nature: NatureContribution; id: number }[]
	>(
		sql`SELECT CASE WHEN projet_id IS NULL THEN 'besoin' ELSE 'projet' END AS nature, COALESCE(projet_id, besoin_id) AS id
		    FROM retraits WHERE id = ${retrait_id} AND conteste_le IS NOT NULL`,
	);
	if (!visee) return undefined;
	const { nature, id } = visee;
	const entree = await tenirEntree(tx, nature, { id });
	return entree && { ...entree, nature };
}

/** Restores the entry's state; its votes and supports were never removed. */
async function retablir(
	tx: Transaction,
	acteur: ActeurCompte,
	entree: Contestee,
	{ statut_avant }: RetraitTenu,
	reponse: string | null,
): Promise<number> {
	const { nature, id, slug, titre, auteur_id } = entree;
	await tx.$executeRaw(
		sql`UPDATE ${LIEUX[nature].table} SET statut = ${statut_avant}, modifie_le = clock_timestamp() WHERE id = ${id}`,
	);
	const acte_id = await journaliser(tx, {
		acteur,
		acte: nature === "projet" ? "changerStatutProjet" : "changerStatutBesoin",
		...sur(nature, entree),
		avant: {
			statut: entree.statut,
			publie_le: entree.publie_le?.toISOString() ?? null,
		},
		apres: { statut: statut_avant, contestation: "retabli" },
		...(reponse === null ? {} : { motif: reponse }),
	});
	const decideur_id = acteur.compte_id;
	await leverRetrait(tx, { nature, id }, { acte_id, decideur_id, reponse });
	const gabarits = ["contribution_retiree"] as const;
	await annulerPourObjet(
		tx,
		{ objet: nature, objet_id: id },
		gabarits,
		acte_id,
	);
	await direAuteur(tx, auteur_id, acte_id, "contribution_retablie", {
		...{ nature, titre, motif: reponse, page: pageDe({ nature, slug }) },
	});
	await rouvrirContredits(tx, acteur, nature, entree, true);
	return acte_id;
}

async function maintenir(
	tx: Transaction,
	acteur: ActeurCompte,
	entree: Contestee,
	retrait_id: number,
	reponse: string,
): Promise<number> {
	const { nature, slug, titre, auteur_id } = entree;
	await tx.$executeRaw(
		sql`UPDATE retraits SET decision = 'maintenu', decide_le = clock_timestamp(),
		      decideur_id = ${acteur.compte_id}, reponse = ${reponse} WHERE id = ${retrait_id}`,
	);
	const acte_id = await journaliser(tx, {
		acteur,
		acte: "maintenirRetrait",
		...sur(nature, entree),
		motif: reponse,
	});
	await direAuteur(tx, auteur_id, acte_id, "retrait_maintenu", {
		...{ nature, titre, motif: reponse },
		page: pageDeContestation(nature, slug),
	});
	return acte_id;
}

/**
 * Decides a contest: the entry becomes public again in its former state, or
 * stays down with words that are mailed to its author. Returns the act in the
 * journal. Rejected for members, for the moderator who took the entry down and
 * for its author, for a contest that is unknown or decided already, and when
 * the entry stays down and no words are given.
 */
export async function deciderContestation(
	acteur: ActeurCompte,
	{ id, decision, reponse }: ContestationDecidee,
): Promise<Resultat<number>> {
	return actAs("moderateur", acteur, async (tx) => {
		const entree = await tenir(tx, id);
		if (!entree) return INTROUVABLE;
		const retrait = await lireRetraitTenu(tx, entree);
		if (retrait?.id !== id || !retrait.conteste || retrait.decide)
			return DEJA_DECIDEE;
		const qui = { ...retrait, auteur_id: entree.auteur_id };
		if (!peutDecider(acteur.compte_id, qui)) return AUTRE_PERSONNE;
		if (decision === "retabli")
			return reussite(await retablir(tx, acteur, entree, retrait, reponse));
		return reponse === null
			? SANS_REPONSE
			: reussite(await maintenir(tx, acteur, entree, id, reponse));
	});
}
