import { z } from "zod";
import {
	type Bloc,
	type Contenu,
	citer,
	gabarit,
	gabaritsDe,
	POURQUOI_COMPTE,
	PRIORITES,
} from "../template.ts";

const codeAuCompte = gabaritsDe(PRIORITES.code, POURQUOI_COMPTE);

const Code = z.object({ code: z.string().regex(/^[0-9]{6}$/) });

function code(texte: string): Bloc {
	return { bloc: "code", texte };
}

const PAGE_DU_CODE = "/compte/connexion/code";

const DUREE_FR =
	"Il est valable dix minutes, une seule fois, et seulement dans le navigateur où vous l’avez demandé.";
const DUREE_EN =
	"It works once, for ten minutes, and only in the browser that asked for it.";

/** To a person who signs in or signs up. The link only fills in the field: it does not sign in by itself. */
export const code_connexion = gabarit({
	donnees: Code,
	priorite: PRIORITES.code,
	fr: (donnees, site): Contenu => ({
		sujet: `Votre code de connexion : ${donnees.code}`,
		blocs: [
			`Voici votre code pour vous connecter à ${site.nom} :`,
			code(donnees.code),
			DUREE_FR,
			{
				bloc: "lien",
				texte: "Ouvrir la page avec le code",
				url: `${site.url}${PAGE_DU_CODE}?code=${donnees.code}`,
			},
			"Vous n’avez rien demandé ? Ne faites rien : sans ce code, personne n’entre. Ne le donnez à personne, pas même à nous.",
		],
		pourquoi: `Vous recevez ce courriel parce que cette adresse a été saisie pour se connecter à ${site.nom}.`,
	}),
	en: (donnees, site): Contenu => ({
		sujet: `Your sign-in code: ${donnees.code}`,
		blocs: [
			`Here is your code to sign in to ${site.nom}:`,
			code(donnees.code),
			DUREE_EN,
			{
				bloc: "lien",
				texte: "Open the page with the code",
				url: `${site.url}${PAGE_DU_CODE}?code=${donnees.code}`,
			},
			"Didn’t ask for this? You can ignore it: nobody gets in without the code. Never give it to anyone, not even to us.",
		],
		pourquoi: `You are receiving this email because this address was typed in to sign in to ${site.nom}.`,
	}),
});

const CodeAncienneAdresse = Code.extend({ nouvelle: z.string() });

/** To the current address of an account that changes its address. */
export const code_ancienne_adresse = codeAuCompte(CodeAncienneAdresse, {
	fr: ({ code: chiffres, nouvelle }, site) => ({
		sujet: `Code pour changer d’adresse : ${chiffres}`,
		blocs: [
			`Une nouvelle adresse est demandée pour votre compte sur ${site.nom} :`,
			citer(nouvelle),
			"Pour l’accepter, tapez ce code dans la page où vous l’avez demandée, avec celui que reçoit la nouvelle adresse :",
			code(chiffres),
			DUREE_FR,
			"Ce n’est pas vous ? Ne donnez ce code à personne : rien ne changera. Par prudence, fermez aussi toutes vos sessions depuis votre compte.",
		],
	}),
	en: ({ code: chiffres, nouvelle }, site) => ({
		sujet: `Code to change your address: ${chiffres}`,
		blocs: [
			`Someone has asked to move your account on ${site.nom} to a new address:`,
			citer(nouvelle),
			"If it was you, type this code on the page where you asked for the change, along with the one sent to the new address:",
			code(chiffres),
			DUREE_EN,
			"If it was not you, do not give this code to anyone, and nothing will change. To be safe, also close all your sessions from your account.",
		],
	}),
});

/** To the new address of an account that changes its address. */
export const code_nouvelle_adresse = gabarit({
	donnees: Code,
	priorite: PRIORITES.code,
	fr: ({ code: chiffres }, site) => ({
		sujet: `Code pour confirmer cette adresse : ${chiffres}`,
		blocs: [
			`Un compte de ${site.nom} veut prendre cette adresse. Si c’est le vôtre, tapez ce code dans la page où vous l’avez demandé :`,
			code(chiffres),
			DUREE_FR,
			"Vous n’avez rien demandé ? Ne faites rien : sans ce code, rien ne change.",
		],
		pourquoi: `Vous recevez ce courriel parce que cette adresse a été saisie dans un compte de ${site.nom}.`,
	}),
	en: ({ code: chiffres }, site) => ({
		sujet: `Code to confirm this address: ${chiffres}`,
		blocs: [
			`Someone wants to use this address for an account on ${site.nom}. If it was you, type this code on the page where you asked for the change:`,
			code(chiffres),
			DUREE_EN,
			"Didn’t ask for this? You can ignore it: nothing changes without the code.",
		],
		pourquoi: `You are receiving this email because this address was entered in an account on ${site.nom}.`,
	}),
});

/** To the account: the code that deletes it. */
export const code_effacement = codeAuCompte(Code, {
	fr: ({ code: chiffres }, site) => ({
		sujet: `Code pour supprimer votre compte : ${chiffres}`,
		blocs: [
			`Ce code supprime votre compte sur ${site.nom}, pour toujours. Tapez-le dans la page où vous l’avez demandé :`,
			code(chiffres),
			DUREE_FR,
			"Ce n’est pas vous ? Ne donnez ce code à personne, et fermez toutes vos sessions depuis votre compte : quelqu’un d’autre y est connecté.",
		],
	}),
	en: ({ code: chiffres }, site) => ({
		sujet: `Code to delete your account: ${chiffres}`,
		blocs: [
			`This code deletes your account on ${site.nom} for good. Type it on the page where you asked for it:`,
			code(chiffres),
			DUREE_EN,
			"If it was not you, do not give this code to anyone, and close all your sessions from your account: someone else is signed in to it.",
		],
	}),
});
