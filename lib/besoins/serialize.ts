import {
	type ChampBesoin,
	CLES_TRADUITES_BESOIN,
	NOMS_BESOIN,
} from "#lib/contributions/schema";
import type { LieuNomme } from "#lib/lieux/schema";
import { pick } from "#lib/platform/contract/records";
import { traductionsLisibles } from "#lib/platform/text/translations";
import { estProjetPublic } from "#lib/projets/rules";
import type { AuteurAdmin } from "#lib/projets/schema";
import {
	type LigneProjetResume,
	versProjetResume,
} from "#lib/projets/serialize";
import { type LigneTheme, versThemeSortie } from "#lib/themes/serialize";
import type { Besoin, Prisma } from "#prisma/client/client";
import { bilanDit } from "./bilans/rules.ts";
import type { BilanLu } from "./bilans/schema.ts";
import {
	aUnChantier,
	estEtatBesoin,
	estStatutPublic,
	libelleServi,
} from "./rules.ts";
import {
	type BesoinAdmin,
	type BesoinSortie,
	CLES_TRADUITES_CHANTIER,
	CLES_TRADUITES_ETAPE,
	type Etape,
	type Jalon,
	type Reuni,
	ROLES_CHANTIER,
} from "./schema.ts";

export type LigneEtape = {
	/** YYYY-MM-DD */
	jour: string;
	titre: string;
	texte: string;
	traductions: Prisma.JsonValue;
};

export type LigneBesoin = Pick<
	Besoin,
	| "slug"
	| ChampBesoin
	| "statut"
	| "nb_soutiens"
	| "cree_le"
	| "cahier"
	| "roles"
	| "depot"
	| "langue"
	| "traductions"
> & {
	theme: LigneTheme | null;
	projet: (LigneProjetResume & { statut: string }) | null;
	etapes: readonly LigneEtape[];
	jalons: readonly { statut: string; le: string }[];
	lieux: readonly LieuNomme[];
	/** Slug of the need that a merged one stands in. */
	fusionne_dans?: string | null;
	/** The needs merged into this one; null for none. */
	reunis?: readonly LigneReuni[] | null;
	/** What its supporters say of its delivery; null while that is not told. */
	bilan?: BilanLu | null;
};

type LigneReuni = Omit<Reuni, "langue"> & { readonly langue: string };

function versReuni({ slug, titre, langue, le, raison }: LigneReuni): Reuni {
	return {
		slug,
		titre,
		langue: langue === "en" ? "en" : "fr",
		le: new Date(le).toISOString(),
		raison: { fr: raison.fr, en: raison.en },
	};
}

/** What merges say of a need; nothing of a need that none concerns. */
function versReunion({ fusionne_dans, reunis }: LigneBesoin) {
	return {
		...(fusionne_dans ? { fusionne_dans } : {}),
		...(reunis ? { reunis: reunis.map(versReuni) } : {}),
	};
}

export function versEtape(ligne: LigneEtape): Etape {
	return {
		...pick(ligne, ["jour", "titre", "texte"]),
		traductions: traductionsLisibles(ligne.traductions, CLES_TRADUITES_ETAPE),
	};
}

/** The public states that a need reached; a state that is not public is no longer shown. */
export function versJalons(lignes: LigneBesoin["jalons"]): Jalon[] {
	return lignes.flatMap(({ statut, le }) =>
		estEtatBesoin(statut) && estStatutPublic(statut)
			? [{ statut, le: new Date(le).toISOString() }]
			: [],
	);
}

/** The content of the work space: empty while it is closed (D2). */
function versChantier(ligne: LigneBesoin, chantier: boolean) {
	if (!chantier)
		return { chantier, cahier: null, roles: [], depot: null, etapes: [] };
	return {
		chantier,
		cahier: ligne.cahier,
		roles: ROLES_CHANTIER.filter((role) => ligne.roles.includes(role)),
		depot: ligne.depot,
		etapes: ligne.etapes.map(versEtape),
	};
}

/** The specification's own fields, and what D7 adds after them. */
function partiesDuBesoin(ligne: LigneBesoin) {
	const { statut } = ligne;
	if (!estEtatBesoin(statut)) throw new Error(`unknown state: ${statut}`);
	const chantier = aUnChantier(statut);
	return {
		besoin: {
			slug: ligne.slug,
			...pick(ligne, NOMS_BESOIN),
			theme: ligne.theme && versThemeSortie(ligne.theme),
			statut,
			statut_libelle: libelleServi(statut),
			nb_soutiens: ligne.nb_soutiens,
			// A linked project is hidden once it is no longer public (D14).
			projet:
				ligne.projet && estProjetPublic(ligne.projet.statut)
					? versProjetResume(ligne.projet)
					: null,
			cree_le: ligne.cree_le.toISOString(),
		},
		ajouts: {
			...versChantier(ligne, chantier),
			jalons: versJalons(ligne.jalons),
			langue: ligne.langue === "en" ? ("en" as const) : ("fr" as const),
			traductions: traductionsLisibles(
				ligne.traductions,
				chantier ? CLES_TRADUITES_CHANTIER : CLES_TRADUITES_BESOIN,
			),
			...versReunion(ligne),
			bilan: ligne.bilan ? bilanDit(ligne.bilan) : null,
			lieux: [...ligne.lieux],
		},
	};
}

export function versBesoinSortie(ligne: LigneBesoin): BesoinSortie {
	const { besoin, ajouts } = partiesDuBesoin(ligne);
	return { ...besoin, ...ajouts };
}

export type LigneBesoinAdmin = LigneBesoin &
	Pick<Besoin, "id"> & { auteur: AuteurAdmin | null };

export function versBesoinAdmin(ligne: LigneBesoinAdmin): BesoinAdmin {
	const { besoin, ajouts } = partiesDuBesoin(ligne);
	return { ...besoin, id: ligne.id, auteur: ligne.auteur, ...ajouts };
}
