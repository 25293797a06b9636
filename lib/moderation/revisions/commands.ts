import type { z } from "zod";
import type { ObjetRevise } from "#lib/contributions/revisions/schema";
import { reviser } from "#lib/contributions/revisions/writes";
import { type ActeurCompte, doitMontrerCle } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser, sur } from "#lib/platform/db/journal";
import { rows, sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { cleEtape, rattacherCourrielsEtape } from "#lib/platform/mail/steps";
import { enfilerOuRedire } from "#lib/platform/mail/withdrawn";
import { modifierArticle } from "../articles/commands.ts";
import { ArticleEcrit } from "../articles/schema.ts";
import { donneesEtape } from "../avis/queries.ts";
import { definirChantier, modifierEtape } from "../chantier/commands.ts";
import { ABONNES, refusDeChantier } from "../chantier/queries.ts";
import { type BesoinTenu, Chantier, EtapeEcrite } from "../chantier/schema.ts";
import { modifierBesoin, modifierProjet } from "../edition/commands.ts";
import { traductionsEditees } from "../edition/rules.ts";
import { BesoinEdition, ProjetEdition } from "../edition/schema.ts";
import { DELAI_ETAPE_SECONDES, refusDeRole } from "../rules.ts";
import { modifierTheme } from "../themes/commands.ts";
import { ThemeEcrit } from "../themes/schema.ts";
import { tenirBesoin } from "../writes.ts";
import { relire } from "./rules.ts";

/** The act that removes a step. */
const ACTE_RETRAIT = "retirerEtape";

type Gardee = {
	objet: ObjetRevise;
	slug: string;
	numero: number | null;
	valeurs: Record<string, string[]>;
};

/** Writes an earlier text like its form would, under the current rules. */
async function ecrire<S extends z.ZodObject>(
	schema: S,
	{ valeurs }: Gardee,
	enregistrer: (lu: z.output<S>) => Promise<Resultat<unknown>>,
): Promise<Resultat<unknown>> {
	const lu = relire(schema, valeurs);
	return lu.ok ? enregistrer(lu.valeur) : lu;
}

function reprendre(
	acteur: ActeurCompte,
	gardee: Gardee,
	vu: number,
): Promise<Resultat<unknown>> {
	const { objet, slug, numero } = gardee;
	switch (objet) {
		case "projet":
			return ecrire(ProjetEdition, gardee, (lu) =>
				modifierProjet(acteur, slug, lu, vu),
			);
		case "besoin":
			return ecrire(BesoinEdition, gardee, (lu) =>
				modifierBesoin(acteur, slug, lu, vu),
			);
		case "chantier":
			return ecrire(Chantier, gardee, (lu) =>
				definirChantier(acteur, slug, lu, vu),
			);
		case "etape":
			return ecrire(EtapeEcrite, gardee, (lu) =>
				modifierEtape(acteur, slug, numero ?? 0, lu, vu, true),
			);
		case "article":
			return ecrire(ArticleEcrit, gardee, (lu) =>
				modifierArticle(acteur, slug, lu, vu),
			);
		case "theme":
			return ecrire(ThemeEcrit, gardee, (lu) =>
				modifierTheme(acteur, slug, lu, vu),
			);
	}
}

/**
 * Restores the text from before that edition: this is an edition like any
 * other, journaled, and the replaced text is kept. Rejected for members, for an
 * unknown edition, when the text was removed, for a passkey not shown lately by
 * who has one, and, with both texts, when another text was saved since the
 * version `vu`.
 */
export async function reprendreRevision(
	acteur: ActeurCompte,
	id: number,
	vu: number,
): Promise<Resultat<{ objet: ObjetRevise; slug: string }>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	if (doitMontrerCle(acteur)) return interdit("preuve");
	const [gardee] = await rows<Gardee>(
		sql`SELECT objet, slug, numero, valeurs FROM revisions WHERE id = ${id}`,
	);
	if (!gardee) return INTROUVABLE;
	const fait = await reprendre(acteur, gardee, vu);
	return fait.ok ? reussite({ objet: gardee.objet, slug: gardee.slug }) : fait;
}

const DEJA_RENDU = conflit({
	fr: "Ce texte a été rendu, ou retiré de nouveau, depuis que cette page est ouverte : rouvrez-la.",
	en: "This text has been restored, or removed again, since this page was opened: open it again.",
});

type Retrait = {
	id: number;
	objet: string;
	objet_id: number;
	slug: string;
	numero: number | null;
	acte: string;
	valeurs: Record<string, string[]>;
};

/** Locks the edition that removed a text: concurrent restores wait. */
async function tenirRetrait(
	tx: Transaction,
	id: number,
): Promise<Resultat<Retrait>> {
	const [retrait] = await tx.$queryRaw<Retrait[]>(
		sql`SELECT id, objet, objet_id, slug, numero, acte, valeurs FROM revisions WHERE id = ${id} FOR UPDATE`,
	);
	if (!retrait) return INTROUVABLE;
	const suites = await tx.$queryRaw<unknown[]>(
		sql`SELECT 1 FROM revisions WHERE objet = ${retrait.objet} AND objet_id = ${retrait.objet_id} AND id > ${id} LIMIT 1`,
	);
	return suites.length === 0 ? reussite(retrait) : DEJA_RENDU;
}

