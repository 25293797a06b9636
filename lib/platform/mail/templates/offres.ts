import { z } from "zod";
import {
	bouton,
	CheminPage,
	citation,
	gabarit,
	gabaritsDe,
	PRIORITES,
	TexteBilingue,
	version,
} from "../template.ts";

const Place = z.object({
	besoin: TexteBilingue,
	place: TexteBilingue,
	page: CheminPage,
});

/** Whether nobody is wanted there any more. */
const PeutEtreFermee = Place.extend({ fermee: z.boolean().optional() });

const AvecAdresse = Place.extend({ adresse: z.string() });
/** No address when who offered did not want them exchanged. */
const PeutEtreAdresse = Place.extend({ adresse: z.string().nullable() });

const aQuiAide = gabaritsDe(PRIORITES.moderation, {
	fr: (site) =>
		`Vous recevez ce courriel parce que vous avez proposé votre aide sur ${site.nom}.`,
	en: (site) =>
		`You are receiving this email because you offered help on ${site.nom}.`,
});

/** To the referents of a need: somebody offers help. Who, and what, stays on the site. */
export const offre_recue = gabarit({
	donnees: Place,
	priorite: PRIORITES.moderation,
	fr: ({ besoin, place, page }, site) => ({
		sujet: `Quelqu’un propose son aide : ${version(besoin, "fr").texte}`,
		blocs: [
			"Une offre vous attend pour cette mission :",
			citation(place, "fr"),
			"Lisez-la, puis acceptez-la ou déclinez-la. Sans réponse, elle expire après quatorze jours.",
			...bouton(site, page, "Lire l’offre"),
		],
		pourquoi: `Vous recevez ce courriel parce que vous êtes contact d’un besoin sur ${site.nom}.`,
	}),
	en: ({ besoin, place, page }, site) => ({
		sujet: `Someone offers help: ${version(besoin, "en").texte}`,
		blocs: [
			"An offer awaits you for this role:",
			citation(place, "en"),
			"Read it, then accept or decline it. Without an answer, it expires after fourteen days.",
			...bouton(site, page, "Read the offer"),
		],
		pourquoi: `You are receiving this email because you are a contact for a need on ${site.nom}.`,
	}),
});

/** To the team and the referents: offers for a place expire soon without an answer. */
export const offres_rappel = gabarit({
	donnees: Place,
	priorite: PRIORITES.moderation,
	fr: ({ besoin, place, page }, site) => ({
		sujet: `Des offres d’aide expirent bientôt : ${version(besoin, "fr").texte}`,
		blocs: [
			"Quelqu’un attend depuis dix jours une réponse pour cette mission :",
			citation(place, "fr"),
			"Dans quatre jours, faute de réponse, l’offre expire, et la personne l’apprend. Un refus vaut mieux qu’un silence.",
			...bouton(site, page, "Voir les offres"),
		],
		pourquoi: `Vous recevez ce courriel parce que vous répondez aux offres d’aide sur ${site.nom}.`,
	}),
	en: ({ besoin, place, page }, site) => ({
		sujet: `Offers of help expire soon: ${version(besoin, "en").texte}`,
		blocs: [
			"Someone has been waiting for ten days for an answer about this role:",
			citation(place, "en"),
			"In four days, without an answer, the offer expires, and the person is told. A refusal is better than silence.",
			...bouton(site, page, "See the offers"),
		],
		pourquoi: `You are receiving this email because you answer offers of help on ${site.nom}.`,
	}),
});

