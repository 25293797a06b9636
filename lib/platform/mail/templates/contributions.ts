import { z } from "zod";
import {
	type Bloc,
	bouton,
	CheminPage,
	citation,
	citer,
	contact,
	gabaritsDe,
	PRIORITES,
	type Site,
	TexteBilingue,
} from "../template.ts";

const Nature = z.enum(["projet", "besoin"]);

const Contribution = z.object({ nature: Nature, titre: z.string() });

/** How a mail to the author refers to an entry. */
const OBJET = {
	fr: { projet: "votre projet", besoin: "votre besoin" },
	en: { projet: "your project", besoin: "your need" },
} as const;

const aLAuteur = gabaritsDe(PRIORITES.moderation, {
	fr: (site) =>
		`Vous recevez ce courriel parce qu’une contribution a été envoyée depuis votre compte sur ${site.nom}.`,
	en: (site) =>
		`You are receiving this email because a contribution was sent from your account on ${site.nom}.`,
});

/** To the author: the contribution was received, and what happens next. */
export const contribution_recue = aLAuteur(Contribution, {
	fr: ({ nature, titre }) => ({
		sujet: `Nous avons reçu ${OBJET.fr[nature]} : ${titre}`,
		blocs: [
			`Merci. Nous avons bien reçu ${OBJET.fr[nature]}, sous le nom :`,
			citer(titre),
			"La modération va le relire. Un courriel vous dira s’il est publié, ou pourquoi il n’a pas été retenu.",
		],
	}),
	en: ({ nature, titre }) => ({
		sujet: `We have received ${OBJET.en[nature]}: ${titre}`,
		blocs: [
			`Thank you. We have received ${OBJET.en[nature]}:`,
			citer(titre),
			"The moderators will review it. An email will tell you that it has been published, or why it was not taken forward.",
		],
	}),
});

const SUITE = {
	fr: {
		projet: "Chacun peut maintenant le lire et voter pour lui.",
		besoin: "Chacun peut maintenant le lire et le soutenir.",
	},
	en: {
		projet: "Anyone can now read it and vote for it.",
		besoin: "Anyone can now read it and support it.",
	},
} as const;

const Correction = z.object({
	champ: z.string(),
	/** The name of the field in words; without it, a mail says its key. */
	nom: z.object({ fr: z.string(), en: z.string() }).optional(),
	avant: z.string(),
	apres: z.string(),
});

function dire(mot: string, texte: string, rien: string): Bloc[] {
	return texte === "" ? [`${mot} ${rien}`] : [mot, citer(texte)];
}

function corrigeFr(corrections: readonly z.output<typeof Correction>[]) {
	if (corrections.length === 0) return [];
	return [
		"La modération a corrigé votre texte avant de le publier. Voici ce qui a changé :",
		...corrections.flatMap(({ champ, nom, avant, apres }) => [
			...dire(`${nom?.fr ?? champ}, avant :`, avant, "rien."),
			...dire(`${nom?.fr ?? champ}, maintenant :`, apres, "rien."),
		]),
	];
}

function corrigeEn(corrections: readonly z.output<typeof Correction>[]) {
	if (corrections.length === 0) return [];
	return [
		"The moderators corrected your text before publishing it. This is what changed:",
		...corrections.flatMap(({ champ, nom, avant, apres }) => [
			...dire(`${nom?.en ?? champ}, before:`, avant, "nothing."),
			...dire(`${nom?.en ?? champ}, now:`, apres, "nothing."),
		]),
	];
}

const REPONSES = {
	fr: "Sa page montre ce qui y répond peut-être déjà :",
	en: "Its page shows what may already meet it:",
} as const;

function repond(
	reponses: readonly z.output<typeof TexteBilingue>[],
	langue: "fr" | "en",
): Bloc[] {
	if (reponses.length === 0) return [];
	return [REPONSES[langue], ...reponses.map((une) => citation(une, langue))];
}

const ContributionPubliee = Contribution.extend({
	page: CheminPage,
	corrections: z.array(Correction).default([]),
	/** The projects that answer the need, as the moderators said. */
	reponses: z.array(TexteBilingue).default([]),
});

