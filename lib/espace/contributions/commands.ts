import { themeChoisi } from "#lib/besoins/commands";
import { tenirCompte } from "#lib/comptes/writes";
import { LIEUX, renvoiVers } from "#lib/contributions/queries";
import { lireRetraitTenu } from "#lib/contributions/retraits/queries";
import type { EntreeVisee } from "#lib/contributions/retraits/schema";
import { ecartDepuis, reviser } from "#lib/contributions/revisions/writes";
import { cleRejeu, statutInitial } from "#lib/contributions/rules";
import type { NatureContribution } from "#lib/contributions/schema";
import {
	inscrireContribution,
	prendreDansLaReserve,
	repondreDemande,
} from "#lib/contributions/writes";
import { phrase } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser, sur } from "#lib/platform/db/journal";
import { type Sql, sql } from "#lib/platform/db/pool";
import {
	inTransaction,
	statementsOf,
	type Transaction,
} from "#lib/platform/db/transaction";
import { annuler, annulerPourObjet } from "#lib/platform/mail/queue";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import { themesChoisis } from "#lib/projets/commands";
import { lireFaces } from "#lib/projets/queries";
import { avecCodeOuvert } from "#lib/projets/rules";
import { classerProjet } from "#lib/projets/writes";
import { slugActuelDe } from "./queries.ts";
import {
	type CorrectionBesoin,
	type CorrectionProjet,
	STATUTS_CORRIGEABLES,
} from "./schema.ts";

const DEJA_RELUE = conflit(phrase("refus.contributions.deja_relue"));
const PAS_REFUSEE = conflit(phrase("refus.contributions.pas_refusee"));

const VIENT_D_ETRE_REFUSEE = conflit(
	phrase("refus.contributions.vient_d_etre_refusee"),
);

type Correction = Resultat<null>;

type Ecrire = (tx: Transaction, id: number) => Promise<unknown>;

type Entree = { id: number; statut: string; slug: string };

/**
 * Locks the entry of that account. A page opened before its address was made anew names
 * it by the former one: it is the same entry.
 */
async function tenirSienne(
	tx: Transaction,
	compte_id: number,
	nature: NatureContribution,
	slug: string,
	condition: Sql = sql`true`,
): Promise<Entree | undefined> {
	const actuel = await slugActuelDe(
		compte_id,
		nature,
		slug,
		statementsOf(tx).rows,
	);
	const [entree] = await tx.$queryRaw<Entree[]>(
		sql`SELECT id, statut, slug FROM ${LIEUX[nature].table}
		    WHERE slug = ${actuel} AND auteur_id = ${compte_id} AND ${condition} FOR UPDATE`,
	);
	return entree;
}

/** Locks the account before the entry: a suspension locks in the same order. */
async function tenir(
	tx: Transaction,
	compte_id: number,
	nature: NatureContribution,
	slug: string,
): Promise<Resultat<Entree>> {
	if ((await tenirCompte(tx, compte_id))?.suspendu !== false)
		return NON_AUTORISE;
	const entree = await tenirSienne(tx, compte_id, nature, slug);
	if (!entree) return INTROUVABLE;
	if (STATUTS_CORRIGEABLES.some((statut) => statut === entree.statut))
		return reussite(entree);
	return entree.statut === "refuse" ? VIENT_D_ETRE_REFUSEE : DEJA_RELUE;
}

type Texte = { objet: NatureContribution; objet_id: number; slug: string };

/** Writes the author's text over the locked entry, keeps what it replaces, and journals the act. */
async function ecrireTexte(
	tx: Transaction,
	acteur: ActeurCompte,
	acte: "corrigerContribution" | "renvoyerContribution",
	texte: Texte,
	ecrire: Ecrire,
): Promise<void> {
	const { objet, objet_id } = texte;
	await reviser(tx, acteur, acte, texte, () => ecrire(tx, objet_id));
	// The later of both: if the clock is set back, two versions must not have
	// the same date.
	await tx.$executeRaw(
		sql`UPDATE ${LIEUX[objet].table} SET modifie_le =
		      greatest(clock_timestamp(), modifie_le + interval '1 ms') WHERE id = ${objet_id}`,
	);
	await journaliser(tx, acteur, acte, { objet, objet_id });
}

