import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminPlace, MonOffre, OffreEntree, OffreResultat } from "./schema.ts";

export const OFFRIR_AIDE = endpoint({
	method: "PUT",
	path: "/api/places/{id}/offre",
	tag: "participation",
	operationId: "offrirAide",
	summary: {
		fr: "Proposer son aide pour une mission",
		en: "Offer help for a role",
	},
	description: {
		fr: "Une offre en cours par compte et par mission ; tant que l’équipe ne l’a pas lue, un nouvel appel la récrit. Cinq offres par jour, dix en attente. Sans réponse, elle expire après 14 jours. Seuls l’équipe et les contacts du besoin la lisent.",
		en: "One offer under way per account per role; until the team has read it, another call rewrites it. Five offers a day, ten awaiting an answer. Without an answer, it expires after 14 days. Only the team and the contacts of the need read it.",
	},
	params: CheminPlace,
	body: OffreEntree,
	answer: OffreResultat,
	refusals: [404, 409],
});

export const RETIRER_OFFRE = endpoint({
	method: "DELETE",
	path: "/api/places/{id}/offre",
	tag: "participation",
	operationId: "retirerOffre",
	summary: { fr: "Retirer son offre", en: "Withdraw an offer" },
	description: {
		fr: "Une offre acceptée se retire aussi : sa mission cherche de nouveau quelqu’un. Sans offre en cours, rien ne change.",
		en: "An accepted offer can be withdrawn too: its role is open again. Without an offer under way, nothing changes.",
	},
	params: CheminPlace,
	answer: OffreResultat,
	refusals: [404],
});

export const LISTER_MES_OFFRES = endpoint({
	path: "/api/moi/offres",
	tag: "lecture",
	operationId: "listerMesOffres",
	summary: {
		fr: "Les offres du compte, avec leur état",
		en: "The account’s offers, with their state",
	},
	description: {
		fr: "De la plus récente à la plus ancienne ; personne d’autre ne lit cette liste.",
		en: "Newest first; nobody else can read this list.",
	},
	answer: z.array(MonOffre),
});