/** To the author: the contribution is public, and the corrections made. */
export const contribution_publiee = aLAuteur(ContributionPubliee, {
	fr: ({ nature, titre, page, corrections, reponses }, site) => ({
		sujet: `C’est publié : ${titre}`,
		blocs: [
			`La modération a relu ${OBJET.fr[nature]} et l’a publié :`,
			citer(titre),
			...corrigeFr(corrections),
			...repond(reponses, "fr"),
			SUITE.fr[nature],
			...bouton(site, page, "Voir la page"),
		],
	}),
	en: ({ nature, titre, page, corrections, reponses }, site) => ({
		sujet: `Published: ${titre}`,
		blocs: [
			`The moderators have reviewed ${OBJET.en[nature]} and published it:`,
			citer(titre),
			...corrigeEn(corrections),
			...repond(reponses, "en"),
			SUITE.en[nature],
			...bouton(site, page, "See the page"),
		],
	}),
});

const Decidee = Contribution.extend({
	motif: z.string().nullable(),
	page: CheminPage,
});

/** To the author: the contribution was refused, with the moderator’s reason if one was given. */
export const contribution_refusee = aLAuteur(Decidee, {
	fr: ({ nature, titre, motif, page }, site) => ({
		sujet: `Contribution non retenue : ${titre}`,
		blocs: [
			`La modération a relu ${OBJET.fr[nature]} et ne l’a pas retenu :`,
			citer(titre),
			...(motif === null
				? [
						"En l’état, il n’entre pas dans ce que l’annuaire publie. Vous pouvez le proposer de nouveau après l’avoir revu.",
					]
				: ["La raison donnée :", citer(motif)]),
			...bouton(site, page, "Voir la fiche existante"),
			...contact(site, "Pour une question sur cette décision :"),
		],
	}),
	en: ({ nature, titre, motif, page }, site) => ({
		sujet: `Contribution not taken forward: ${titre}`,
		blocs: [
			`The moderators have reviewed ${OBJET.en[nature]} and have not taken it forward:`,
			citer(titre),
			...(motif === null
				? [
						"As it stands, it does not fit what the directory publishes. You can send it again once you have revised it.",
					]
				: ["The reason given:", citer(motif)]),
			...bouton(site, page, "See the existing entry"),
			...contact(site, "To ask about this decision:"),
		],
	}),
});

const ComplementDemande = Contribution.extend({
	questions: z.string(),
	page: CheminPage,
});

/** To the author: what the moderators ask before they decide, and the page where to answer. */
export const complement_demande = aLAuteur(ComplementDemande, {
	fr: ({ nature, titre, questions, page }, site) => ({
		sujet: `À compléter : ${titre}`,
		blocs: [
			`La modération a lu ${OBJET.fr[nature]}, et a besoin de précisions avant de décider :`,
			citer(titre),
			"Ce qu’elle demande :",
			citer(questions),
			"Pour répondre, complétez votre texte dans votre compte et enregistrez-le : il reviendra à la modération.",
			...bouton(site, page, "Compléter mon texte"),
			...contact(site, "Pour une question sur cette demande :"),
		],
	}),
	en: ({ nature, titre, questions, page }, site) => ({
		sujet: `To be completed: ${titre}`,
		blocs: [
			`The moderators have read ${OBJET.en[nature]}, and need to know more before they decide:`,
			citer(titre),
			"What they ask:",
			citer(questions),
			"To answer, complete your text in your account and save it: it will come back to the moderators.",
			...bouton(site, page, "Complete my text"),
			...contact(site, "To ask about this request:"),
		],
	}),
});

function contesterFr(site: Site, page: string | undefined, mois: number) {
	if (page === undefined) return [];
	return [
		`Vous n’êtes pas d’accord ? Vous pouvez contester cette décision une fois, dans les ${mois} mois. Quelqu’un d’autre que la personne qui a retiré la fiche la relira, et un courriel vous dira ce qui est décidé.`,
		...bouton(site, page, "Contester cette décision"),
	];
}

