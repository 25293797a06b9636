import { z } from "zod";
import {
	CheminPage,
	citer,
	gabarit,
	PRIORITES,
	TexteBilingue,
} from "../template.ts";
import type { MailTexts } from "../texts.ts";

const Bilan = z.object({
	propositions: z.int(),
	/** Whole days for which the oldest of them has waited. */
	jours: z.int(),
	signalements: z.int(),
	contestations: z.int().default(0),
	offres: z.int().default(0),
	lettres: z.int(),
	page: CheminPage,
});

const COMPTES = ["signalements", "contestations", "offres", "lettres"] as const;

/** What waits, as the lines of one sentence; nothing of what there is none. */
function lignes(bilan: z.output<typeof Bilan>, t: MailTexts): string[] {
	const { propositions, jours } = bilan;
	const dites = COMPTES.filter((quoi) => bilan[quoi] > 0).map((quoi) =>
		t(`moderation.bilan.${quoi}`, { nombre: bilan[quoi] }),
	);
	if (propositions > 0)
		dites.unshift(t("moderation.bilan.propositions", { propositions, jours }));
	return dites.map((dit, rang) =>
		rang === dites.length - 1
			? t("moderation.bilan.derniere_ligne", { dit })
			: t("moderation.bilan.ligne", { dit }),
	);
}

/** To moderators, at most once a day: what is waiting for them. */
export const bilan_moderation = gabarit(
	{ priorite: PRIORITES.bilan, pourquoi: "bilan_moderation" },
	Bilan,
	(bilan, t, mail) => ({
		sujet: t("moderation.bilan.sujet"),
		blocs: [
			t("moderation.bilan.annonce", { site: mail.site.nom }),
			{ bloc: "liste", elements: lignes(bilan, t) },
			...mail.bouton(bilan.page, t("moderation.bilan.bouton")),
		],
	}),
);

/** To an account idle for long: when it will be erased, and how to keep it. */
export const compte_inactif = gabarit(
	{ priorite: PRIORITES.compte, pourquoi: "compte" },
	z.object({ page: CheminPage }),
	({ page }, t, mail) => ({
		sujet: t("moderation.inactif.sujet"),
		blocs: [
			t("moderation.inactif.annonce", { site: mail.site.nom }),
			t("moderation.inactif.suite"),
			...mail.bouton(page, t("moderation.inactif.bouton")),
			...mail.contact(t("moderation.inactif.contact")),
		],
	}),
);

/** To administrators, at most once a day: unknown visitors have used up their share of the site's sign-in codes. */
export const codes_plafond = gabarit(
	{ priorite: PRIORITES.compte, pourquoi: "administration" },
	z.object({ plafond: z.int() }),
	({ plafond }, t, { site }) => ({
		sujet: t("moderation.plafond.sujet"),
		blocs: [
			t("moderation.plafond.annonce", {
				site: site.nom,
				plafond: String(plafond),
			}),
			t("moderation.plafond.reste"),
			t("moderation.plafond.suite"),
		],
	}),
);

/** To administrators, at most once a day per moderator: this moderator suspends many accounts. */
export const suspensions_nombreuses = gabarit(
	{ priorite: PRIORITES.compte, pourquoi: "suspensions" },
	z.object({
		/** The id of the account that suspends. */
		compte: z.int(),
		nombre: z.int(),
		page: CheminPage,
	}),
	({ compte, nombre, page }, t, mail) => ({
		sujet: t("moderation.suspensions.sujet"),
		blocs: [
			t("moderation.suspensions.annonce", {
				site: mail.site.nom,
				compte: String(compte),
				nombre: String(nombre),
			}),
			t("moderation.suspensions.suite"),
			...mail.bouton(page, t("moderation.suspensions.bouton")),
		],
	}),
);

/** To a reader who left an address with a report: how it was closed, in the words of the team. */
export const signalement_traite = gabarit(
	{ priorite: PRIORITES.moderation, pourquoi: "signalement" },
	z.object({
		titre: TexteBilingue,
		decision: z.enum(["corrigee", "gardee", "retiree", "infonde"]),
		reponse: z.string().nullable(),
		/** The page of the entry, while it is public. */
		page: CheminPage,
	}),
	({ titre, decision, reponse, page }, t, mail) => ({
		sujet: t("moderation.signalement.sujet", { titre: mail.dit(titre) }),
		blocs: [
			t("moderation.signalement.annonce", { site: mail.site.nom }),
			mail.citation(titre),
			t(`moderation.signalement.decision.${decision}`),
			...(reponse === null
				? []
				: [t("moderation.signalement.reponse"), citer(reponse)]),
			...mail.bouton(page, t("moderation.signalement.bouton")),
			...mail.contact(t("moderation.signalement.contact")),
		],
	}),
);
