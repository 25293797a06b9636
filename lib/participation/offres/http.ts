import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminPlace, MonOffre, OffreEntree, OffreResultat } from "./schema.ts";

export const OFFRIR_AIDE = endpoint({
	method: "PUT",
	path: "/api/places/{id}/offre",
	tag: "participation",
	operationId: "offrirAide",
	summary: "Proposer son aide pour une mission",
	description:
		"Une offre en cours par compte et par mission ; tant que l’équipe ne l’a pas lue, un nouvel appel la récrit. Cinq offres par jour, dix en attente. Sans réponse, elle expire après 14 jours. Seuls l’équipe et les contacts du besoin la lisent.",
	role: "membre",
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
	summary: "Retirer son offre",
	description:
		"Une offre acceptée se retire aussi : sa mission cherche de nouveau quelqu’un. Sans offre en cours, rien ne change.",
	role: "membre",
	params: CheminPlace,
	answer: OffreResultat,
	refusals: [404],
});

export const LISTER_MES_OFFRES = endpoint({
	path: "/api/moi/offres",
	tag: "lecture",
	operationId: "listerMesOffres",
	summary: "Les offres du compte, avec leur état",
	description:
		"De la plus récente à la plus ancienne ; personne d’autre ne lit cette liste.",
	role: "membre",
	answer: z.array(MonOffre),
});
