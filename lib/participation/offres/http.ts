import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminPlace, MonOffre, OffreEntree, OffreResultat } from "./schema.ts";

export const OFFRIR_AIDE = endpoint({
	method: "PUT",
	path: "/api/places/{id}/offre",
	tag: "participation",
	operationId: "offrirAide",
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
	params: CheminPlace,
	answer: OffreResultat,
	refusals: [404],
});

export const LISTER_MES_OFFRES = endpoint({
	path: "/api/moi/offres",
	tag: "lecture",
	operationId: "listerMesOffres",
	answer: z.array(MonOffre),
});