/** The journal entry that cancelled the mails of this step. */
async function acteDuRetrait(
	tx: Transaction,
	besoin_id: number,
	numero: number,
): Promise<number> {
	const [acte] = await tx.$queryRaw<{ id: number | null }[]>(
		sql`SELECT max(id) AS id FROM journal WHERE objet = 'besoin' AND objet_id = ${besoin_id}
		      AND acte = ${ACTE_RETRAIT} AND (avant ->> 'numero')::int = ${numero}`,
	);
	return acte?.id ?? 0;
}

async function inserer(
	tx: Transaction,
	besoin: BesoinTenu,
	{ objet_id: id, numero }: Retrait,
	{ jour, titre, texte, titre_en, texte_en }: EtapeEcrite,
): Promise<void> {
	const traductions = traductionsEditees({ titre: titre_en, texte: texte_en });
	// Keeps its own id, so that its versions and its mails are linked to it
	// again.
	await tx.$executeRaw(
		sql`INSERT INTO etapes (id, besoin_id, numero, jour, titre, texte, traductions)
		    VALUES (${id}, ${besoin.id}, ${numero}, ${jour}::date, ${titre}, ${texte}, ${JSON.stringify(traductions)}::jsonb)`,
	);
	await tx.$executeRaw(
		sql`UPDATE besoins SET modifie_le = clock_timestamp() WHERE id = ${besoin.id}`,
	);
}

/** Queues again the mails that the removal had stopped, for those who may still get them; nobody else is mailed. */
async function prevenir(
	tx: Transaction,
	besoin: BesoinTenu,
	etape: EtapeEcrite & { id: number; numero: number },
	{ acte_id, retire_par }: { acte_id: number; retire_par: number },
): Promise<number> {
	await rattacherCourrielsEtape(tx, besoin.id, etape.id);
	return enfilerOuRedire(tx, retire_par, ABONNES(sql`${besoin.id}`), {
		gabarit: "etape",
		cle: `${cleEtape(etape.id)}:${acte_id}`,
		delaiSecondes: DELAI_ETAPE_SECONDES,
		besoin_id: besoin.id,
		etape_id: etape.id,
		acte_id,
		donnees: donneesEtape(besoin, etape),
	});
}

async function rendreEtape(
	tx: Transaction,
	acteur: ActeurCompte,
	besoin: BesoinTenu,
	retrait: Retrait & { numero: number },
): Promise<Resultat<number>> {
	const { objet_id: id, slug, numero, valeurs } = retrait;
	const lue = relire(EtapeEcrite, valeurs);
	if (!lue.ok) return lue;
	const etape = lue.valeur;
	const texte = { objet: "etape", objet_id: id, slug, numero } as const;
	await reviser(tx, acteur, "rendreEtape", texte, () =>
		inserer(tx, besoin, retrait, etape),
	);
	const retire_par = await acteDuRetrait(tx, besoin.id, numero);
	const acte_id = await journaliser(tx, {
		acteur,
		acte: "rendreEtape",
		...sur("besoin", besoin),
		apres: { numero, titre: etape.titre },
	});
	const destinataires = await prevenir(
		tx,
		besoin,
		{ ...etape, id, numero },
		{ acte_id, retire_par },
	);
	return reussite(destinataires);
}

type Rendu = { objet: "etape"; slug: string; destinataires: number };

/** Locks the need first, like every act on its steps. */
async function rendre(
	tx: Transaction,
	acteur: ActeurCompte,
	slug: string,
	id: number,
): Promise<Resultat<Rendu>> {
	const besoin = await tenirBesoin(tx, slug);
	const tenu = await tenirRetrait(tx, id);
	if (!tenu.ok) return tenu;
	const { numero } = tenu.valeur;
	if (!besoin || numero === null) return INTROUVABLE;
	const ferme = refusDeChantier(besoin);
	if (ferme) return ferme;
	const retrait = { ...tenu.valeur, numero };
	const fait = await rendreEtape(tx, acteur, besoin, retrait);
	return fait.ok
		? reussite({ objet: "etape", slug, destinataires: fait.valeur })
		: fait;
}

/**
 * Restores a removed step as it was: its number, versions and row id. Its mails that
 * the removal had stopped are queued again, with `DELAI_ETAPE_SECONDES`; those who
 * received one are not mailed twice. Rejected for members, for an edition that removed
 * no step, when it was restored since, while the work space is closed, and for a passkey
 * not shown lately by who has one.
 */
export async function rendreRetrait(
	acteur: ActeurCompte,
	id: number,
): Promise<Resultat<Rendu>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	if (doitMontrerCle(acteur)) return interdit("preuve");
	const [vise] = await rows<{ slug: string }>(
		sql`SELECT slug FROM revisions WHERE id = ${id} AND objet = 'etape' AND acte = ${ACTE_RETRAIT}`,
	);
	if (!vise) return INTROUVABLE;
	return inTransaction<Resultat<Rendu>>((tx) =>
		rendre(tx, acteur, vise.slug, id),
	);
}
