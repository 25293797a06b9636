import { readJustDone } from "#lib/adapters/pages/just-done";
import { listerPhrases } from "#lib/besoins/bilans/queries";
import {
	listerProjetsDuBesoin,
	listerProjetsPossibles,
} from "#lib/besoins/liens/queries";
import {
	compterAidants,
	listerPlacesDuBesoin,
	listerRolesSansPlace,
} from "#lib/besoins/places/queries";
import {
	estBesoinRetire,
	lireBesoin,
	lireNumerosDesEtapes,
	listerBesoinsVoisins,
	listerSituations,
} from "#lib/besoins/queries";
import {
	cahierEnHtml,
	estStatutPublic,
	projetQuiRepond,
} from "#lib/besoins/rules";
import {
	type BesoinSortie,
	ROLES_CHANTIER,
	STATUTS_BESOIN_PUBLICS,
} from "#lib/besoins/schema";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import { counted, texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import { listerDepartements } from "#lib/lieux/queries";
import {
	lireMonSoutien,
	listerMesSituations,
} from "#lib/participation/queries";
import { PAS_ENCORE } from "#lib/participation/rules";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { STATE_COLOURS } from "#lib/platform/config/colours";
import { together } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";

const VOISINS_MAX = 4;

function cahiersDe(besoin: BesoinSortie) {
	if (!besoin.cahier) return null;
	const en = (langue: Langue) => {
		const cahier = translated(besoin, "cahier", langue);
		return { ...cahier, texte: cahierEnHtml(cahier.texte) };
	};
	return { fr: en("fr"), en: en("en") };
}

/** A public need with its page's context; when it is not public, whether it was taken down; for a merged one, the path of the need that it stands in. */
export const lireFiche = whileUnchanged(async (slug: string) => {
	const besoin = await lireBesoin(slug);
	if (!besoin.ok)
		return { ok: false, gone: await estBesoinRetire(slug) } as const;
	if (besoin.valeur.slug !== slug)
		return {
			ok: false,
			gone: false,
			moved: `/besoins/${besoin.valeur.slug}`,
		} as const;
	const { situations, projets, possibles, sansPlace, ...lus } = await together({
		numeros: lireNumerosDesEtapes(slug),
		phrases: besoin.valeur.bilan ? listerPhrases(slug) : [],
		situations: listerSituations(slug),
		places: listerPlacesDuBesoin(slug),
		sansPlace: listerRolesSansPlace({
			besoin: slug,
			limite: ROLES_CHANTIER.length,
		}),
		aidants: compterAidants(slug),
		projets: listerProjetsDuBesoin(slug),
		possibles: listerProjetsPossibles(slug, besoin.valeur.titre),
		voisins: listerBesoinsVoisins(slug, VOISINS_MAX),
	});
	return {
		ok: true,
		besoin: besoin.valeur,
		cahiers: cahiersDe(besoin.valeur),
		...lus,
		situations: situations.ok ? situations.valeur : [],
		roles: sansPlace.roles,
		projets: projets.ok ? projets.valeur : [],
		// Where a project answers, only what surely does too is worth a look.
		possibles:
			projets.ok && projets.valeur.length > 0
				? possibles.filter(({ certitude }) => certitude === "sur")
				: possibles,
	} as const;
});

/** The reader's own support of a need, what they have just done about it, what they wrote of it, and the départements that they may name: the last two for who supports it alone. */
export async function lireMien(visiteur: Visiteur | null, slug: string) {
	const mien = visiteur
		? await lireMonSoutien(visiteur.compte_id, slug)
		: PAS_ENCORE;
	const fait = await readJustDone(`/besoins/${slug}`);
	if (!visiteur || !mien.soutenu)
		return { mien, fait, situation: null, departements: [] };
	const [situations, departements] = await Promise.all([
		listerMesSituations(visiteur.compte_id),
		listerDepartements(),
	]);
	const situation = situations.find((une) => une.slug === slug) ?? null;
	return { mien, fait, situation, departements };
}

/** The project that a delivered need's picture names. */
async function lireReponse(besoin: BesoinSortie) {
	if (besoin.statut !== "livre") return null;
	const projets = await listerProjetsDuBesoin(besoin.slug);
	return projetQuiRepond(besoin, projets.ok ? projets.valeur : []);
}

/** The text of a need's picture; null when it is not public. */
export async function lireImage(langue: Langue, slug: string) {
	const lu = await lireBesoin(slug);
	if (!lu.ok) return null;
	const besoin = lu.valeur;
	const { nb_soutiens: n, statut, territoire } = besoin;
	if (!estStatutPublic(statut)) return null;
	const projet = await lireReponse(besoin);
	const t = texts(langue);
	return {
		kind: projet
			? t("fiche.livre.image", {
					projet: translated(projet, "nom", langue).texte,
				})
			: t(`besoins.statut.${statut}`),
		color: STATE_COLOURS[statut],
		title: translated(besoin, "titre", langue).texte,
		text: translated(besoin, "description", langue).texte,
		dots: {
			full: STATUTS_BESOIN_PUBLICS.indexOf(statut) + 1,
			of: STATUTS_BESOIN_PUBLICS.length,
		},
		count: counted(langue, n, t("lecture.besoins.soutiens", { n })),
		place: territoire,
	};
}