function contesterEn(site: Site, page: string | undefined, mois: number) {
	if (page === undefined) return [];
	return [
		`Do you disagree? You can appeal against this decision once, within ${mois} months. Someone other than the person who took the entry out will review it, and an email will tell you what is decided.`,
		...bouton(site, page, "Appeal against this decision"),
	];
}

const ContributionRetiree = Decidee.extend({
	/** The page where the author can contest, and for how many months. */
	contestation: CheminPage,
	mois: z.int().default(0),
});

/** To the author: the entry was removed from the directory, and why. */
export const contribution_retiree = aLAuteur(ContributionRetiree, {
	fr: ({ nature, titre, motif, page, contestation, mois }, site) => ({
		sujet: `Retiré de l’annuaire : ${titre}`,
		blocs: [
			`La modération a retiré ${OBJET.fr[nature]} de l’annuaire : il n’est plus public.`,
			citer(titre),
			...(motif === null
				? ["Aucune raison n’a été écrite."]
				: ["La raison donnée :", citer(motif)]),
			...bouton(site, page, "Voir la fiche existante"),
			...contesterFr(site, contestation, mois),
			...contact(site, "Pour une question sur cette décision :"),
		],
	}),
	en: ({ nature, titre, motif, page, contestation, mois }, site) => ({
		sujet: `Taken out of the directory: ${titre}`,
		blocs: [
			`The moderators took ${OBJET.en[nature]} out of the directory: it is no longer public.`,
			citer(titre),
			...(motif === null
				? ["No reason was written."]
				: ["The reason given:", citer(motif)]),
			...bouton(site, page, "See the existing entry"),
			...contesterEn(site, contestation, mois),
			...contact(site, "To ask about this decision:"),
		],
	}),
});

/** To the author: the entry is public again, with the words of the person who decided, if any. */
export const contribution_retablie = aLAuteur(Decidee, {
	fr: ({ nature, titre, motif, page }, site) => ({
		sujet: `De nouveau dans l’annuaire : ${titre}`,
		blocs: [
			`La modération a remis ${OBJET.fr[nature]} dans l’annuaire, avec les votes ou les soutiens qu’il avait :`,
			citer(titre),
			...(motif === null ? [] : ["Ce qui a été écrit :", citer(motif)]),
			...bouton(site, page, "Voir la page"),
		],
	}),
	en: ({ nature, titre, motif, page }, site) => ({
		sujet: `Back in the directory: ${titre}`,
		blocs: [
			`The moderators put ${OBJET.en[nature]} back in the directory, with the votes or support it had:`,
			citer(titre),
			...(motif === null ? [] : ["What was written:", citer(motif)]),
			...bouton(site, page, "See the page"),
		],
	}),
});

const RetraitMaintenu = Decidee.extend({ motif: z.string() });

/** To the author: another moderator reviewed the contest, and the entry stays removed. */
export const retrait_maintenu = aLAuteur(RetraitMaintenu, {
	fr: ({ nature, titre, motif, page }, site) => ({
		sujet: `Décision maintenue : ${titre}`,
		blocs: [
			`Vous avez contesté le retrait de ${OBJET.fr[nature]}. Quelqu’un d’autre l’a relu, et la décision est maintenue : il reste hors de l’annuaire.`,
			citer(titre),
			"La réponse à votre contestation :",
			citer(motif),
			...bouton(site, page, "Revoir la décision"),
			...contact(site, "Pour une question sur cette décision :"),
		],
	}),
	en: ({ nature, titre, motif, page }, site) => ({
		sujet: `Decision upheld: ${titre}`,
		blocs: [
			`You appealed when ${OBJET.en[nature]} was taken out. Someone else has reviewed the decision, and it stands: the entry stays out of the directory.`,
			citer(titre),
			"The answer to your appeal:",
			citer(motif),
			...bouton(site, page, "See the decision"),
			...contact(site, "To ask about this decision:"),
		],
	}),
});
