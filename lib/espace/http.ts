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
	summary: "Les contributions du compte, avec leur état",
	description:
		"Les projets proposés et les besoins décrits par le compte, quel que soit leur état, du plus récent au plus ancien.",
	role: "membre",
	answer: z.array(MaContribution),
});

export const LIRE_MA_CONTRIBUTION = endpoint({
	path: "/api/moi/contributions/{id}",
	tag: "lecture",
	operationId: "lireMaContribution",
	summary: "Une contribution du compte, par son numéro",
	description:
		"Où en est ce qui a été envoyé, sous quel slug il est maintenant, et son texte. Le numéro vient de l’en-tête `Location` de l’envoi et ne change jamais.",
	role: "membre",
	params: CheminContribution,
	answer: MaContributionEntiere,
	refusals: [404],
});

export const LISTER_MES_VOTES = endpoint({
	path: "/api/moi/votes",
	tag: "lecture",
	operationId: "listerMesVotes",
	summary: "Les votes du compte",
	description:
		"Les projets pour lesquels le compte vote, ceux qui sont archivés compris, du vote le plus récent au plus ancien ; personne d’autre ne les lit.",
	role: "membre",
	answer: z.array(MonVote),
});

export const LISTER_MES_SOUTIENS = endpoint({
	path: "/api/moi/soutiens",
	tag: "lecture",
	operationId: "listerMesSoutiens",
	summary: "Les soutiens du compte",
	description:
		"Les besoins que le compte soutient, quel que soit leur état, du soutien le plus récent au plus ancien ; personne d’autre ne les lit.",
	role: "membre",
	answer: z.array(MonSoutien),
});
