import { PAIRES_CONFIRMEES } from "#lib/besoins/liens/queries";
import { lireJalons } from "#lib/besoins/queries";
import {
	cheminDe,
	LIBELLES_STATUT_BESOIN,
	livraisonDe,
} from "#lib/besoins/rules";
import type { StatutBesoin } from "#lib/besoins/schema";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { titresDe } from "#lib/platform/langues";
import type { DonneesDe } from "#lib/platform/mail/template-list";
import { now } from "#lib/platform/runtime/clock";
import type { BesoinTenu, EtapeEcrite } from "../chantier/schema.ts";
import type { EntreeJugee } from "./schema.ts";

type Livraison = NonNullable<DonneesDe<"besoin_change_etat">["livraison"]>;

type Titres = Parameters<typeof titresDe>[0];

/** The public projects that answer a need, its own first, then the most voted. */
function lireProjets(tx: Transaction, besoin_id: number) {
	return tx.$queryRaw<(Titres & { readonly slug: string })[]>(
		sql`SELECT p.slug, p.nom AS titre, p.traductions #>> '{en,nom}' AS titre_en, p.langue
		    FROM ${PAIRES_CONFIRMEES} AS r JOIN projets p ON p.id = r.projet_id JOIN besoins b ON b.id = r.besoin_id
		    WHERE b.id = ${besoin_id}::int AND p.statut = 'publie'
		    ORDER BY (p.id = b.projet_id) DESC NULLS LAST, p.nb_votes DESC, p.id`,
	);
}

export async function lireReponses(tx: Transaction, besoin_id: number) {
	return (await lireProjets(tx, besoin_id)).map(titresDe);
}

/**
 * What the mail about a delivery says of it: the public project that answers the need
 * (its own first, then the most voted of the confirmed ones), and its way there. Null
 * while the need is not delivered, unless it is about to be (`bientot`).
 */
export async function lireLivraison(
	tx: Transaction,
	besoin_id: number,
	bientot = false,
): Promise<Livraison | null> {
	const [lue] = await tx.$queryRaw<{ soutiens: number }[]>(
		sql`SELECT b.nb_soutiens AS soutiens FROM besoins b WHERE b.id = ${besoin_id}::int AND (b.statut = 'livre' OR ${bientot})`,
	);
	if (!lue) return null;
	const [projet = null] = await lireProjets(tx, besoin_id);
	const atteints = await lireJalons(tx, besoin_id);
	const livre = { statut: "livre", le: now().toISOString() } as const;
	const jalons = bientot ? [...atteints, livre] : atteints;
	return {
		soutiens: lue.soutiens,
		jours: livraisonDe({ statut: "livre", jalons })?.jours ?? 0,
		chemin: cheminDe(jalons).map(({ statut, jour }) => ({
			etat: LIBELLES_STATUT_BESOIN[statut],
			jour,
		})),
		projet: projet && {
			nom: titresDe(projet),
			page: `/projets/${projet.slug}`,
		},
	};
}

export function donneesEtat(
	{
		slug,
		...titres
	}: Pick<EntreeJugee, "slug" | "titre" | "titre_en" | "langue">,
	statut: StatutBesoin,
	livraison: Livraison | null,
): DonneesDe<"besoin_change_etat"> {
	return {
		titre: titresDe(titres),
		etat: LIBELLES_STATUT_BESOIN[statut],
		page: `/besoins/${slug}`,
		...(livraison ? { livraison } : {}),
	};
}

export function donneesEtape(
	{ titre, langue, traductions, slug }: BesoinTenu,
	etape: EtapeEcrite & { readonly numero: number },
): DonneesDe<"etape"> {
	const deux = (texte: string, en: string | null) =>
		titresDe({ titre: texte, titre_en: en, langue });
	return {
		besoin: deux(titre, traductions.en?.titre ?? null),
		titre: deux(etape.titre, etape.titre_en),
		texte: deux(etape.texte, etape.texte_en),
		page: `/besoins/${slug}#etape-${etape.numero}`,
	};
}
