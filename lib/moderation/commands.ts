import { lireBesoinsAdmin } from "#lib/besoins/queries";
import { estStatutBesoin } from "#lib/besoins/rules";
import type { BesoinAdmin } from "#lib/besoins/schema";
import { LIEUX } from "#lib/contributions/queries";
import { MOTIFS_RETRAIT } from "#lib/contributions/retraits/schema";
import { reviser } from "#lib/contributions/revisions/writes";
import type { NatureContribution } from "#lib/contributions/schema";
import { cloreDemande, slugDePublication } from "#lib/contributions/writes";
import { phrase } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	champInvalide,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser, sur } from "#lib/platform/db/journal";
import { rows, sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { lireProjetsAdmin } from "#lib/projets/queries";
import { estStatutProjet } from "#lib/projets/rules";
import type { ProjetAdmin } from "#lib/projets/schema";
import {
	direEtat,
	direReunis,
	prevenirAuteur,
	redireLivraison,
} from "./avis/writes.ts";
import { estEnPublic, mouvementsDe } from "./queries.ts";
import { refusDeDoublon } from "./refus/queries.ts";
import {
	choixDit,
	mouvementRefuse,
	obstacleA,
	obstacleDeVersion,
	type Precisions,
	refusDeRole,
	versionDe,
} from "./rules.ts";
import type { BesoinModeration, ProjetModeration } from "./schema.ts";
import { lireReunisAvant } from "./voisins/writes.ts";
import {
	type EntreeTenue,
	obstacleDeRetrait,
	suivreRetrait,
	tenirEntree,
	tenirPourJugee,
} from "./writes.ts";

async function changerStatut(
	tx: Transaction,
	acteur: ActeurCompte,
	nature: NatureContribution,
	tenue: EntreeTenue,
	{ statut, motif }: { readonly statut: string; readonly motif: string | null },
	{ choisi = null }: Precisions,
): Promise<EntreeTenue> {
	const devientPublic = estEnPublic({ nature, statut });
	const slug = devientPublic
		? await slugDePublication(tx, nature, tenue)
		: tenue.slug;
	const entree = { ...tenue, slug };
	const refus = statut === "refuse" ? { motif, ...choisi } : null;
	await tx.$executeRaw(
		sql`UPDATE ${LIEUX[nature].table} SET statut = ${statut}, modifie_le = now(),
		      motif = ${refus?.motif ?? null}, motif_choisi = ${refus?.choix ?? null},
		      doublon_slug = ${refus?.doublon?.slug ?? null}, doublon_nature = ${refus?.doublon?.nature ?? null},
		      publie_le = CASE WHEN ${devientPublic} THEN COALESCE(publie_le, now()) ELSE publie_le END
		    WHERE id = ${entree.id}`,
	);
	if (devientPublic && nature === "besoin")
		// clock_timestamp(): of two concurrent acts, the one that waited for the
		// other may have begun first, and now() would date it before the other.
		await tx.$executeRaw(
			sql`INSERT INTO jalons (besoin_id, statut, le) VALUES (${entree.id}, ${statut}, clock_timestamp())`,
		);
	const acte =
		nature === "projet" ? "changerStatutProjet" : "changerStatutBesoin";
	const acte_id = await journaliser(tx, acteur, acte, {
		...sur(nature, entree),
		avant: {
			statut: entree.statut,
			publie_le: entree.publie_le?.toISOString() ?? null,
			...(slug === tenue.slug ? {} : { slug: tenue.slug }),
		},
		apres: { statut, ...choixDit(choisi) },
		...(motif === null ? {} : { motif }),
	});
	const visee = { nature, id: entree.id };
	await cloreDemande(tx, visee, acte_id);
	await tenirPourJugee(tx, visee);
	const leve = await suivreRetrait(tx, acteur, nature, entree, {
		statut,
		acte_id,
		choix: MOTIFS_RETRAIT.find((motif) => motif === choisi?.choix) ?? null,
	});
	const annonce = await prevenirAuteur(tx, nature, entree, {
		statut,
		motif,
		acte_id,
		doublon: choisi?.doublon ?? null,
		leve,
	});
	if (nature === "projet") return entree;
	if (annonce) {
		const reunis = await lireReunisAvant(tx, entree.id);
		await direReunis(tx, entree, reunis, acte_id);
	}
	// Before a first publication there are no supporters to tell yet, after a refusal
	// none any more. Supporters see a take-down in their account.
	if (entree.publie_le !== null && devientPublic && estStatutBesoin(statut))
		await direEtat(tx, entree, statut, acte_id);
	return entree;
}

/** Tells programs that keep a copy of what readers see anew of an entry whose time does not move (decision 81). */
async function direSansDate(
	tx: Transaction,
	nature: NatureContribution,
	avant: EntreeTenue,
	{ id, mis_en_avant, projet_id, slug, statut }: EntreeTenue,
): Promise<void> {
	const estAutre =
		mis_en_avant !== avant.mis_en_avant || projet_id !== avant.projet_id;
	if (estAutre && estEnPublic({ nature, statut }))
		await tx.$executeRaw(
			sql`SELECT noter_evenement(${nature}, ${id}, ${slug}, NULL, ${statut}, ${statut}, 'retire')`,
		);
}

type Demande = {
	readonly statut?: string | undefined;
	readonly motif: string | null;
};

/** Changes the state of an entry, and keeps what else is wanted with it, or neither. Returns it as it is left, and names that version. */
async function decider(
	acteur: ActeurCompte,
	nature: NatureContribution,
	slug: string,
	{ statut, motif }: Demande,
	precisions: Precisions,
	aussi: (
		tx: Transaction,
		entree: EntreeTenue,
	) => Promise<void> = async () => {},
): Promise<Resultat<EntreeTenue>> {
	const { vu_le = null, attendues = null, choisi = null } = precisions;
	const sansDoublon = await refusDeDoublon(choisi, { nature, slug });
	if (sansDoublon) return sansDoublon;
	return inTransaction<Resultat<EntreeTenue>>(async (tx) => {
		let entree = await tenirEntree(tx, nature, { slug });
		// A merged need has no state that can be changed.
		if (!entree || entree.statut === "fusionne") return INTROUVABLE;
		const obstacle =
			obstacleDeVersion(entree, attendues) ??
			obstacleA(entree, { vu_le, statut: statut ?? null });
		if (obstacle) return obstacle;
		if (statut !== undefined && statut !== entree.statut) {
			if (!mouvementsDe({ ...entree, nature }).includes(statut))
				return mouvementRefuse(entree.statut, statut);
			const contestee = await obstacleDeRetrait(tx, acteur, nature, entree);
			if (contestee) return contestee;
			const voulu = { statut, motif };
			entree = await changerStatut(
				tx,
				acteur,
				nature,
				entree,
				voulu,
				precisions,
			);
		}
		await aussi(tx, entree);
		const laissee = (await tenirEntree(tx, nature, entree)) ?? entree;
		await direSansDate(tx, nature, entree, laissee);
		return reussite(laissee, versionDe(laissee));
	});
}

/** Gives an entry of either kind a state; one that its kind does not have is unknown. Rejected as `modererProjet` and `modererBesoin` are. */
export async function donnerEtat(
	acteur: ActeurCompte,
	nature: NatureContribution,
	slug: string,
	voulu: { readonly statut: string; readonly motif: string | null },
	precisions: Precisions,
): Promise<Resultat<{ readonly slug: string }>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const { statut } = voulu;
	if (
		!(nature === "projet" ? estStatutProjet(statut) : estStatutBesoin(statut))
	)
		return INTROUVABLE;
	return decider(acteur, nature, slug, voulu, precisions);
}

