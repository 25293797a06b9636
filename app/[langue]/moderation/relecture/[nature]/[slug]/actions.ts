"use server";

import { refresh } from "next/cache";
import {
	type ActionCall,
	action,
	type Suite,
} from "#lib/adapters/pages/action";
import { modererBesoin } from "#lib/moderation/commands";
import { lireDialogue } from "#lib/moderation/demandes/queries";
import {
	garderFiche,
	jugerFiche,
	reunirFiche,
} from "#lib/moderation/jugement/commands";
import { avecLangue, choixDe, demandeDe } from "#lib/moderation/jugement/rules";
import {
	type GesteVoisin,
	JugementForme,
	RechercheForme,
	RefusSaisi,
} from "#lib/moderation/jugement/schema";
import { deciderLien } from "#lib/moderation/liens/commands";
import { langueDuMotif, refusDeDoublon } from "#lib/moderation/refus/queries";
import {
	composerMotif,
	ficheVisee,
	PHRASES_REFUS,
} from "#lib/moderation/refus/rules";
import type { FicheVisee } from "#lib/moderation/refus/schema";
import { lireFicheParId } from "#lib/moderation/relecture/queries";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import { separerBesoins } from "#lib/moderation/reunions/commands";
import { relire } from "#lib/moderation/revisions/rules";
import { INTROUVABLE, type Resultat } from "#lib/platform/contract/result";
import { now } from "#lib/platform/runtime/clock";
import {
	adresseEnFile,
	avecModele,
	avecTrouvees,
	lireVoisinage,
	pageSuivante,
} from "./data.ts";

type Appel = ActionCall<typeof JugementForme, "moderateur">;

/** Saves the text, on the page that shows it. */
async function garder({ visiteur, valeurs, t }: Appel): Promise<Suite> {
	const forme = avecLangue(valeurs);
	const fait = await garderFiche(visiteur, forme);
	if (!fait.ok) return fait;
	refresh();
	return {
		ok: true,
		avis: t("edition.garde"),
		garde: true,
		valeurs: {
			langue: forme.langue,
			vu: [String(fait.valeur.vu)],
			gardee: [now().toISOString()],
		},
	};
}

/** Decides, and shows the page that follows; when somebody decided before, tells it on the same page. */
async function decider(
	{ visiteur, langue }: Appel,
	fiche: FicheModeree,
	acte: () => Promise<
		Resultat<{ readonly slug: string; readonly reste?: boolean }>
	>,
): Promise<Suite> {
	const { apres, avant } = await lireVoisinage(fiche, visiteur);
	const fait = await acte();
	if (fait.ok) {
		const { slug, reste = fiche.statut !== "propose" } = fait.valeur;
		const entree = { nature: fiche.nature, slug };
		const vers = await pageSuivante(visiteur, entree, apres ?? avant, reste);
		return { ok: true, vers };
	}
	if (fait.refus !== "conflit" || fait.ecart) return fait;
	const lue = await lireFicheParId(fiche.nature, fiche.id);
	const { demande } = await lireDialogue(fiche, visiteur.compte_id);
	refresh();
	return {
		ok: false,
		alerte: fait.raison[langue],
		valeurs: {
			statut_vu: [lue?.statut ?? ""],
			demande_vue: [String(demande?.id ?? "")],
		},
	};
}

/** Refuses, or only shows the mail: of a reason that is chosen, with words that fit and an existing entry that is public. */
async function refuser(appel: Appel, fiche: FicheModeree): Promise<Suite> {
	const { valeurs, t } = appel;
	const { nature, texte } = valeurs;
	const lu = relire(RefusSaisi, { choix: choixDe(valeurs), texte });
	if (!lu.ok) return lu;
	const { choix } = lu.valeur;
	const doublon =
		choix === "doublon" ? ficheVisee(valeurs.doublon.at(-1) ?? null) : null;
	const choisi = { choix, doublon };
	const sansDoublon = await refusDeDoublon(choisi, {
		nature,
		slug: fiche.slug,
	});
	if (sansDoublon) return sansDoublon;
	if (demandeDe(valeurs).acte === "apercevoir")
		return {
			ok: true,
			avis: t("moderation.refus.pas_parti"),
			garde: true,
			valeurs: { choix: [choix] },
		};
	const motif = composerMotif(
		PHRASES_REFUS[choix],
		langueDuMotif(fiche),
		lu.valeur.texte,
	);
	const decision = { statut: "refuse", motif, precisions: { choisi } };
	return decider(appel, fiche, () =>
		jugerFiche(appel.visiteur, valeurs, decision),
	);
}

