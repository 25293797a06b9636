import { z } from "zod";
import {
	type Bloc,
	CheminPage,
	dayIn,
	gabarit,
	Libelle,
	type Mail,
	PRIORITES,
	TexteBilingue,
} from "../template.ts";
import type { MailTexts } from "../texts.ts";

/** What a delivered need is answered by, and its way to there. */
const Livraison = z.object({
	/** The public project that answers it, when one is named. */
	projet: z.object({ nom: TexteBilingue, page: CheminPage }).nullable(),
	soutiens: z.int(),
	/** Whole days between its first public day and its delivery. */
	jours: z.int().nonnegative(),
	/** The states it went through, each with its day, oldest first. */
	chemin: z.array(z.object({ etat: Libelle, jour: z.iso.date() })),
});

const BesoinChange = z.object({
	titre: TexteBilingue,
	etat: Libelle,
	page: CheminPage,
	livraison: Livraison.optional(),
});

/** One line for each state; the last one says how long it took. */
function chemin(
	{ chemin, jours }: z.output<typeof Livraison>,
	t: MailTexts,
	{ langue }: Mail,
): Bloc[] {
	const elements = chemin.map((passage, rang, { length }) => {
		const etat = passage.etat[langue];
		const jour = dayIn(passage.jour, langue);
		if (rang === length - 1)
			return t("besoins.livre.fin", { etat, jour, jours });
		return rang === 0
			? t("besoins.livre.debut", { etat, jour })
			: t("besoins.livre.puis", { etat, jour });
	});
	return elements.length === 0 ? [] : [{ bloc: "liste", elements }];
}

function livre(
	{ titre, page }: z.output<typeof BesoinChange>,
	livraison: z.output<typeof Livraison>,
	t: MailTexts,
	mail: Mail,
): Bloc[] {
	const { projet, soutiens } = livraison;
	return [
		t("besoins.livre.annonce"),
		mail.citation(titre),
		...(projet === null
			? []
			: [
					t("besoins.livre.projet", { projet: mail.dit(projet.nom) }),
					...mail.bouton(projet.page, t("besoins.livre.bouton_projet")),
				]),
		t("besoins.livre.chemin"),
		...chemin(livraison, t, mail),
		soutiens > 1
			? t("besoins.livre.merci_a_tous", { soutiens })
			: t("besoins.livre.merci"),
		...(projet === null ? mail.bouton : mail.lienDiscret)(
			page,
			t("besoins.livre.bouton"),
		),
	];
}

/** To the supporters of a need: its state changed. A delivery names what answers it, thanks, and tells its way. */
export const besoin_change_etat = gabarit(
	{
		priorite: PRIORITES.moderation,
		pourquoi: "soutien",
		desinscription: true,
	},
	BesoinChange,
	(change, t, mail) => {
		const { titre, page, livraison } = change;
		const etat = change.etat[mail.langue];
		return {
			sujet: t("besoins.change.sujet", { etat, titre: mail.dit(titre) }),
			blocs: livraison
				? livre(change, livraison, t, mail)
				: [
						t("besoins.change.annonce"),
						mail.citation(titre),
						t("besoins.change.etat", { etat }),
						...mail.bouton(page, t("besoins.change.bouton")),
					],
		};
	},
);

/** To the supporters of a need: a new step. */
export const etape = gabarit(
	{ priorite: PRIORITES.etape, pourquoi: "soutien", desinscription: true },
	z.object({
		besoin: TexteBilingue,
		titre: TexteBilingue,
		texte: TexteBilingue,
		page: CheminPage,
	}),
	({ besoin, titre, texte, page }, t, mail) => ({
		sujet: t("besoins.etape.sujet", { titre: mail.dit(titre) }),
		blocs: [
			t("besoins.etape.annonce", { besoin: mail.dit(besoin) }),
			mail.citation(titre),
			mail.citation(texte),
			...mail.bouton(page, t("besoins.etape.bouton")),
		],
	}),
);

const REPONSES = ["oui", "en_partie", "non"] as const;

/** One button for each answer; a preview, which is for nobody, has none. */
function reponses({ bilan }: Mail["site"], t: MailTexts): Bloc[] {
	if (bilan === undefined) return [];
	return REPONSES.map((reponse) => ({
		bloc: "lien",
		texte: t(`besoins.bilan.reponse.${reponse}`),
		url: `${bilan}/${reponse}`,
	}));
}

/** To those who receive the steps of a need, thirty days after its delivery: is it solved for them? */
export const besoin_bilan = gabarit(
	{ priorite: PRIORITES.etape, pourquoi: "bilan_besoin", desinscription: true },
	z.object({ besoin: TexteBilingue, page: CheminPage }),
	({ besoin, page }, t, mail) => ({
		sujet: t("besoins.bilan.sujet", { besoin: mail.dit(besoin) }),
		blocs: [
			t("besoins.bilan.annonce"),
			mail.citation(besoin),
			t("besoins.bilan.question"),
			...reponses(mail.site, t),
			t("besoins.bilan.suite"),
			...mail.lienDiscret(page, t("besoins.bilan.bouton")),
		],
	}),
);

const Reuni = z.object({
	/** The need that was merged, and the one that is kept. */
	absorbe: TexteBilingue,
	garde: TexteBilingue,
	raison: z.object({ fr: z.string(), en: z.string() }),
	page: CheminPage,
});

/** The button that takes the moved support back; a preview, which is for nobody, has none. */
function reprise({ reprise }: Mail["site"], texte: string): Bloc[] {
	return reprise === undefined ? [] : [{ bloc: "lien", texte, url: reprise }];
}

/** To those whose support a merge moved: what became of it, why, and the way to take it back. */
export const besoin_reuni = gabarit(
	{ priorite: PRIORITES.moderation, pourquoi: "reuni" },
	Reuni,
	({ absorbe, garde, raison, page }, t, mail) => ({
		sujet: t("besoins.reuni.sujet", { besoin: mail.dit(garde) }),
		blocs: [
			t("besoins.reuni.annonce"),
			mail.citation(absorbe),
			t("besoins.reuni.garde"),
			mail.citation(garde),
			t("besoins.reuni.raison", { raison: raison[mail.langue] }),
			t("besoins.reuni.suite"),
			...reprise(mail.site, t("besoins.reuni.reprise")),
			...mail.lienDiscret(page, t("besoins.reuni.bouton")),
		],
	}),
);

/** To the author of a merged need who did not support it, or of one that awaited review: what became of it, and why. */
export const besoin_reuni_auteur = gabarit(
	{ priorite: PRIORITES.moderation, pourquoi: "auteur_besoin" },
	Reuni.partial({ garde: true, page: true }).extend({
		/** Whether the need was merged before it was public: its author supports the kept one from then on. */
		attendait: z.boolean().default(false),
	}),
	({ absorbe, garde, raison, page, attendait }, t, mail) => ({
		sujet: garde
			? t("besoins.reuni_auteur.sujet", { besoin: mail.dit(garde) })
			: t("besoins.reuni_auteur.sujet_relu", { besoin: mail.dit(absorbe) }),
		blocs: [
			t("besoins.reuni_auteur.annonce"),
			mail.citation(absorbe),
			...(garde
				? [t("besoins.reuni.garde"), mail.citation(garde)]
				: [t("besoins.reuni_auteur.relu")]),
			t("besoins.reuni.raison", { raison: raison[mail.langue] }),
			attendait
				? t("besoins.reuni_auteur.attendait")
				: t("besoins.reuni_auteur.public"),
			...mail.bouton(page, t("besoins.reuni.bouton")),
		],
	}),
);