async function mettreEnAvant(
	tx: Transaction,
	acteur: ActeurCompte,
	projet: EntreeTenue,
	mis_en_avant: boolean,
) {
	const { id, slug } = projet;
	const texte = { objet: "projet", objet_id: id, slug } as const;
	// It is also a field of the edition form.
	await reviser(tx, acteur, "mettreEnAvant", texte, () =>
		tx.projet.update({ where: { id }, data: { mis_en_avant } }),
	);
	await journaliser(tx, acteur, "mettreEnAvant", {
		...sur("projet", projet),
		avant: { mis_en_avant: projet.mis_en_avant },
		apres: { mis_en_avant },
	});
}

/**
 * Changes a project's state along D1 and features it; journals the act and
 * mails the author. The current state, and absent or null values, change
 * nothing (D13). Rejected for members, for an unknown slug, for a transition
 * that D1 does not allow, and, when the moderator gives the version read, when
 * the project changed since. Success names the version that it left.
 */
export async function modererProjet(
	acteur: ActeurCompte,
	slug: string,
	{ mis_en_avant, ...demande }: ProjetModeration,
	precisions: Precisions = {},
): Promise<Resultat<ProjetAdmin>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const acte = await decider(
		acteur,
		"projet",
		slug,
		demande,
		precisions,
		async (tx, projet) => {
			if (mis_en_avant !== undefined && mis_en_avant !== projet.mis_en_avant)
				await mettreEnAvant(tx, acteur, projet, mis_en_avant);
		},
	);
	if (!acte.ok) return acte;
	const [projet] = await lireProjetsAdmin(sql`p.id = ${acte.valeur.id}`);
	return projet ? reussite(projet, acte.version) : INTROUVABLE;
}

