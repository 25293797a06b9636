"use server";

import { refresh } from "next/cache";
import {
	type ActionCall,
	action,
	actionTo,
	type Suite,
} from "#lib/adapters/pages/action";
import { phrase } from "#lib/i18n/texts";
import { modererBesoin } from "#lib/moderation/commands";
import { deciderContestation as trancher } from "#lib/moderation/echanges/commands";
import {
	apercevoirDemande,
	lireContestationDe,
	lireDialogue,
} from "#lib/moderation/echanges/queries";
import { relire } from "#lib/moderation/edition/rules";
import {
	demanderSurFiche,
	garderFiche,
	jugerFiche,
	reunirFiche,
} from "#lib/moderation/jugement/commands";
import {
	avecLangue,
	choixDe,
	type Demande,
	demandeDe,
} from "#lib/moderation/jugement/rules";
import {
	JugementForme,
	QuestionsSaisies,
	RechercheForme,
	SAISIES,
} from "#lib/moderation/jugement/schema";
import {
	langueDuMotif,
	PHRASES,
	refusDeDoublon,
} from "#lib/moderation/refus/queries";
import { composerMotif, ficheVisee } from "#lib/moderation/refus/rules";
import { lireFicheParId } from "#lib/moderation/relecture/queries";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import {
	rouvrirSignalement,
	traiterSignalements,
} from "#lib/moderation/signalements/commands";
import { apercevoirReponses } from "#lib/moderation/signalements/queries";
import {
	ReouvertureForme,
	TraitementForme,
} from "#lib/moderation/signalements/schema";
import { deciderLien } from "#lib/moderation/voisins/commands";
import { lireVersionDuSien } from "#lib/moderation/voisins/queries";
import {
	champInvalide,
	type Echec,
	INTROUVABLE,
	type Resultat,
} from "#lib/platform/contract/result";
import { now } from "#lib/platform/runtime/clock";
import { digestOf } from "#lib/platform/validation/shown-digest";
import { imagesEnvoyees } from "../../../../data.ts";
import { courrielsDits, pageCourante } from "../../../data.ts";
import {
	avecModele,
	avecTrouvees,
	lireVoisinage,
	pageSuivante,
	sorteDe,
	suiteEnFile,
} from "./data.ts";

const parModerateur = actionTo("moderateur");

type Appel = ActionCall<typeof JugementForme, "moderateur">;

/** What the form holds of a text that was just saved, whatever follows. */
function gardee({ vu }: { readonly vu: number }) {
	return { vu: [String(vu)], gardee: [now().toISOString()] };
}

async function garder({ visiteur, valeurs, t }: Appel): Promise<Suite> {
	const forme = avecLangue(valeurs);
	const fait = await garderFiche(visiteur, forme);
	if (!fait.ok) return fait;
	refresh();
	return {
		ok: true,
		avis: t("edition.garde"),
		garde: true,
		valeurs: { langue: forme.langue, ...gardee(fait.valeur) },
	};
}

/** A decision that is not taken: when somebody decided, or asked, before, told on the same page, which has seen it from then on. */
async function refusee(
	fiche: FicheModeree,
	refus: Echec,
): Promise<Extract<Suite, { ok: false }>> {
	if (refus.refus !== "conflit" || refus.ecart) return refus;
	const lue = await lireFicheParId(fiche.nature, fiche.id);
	const { demande } = await lireDialogue(fiche);
	refresh();
	return {
		...refus,
		valeurs: {
			statut_vu: [lue?.statut ?? ""],
			demande_vue: [String(demande?.id ?? "")],
		},
	};
}

async function decider(
	{ visiteur }: Appel,
	fiche: FicheModeree,
	acte: () => Promise<
		Resultat<{ readonly slug: string; readonly reste?: boolean }>
	>,
): Promise<Suite> {
	const place = await lireVoisinage(fiche);
	const fait = await acte();
	if (!fait.ok) return refusee(fiche, fait);
	const { slug, reste = fiche.statut !== "propose" } = fait.valeur;
	const entree = { nature: fiche.nature, slug };
	const suite = place?.apres ?? place?.avant ?? null;
	const vers = await pageSuivante(visiteur, entree, suite, reste);
	return { ok: true, vers };
}

const SANS_MOTIF = champInvalide(
	"texte",
	null,
	phrase("refus.fiches.sans_motif"),
);

/** Refuses, takes down what is public, or only shows the mail: of a reason that is chosen, with words that fit and an existing entry that is public. */
async function refuser(appel: Appel, fiche: FicheModeree): Promise<Suite> {
	const { valeurs, t } = appel;
	// As the page showed it: who decided meanwhile is told of first.
	const sorte = sorteDe({ ...fiche, statut: valeurs.statut_vu });
	const choix = choixDe(valeurs);
	const lu = relire(SAISIES[sorte], { choix, texte: valeurs.texte });
	if (!lu.ok) return lu;
	const { texte } = lu.valeur;
	const vise = ficheVisee(valeurs.doublon.at(-1) ?? null);
	const choisi = {
		choix: lu.valeur.choix,
		doublon: lu.valeur.choix === "doublon" ? vise : null,
	};
	const sansDoublon = await refusDeDoublon(choisi, fiche);
	if (sansDoublon) return sansDoublon;
	const phrase = PHRASES[sorte][choisi.choix] ?? null;
	const motif = composerMotif(phrase, langueDuMotif(fiche), texte);
	if (sorte === "archive" && motif === null) return SANS_MOTIF;
	if (demandeDe(valeurs).acte === "apercevoir")
		return {
			ok: true,
			avis: t("moderation.refus.pas_parti"),
			garde: true,
			valeurs: { choix: [choisi.choix] },
		};
	return decider(appel, fiche, () =>
		jugerFiche(appel.visiteur, valeurs, { statut: sorte, motif, choisi }),
	);
}

