import { z } from "zod";
import {
	type Bloc,
	CheminPage,
	citer,
	gabarit,
	Libelle,
	type Mail,
	PRIORITES,
	TexteBilingue,
} from "../template.ts";
import type { MailTexts } from "../texts.ts";

const Contribution = z.object({
	nature: z.enum(["projet", "besoin"]),
	titre: z.string(),
});

const AUTEUR = { priorite: PRIORITES.moderation, pourquoi: "auteur" } as const;

/** To the author: the contribution was received, and what happens next. */
export const contribution_recue = gabarit(
	AUTEUR,
	Contribution,
	({ nature, titre }, t) => ({
		sujet: t("contributions.recue.sujet", { nature, titre }),
		blocs: [
			t("contributions.recue.annonce", { nature }),
			citer(titre),
			t("contributions.recue.suite"),
		],
	}),
);

const Correction = z.object({
	champ: z.string(),
	/** The name of the field in words; without it, a mail says its key. */
	nom: Libelle.optional(),
	avant: z.string(),
	apres: z.string(),
});

function corrige(
	corrections: readonly z.output<typeof Correction>[],
	t: MailTexts,
	{ langue }: Mail,
): Bloc[] {
	if (corrections.length === 0) return [];
	return [
		t("contributions.publiee.corrections"),
		...corrections.flatMap(({ nom, avant, apres, ...cle }) => {
			const champ = nom?.[langue] ?? cle.champ;
			return [
				...(avant === ""
					? [t("contributions.publiee.avant_rien", { champ })]
					: [t("contributions.publiee.avant", { champ }), citer(avant)]),
				...(apres === ""
					? [t("contributions.publiee.maintenant_rien", { champ })]
					: [t("contributions.publiee.maintenant", { champ }), citer(apres)]),
			];
		}),
	];
}

/** To the author: the contribution is public, and the corrections made. */
export const contribution_publiee = gabarit(
	AUTEUR,
	Contribution.extend({
		page: CheminPage,
		corrections: z.array(Correction).default([]),
		/** The projects that answer the need, as the moderators said. */
		reponses: z.array(TexteBilingue).default([]),
	}),
	({ nature, titre, page, corrections, reponses }, t, mail) => ({
		sujet: t("contributions.publiee.sujet", { titre }),
		blocs: [
			t("contributions.publiee.annonce", { nature }),
			citer(titre),
			...corrige(corrections, t, mail),
			...(reponses.length === 0
				? []
				: [
						t("contributions.publiee.reponses"),
						...reponses.map(mail.citation),
					]),
			t(`contributions.publiee.suite.${nature}`),
			...mail.bouton(page, t("contributions.voir")),
		],
	}),
);

const Decidee = Contribution.extend({
	motif: z.string().nullable(),
	page: CheminPage,
});

/** To the author: the contribution was refused, with the moderator’s reason if one was given. */
export const contribution_refusee = gabarit(
	AUTEUR,
	Decidee,
	({ nature, titre, motif, page }, t, mail) => ({
		sujet: t("contributions.refusee.sujet", { titre }),
		blocs: [
			t("contributions.refusee.annonce", { nature }),
			citer(titre),
			...(motif === null
				? [t("contributions.refusee.sans_raison")]
				: [t("contributions.raison"), citer(motif)]),
			...mail.bouton(page, t("contributions.voir_existante")),
			...mail.contact(t("contributions.contact")),
		],
	}),
);

/** To the author: what the moderators ask before they decide, and the page where to answer. */
export const complement_demande = gabarit(
	AUTEUR,
	Contribution.extend({ questions: z.string(), page: CheminPage }),
	({ nature, titre, questions, page }, t, mail) => ({
		sujet: t("contributions.complement.sujet", { titre }),
		blocs: [
			t("contributions.complement.annonce", { nature }),
			citer(titre),
			t("contributions.complement.questions"),
			citer(questions),
			t("contributions.complement.suite"),
			...mail.bouton(page, t("contributions.complement.bouton")),
			...mail.contact(t("contributions.complement.contact")),
		],
	}),
);

/** To the author: the entry was removed from the directory, and why. */
export const contribution_retiree = gabarit(
	AUTEUR,
	Decidee.extend({
		/** The page where the author can contest, and for how many months. */
		contestation: CheminPage,
		mois: z.int().default(0),
	}),
	({ nature, titre, motif, page, contestation, mois }, t, mail) => ({
		sujet: t("contributions.retiree.sujet", { titre }),
		blocs: [
			t("contributions.retiree.annonce", { nature }),
			citer(titre),
			...(motif === null
				? [t("contributions.retiree.sans_raison")]
				: [t("contributions.raison"), citer(motif)]),
			...mail.bouton(page, t("contributions.voir_existante")),
			...(contestation === undefined
				? []
				: [t("contributions.retiree.contester", { mois: String(mois) })]),
			...mail.bouton(contestation, t("contributions.retiree.bouton")),
			...mail.contact(t("contributions.contact")),
		],
	}),
);

/** To the author: the entry is public again, with the words of the person who decided, if any. */
export const contribution_retablie = gabarit(
	AUTEUR,
	Decidee,
	({ nature, titre, motif, page }, t, mail) => ({
		sujet: t("contributions.retablie.sujet", { titre }),
		blocs: [
			t("contributions.retablie.annonce", { nature }),
			citer(titre),
			...(motif === null
				? []
				: [t("contributions.retablie.raison"), citer(motif)]),
			...mail.bouton(page, t("contributions.voir")),
		],
	}),
);

/** To the author: another moderator reviewed the contest, and the entry stays removed. */
export const retrait_maintenu = gabarit(
	AUTEUR,
	Decidee.extend({ motif: z.string() }),
	({ nature, titre, motif, page }, t, mail) => ({
		sujet: t("contributions.maintenue.sujet", { titre }),
		blocs: [
			t("contributions.maintenue.annonce", { nature }),
			citer(titre),
			t("contributions.maintenue.raison"),
			citer(motif),
			...mail.bouton(page, t("contributions.maintenue.bouton")),
			...mail.contact(t("contributions.contact")),
		],
	}),
);
