import { aUnChantier, estStatutBesoin } from "#lib/besoins/rules";
import { ecartDepuis, reviser } from "#lib/contributions/revisions/writes";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/wire";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import { champsChanges, traductionsEditees } from "../edition/rules.ts";
import { refusDeRole } from "../rules.ts";
import type { BesoinTenu, Chantier } from "./schema.ts";

/** Holds a need whose work space is written; nothing for an unknown slug. */
export async function tenirBesoin(
	tx: Transaction,
	slug: string,
): Promise<BesoinTenu | undefined> {
	if (!estSlug(slug)) return undefined;
	const [besoin] = await tx.$queryRaw<BesoinTenu[]>(
		sql`SELECT id, statut, titre, langue, cahier, roles, depot, derniere_etape, traductions
		    FROM besoins WHERE slug = ${slug} FOR NO KEY UPDATE`,
	);
	return besoin;
}

const CHANTIER_FERME = conflit({
	fr: "L’espace de travail de ce besoin n’est pas ouvert : passez-le d’abord à l’étude.",
	en: "The work space of this need is not open: move it to study first.",
});

/** Why no step is added or given back: the need has no work space now. */
export function refusDeChantier({ statut }: BesoinTenu) {
	return estStatutBesoin(statut) && aUnChantier(statut) ? null : CHANTIER_FERME;
}

/**
 * The work space has this brief, these skills and this repository. Kept and
 * hidden while the need is in no state that opens it (D2); the text that it
 * replaces is kept. Refused to members, for an unknown need, and, with what both
 * say, when somebody saved another text since the version `vu`.
 */
export async function definirChantier(
	acteur: ActeurCompte,
	slug: string,
	ecrit: Chantier,
	vu: number | null = null,
): Promise<Resultat<null>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	return inTransaction<Resultat<null>>(async (tx) => {
		const besoin = await tenirBesoin(tx, slug);
		if (!besoin) return INTROUVABLE;
		const texte = { objet: "chantier", objet_id: besoin.id, slug } as const;
		const ecart = await ecartDepuis(tx, acteur, texte, vu, valeursDe(ecrit));
		if (ecart) return ecart;
		const { cahier, cahier_en, roles, depot } = ecrit;
		const { titre = null, description = null } = besoin.traductions.en ?? {};
		const nouvelles = {
			cahier,
			depot,
			roles: [...new Set(roles)],
			traductions: traductionsEditees({
				titre,
				description,
				cahier: cahier_en,
			}),
		};
		const champs = champsChanges(besoin, nouvelles);
		if (champs.length === 0) return reussite(null);
		await reviser(tx, acteur, "definirChantier", texte, async () => {
			await tx.besoin.update({ where: { id: besoin.id }, data: nouvelles });
			await tx.$executeRaw(
				sql`UPDATE besoins SET modifie_le = clock_timestamp() WHERE id = ${besoin.id}`,
			);
		});
		await journaliser(tx, {
			acteur,
			acte: "definirChantier",
			objet: "besoin",
			objet_id: besoin.id,
			objet_slug: slug,
			avant: { roles: besoin.roles, depot: besoin.depot },
			apres: { champs, roles: nouvelles.roles, depot },
		});
		return reussite(null);
	});
}