/** Corrects the locked entry, unless another text was saved since the version that was read. */
async function corriger(
	acteur: ActeurCompte,
	nature: NatureContribution,
	nomme: string,
	{ vu, ...correction }: CorrectionProjet | CorrectionBesoin,
	demande: number | null,
	ecrire: Ecrire,
): Promise<Correction> {
	return inTransaction<Correction>(async (tx) => {
		const tenue = await tenir(tx, acteur.compte_id, nature, nomme);
		if (!tenue.ok) return tenue;
		const { id, slug } = tenue.valeur;
		const texte = { objet: nature, objet_id: id, slug };
		const mien = valeursDe(correction);
		const ecart = await ecartDepuis(tx, acteur, texte, vu, mien);
		if (ecart) return ecart;
		await ecrireTexte(tx, acteur, "corrigerContribution", texte, ecrire);
		const estReponse =
			demande !== null && (await repondreDemande(tx, { nature, id }, demande));
		// Answered before it left: the mail would ask what is answered.
		if (estReponse) await annulerPourObjet(tx, texte, ["complement_demande"]);
		return reussite(null);
	});
}

type Renvoi = {
	/** The entry's title in the mail to its author. */
	readonly titre: string;
	readonly piege: string;
};

/** Sends a refused entry again, counted and checked as a new contribution is. */
async function renvoyer(
	acteur: ActeurCompte,
	nature: NatureContribution,
	nomme: string,
	{ vu, ...correction }: CorrectionProjet | CorrectionBesoin,
	{ titre, piege }: Renvoi,
	ecrire: Ecrire,
): Promise<Correction> {
	const { compte_id } = acteur;
	return inTransaction<Correction>(async (tx) => {
		if ((await tenirCompte(tx, compte_id))?.suspendu !== false)
			return NON_AUTORISE;
		const entree = await tenirSienne(
			tx,
			compte_id,
			nature,
			nomme,
			sql`efface_le IS NULL`,
		);
		if (!entree) return INTROUVABLE;
		if (entree.statut !== "refuse") return PAS_REFUSEE;
		const { id, slug } = entree;
		const texte = { objet: nature, objet_id: id, slug };
		const mien = valeursDe(correction);
		const ecart = await ecartDepuis(tx, acteur, texte, vu, mien);
		if (ecart) return ecart;
		const delaiSecondes = await prendreDansLaReserve(tx, compte_id);
		if (delaiSecondes !== null)
			return { ok: false, refus: "limite", delaiSecondes };
		const estPiege = piege !== "";
		// The journal does not say the new state: its author reads it (D15).
		await ecrireTexte(tx, acteur, "renvoyerContribution", texte, ecrire);
		await tx.$executeRaw(
			sql`UPDATE ${LIEUX[nature].table} SET statut = ${statutInitial(estPiege)}, motif = NULL,
			      motif_choisi = NULL, doublon_slug = NULL, doublon_nature = NULL WHERE id = ${id}`,
		);
		await annulerPourObjet(tx, texte, ["contribution_refusee"]);
		const cle = cleRejeu(nature, { slug, ...correction }, estPiege);
		const visee = { nature, id };
		await inscrireContribution(tx, compte_id, visee, {
			cle,
			cleClient: null,
			titre,
			slug,
		});
		return reussite(null);
	});
}

/** What writes the text of a project. Fails when a theme is unknown, or a picture not kept. */
async function projetEcrit({
	themes,
	vu: _,
	...champs
}: CorrectionProjet): Promise<Resultat<Ecrire>> {
	const choisis = await themesChoisis(themes);
	if (!choisis.ok) return choisis;
	const faces = await lireFaces(champs);
	if (!faces.ok) return faces;
	const data = { ...avecCodeOuvert(champs), ...faces.valeur };
	return reussite(async (tx, id) => {
		await tx.projet.update({ where: { id }, data });
		await classerProjet(tx, id, choisis.valeur);
	});
}

/** The same for a need. */
async function besoinEcrit({
	theme,
	vu: _,
	...champs
}: CorrectionBesoin): Promise<Resultat<Ecrire>> {
	const choix = await themeChoisi(theme);
	if (!choix.ok) return choix;
	const data = { ...champs, theme_id: choix.valeur };
	return reussite((tx, id) => tx.besoin.update({ where: { id }, data }));
}

