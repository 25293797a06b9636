/** What the pages about one entry read around it, and the page that follows a decision. */
import type { Suite } from "#lib/adapters/pages/action";
import type { Texts } from "#lib/i18n/texts";
import { listerPhrasesDe } from "#lib/moderation/bilans/queries";
import {
	lireContestationDe,
	lireDialogue,
} from "#lib/moderation/echanges/queries";
import { lireEditee } from "#lib/moderation/edition/queries";
import { lirePlace } from "#lib/moderation/file/queries";
import {
	adresseAvec,
	pageDeFiche,
	rechercheDeFile,
} from "#lib/moderation/file/rules";
import { lireHistorique } from "#lib/moderation/journal/queries";
import { ajouterModele, listerModeles } from "#lib/moderation/modeles/queries";
import { estEnPublic } from "#lib/moderation/queries";
import {
	chercherFiches,
	langueDuMotif,
	modeleDeRefus,
} from "#lib/moderation/refus/queries";
import { type Sorte, trouveeDite } from "#lib/moderation/refus/rules";
import type { FicheVisee } from "#lib/moderation/refus/schema";
import {
	lireDernierActe,
	listerSemblables,
} from "#lib/moderation/relecture/queries";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import { lireSansRelecture } from "#lib/moderation/sans_relecture/queries";
import { lireReperes } from "#lib/moderation/signaux/queries";
import type { Reperes } from "#lib/moderation/signaux/schema";
import { lireReunion, listerLiens } from "#lib/moderation/voisins/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import { together } from "#lib/platform/contract/records";
import { lireApercus } from "#lib/projets/queries";
import { listerThemes } from "#lib/themes/queries";
import { filtreCourant, type Query, valeursDe } from "../../../data.ts";

/** The review page of an entry, in the filtered queue of the page at hand. */
export function adresseEnFile(entree: FicheVisee): string {
	return `${pageDeFiche(entree)}${rechercheDeFile(filtreCourant())}`;
}

/** What stands before and after an entry in the filtered queue; null when nothing of it waits. */
export function lireVoisinage(fiche: FicheVisee) {
	return lirePlace(pageDeFiche(fiche), filtreCourant());
}

/** What is public is taken down, anything else refused. */
export function sorteDe({ nature, statut }: FicheModeree): Sorte {
	return estEnPublic({ nature, statut }) ? "archive" : "refuse";
}

async function repereDans(fiche: FicheModeree): Promise<Reperes> {
	const { nature, id } = fiche;
	const reperes = await lireReperes([fiche]);
	return reperes.get(`${nature} ${id}`) ?? { signaux: [], surveilles: [] };
}

const NO_PHRASES = { attendent: [], publiees: [], ecartees: [], equipe: [] };

/** What was said with its author, and what waits about it. */
export function lireEchanges(fiche: FicheModeree) {
	const { nature, slug } = fiche;
	return together({
		dialogue: lireDialogue(fiche),
		parRegle: lireSansRelecture(fiche),
		contestation: lireContestationDe(nature, slug),
		phrases: nature === "besoin" ? listerPhrasesDe(slug) : NO_PHRASES,
	});
}

export async function lireAutour(
	fiche: FicheModeree,
	query: Query,
	visiteur: ActeurCompte,
) {
	const { nature, slug, id } = fiche;
	const { cherche = "" } = valeursDe(query);
	const { editee, themes, ...textes } = await together({
		editee: lireEditee(nature, slug),
		themes: listerThemes(),
		rapproches: listerLiens(fiche),
		voisines: lireVoisinage(fiche),
		semblables: listerSemblables(fiche),
	});
	const { sien, dernier, trouvees, ...autour } = await together({
		apercus: lireApercus(editee?.valeurs ?? {}),
		historique: lireHistorique(nature, id),
		sien: lireDernierActe(visiteur.compte_id, fiche),
		dernier: lireDernierActe(visiteur.compte_id),
		modeles: listerModeles(),
		reperes: repereDans(fiche),
		trouvees: chercherFiches(cherche),
		reunion: fiche.statut === "fusionne" ? lireReunion(slug) : null,
	});
	return {
		...textes,
		...autour,
		acte: sien ?? dernier,
		filtre: filtreCourant(),
		vu: editee?.vu ?? 0,
		valeurs: {
			...editee?.valeurs,
			cherche: [cherche],
			trouvees: trouvees.map(trouveeDite),
		},
		themes: themes.map(({ slug: value, nom }) => ({ value, label: nom })),
		modele: modeleDeRefus(fiche, sorteDe(fiche)),
	};
}

/** The form again, with an answer template after what was written to the author, in the language of the mail. */
export async function avecModele(
	fiche: FicheModeree,
	demande: { readonly modele: number; readonly dans: "texte" | "questions" },
	ecrits: Readonly<Record<"texte" | "questions", readonly string[]>>,
	t: Texts,
): Promise<Suite> {
	const { modele, dans } = demande;
	const ecrit = ecrits[dans].at(-1) || null;
	const texte = await ajouterModele(modele, langueDuMotif(fiche), ecrit);
	return {
		ok: true,
		avis: t("demandes.modeles.insere"),
		garde: true,
		valeurs: { [dans]: [texte], insere: [dans] },
	};
}

/** What a search for the existing entry found; what was typed stays. */
export async function avecTrouvees(cherche: string, t: Texts): Promise<Suite> {
	const trouvees = await chercherFiches(cherche);
	return {
		ok: true,
		avis: t("moderation.refus.trouvees", { n: trouvees.length }),
		garde: true,
		valeurs: { trouvees: trouvees.map(trouveeDite) },
	};
}

/** A page of the area in the filtered queue of the page at hand, with what was done; without one the queue itself. */
export function suiteEnFile(vers: string | null, dit: string): string {
	const recherche = rechercheDeFile(filtreCourant());
	const page = vers ?? "/moderation";
	return adresseAvec(page.includes("?") ? page : `${page}${recherche}`, dit);
}

/** The page after a decision: what follows it in the queue, or the entry itself. */
export async function pageSuivante(
	{ compte_id }: ActeurCompte,
	entree: FicheVisee,
	suivante: string | null,
	rester: boolean,
): Promise<string> {
	const acte = await lireDernierActe(compte_id);
	const vers = rester ? pageDeFiche(entree) : suivante;
	return suiteEnFile(vers, `fait=${acte?.acte_id ?? ""}`);
}