async function lierProjet(
	tx: Transaction,
	acteur: ActeurCompte,
	besoin: EntreeTenue,
	projet_id: number | null,
) {
	await tx.besoin.update({ where: { id: besoin.id }, data: { projet_id } });
	// It answers the need by that alone: a decided link to it would say so twice.
	await tx.$executeRaw(
		sql`DELETE FROM liens WHERE besoin_id = ${besoin.id} AND projet_id = ${projet_id}::int AND etat <> 'suggere'`,
	);
	const acte = projet_id === null ? "delierProjet" : "lierProjet";
	await journaliser(tx, acteur, acte, {
		...sur("besoin", besoin),
		avant: { projet_id: besoin.projet_id },
		apres: { projet_id },
	});
	await redireLivraison(tx, besoin.id);
}

/** The published project to link: null unlinks, undefined changes nothing. */
async function projetALier(
	slug: string | null | undefined,
): Promise<Resultat<number | null | undefined>> {
	if (slug === undefined || slug === null) return reussite(slug);
	const [projet] = await rows<{ id: number }>(
		sql`SELECT id FROM projets WHERE slug = ${slug} AND statut = 'publie'`,
	);
	return projet
		? reussite(projet.id)
		: champInvalide("projet", slug, phrase("refus.projets.inconnu"));
}

/**
 * Changes a need's state along D2 and links a project to it as its own; journals the act and mails the author and the supporters. The current state, and absent or
 * null values (but a null `projet`, which unlinks), change nothing (D13).
 * `aussi` is kept with the change, or neither is.
 * Rejected for members, for a project that is not public, for an unknown slug,
 * for a transition that D2 does not allow, and, when the moderator gives the
 * version read, when the need changed since. Success names the version that it left.
 */
export async function modererBesoin(
	acteur: ActeurCompte,
	slug: string,
	{ projet, ...demande }: BesoinModeration,
	precisions: Precisions = {},
	aussi: (tx: Transaction) => Promise<void> = async () => {},
): Promise<Resultat<BesoinAdmin>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const lien = await projetALier(projet);
	if (!lien.ok) return lien;
	const projet_id = lien.valeur;
	const acte = await decider(
		acteur,
		"besoin",
		slug,
		demande,
		precisions,
		async (tx, besoin) => {
			if (projet_id !== undefined && projet_id !== besoin.projet_id)
				await lierProjet(tx, acteur, besoin, projet_id);
			await aussi(tx);
		},
	);
	if (!acte.ok) return acte;
	const [besoin] = await lireBesoinsAdmin(sql`b.id = ${acte.valeur.id}`);
	return besoin ? reussite(besoin, acte.version) : INTROUVABLE;
}
