import { z } from "zod";
import {
	type Bloc,
	type Contenu,
	gabarit,
	PRIORITES,
	paragraphe,
	type Site,
} from "../template.ts";

const Code = z.object({ code: z.string().regex(/^[0-9]{6}$/) });

function code(texte: string): Bloc {
	return { bloc: "code", texte };
}

const PAGE_DU_CODE = "/compte/connexion/code";

const DUREE_FR =
	"Il est valable dix minutes, une seule fois, et seulement dans le navigateur où vous l’avez demandé.";
const DUREE_EN =
	"It is good for ten minutes, once, and only in the browser where you asked for it.";

function pourquoiCompteFr(site: Site): string {
	return `Vous recevez ce courriel parce qu’un compte de ${site.nom} porte cette adresse.`;
}

function pourquoiCompteEn(site: Site): string {
	return `You receive this e-mail because an account on ${site.nom} has this address.`;
}

/** To a person who signs in or signs up. The link only fills in the field: it does not sign in by itself. */
export const code_connexion = gabarit({
	donnees: Code,
	priorite: PRIORITES.code,
	fr: (donnees, site): Contenu => ({
		sujet: `Votre code de connexion : ${donnees.code}`,
		blocs: [
			paragraphe(`Voici votre code pour vous connecter à ${site.nom} :`),
			code(donnees.code),
			paragraphe(DUREE_FR),
			{
				bloc: "lien",
				texte: "Ouvrir la page avec le code",
				url: `${site.url}${PAGE_DU_CODE}?code=${donnees.code}`,
			},
			paragraphe(
				"Vous n’avez rien demandé ? Ne faites rien : sans ce code, personne n’entre. Ne le donnez à personne, pas même à nous.",
			),
		],
		pourquoi: `Vous recevez ce courriel parce que cette adresse a été saisie pour se connecter à ${site.nom}.`,
	}),
	en: (donnees, site): Contenu => ({
		sujet: `Your sign-in code: ${donnees.code}`,
		blocs: [
			paragraphe(`Here is your code to sign in to ${site.nom}:`),
			code(donnees.code),
			paragraphe(DUREE_EN),
			{
				bloc: "lien",
				texte: "Open the page with the code",
				url: `${site.url}${PAGE_DU_CODE}?code=${donnees.code}`,
			},
			paragraphe(
				"You asked for nothing? Do nothing: without this code, nobody gets in. Give it to nobody, not even to us.",
			),
		],
		pourquoi: `You receive this e-mail because this address was typed in to sign in to ${site.nom}.`,
	}),
});

/** To the current address of an account that changes its address. */
export const code_ancienne_adresse = gabarit({
	donnees: Code.extend({ nouvelle: z.string() }),
	priorite: PRIORITES.code,
	fr: ({ code: chiffres, nouvelle }, site) => ({
		sujet: `Code pour changer d’adresse : ${chiffres}`,
		blocs: [
			paragraphe(
				`Une nouvelle adresse est demandée pour votre compte sur ${site.nom} :`,
			),
			{ bloc: "citation", texte: nouvelle },
			paragraphe(
				"Pour l’accepter, tapez ce code dans la page où vous l’avez demandée, avec celui que reçoit la nouvelle adresse :",
			),
			code(chiffres),
			paragraphe(DUREE_FR),
			paragraphe(
				"Ce n’est pas vous ? Ne donnez ce code à personne : rien ne changera. Par prudence, fermez aussi toutes vos sessions depuis votre compte.",
			),
		],
		pourquoi: pourquoiCompteFr(site),
	}),
	en: ({ code: chiffres, nouvelle }, site) => ({
		sujet: `Code to change your address: ${chiffres}`,
		blocs: [
			paragraphe(
				`A new address has been asked for your account on ${site.nom}:`,
			),
			{ bloc: "citation", texte: nouvelle },
			paragraphe(
				"To accept it, type this code in the page where you asked for it, with the one that the new address receives:",
			),
			code(chiffres),
			paragraphe(DUREE_EN),
			paragraphe(
				"This is not you? Give this code to nobody: nothing will change. To be safe, also close all your sessions from your account.",
			),
		],
		pourquoi: pourquoiCompteEn(site),
	}),
});

/** To the new address of an account that changes its address. */
export const code_nouvelle_adresse = gabarit({
	donnees: Code,
	priorite: PRIORITES.code,
	fr: ({ code: chiffres }, site) => ({
		sujet: `Code pour confirmer cette adresse : ${chiffres}`,
		blocs: [
			paragraphe(
				`Un compte de ${site.nom} veut prendre cette adresse. Si c’est le vôtre, tapez ce code dans la page où vous l’avez demandé :`,
			),
			code(chiffres),
			paragraphe(DUREE_FR),
			paragraphe(
				"Vous n’avez rien demandé ? Ne faites rien : sans ce code, rien ne change.",
			),
		],
		pourquoi: `Vous recevez ce courriel parce que cette adresse a été saisie dans un compte de ${site.nom}.`,
	}),
	en: ({ code: chiffres }, site) => ({
		sujet: `Code to confirm this address: ${chiffres}`,
		blocs: [
			paragraphe(
				`An account on ${site.nom} wants to take this address. If it is yours, type this code in the page where you asked for it:`,
			),
			code(chiffres),
			paragraphe(DUREE_EN),
			paragraphe(
				"You asked for nothing? Do nothing: without this code, nothing changes.",
			),
		],
		pourquoi: `You receive this e-mail because this address was typed in an account on ${site.nom}.`,
	}),
});

/** To the account: the code that deletes it. */
export const code_effacement = gabarit({
	donnees: Code,
	priorite: PRIORITES.code,
	fr: ({ code: chiffres }, site) => ({
		sujet: `Code pour supprimer votre compte : ${chiffres}`,
		blocs: [
			paragraphe(
				`Ce code supprime votre compte sur ${site.nom}, pour toujours. Tapez-le dans la page où vous l’avez demandé :`,
			),
			code(chiffres),
			paragraphe(DUREE_FR),
			paragraphe(
				"Ce n’est pas vous ? Ne donnez ce code à personne, et fermez toutes vos sessions depuis votre compte : quelqu’un d’autre y est connecté.",
			),
		],
		pourquoi: pourquoiCompteFr(site),
	}),
	en: ({ code: chiffres }, site) => ({
		sujet: `Code to delete your account: ${chiffres}`,
		blocs: [
			paragraphe(
				`This code deletes your account on ${site.nom}, for ever. Type it in the page where you asked for it:`,
			),
			code(chiffres),
			paragraphe(DUREE_EN),
			paragraphe(
				"This is not you? Give this code to nobody, and close all your sessions from your account: somebody else is signed in to it.",
			),
		],
		pourquoi: pourquoiCompteEn(site),
	}),
});