/** Asks the author, or only shows the mail: none leaves that was not shown. */
async function demander(
	{ visiteur, valeurs, t }: Appel,
	fiche: FicheModeree,
): Promise<Suite> {
	const lu = relire(QuestionsSaisies, { questions: valeurs.questions });
	if (!lu.ok) return lu;
	const { questions } = lu.valeur;
	// What was corrected beside the questions is saved first: the mail names it so.
	const [titre = fiche.titre] =
		valeurs[fiche.nature === "projet" ? "nom" : "titre"];
	const courriel = apercevoirDemande({ ...fiche, titre }, questions);
	const digest = digestOf({ courriel });
	const estMontre = courriel === null || valeurs.montre === digest;
	const valeursMontrees = {
		apercu: courriel
			? [courriel.langue, "", courriel.sujet, courriel.texte]
			: ["personne"],
		montre: [digest],
	};
	if (demandeDe(valeurs).acte === "apercevoir_demande" || !estMontre)
		return {
			ok: true,
			avis: t("moderation.refus.pas_parti"),
			garde: true,
			valeurs: valeursMontrees,
		};
	const place = await lireVoisinage(fiche);
	const fait = await demanderSurFiche(visiteur, valeurs, questions);
	if (!fait.ok) {
		const refus = await refusee(fiche, fait);
		return { ...refus, valeurs: { ...valeursMontrees, ...refus.valeurs } };
	}
	const suite = place?.apres ?? place?.avant ?? null;
	return { ok: true, vers: suiteEnFile(suite, "demande=envoyee") };
}

type Relie = Extract<Demande, { acte: "voisin" }>;

/** Says of a project and a need whether one answers the other; of what somebody else has made its own meanwhile, nothing. */
async function lier(
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
	const voulu = { statut: undefined, motif: null };
	if (voisin === "sien")
		return modererBesoin(visiteur, besoin, { ...voulu, projet });
	const version = (await lireVersionDuSien(besoin, projet)) ?? "";
	const sien = { attendues: [version] };
	return modererBesoin(visiteur, besoin, { ...voulu, projet: null }, sien);
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
	if (!fait.ok) return { ...fait, valeurs: gardee(garde.valeur) };
	refresh();
	return {
		ok: true,
		avis: t(
			fiche.statut === "propose" ? "moderation.voisins.fait" : "edition.garde",
		),
		garde: true,
		valeurs: {
			...gardee(garde.valeur),
			...{ trouvees: [], cherche: [""] },
		},
	};
}

/** Restores the contested entry, or leaves it down, once what was changed here is saved; the queue says which. */
async function contester(
	{ visiteur, valeurs }: Appel,
	fiche: FicheModeree,
	decision: "retabli" | "maintenu",
): Promise<Suite> {
	const { contestation: id, reponse } = valeurs;
	if (id === undefined) return INTROUVABLE;
	// Of one that somebody decided meanwhile nothing is saved: the command says so.
	const attend = await lireContestationDe(fiche.nature, fiche.slug);
	const garde = attend && (await garderFiche(visiteur, valeurs));
	if (garde?.ok === false) return garde;
	const fait = await trancher(visiteur, fiche, { id, decision, reponse });
	if (!fait.ok)
		return garde ? { ...fait, valeurs: gardee(garde.valeur) } : fait;
	const suite = decision === "retabli" ? `fait=${fait.valeur}` : "maintenu=oui";
	return { ok: true, vers: `/moderation?${suite}` };
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
	{ acces: "moderateur", fichiers: imagesEnvoyees },
	async (appel) => {
		const { nature, id } = appel.valeurs;
		const demande = demandeDe(appel.valeurs);
		const fiche = await lireFicheParId(nature, id);
		if (!fiche) return INTROUVABLE;
		switch (demande.acte) {
			case "chercher":
				return avecTrouvees(appel.valeurs.cherche, appel.t);
			case "inserer":
				return avecModele(fiche, demande, appel.valeurs, appel.t);
			case "garder":
				return garder(appel);
			case "demander":
			case "apercevoir_demande":
				return demander(appel, fiche);
			case "apercevoir":
			case "refuser":
				return refuser(appel, fiche);
			case "retabli":
			case "maintenu":
				return contester(appel, fiche, demande.acte);
			case "voisin":
				return relier(appel, fiche, demande);
			case "decider": {
				const { statut } = demande;
				const decision = { statut, motif: null, choisi: null };
				return decider(appel, fiche, () =>
					jugerFiche(appel.visiteur, appel.valeurs, decision),
				);
			}
		}
	},
);

/** Shows the mails that the decision sends, or closes a group of an entry's reports: never with a mail that was not shown. */
export const traiter = action(
	TraitementForme,
	{ acces: "moderateur" },
	async ({ visiteur, t, valeurs: { geste, montre, ...traitement } }) => {
		const reponses = await apercevoirReponses(traitement);
		const digest = digestOf({ ...traitement, reponses });
		if (geste === "clore" && (reponses.length === 0 || montre === digest)) {
			const fait = await traiterSignalements(visiteur, traitement);
			return fait.ok ? { ok: true, vers: "/moderation?clos=oui" } : fait;
		}
		const { decision, note, reponse } = traitement;
		return {
			ok: true,
			avis: t("suivi.apercu.pas_parti"),
			valeurs: {
				...{ decision: [decision], note: [note ?? ""] },
				reponse: [reponse ?? ""],
				montre: [digest],
				apercu: courrielsDits(t, reponses),
			},
		};
	},
);

export const rouvrir = parModerateur(
	ReouvertureForme,
	(visiteur, { id, acte }) =>
		rouvrirSignalement(visiteur, id, Number(acte) || undefined),
	pageCourante,
);
