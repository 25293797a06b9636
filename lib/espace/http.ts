import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import {
	CheminContribution,
	MaContribution,
	MaContributionEntiere,
	MonSoutien,
	MonVote,
} from "./schema.ts";

export const LISTER_MES_CONTRIBUTIONS = endpoint({
	path: "/api/moi/contributions",
	tag: "lecture",
	operationId: "listerMesContributions",
	answer: z.array(MaContribution),
});

export const LIRE_MA_CONTRIBUTION = endpoint({
	path: "/api/moi/contributions/{id}",
	tag: "lecture",
	operationId: "lireMaContribution",
	params: CheminContribution,
	answer: MaContributionEntiere,
	refusals: [404],
});

export const LISTER_MES_VOTES = endpoint({
	path: "/api/moi/votes",
	tag: "lecture",
	operationId: "listerMesVotes",
	answer: z.array(MonVote),
});

export const LISTER_MES_SOUTIENS = endpoint({
	path: "/api/moi/soutiens",
	tag: "lecture",
	operationId: "listerMesSoutiens",
	answer: z.array(MonSoutien),
});