/** To who offered help: it is accepted, with the address of who accepted it if both are exchanged. */
export const offre_acceptee = aQuiAide(PeutEtreAdresse, {
	fr: ({ besoin, place, adresse, page }, site) => ({
		sujet: `Votre aide est acceptée : ${version(besoin, "fr").texte}`,
		blocs: [
			"Merci ! Votre offre est acceptée pour cette mission :",
			citation(place, "fr"),
			adresse === null
				? "Vous n’avez pas voulu échanger d’adresses : aucune n’a été donnée. La page du besoin dit où en est le travail."
				: `Écrivez à ${adresse} pour commencer ; cette personne a reçu votre adresse.`,
			...bouton(site, page, "Voir le besoin"),
		],
	}),
	en: ({ besoin, place, adresse, page }, site) => ({
		sujet: `Your help is accepted: ${version(besoin, "en").texte}`,
		blocs: [
			"Thank you! Your offer is accepted for this role:",
			citation(place, "en"),
			adresse === null
				? "You did not want to exchange addresses: none was given. The page of the need says how far the work is."
				: `Write to ${adresse} to begin; this person has received your address.`,
			...bouton(site, page, "See the need"),
		],
	}),
});

/** To who accepted an offer whose author wanted addresses exchanged. */
export const offre_contact = gabarit({
	donnees: AvecAdresse,
	priorite: PRIORITES.moderation,
	fr: ({ besoin, place, adresse, page }, site) => ({
		sujet: `L’adresse de qui vous aide : ${version(besoin, "fr").texte}`,
		blocs: [
			"Vous avez accepté une offre pour cette mission :",
			citation(place, "fr"),
			`Son adresse : ${adresse}. Elle a reçu la vôtre. Ne la donnez à personne d’autre.`,
			...bouton(site, page, "Voir les offres"),
		],
		pourquoi: `Vous recevez ce courriel parce que vous avez accepté une offre d’aide sur ${site.nom}.`,
	}),
	en: ({ besoin, place, adresse, page }, site) => ({
		sujet: `The address of who helps you: ${version(besoin, "en").texte}`,
		blocs: [
			"You accepted an offer for this role:",
			citation(place, "en"),
			`The address: ${adresse}. That person has received yours. Give it to nobody else.`,
			...bouton(site, page, "See the offers"),
		],
		pourquoi: `You are receiving this email because you accepted an offer of help on ${site.nom}.`,
	}),
});

/** To who offered help: it is declined. */
export const offre_declinee = aQuiAide(Place, {
	fr: ({ besoin, place, page }, site) => ({
		sujet: `Votre offre d’aide : ${version(besoin, "fr").texte}`,
		blocs: [
			"L’équipe a décliné votre offre pour cette mission :",
			citation(place, "fr"),
			"Merci de l’avoir proposée. D’autres missions vous attendent.",
			...bouton(site, page, "Voir les missions ouvertes"),
		],
	}),
	en: ({ besoin, place, page }, site) => ({
		sujet: `Your offer of help: ${version(besoin, "en").texte}`,
		blocs: [
			"The team declined your offer for this role:",
			citation(place, "en"),
			"Thank you for making it. Other roles await you.",
			...bouton(site, page, "See the open roles"),
		],
	}),
});

/** To who offered help: nobody answered in time, or the role was closed. */
export const offre_expiree = aQuiAide(PeutEtreFermee, {
	fr: ({ besoin, place, fermee, page }, site) => ({
		sujet: `${fermee ? "Votre offre d’aide" : "Votre offre d’aide a expiré"} : ${version(besoin, "fr").texte}`,
		blocs: [
			fermee
				? "Cette mission s’est fermée avant que quelqu’un réponde à votre offre :"
				: "Votre offre est restée sans réponse pour cette mission :",
			citation(place, "fr"),
			fermee
				? "Merci de l’avoir proposée. D’autres missions vous attendent."
				: "Nous en sommes désolés. Elle n’est plus en cours ; d’autres missions vous attendent.",
			...bouton(site, page, "Voir les missions ouvertes"),
		],
	}),
	en: ({ besoin, place, fermee, page }, site) => ({
		sujet: `${fermee ? "Your offer of help" : "Your offer of help has expired"}: ${version(besoin, "en").texte}`,
		blocs: [
			fermee
				? "This role closed before anybody answered your offer:"
				: "Your offer got no answer for this role:",
			citation(place, "en"),
			fermee
				? "Thank you for making it. Other roles await you."
				: "We are sorry. It is no longer under way; other roles await you.",
			...bouton(site, page, "See the open roles"),
		],
	}),
});

