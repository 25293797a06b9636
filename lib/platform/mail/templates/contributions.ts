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

/** A mail to the author, about what became of the contribution: its title, and what there is to say of it. */
function surLaContribution<D extends typeof Contribution>(
	cas:
		| "publiee"
		| "refusee"
		| "complement"
		| "retiree"
		| "retablie"
		| "maintenue",
	donnees: D,
	suite: (dites: z.output<D>, t: MailTexts, mail: Mail) => readonly Bloc[],
) {
	return gabarit(AUTEUR, donnees, (dites, t, mail) => ({
		sujet: t(`contributions.${cas}.sujet`, { titre: dites.titre }),
		blocs: [
			t(`contributions.${cas}.annonce`, { nature: dites.nature }),
			citer(dites.titre),
			...suite(dites, t, mail),
		],
	}));
}

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
export const contribution_publiee = surLaContribution(
	"publiee",
	Contribution.extend({
		page: CheminPage,
		corrections: z.array(Correction).default([]),
		/** The projects that answer the need, as the moderators said. */
		reponses: z.array(TexteBilingue).default([]),
	}),
	({ page, corrections, reponses, nature }, t, mail) => [
		...corrige(corrections, t, mail),
		...(reponses.length === 0
			? []
			: [t("contributions.publiee.reponses"), ...reponses.map(mail.citation)]),
		t(`contributions.publiee.suite.${nature}`),
		...mail.bouton(page, t("contributions.voir")),
	],
);

const Decidee = Contribution.extend({
	motif: z.string().nullable(),
	page: CheminPage,
});

/** To the author: the contribution was refused, with the moderator’s reason if one was given. */
export const contribution_refusee = surLaContribution(
	"refusee",
	Decidee,
	({ motif, page }, t, mail) => [
		...(motif === null
			? [t("contributions.refusee.sans_raison")]
			: [t("contributions.raison"), citer(motif)]),
		...mail.bouton(page, t("contributions.voir_existante")),
		...mail.contact(t("contributions.contact")),
	],
);

/** To the author: what the moderators ask before they decide, and the page where to answer. */
export const complement_demande = surLaContribution(
	"complement",
	Contribution.extend({ questions: z.string(), page: CheminPage }),
	({ questions, page }, t, mail) => [
		t("contributions.complement.questions"),
		citer(questions),
		t("contributions.complement.suite"),
		...mail.bouton(page, t("contributions.complement.bouton")),
		...mail.contact(t("contributions.complement.contact")),
	],
);

/** To the author: the entry was removed from the directory, and why. */
export const contribution_retiree = surLaContribution(
	"retiree",
	Decidee.extend({
		/** The page where the author can contest, and for how many months. */
		contestation: CheminPage,
		mois: z.int().default(0),
	}),
	({ motif, page, contestation, mois }, t, mail) => [
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
);

/** To the author: the entry is public again, with the words of the person who decided, if any. */
export const contribution_retablie = surLaContribution(
	"retablie",
	Decidee,
	({ motif, page }, t, mail) => [
		...(motif === null
			? []
			: [t("contributions.retablie.raison"), citer(motif)]),
		...mail.bouton(page, t("contributions.voir")),
	],
);

/** To the author: another moderator reviewed the contest, and the entry stays removed. */
export const retrait_maintenu = surLaContribution(
	"maintenue",
	Decidee.extend({ motif: z.string() }),
	({ motif, page }, t, mail) => [
		t("contributions.maintenue.raison"),
		citer(motif),
		...mail.bouton(page, t("contributions.maintenue.bouton")),
		...mail.contact(t("contributions.contact")),
	],
);
