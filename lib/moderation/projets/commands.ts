import { reviser } from "#lib/contributions/revisions/writes";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/wire";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { lireProjetsAdmin } from "#lib/projets/queries";
import { estStatutProjet, MOUVEMENTS_PROJET } from "#lib/projets/rules";
import type { ProjetAdmin, StatutProjet } from "#lib/projets/schema";
import { prevenirAuteur } from "../avis/commands.ts";
import type { EntreeJugee } from "../avis/schema.ts";
import { refusDeDoublon } from "../refus/queries.ts";
import { obstacleDeRetrait, suivreRetrait } from "../retrait/commands.ts";
import {
	choixDit,
	mouvementRefuse,
	obstacleA,
	type Precisions,
	refusDeRole,
} from "../rules.ts";
import type { ProjetModeration } from "../schema.ts";

type ProjetVerrouille = EntreeJugee & {
	readonly mis_en_avant: boolean;
	readonly modifie_le: Date;
	readonly efface_le: Date | null;
};

async function verrouiller(
	tx: Transaction,
	slug: string,
): Promise<ProjetVerrouille | undefined> {
	const [projet] = await tx.$queryRaw<ProjetVerrouille[]>(
		sql`SELECT id, nom AS titre, slug, statut, mis_en_avant, publie_le, auteur_id, modifie_le, efface_le
		    FROM projets WHERE slug = ${slug} FOR UPDATE`,
	);
	return projet;
}

async function changerStatut(
	tx: Transaction,
	acteur: ActeurCompte,
	projet: ProjetVerrouille,
	statut: StatutProjet,
	motif: string | null,
	{ choisi = null, retire = null }: Precisions,
) {
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
		},
		apres: { statut, ...choixDit(choisi ?? retire) },
		...(motif === null ? {} : { motif }),
	});
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
	// It is a field of the edition's form too.
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
 * Moves a project along D1 and features it, journaled, its author told. The
 * same state again, and what is absent or null, changes nothing (D13).
 * Refused to members, for an unknown slug, for a move that D1 has not, and,
 * where the moderator says what was read, when the project changed since.
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
	const { vu_le = null, choisi = null, retire = null } = precisions;
	const visee = { nature: "projet", slug } as const;
	const sansDoublon = await refusDeDoublon(choisi ?? retire, visee);
	if (sansDoublon) return sansDoublon;
	const acte = await inTransaction<Resultat<number>>(async (tx) => {
		const projet = await verrouiller(tx, slug);
		if (!projet || !estStatutProjet(projet.statut)) return INTROUVABLE;
		const obstacle = obstacleA(projet, { vu_le, statut: statut ?? null });
		if (obstacle) return obstacle;
		if (statut !== undefined && statut !== projet.statut) {
			if (!MOUVEMENTS_PROJET[projet.statut].includes(statut))
				return mouvementRefuse(projet.statut, statut);
			const contestee = await obstacleDeRetrait(tx, acteur, "projet", projet);
			if (contestee) return contestee;
			await changerStatut(tx, acteur, projet, statut, motif, precisions);
		}
		if (mis_en_avant !== undefined && mis_en_avant !== projet.mis_en_avant)
			await mettreEnAvant(tx, acteur, projet, mis_en_avant);
		return reussite(projet.id);
	});
	if (!acte.ok) return acte;
	const [projet] = await lireProjetsAdmin(sql`p.id = ${acte.valeur}`);
	return projet ? reussite(projet) : INTROUVABLE;
}