/** To who had accepted an offer, or answers now: it is withdrawn, and its place free again unless that is closed. */
export const offre_retiree = gabarit({
	donnees: PeutEtreFermee,
	priorite: PRIORITES.moderation,
	fr: ({ besoin, place, fermee, page }, site) => ({
		sujet: `${fermee ? "Une aide acceptée est retirée" : "Une mission cherche de nouveau quelqu’un"} : ${version(besoin, "fr").texte}`,
		blocs: [
			`Une offre d’aide qui était acceptée est retirée. ${fermee ? "Elle était pour cette mission, qui ne cherche plus personne :" : "Cette mission cherche de nouveau quelqu’un :"}`,
			citation(place, "fr"),
			...bouton(site, page, "Voir les offres"),
		],
		pourquoi: `Vous recevez ce courriel parce que vous répondez aux offres d’aide sur ${site.nom}.`,
	}),
	en: ({ besoin, place, fermee, page }, site) => ({
		sujet: `${fermee ? "Accepted help is withdrawn" : "A role is open again"}: ${version(besoin, "en").texte}`,
		blocs: [
			`An offer of help that was accepted is withdrawn. ${fermee ? "It was for this role, which looks for nobody any more:" : "This role is open again:"}`,
			citation(place, "en"),
			...bouton(site, page, "See the offers"),
		],
		pourquoi: `You are receiving this email because you answer offers of help on ${site.nom}.`,
	}),
});

/** To the moderators: a place closed itself at its last day. */
export const place_a_renouveler = gabarit({
	donnees: Place,
	priorite: PRIORITES.moderation,
	fr: ({ besoin, place, page }, site) => ({
		sujet: `Une mission s’est fermée : ${version(besoin, "fr").texte}`,
		blocs: [
			"Cette mission a passé son dernier jour, et s’est fermée :",
			citation(place, "fr"),
			"Cherchez-vous encore cette aide ? Alors renouvelez-la.",
			...bouton(site, page, "Renouveler la mission"),
		],
		pourquoi: `Vous recevez ce courriel parce que vous modérez ${site.nom}.`,
	}),
	en: ({ besoin, place, page }, site) => ({
		sujet: `A role has closed: ${version(besoin, "en").texte}`,
		blocs: [
			"This role is past its last day, and has closed:",
			citation(place, "en"),
			"Do you still look for this help? Then renew it.",
			...bouton(site, page, "Renew the role"),
		],
		pourquoi: `You are receiving this email because you moderate ${site.nom}.`,
	}),
});

/** To an account that answers the offers of a need from now on. */
export const referent_nomme = gabarit({
	donnees: z.object({ besoin: TexteBilingue, page: CheminPage }),
	priorite: PRIORITES.moderation,
	fr: ({ besoin, page }, site) => ({
		sujet: `Vous êtes contact : ${version(besoin, "fr").texte}`,
		blocs: [
			"L’équipe vous confie les offres d’aide de ce besoin, avec elle :",
			citation(besoin, "fr"),
			"Vous pouvez les lire, les accepter et les décliner. Elles ne regardent que vous, l’équipe et qui les a faites. Quand vous en acceptez une, votre adresse est donnée à la personne qui a voulu les échanger. Pour ne plus l’être, un bouton de la page des offres suffit.",
			...bouton(site, page, "Voir les offres"),
		],
		pourquoi: `Vous recevez ce courriel parce que l’équipe de ${site.nom} vous a nommé contact d’un besoin.`,
	}),
	en: ({ besoin, page }, site) => ({
		sujet: `You are a contact: ${version(besoin, "en").texte}`,
		blocs: [
			"The team shares with you the offers of help for this need:",
			citation(besoin, "en"),
			"You can read, accept and decline them. They concern nobody but you, the team and who made them. When you accept one, your address is given to that person if addresses were to be exchanged. To stop, use the button on the page of offers.",
			...bouton(site, page, "See the offers"),
		],
		pourquoi: `You are receiving this email because the team of ${site.nom} made you a contact for a need.`,
	}),
});
