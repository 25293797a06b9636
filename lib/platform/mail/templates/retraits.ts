import { z } from "zod";
import {
	bouton,
	CheminPage,
	citer,
	contact,
	gabarit,
	PRIORITES,
	type Site,
} from "../template.ts";
import { OBJET, pourquoiEn, pourquoiFr } from "./contributions.ts";

const Retrait = z.object({
	nature: z.enum(["projet", "besoin"]),
	titre: z.string(),
	motif: z.string().nullable(),
	page: CheminPage,
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

/** To the author: the entry was removed from the directory, and why. */
export const contribution_retiree = gabarit({
	donnees: Retrait.extend({
		/** The page where the author can contest, and for how many months. */
		contestation: CheminPage,
		mois: z.int().default(0),
	}),
	priorite: PRIORITES.moderation,
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
		pourquoi: pourquoiFr(site),
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
		pourquoi: pourquoiEn(site),
	}),
});

/** To the author: the entry is public again, with the words of the person who decided, if any. */
export const contribution_retablie = gabarit({
	donnees: Retrait,
	priorite: PRIORITES.moderation,
	fr: ({ nature, titre, motif, page }, site) => ({
		sujet: `De nouveau dans l’annuaire : ${titre}`,
		blocs: [
			`La modération a remis ${OBJET.fr[nature]} dans l’annuaire, avec les votes ou les soutiens qu’il avait :`,
			citer(titre),
			...(motif === null ? [] : ["Ce qui a été écrit :", citer(motif)]),
			...bouton(site, page, "Voir la page"),
		],
		pourquoi: pourquoiFr(site),
	}),
	en: ({ nature, titre, motif, page }, site) => ({
		sujet: `Back in the directory: ${titre}`,
		blocs: [
			`The moderators put ${OBJET.en[nature]} back in the directory, with the votes or support it had:`,
			citer(titre),
			...(motif === null ? [] : ["What was written:", citer(motif)]),
			...bouton(site, page, "See the page"),
		],
		pourquoi: pourquoiEn(site),
	}),
});

/** To the author: another moderator reviewed the contest, and the entry stays removed. */
export const retrait_maintenu = gabarit({
	donnees: Retrait.extend({ motif: z.string() }),
	priorite: PRIORITES.moderation,
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
		pourquoi: pourquoiFr(site),
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
		pourquoi: pourquoiEn(site),
	}),
});
