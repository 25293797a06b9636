import { z } from "zod";
import { CheminPage, gabarit, PRIORITES, TexteBilingue } from "../template.ts";
import type { Reason } from "../texts.ts";

const Place = z.object({
	besoin: TexteBilingue,
	place: TexteBilingue,
	page: CheminPage,
});

/** Whether nobody is wanted there any more. */
const PeutEtreFermee = Place.extend({ fermee: z.boolean().optional() });

const priorite = PRIORITES.moderation;

/** A mail about one role: what is new of it, and what to do. */
function surUnePlace(
	pourquoi: Reason,
	quoi: "recue" | "rappel" | "declinee" | "renouveler",
) {
	return gabarit(
		{ priorite, pourquoi },
		Place,
		({ besoin, place, page }, t, mail) => ({
			sujet: t(`offres.${quoi}.sujet`, { besoin: mail.dit(besoin) }),
			blocs: [
				t(`offres.${quoi}.annonce`),
				mail.citation(place),
				t(`offres.${quoi}.suite`),
				...mail.bouton(page, t(`offres.${quoi}.bouton`)),
			],
		}),
	);
}

/** To the referents of a need: somebody offers help. Who, and what, stays on the site. */
export const offre_recue = surUnePlace("contact", "recue");

/** To the team and the referents: offers for a place expire soon without an answer. */
export const offres_rappel = surUnePlace("offres", "rappel");

/** To who offered help: it is accepted, with the address of who accepted it if both are exchanged. */
export const offre_acceptee = gabarit(
	{ priorite, pourquoi: "aide" },
	/** No address when who offered did not want them exchanged. */
	Place.extend({ adresse: z.string().nullable() }),
	({ besoin, place, adresse, page }, t, mail) => ({
		sujet: t("offres.acceptee.sujet", { besoin: mail.dit(besoin) }),
		blocs: [
			t("offres.acceptee.annonce"),
			mail.citation(place),
			adresse === null
				? t("offres.acceptee.sans_adresse")
				: t("offres.acceptee.adresse", { adresse }),
			...mail.bouton(page, t("offres.voir_besoin")),
		],
	}),
);

/** To who accepted an offer whose author wanted addresses exchanged. */
export const offre_contact = gabarit(
	{ priorite, pourquoi: "accepte" },
	Place.extend({ adresse: z.string() }),
	({ besoin, place, adresse, page }, t, mail) => ({
		sujet: t("offres.contact.sujet", { besoin: mail.dit(besoin) }),
		blocs: [
			t("offres.contact.annonce"),
			mail.citation(place),
			t("offres.contact.adresse", { adresse }),
			...mail.bouton(page, t("offres.voir")),
		],
	}),
);

/** To who offered help: it is declined. */
export const offre_declinee = surUnePlace("aide", "declinee");

/** To who offered help: nobody answered in time, or the role was closed. */
export const offre_expiree = gabarit(
	{ priorite, pourquoi: "aide" },
	PeutEtreFermee,
	({ besoin, place, fermee, page }, t, mail) => {
		const cas = fermee ? "fermee" : "expiree";
		return {
			sujet: t(`offres.${cas}.sujet`, { besoin: mail.dit(besoin) }),
			blocs: [
				t(`offres.${cas}.annonce`),
				mail.citation(place),
				t(`offres.${cas}.suite`),
				...mail.bouton(page, t("offres.voir_missions")),
			],
		};
	},
);

/** To who had accepted an offer, or answers now: it is withdrawn, and its place free again unless that is closed. */
export const offre_retiree = gabarit(
	{ priorite, pourquoi: "offres" },
	PeutEtreFermee,
	({ besoin, place, fermee, page }, t, mail) => {
		const cas = fermee ? "fermee" : "ouverte";
		return {
			sujet: t(`offres.retiree.${cas}.sujet`, { besoin: mail.dit(besoin) }),
			blocs: [
				t(`offres.retiree.${cas}.annonce`),
				mail.citation(place),
				...mail.bouton(page, t("offres.voir")),
			],
		};
	},
);

/** To the moderators: a place closed itself at its last day. */
export const place_a_renouveler = surUnePlace("moderation", "renouveler");

/** To an account that answers the offers of a need from now on. */
export const referent_nomme = gabarit(
	{ priorite, pourquoi: "contact_nomme" },
	z.object({ besoin: TexteBilingue, page: CheminPage }),
	({ besoin, page }, t, mail) => ({
		sujet: t("offres.referent.sujet", { besoin: mail.dit(besoin) }),
		blocs: [
			t("offres.referent.annonce"),
			mail.citation(besoin),
			t("offres.referent.suite"),
			...mail.bouton(page, t("offres.voir")),
		],
	}),
);
