import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { MaContribution, MonSoutien, MonVote } from "./schema.ts";

export const LISTER_MES_CONTRIBUTIONS = endpoint({
	method: "GET",
	path: "/api/moi/contributions",
	tag: "lecture",
	operationId: "listerMesContributions",
	summary: "Les contributions du compte, avec leur état",
	role: "membre",
	status: 200,
	answer: z.array(MaContribution),
});

export const LISTER_MES_VOTES = endpoint({
	method: "GET",
	path: "/api/moi/votes",
	tag: "lecture",
	operationId: "listerMesVotes",
	summary: "Les votes du compte",
	role: "membre",
	status: 200,
	answer: z.array(MonVote),
});

export const LISTER_MES_SOUTIENS = endpoint({
	method: "GET",
	path: "/api/moi/soutiens",
	tag: "lecture",
	operationId: "listerMesSoutiens",
	summary: "Les soutiens du compte",
	role: "membre",
	status: 200,
	answer: z.array(MonSoutien),
});