/** The two acts of the author of an entry of one kind, whose text `ecrit` writes. */
function actesDe<Texte extends CorrectionProjet | CorrectionBesoin>(
	nature: NatureContribution,
	ecrit: (texte: Texte) => Promise<Resultat<Ecrire>>,
	titreDe: (texte: Texte) => string,
) {
	return {
		async corriger(
			acteur: ActeurCompte,
			slug: string,
			texte: Texte,
			demande: number | null = null,
		): Promise<Correction> {
			const lu = await ecrit(texte);
			if (!lu.ok) return lu;
			return corriger(acteur, nature, slug, texte, demande, lu.valeur);
		},
		async renvoyer(
			acteur: ActeurCompte,
			slug: string,
			texte: Texte,
			piege: string,
		): Promise<Correction> {
			const lu = await ecrit(texte);
			if (!lu.ok) return lu;
			const envoi = { titre: titreDe(texte), piege };
			return renvoyer(acteur, nature, slug, texte, envoi, lu.valeur);
		},
	};
}

/**
 * `corrigerProjet` corrects a project that awaits review; its address and state are kept,
 * and the replaced text is kept as an earlier version. Answers the moderators' open
 * request `demande`, when it is the one that the form showed. Rejected when a theme is
 * unknown, when the project is not the actor's own, when it was reviewed meanwhile,
 * for a suspended account, and, with both texts, when another text was saved since
 * the version `vu`.
 *
 * `renvoyerProjet` sends a refused project again, with its corrected text: it awaits
 * review at the same address, its earlier text and its refusal are kept. Counts as a
 * contribution (D16), and goes to quarantine when `piege` is filled (D15). Rejected in
 * the same cases as a correction, for a project that is not refused or whose text was
 * erased, and when the pool of contributions is empty.
 */
export const { corriger: corrigerProjet, renvoyer: renvoyerProjet } = actesDe(
	"projet",
	projetEcrit,
	({ nom }) => nom,
);

/** The same for a need. */
export const { corriger: corrigerBesoin, renvoyer: renvoyerBesoin } = actesDe(
	"besoin",
	besoinEcrit,
	({ titre }) => titre,
);

/** Cancels the mail that acknowledges the contribution: it is obsolete. */
async function annulerAccuse(
	tx: Transaction,
	compte_id: number,
	entree: EntreeVisee,
): Promise<void> {
	const recues = await tx.contribution.findMany({
		where: renvoiVers(entree),
		select: { id: true },
	});
	for (const recue of recues)
		await annuler(tx, { cle: `contribution:${recue.id}:${compte_id}` });
}

/**
 * Deletes a contribution that awaits review, with its text; it is still counted
 * in the hourly limit. Rejected in the same cases as a correction.
 */
export async function retirerContribution(
	acteur: ActeurCompte,
	nature: NatureContribution,
	slug: string,
): Promise<Correction> {
	const { compte_id } = acteur;
	return inTransaction<Correction>(async (tx) => {
		const tenue = await tenir(tx, compte_id, nature, slug);
		if (!tenue.ok) return tenue;
		const { id } = tenue.valeur;
		await annulerAccuse(tx, compte_id, { nature, id });
		await tx.$executeRaw(
			sql`DELETE FROM ${LIEUX[nature].table} WHERE id = ${id}`,
		);
		const objet = { objet: nature, objet_id: id };
		const acte = "retirerContribution";
		await journaliser(tx, acteur, acte, objet);
		await annulerPourObjet(tx, objet, ["complement_demande"]);
		return reussite(null);
	});
}

const DEJA = conflit(phrase("refus.contributions.deja"));
const TROP_TARD = conflit(phrase("refus.contributions.trop_tard"));

/**
 * The author contests the take-down of an entry, once, within the time stated
 * in the mail; the contest is decided by somebody other than the moderator who
 * took it down. Rejected for an entry of another author or one that is not
 * taken down, a second time, too late, and for a suspended account.
 */
export async function contesterRetrait(
	acteur: ActeurCompte,
	nature: NatureContribution,
	slug: string,
	texte: string,
): Promise<Resultat<null>> {
	const { compte_id } = acteur;
	return inTransaction<Resultat<null>>(async (tx) => {
		// Lock the account before the entry: a suspension locks in the same order.
		if ((await tenirCompte(tx, compte_id))?.suspendu !== false)
			return NON_AUTORISE;
		const entree = await tenirSienne(tx, compte_id, nature, slug);
		const retrait =
			entree && (await lireRetraitTenu(tx, { nature, id: entree.id }));
		if (!entree || !retrait) return INTROUVABLE;
		if (retrait.conteste) return DEJA;
		if (!retrait.a_temps) return TROP_TARD;
		await tx.$executeRaw(
			sql`UPDATE retraits SET conteste_le = clock_timestamp(), texte = ${texte} WHERE id = ${retrait.id}`,
		);
		await journaliser(tx, acteur, "contesterRetrait", sur(nature, entree));
		return reussite(null);
	});
}
