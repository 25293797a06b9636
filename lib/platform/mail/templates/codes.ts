import { z } from "zod";
import {
	type Bloc,
	bouton,
	CheminPage,
	type Contenu,
	citer,
	contact,
	dayIn,
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

const aLEquipe = gabaritsDe(PRIORITES.compte, {
	fr: (site) =>
		`Vous recevez ce courriel parce que votre compte fait partie de l’équipe de ${site.nom}.`,
	en: (site) =>
		`You are receiving this email because your account belongs to the team of ${site.nom}.`,
});

const PAS_VOUS = {
	fr: "Ce n’est pas vous ? Prévenez sans attendre une personne qui administre le site, et changez le mot de passe de votre boîte aux lettres.",
	en: "Not you? Tell an administrator of the site at once, and change the password of your mailbox.",
} as const;

const CleAjoutee = z.object({ nom: z.string(), page: CheminPage });

/** To the account: it has one more passkey. */
export const cle_ajoutee = aLEquipe(CleAjoutee, {
	fr: ({ nom, page }, site) => ({
		sujet: `Une clé d’accès a été ajoutée à votre compte sur ${site.nom}`,
		blocs: [
			`La clé « ${nom} » permet désormais de prouver que c’est vous, en plus du code reçu par courriel.`,
			PAS_VOUS.fr,
			...bouton(site, page, "Voir mes clés d’accès"),
			...contact(site, "Pour joindre l’équipe :"),
		],
	}),
	en: ({ nom, page }, site) => ({
		sujet: `A passkey was added to your account on ${site.nom}`,
		blocs: [
			`The passkey “${nom}” can now prove that it is you, on top of the code sent by email.`,
			PAS_VOUS.en,
			...bouton(site, page, "See my passkeys"),
			...contact(site, "To reach the team:"),
		],
	}),
});

const ClesRetirees = z.object({
	restantes: z.int(),
	page: CheminPage,
});

/** To the account: a passkey, or all of them, were removed. */
export const cles_retirees = aLEquipe(ClesRetirees, {
	fr: ({ restantes, page }, site) => ({
		sujet: `Une clé d’accès a été retirée de votre compte sur ${site.nom}`,
		blocs: [
			restantes === 0
				? "Votre compte n’a plus de clé d’accès, ni de codes de secours."
				: `Une clé d’accès de votre compte ne sert plus. Il en reste ${restantes}.`,
			PAS_VOUS.fr,
			...bouton(site, page, "Voir mes clés d’accès"),
			...contact(site, "Pour joindre l’équipe :"),
		],
	}),
	en: ({ restantes, page }, site) => ({
		sujet: `A passkey was removed from your account on ${site.nom}`,
		blocs: [
			restantes === 0
				? "Your account has no passkey any more, and no recovery codes."
				: `A passkey of your account no longer works. It has ${restantes} left.`,
			PAS_VOUS.en,
			...bouton(site, page, "See my passkeys"),
			...contact(site, "To reach the team:"),
		],
	}),
});

const CodeSecoursUtilise = z.object({
	restants: z.int(),
	page: CheminPage,
});

/** To the account: a recovery code served in place of a passkey. */
export const code_secours_utilise = aLEquipe(CodeSecoursUtilise, {
	fr: ({ restants, page }, site) => ({
		sujet: `Un code de secours a servi sur ${site.nom}`,
		blocs: [
			`Un de vos codes de secours vient de servir à la place de votre clé d’accès. ${restants === 0 ? "C’était le dernier." : `Il en reste ${restants}.`}`,
			PAS_VOUS.fr,
			...bouton(site, page, "Renouveler mes codes"),
			...contact(site, "Pour joindre l’équipe :"),
		],
	}),
	en: ({ restants, page }, site) => ({
		sujet: `A recovery code was used on ${site.nom}`,
		blocs: [
			`One of your recovery codes was just used in place of your passkey. ${restants === 0 ? "It was the last one." : `You have ${restants} left.`}`,
			PAS_VOUS.en,
			...bouton(site, page, "Renew my codes"),
			...contact(site, "To reach the team:"),
		],
	}),
});

const CleExigee = z.object({ des_le: z.iso.date(), page: CheminPage });

/** To the members of the team who have no passkey: they will need one from a day on. */
export const cle_exigee = aLEquipe(CleExigee, {
	fr: ({ des_le, page }, site) => ({
		sujet: `Une clé d’accès sera nécessaire pour modérer ${site.nom}`,
		blocs: [
			`À partir du ${dayIn(des_le, "fr", "full")}, l’espace de modération demandera une clé d’accès, en plus du code reçu par courriel. Votre compte n’en a pas encore.`,
			"Une clé d’accès, c’est votre téléphone, votre ordinateur ou une petite clé USB : l’ajouter prend une minute.",
			...bouton(site, page, "Ajouter ma clé d’accès"),
		],
	}),
	en: ({ des_le, page }, site) => ({
		sujet: `A passkey will be needed to moderate ${site.nom}`,
		blocs: [
			`From ${dayIn(des_le, "en", "full")} on, the moderation area will ask for a passkey, on top of the code sent by email. Your account does not have one yet.`,
			"A passkey is your phone, your computer or a small USB key: adding it takes a minute.",
			...bouton(site, page, "Add my passkey"),
		],
	}),
});
