import type { ChampProjet } from "#lib/contributions/schema";
import type { ProjetSortie } from "#lib/projets/schema";

/**
 * A real project described in our own sentences. `usage_ia` is a text exactly
 * where the label is `ia_appoint` or `ia_centrale`; `publie_le` is an ISO
 * instant and no two projects have the same. What one takes to reuse it is there only
 * where its own repository says so.
 */
export interface ProjetDemonstration
	extends Partial<Pick<ProjetSortie, ChampProjet>> {
	slug: string;
	nom: string;
	accroche: string;
	description: string;
	site_web: string | null;
	porteur: string | null;
	territoire: string | null;
	usage_ia: string | null;
	code_ouvert: boolean | null;
	label_ia: "non_renseigne" | "sans_ia" | "ia_appoint" | "ia_centrale";
	themes: readonly string[];
	mis_en_avant: boolean;
	publie_le: string;
	en: {
		nom?: string;
		accroche: string;
		description: string;
		usage_ia?: string;
	};
}

/** A plausible need; `theme` and `projet` are slugs, `jalons` oldest first. */
export interface BesoinDemonstration {
	slug: string;
	titre: string;
	description: string;
	territoire: string | null;
	theme: string | null;
	statut:
		| "propose"
		| "publie"
		| "etude"
		| "developpement"
		| "livre"
		| "refuse"
		| "archive";
	projet: string | null;
	cree_le: string;
	jalons: readonly {
		statut: "publie" | "etude" | "developpement" | "livre";
		le: string;
	}[];
	cahier: string | null;
	roles: readonly ("code" | "donnees" | "terrain")[];
	depot: string | null;
	etapes: readonly {
		jour: string;
		titre: string;
		texte: string;
		en: { titre: string; texte: string };
	}[];
	en: { titre: string; description: string; cahier?: string };
}

/** An article whose `texte` is Markdown; `projets` are slugs. */
export interface ArticleDemonstration {
	slug: string;
	titre: string;
	resume: string;
	date: string;
	auteur: string;
	texte: string;
	projets: readonly string[];
	en: { titre: string; resume: string; texte: string };
}