/** A page under the entry's, once what was changed here is saved. */
async function ailleurs(
	{ visiteur, valeurs }: Appel,
	sous: "/retrait" | "/demande",
): Promise<Suite> {
	const fait = await garderFiche(visiteur, valeurs);
	if (!fait.ok) return fait;
	const entree = { nature: valeurs.nature, slug: fait.valeur.slug };
	return { ok: true, vers: adresseEnFile(entree, sous) };
}

type Relie = {
	readonly voisin: GesteVoisin;
	readonly visee: FicheVisee;
	/** How the page showed the link, or the other need. */
	readonly vu: string | null;
};

/** Says of a project and a need whether one answers the other. */
function lier(
	{ visiteur }: Appel,
	fiche: FicheModeree,
	{ voisin, visee, vu }: Relie,
) {
	const [besoin, projet] =
		fiche.nature === "besoin"
			? [fiche.slug, visee.slug]
			: [visee.slug, fiche.slug];
	if (voisin === "confirme" || voisin === "ecarte")
		return deciderLien(visiteur, besoin, projet, voisin, vu);
	return modererBesoin(visiteur, besoin, {
		statut: undefined,
		projet: voisin === "sien" ? projet : null,
		motif: null,
	});
}

/** Says what another entry is to this one, once what was changed here is saved. */
async function relier(
	appel: Appel,
	fiche: FicheModeree,
	relie: Relie,
): Promise<Suite> {
	const { visiteur, valeurs, t } = appel;
	if (relie.voisin === "reunir") {
		const autre = { slug: relie.visee.slug, vu: relie.vu };
		return decider(appel, fiche, () => reunirFiche(visiteur, valeurs, autre));
	}
	const garde = await garderFiche(visiteur, valeurs);
	if (!garde.ok) return garde;
	const ici = { ...fiche, slug: garde.valeur.slug };
	const fait = await lier(appel, ici, relie);
	if (!fait.ok) return fait;
	refresh();
	return {
		ok: true,
		avis: t("edition.garde"),
		garde: true,
		valeurs: {
			vu: [String(garde.valeur.vu)],
			gardee: [now().toISOString()],
			trouvees: [],
			cherche: [""],
		},
	};
}

/** The entries that some words find, while they are typed. */
export const chercher = action(
	RechercheForme,
	{ acces: "moderateur", quota: "recherche" },
	({ valeurs, t }) => avecTrouvees(valeurs.cherche, t),
);

/** All that the page of an entry asks: to save its text, to ask its author, to refuse it, or to give it a state. */
export const juger = action(
	JugementForme,
	{ acces: "moderateur" },
	async (appel) => {
		const { nature, id, texte } = appel.valeurs;
		const demande = demandeDe(appel.valeurs);
		const fiche = await lireFicheParId(nature, id);
		if (!fiche) return INTROUVABLE;
		switch (demande.acte) {
			case "chercher":
				return avecTrouvees(appel.valeurs.cherche, appel.t);
			case "inserer":
				return avecModele(fiche, demande.modele, texte.at(-1) || null, appel.t);
			case "garder":
				return garder(appel);
			case "demander":
				return ailleurs(appel, "/demande");
			case "apercevoir":
			case "refuser":
				return refuser(appel, fiche);
			case "separer": {
				const fait = await separerBesoins(appel.visiteur, fiche.slug);
				return fait.ok ? { ok: true, vers: adresseEnFile(fiche) } : fait;
			}
			case "voisin":
				return relier(appel, fiche, demande);
			case "decider": {
				const { statut } = demande;
				// A take-down requires a reason, and its own page asks for it.
				if (statut === "archive") return ailleurs(appel, "/retrait");
				const decision = { statut, motif: null, precisions: {} };
				return decider(appel, fiche, () =>
					jugerFiche(appel.visiteur, appel.valeurs, decision),
				);
			}
		}
	},
);
