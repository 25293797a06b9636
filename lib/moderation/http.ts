import { BesoinAdmin } from "#lib/besoins/schema";
import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminSlug } from "#lib/platform/contract/wire";
import { ProjetAdmin } from "#lib/projets/schema";
import {
	BesoinModeration,
	CheminCompte,
	CompteModeration,
	ProjetModeration,
	Propositions,
} from "./schema.ts";

export const LISTER_PROPOSITIONS = endpoint({
	path: "/api/admin/propositions",
	tag: "administration",
	operationId: "listerPropositions",
	role: "moderateur",
	answer: Propositions,
});

export const MODERER_PROJET = endpoint({
	method: "PATCH",
	path: "/api/admin/projets/{slug}",
	tag: "administration",
	operationId: "modererProjet",
	role: "moderateur",
	params: CheminSlug,
	body: ProjetModeration,
	answer: ProjetAdmin,
	refusals: [404, 409],
	versioned: true,
});

export const MODERER_BESOIN = endpoint({
	method: "PATCH",
	path: "/api/admin/besoins/{slug}",
	tag: "administration",
	operationId: "modererBesoin",
	role: "moderateur",
	params: CheminSlug,
	body: BesoinModeration,
	answer: BesoinAdmin,
	refusals: [404, 409],
	versioned: true,
});

export const SUSPENDRE_COMPTE = endpoint({
	method: "PATCH",
	path: "/api/admin/comptes/{compte_id}",
	tag: "administration",
	operationId: "suspendreCompte",
	role: "moderateur",
	params: CheminCompte,
	body: CompteModeration,
	status: 204,
	answer: null,
	refusals: [404],
});
