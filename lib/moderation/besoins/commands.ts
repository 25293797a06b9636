import { lireBesoinsAdmin } from "#lib/besoins/queries";
import {
	estStatutBesoin,
	estStatutPublic,
	MOUVEMENTS_BESOIN,
} from "#lib/besoins/rules";
import type { BesoinAdmin, StatutBesoin } from "#lib/besoins/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/wire";
import { journaliser } from "#lib/platform/db/journal";
import { rows, sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { valueError } from "#lib/platform/validation/errors";
import { prevenirAuteur, prevenirSoutiens } from "../avis/commands.ts";
import type { BesoinJuge } from "../avis/schema.ts";
import { refusDeDoublon } from "../refus/queries.ts";
import { obstacleDeRetrait, suivreRetrait } from "../retrait/commands.ts";
import {
	choixDit,
	mouvementRefuse,
	obstacleA,
	type Precisions,
	refusDeRole,
} from "../rules.ts";
import type { BesoinModeration } from "../schema.ts";

type BesoinVerrouille = BesoinJuge & {
	readonly projet_id: number | null;
	readonly modifie_le: Date;
	readonly efface_le: Date | null;
};

async function verrouiller(
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

async function changerStatut(
	tx: Transaction,
	acteur: ActeurCompte,
	besoin: BesoinVerrouille,
	statut: StatutBesoin,
	motif: string | null,
	{ choisi = null, retire = null }: Precisions,
) {
	const devientPublic = estStatutPublic(statut);
	const refus = statut === "refuse" ? { motif, ...choisi } : null;
	await tx.$executeRaw(
		sql`UPDATE besoins SET statut = ${statut}, modifie_le = now(),
		      motif = ${refus?.motif ?? null}, motif_choisi = ${refus?.choix ?? null},
		      doublon_slug = ${refus?.doublon?.slug ?? null}, doublon_nature = ${refus?.doublon?.nature ?? null},
		      publie_le = CASE WHEN ${devientPublic} THEN COALESCE(publie_le, now()) ELSE publie_le END
		    WHERE id = ${besoin.id}`,
	);
	if (devientPublic)
		// clock_timestamp(): of two acts at once, the one that waited for the other
		// may have begun before it, and would be dated before it.
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
		},
		apres: { statut, ...choixDit(choisi ?? retire) },
		...(motif === null ? {} : { motif }),
	});
	const leve = await suivreRetrait(tx, acteur, "besoin", besoin, {
		statut,
		acte_id,
		choix: retire?.choix ?? null,
	});
	await prevenirAuteur(tx, "besoin", besoin, {
		statut,
		motif,
		acte_id,
		doublon: (choisi ?? retire)?.doublon ?? null,
		leve,
	});
	// A first publication has no supporter yet, a refusal none any more.
	// Of a take-down, supporters read in their account.
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
	await journaliser(tx, {
		acteur,
		acte: projet_id === null ? "delierProjet" : "lierProjet",
		objet: "besoin",
		objet_id: besoin.id,
		objet_slug: besoin.slug,
		avant: { projet_id: besoin.projet_id },
		apres: { projet_id },
	});
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
 * Moves a need along D2 and links a project to it, journaled, its author and
 * supporters told. The same state again, and what is absent or null (but a
 * null `projet`, which unlinks), changes nothing (D13).
 * Refused to members, for a project that is not public, for an unknown slug,
 * for a move that D2 has not, and, where the moderator says what was read, when
 * the need changed since.
 */
export async function modererBesoin(
	acteur: ActeurCompte,
	slug: string,
	{ statut, projet, motif }: BesoinModeration,
	precisions: Precisions = {},
): Promise<Resultat<BesoinAdmin>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const lien = await projetALier(projet);
	if (!lien.ok) return lien;
	if (!estSlug(slug)) return INTROUVABLE;
	const { vu_le = null, choisi = null, retire = null } = precisions;
	const visee = { nature: "besoin", slug } as const;
	const sansDoublon = await refusDeDoublon(choisi ?? retire, visee);
	if (sansDoublon) return sansDoublon;
	const projet_id = lien.valeur;
	const acte = await inTransaction<Resultat<number>>(async (tx) => {
		const besoin = await verrouiller(tx, slug);
		if (!besoin || !estStatutBesoin(besoin.statut)) return INTROUVABLE;
		const obstacle = obstacleA(besoin, { vu_le, statut: statut ?? null });
		if (obstacle) return obstacle;
		if (statut !== undefined && statut !== besoin.statut) {
			if (!MOUVEMENTS_BESOIN[besoin.statut].includes(statut))
				return mouvementRefuse(besoin.statut, statut);
			const contestee = await obstacleDeRetrait(tx, acteur, "besoin", besoin);
			if (contestee) return contestee;
			await changerStatut(tx, acteur, besoin, statut, motif, precisions);
		}
		if (projet_id !== undefined && projet_id !== besoin.projet_id)
			await lierProjet(tx, acteur, besoin, projet_id);
		return reussite(besoin.id);
	});
	if (!acte.ok) return acte;
	const [lu] = await lireBesoinsAdmin(sql`b.id = ${acte.valeur}`);
	return lu ? reussite(lu) : INTROUVABLE;
}
