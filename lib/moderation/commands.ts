import { lireBesoinsAdmin } from "#lib/besoins/queries";
import {
	estStatutBesoin,
	estStatutPublic,
	MOUVEMENTS_BESOIN,
} from "#lib/besoins/rules";
import type { BesoinAdmin, StatutBesoin } from "#lib/besoins/schema";
import { cloreDemande } from "#lib/contributions/demandes/writes";
import { reviser } from "#lib/contributions/revisions/writes";
import { slugDePublication } from "#lib/contributions/writes";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { journaliser } from "#lib/platform/db/journal";
import { rows, sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { valueError } from "#lib/platform/validation/errors";
import { lireProjetsAdmin } from "#lib/projets/queries";
import { estStatutProjet, MOUVEMENTS_PROJET } from "#lib/projets/rules";
import type { ProjetAdmin, StatutProjet } from "#lib/projets/schema";
import type { BesoinJuge, EntreeJugee } from "./avis/schema.ts";
import {
	direReunis,
	prevenirAuteur,
	prevenirSoutiens,
	redireLivraison,
} from "./avis/writes.ts";
import { refusDeDoublon } from "./refus/queries.ts";
import { lireReunisAvant } from "./reunions/writes.ts";
import {
	choixDit,
	mouvementRefuse,
	obstacleA,
	obstacleDeVersion,
	type Precisions,
	refusDeRole,
	versionDe,
} from "./rules.ts";
import { tenirPourJugee } from "./sans_relecture/writes.ts";
import type { BesoinModeration, ProjetModeration } from "./schema.ts";
import { obstacleDeRetrait, suivreRetrait } from "./writes.ts";

type ProjetVerrouille = EntreeJugee & {
	readonly mis_en_avant: boolean;
	readonly modifie_le: Date;
	readonly efface_le: Date | null;
};

async function verrouillerProjet(
	tx: Transaction,
	slug: string,
): Promise<ProjetVerrouille | undefined> {
	const [projet] = await tx.$queryRaw<ProjetVerrouille[]>(
		sql`SELECT id, nom AS titre, slug, statut, mis_en_avant, publie_le, auteur_id, modifie_le, efface_le
		    FROM projets WHERE slug = ${slug} FOR UPDATE`,
	);
	return projet;
}

async function changerStatutProjet(
	tx: Transaction,
	acteur: ActeurCompte,
	tenu: ProjetVerrouille,
	statut: StatutProjet,
	motif: string | null,
	{ choisi = null, retire = null }: Precisions,
) {
	const slug =
		statut === "publie"
			? await slugDePublication(tx, "projet", tenu)
			: tenu.slug;
	const projet = { ...tenu, slug };
	const refus = statut === "refuse" ? { motif, ...choisi } : null;
	await tx.$executeRaw(
		sql`UPDATE projets SET statut = ${statut}, modifie_le = now(),
		      motif = ${refus?.motif ?? null}, motif_choisi = ${refus?.choix ?? null},
		      doublon_slug = ${refus?.doublon?.slug ?? null}, doublon_nature = ${refus?.doublon?.nature ?? null},
		      publie_le = CASE WHEN ${statut === "publie"} THEN COALESCE(publie_le, now()) ELSE publie_le END
		    WHERE id = ${projet.id}`,
	);
	const acte_id = await journaliser(tx, {
		acteur,
		acte: "changerStatutProjet",
		objet: "projet",
		objet_id: projet.id,
		objet_slug: projet.slug,
		avant: {
			statut: projet.statut,
			publie_le: projet.publie_le?.toISOString() ?? null,
			...(slug === tenu.slug ? {} : { slug: tenu.slug }),
		},
		apres: { statut, ...choixDit(choisi ?? retire) },
		...(motif === null ? {} : { motif }),
	});
	const visee = { nature: "projet", id: projet.id } as const;
	await cloreDemande(tx, visee, acte_id);
	await tenirPourJugee(tx, visee);
	const leve = await suivreRetrait(tx, acteur, "projet", projet, {
		statut,
		acte_id,
		choix: retire?.choix ?? null,
	});
	await prevenirAuteur(tx, "projet", projet, {
		statut,
		motif,
		acte_id,
		doublon: (choisi ?? retire)?.doublon ?? null,
		leve,
	});
}

async function mettreEnAvant(
	tx: Transaction,
	acteur: ActeurCompte,
	projet: ProjetVerrouille,
	mis_en_avant: boolean,
) {
	const texte = {
		objet: "projet",
		objet_id: projet.id,
		slug: projet.slug,
	} as const;
	// It is also a field of the edition form.
	await reviser(tx, acteur, "mettreEnAvant", texte, () =>
		tx.projet.update({ where: { id: projet.id }, data: { mis_en_avant } }),
	);
	await journaliser(tx, {
		acteur,
		acte: "mettreEnAvant",
		objet: "projet",
		objet_id: projet.id,
		objet_slug: projet.slug,
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
	{ statut, mis_en_avant, motif }: ProjetModeration,
	precisions: Precisions = {},
): Promise<Resultat<ProjetAdmin>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	if (!estSlug(slug)) return INTROUVABLE;
	const {
		vu_le = null,
		attendues = null,
		choisi = null,
		retire = null,
	} = precisions;
	const visee = { nature: "projet", slug } as const;
	const sansDoublon = await refusDeDoublon(choisi ?? retire, visee);
	if (sansDoublon) return sansDoublon;
	const acte = await inTransaction<Resultat<number>>(async (tx) => {
		const projet = await verrouillerProjet(tx, slug);
		if (!projet || !estStatutProjet(projet.statut)) return INTROUVABLE;
		const obstacle =
			obstacleDeVersion(projet, attendues) ??
			obstacleA(projet, { vu_le, statut: statut ?? null });
		if (obstacle) return obstacle;
		if (statut !== undefined && statut !== projet.statut) {
			if (!MOUVEMENTS_PROJET[projet.statut].includes(statut))
				return mouvementRefuse(projet.statut, statut);
			const contestee = await obstacleDeRetrait(tx, acteur, "projet", projet);
			if (contestee) return contestee;
			await changerStatutProjet(tx, acteur, projet, statut, motif, precisions);
		}
		if (mis_en_avant !== undefined && mis_en_avant !== projet.mis_en_avant)
			await mettreEnAvant(tx, acteur, projet, mis_en_avant);
		const laisse = await tx.projet.findUniqueOrThrow({
			where: { id: projet.id },
			select: { modifie_le: true, mis_en_avant: true },
		});
		return reussite(projet.id, versionDe(laisse));
	});
	if (!acte.ok) return acte;
	const [projet] = await lireProjetsAdmin(sql`p.id = ${acte.valeur}`);
	return projet ? reussite(projet, acte.version) : INTROUVABLE;
}

type BesoinVerrouille = BesoinJuge & {
	readonly projet_id: number | null;
	readonly modifie_le: Date;
	readonly efface_le: Date | null;
};

async function verrouillerBesoin(
	tx: Transaction,
	slug: string,
): Promise<BesoinVerrouille | undefined> {
	const [besoin] = await tx.$queryRaw<BesoinVerrouille[]>(
		sql`SELECT id, titre, slug, statut, publie_le, projet_id, auteur_id, langue,
		      traductions #>> '{en,titre}' AS titre_en, modifie_le, efface_le
		    FROM besoins WHERE slug = ${slug} FOR UPDATE`,
	);
	return besoin;
}

async function changerStatutBesoin(
	tx: Transaction,
	acteur: ActeurCompte,
	tenu: BesoinVerrouille,
	statut: StatutBesoin,
	motif: string | null,
	{ choisi = null, retire = null }: Precisions,
) {
	const devientPublic = estStatutPublic(statut);
	const slug = devientPublic
		? await slugDePublication(tx, "besoin", tenu)
		: tenu.slug;
	const besoin = { ...tenu, slug };
	const refus = statut === "refuse" ? { motif, ...choisi } : null;
	await tx.$executeRaw(
		sql`UPDATE besoins SET statut = ${statut}, modifie_le = now(),
		      motif = ${refus?.motif ?? null}, motif_choisi = ${refus?.choix ?? null},
		      doublon_slug = ${refus?.doublon?.slug ?? null}, doublon_nature = ${refus?.doublon?.nature ?? null},
		      publie_le = CASE WHEN ${devientPublic} THEN COALESCE(publie_le, now()) ELSE publie_le END
		    WHERE id = ${besoin.id}`,
	);
	if (devientPublic)
		// clock_timestamp(): of two concurrent acts, the one that waited for the
		// other may have begun first, and now() would date it before the other.
		await tx.$executeRaw(
			sql`INSERT INTO jalons (besoin_id, statut, le) VALUES (${besoin.id}, ${statut}, clock_timestamp())`,
		);
	const acte_id = await journaliser(tx, {
		acteur,
		acte: "changerStatutBesoin",
		objet: "besoin",
		objet_id: besoin.id,
		objet_slug: besoin.slug,
		avant: {
			statut: besoin.statut,
			publie_le: besoin.publie_le?.toISOString() ?? null,
			...(slug === tenu.slug ? {} : { slug: tenu.slug }),
		},
		apres: {
			statut,
			...choixDit(choisi ?? retire),
		},
		...(motif === null ? {} : { motif }),
	});
	const visee = { nature: "besoin", id: besoin.id } as const;
	await cloreDemande(tx, visee, acte_id);
	await tenirPourJugee(tx, visee);
	const leve = await suivreRetrait(tx, acteur, "besoin", besoin, {
		statut,
		acte_id,
		choix: retire?.choix ?? null,
	});
	const annonce = await prevenirAuteur(tx, "besoin", besoin, {
		statut,
		motif,
		acte_id,
		doublon: (choisi ?? retire)?.doublon ?? null,
		leve,
	});
	if (annonce) {
		const reunis = await lireReunisAvant(tx, besoin.id);
		await direReunis(tx, besoin, reunis, { acte_id });
	}
	// Before a first publication there are no supporters to tell yet, after a refusal
	// none any more. Supporters see a take-down in their account.
	if (besoin.publie_le !== null && devientPublic)
		await prevenirSoutiens(tx, besoin, statut, acte_id);
}

async function lierProjet(
	tx: Transaction,
	acteur: ActeurCompte,
	besoin: BesoinVerrouille,
	projet_id: number | null,
) {
	await tx.besoin.update({ where: { id: besoin.id }, data: { projet_id } });
	// It answers the need by that alone: a decided link to it would say so twice.
	await tx.$executeRaw(
		sql`DELETE FROM liens WHERE besoin_id = ${besoin.id} AND projet_id = ${projet_id}::int AND etat <> 'suggere'`,
	);
	await journaliser(tx, {
		acteur,
		acte: projet_id === null ? "delierProjet" : "lierProjet",
		objet: "besoin",
		objet_id: besoin.id,
		objet_slug: besoin.slug,
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
		: invalide(
				valueError(
					["body", "projet"],
					{
						fr: "ce projet n’existe pas, ou n’est pas publié.",
						en: "this project does not exist, or is not published.",
					},
					slug,
				),
			);
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
	{ statut, projet, motif }: BesoinModeration,
	precisions: Precisions = {},
	aussi: (tx: Transaction) => Promise<void> = async () => {},
): Promise<Resultat<BesoinAdmin>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const lien = await projetALier(projet);
	if (!lien.ok) return lien;
	if (!estSlug(slug)) return INTROUVABLE;
	const {
		vu_le = null,
		attendues = null,
		choisi = null,
		retire = null,
	} = precisions;
	const visee = { nature: "besoin", slug } as const;
	const sansDoublon = await refusDeDoublon(choisi ?? retire, visee);
	if (sansDoublon) return sansDoublon;
	const projet_id = lien.valeur;
	const acte = await inTransaction<Resultat<number>>(async (tx) => {
		const besoin = await verrouillerBesoin(tx, slug);
		if (!besoin || !estStatutBesoin(besoin.statut)) return INTROUVABLE;
		const obstacle =
			obstacleDeVersion(besoin, attendues) ??
			obstacleA(besoin, { vu_le, statut: statut ?? null });
		if (obstacle) return obstacle;
		if (statut !== undefined && statut !== besoin.statut) {
			if (!MOUVEMENTS_BESOIN[besoin.statut].includes(statut))
				return mouvementRefuse(besoin.statut, statut);
			const contestee = await obstacleDeRetrait(tx, acteur, "besoin", besoin);
			if (contestee) return contestee;
			await changerStatutBesoin(tx, acteur, besoin, statut, motif, precisions);
		}
		if (projet_id !== undefined && projet_id !== besoin.projet_id)
			await lierProjet(tx, acteur, besoin, projet_id);
		await aussi(tx);
		const laisse = await tx.besoin.findUniqueOrThrow({
			where: { id: besoin.id },
			select: { modifie_le: true, projet_id: true },
		});
		return reussite(besoin.id, versionDe(laisse));
	});
	if (!acte.ok) return acte;
	const [lu] = await lireBesoinsAdmin(sql`b.id = ${acte.valeur}`);
	return lu ? reussite(lu, acte.version) : INTROUVABLE;
}
