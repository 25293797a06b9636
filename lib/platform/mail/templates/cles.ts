import { z } from "zod";
import {
	bouton,
	CheminPage,
	contact,
	dayIn,
	gabaritsDe,
	PRIORITES,
} from "../template.ts";

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
