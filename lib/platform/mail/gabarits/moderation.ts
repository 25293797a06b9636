import { z } from "zod";
import {
	bouton,
	CheminPage,
	contact,
	gabarit,
	PRIORITES,
	paragraphe,
	type Site,
} from "../gabarit.ts";

const Bilan = z.object({
	propositions: z.int(),
	/** Whole days for which the oldest of them has waited. */
	jours: z.int(),
	signalements: z.int(),
	lettres: z.int(),
	page: CheminPage,
});

function lignesFr({ propositions, jours, signalements, lettres }: BilanLu) {
	const s = (n: number) => (n > 1 ? "s" : "");
	return [
		...(propositions > 0
			? [
					`${propositions} proposition${s(propositions)} à relire, la plus ancienne depuis ${jours} jour${s(jours)} ;`,
				]
			: []),
		...(signalements > 0
			? [`${signalements} signalement${s(signalements)} de lecteurs ;`]
			: []),
		...(lettres > 0
			? [`${lettres} courriel${s(lettres)} que personne n’a pu recevoir.`]
			: []),
	];
}

function lignesEn({ propositions, jours, signalements, lettres }: BilanLu) {
	const s = (n: number) => (n === 1 ? "" : "s");
	return [
		...(propositions > 0
			? [
					`${propositions} proposal${s(propositions)} to review, the oldest for ${jours} day${s(jours)};`,
				]
			: []),
		...(signalements > 0
			? [`${signalements} report${s(signalements)} from readers;`]
			: []),
		...(lettres > 0
			? [`${lettres} e-mail${s(lettres)} that could not be delivered.`]
			: []),
	];
}

type BilanLu = z.output<typeof Bilan>;

/** To moderators, once a day at most: what waits for them. */
export const bilan_moderation = gabarit({
	donnees: Bilan,
	priorite: PRIORITES.bilan,
	fr: (bilan, site) => ({
		sujet: "Ce qui attend la modération",
		blocs: [
			paragraphe(`Sur ${site.nom}, il y a aujourd’hui :`),
			{ bloc: "liste", elements: lignesFr(bilan) },
			...bouton(site, bilan.page, "Ouvrir la modération"),
		],
		pourquoi: `Vous recevez ce courriel parce que vous modérez ${site.nom}. Il part une fois par jour au plus, quand quelque chose attend.`,
	}),
	en: (bilan, site) => ({
		sujet: "What awaits the moderators",
		blocs: [
			paragraphe(`On ${site.nom}, there are today:`),
			{ bloc: "liste", elements: lignesEn(bilan) },
			...bouton(site, bilan.page, "Open the moderation area"),
		],
		pourquoi: `You receive this e-mail because you moderate ${site.nom}. It leaves once a day at most, when something waits.`,
	}),
});

function pourquoiFr(site: Site): string {
	return `Vous recevez ce courriel parce qu’un compte de ${site.nom} porte cette adresse.`;
}

function pourquoiEn(site: Site): string {
	return `You receive this e-mail because an account on ${site.nom} has this address.`;
}

/** To an account idle for long: when it will be erased, and how to keep it. */
export const compte_inactif = gabarit({
	donnees: z.object({ page: CheminPage }),
	priorite: PRIORITES.compte,
	fr: ({ page }, site) => ({
		sujet: "Votre compte sera bientôt effacé",
		blocs: [
			paragraphe(
				`Vous ne vous êtes pas servi de votre compte sur ${site.nom} depuis près de deux ans. Sans signe de vous, il sera effacé dans un mois, avec vos votes et vos soutiens ; ce que vous avez publié restera, sans votre nom.`,
			),
			paragraphe("Pour le garder, il suffit de vous connecter une fois."),
			...bouton(site, page, "Me connecter"),
			...contact(site, "Pour une question :"),
		],
		pourquoi: pourquoiFr(site),
	}),
	en: ({ page }, site) => ({
		sujet: "Your account will soon be erased",
		blocs: [
			paragraphe(
				`You have not used your account on ${site.nom} for nearly two years. Without a sign from you it will be erased in a month, with your votes and supports; what you published will stay, without your name.`,
			),
			paragraphe("To keep it, you only need to sign in once."),
			...bouton(site, page, "Sign in"),
			...contact(site, "For a question:"),
		],
		pourquoi: pourquoiEn(site),
	}),
});
