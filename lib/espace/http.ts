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
	summary: {
		fr: "Les contributions du compte, avec leur état",
		en: "The account’s contributions, with their state",
	},
	description: {
		fr: "Les projets proposés et les besoins décrits par le compte, quel que soit leur état, du plus récent au plus ancien.",
		en: "The projects suggested and the needs described by the account, whatever their state, newest first.",
	},
	answer: z.array(MaContribution),
});

export const LIRE_MA_CONTRIBUTION = endpoint({
	path: "/api/moi/contributions/{id}",
	tag: "lecture",
	operationId: "lireMaContribution",
	summary: {
		fr: "Une contribution du compte, par son numéro",
		en: "One of the account’s contributions, by its number",
	},
	description: {
		fr: "Où en est ce qui a été envoyé, sous quel slug il est maintenant, et son texte. Le numéro vient de l’en-tête `Location` de l’envoi et ne change jamais.",
		en: "Where what was sent stands, under which slug it is now, and its text. The number comes from the `Location` header of the call that sent it and never changes.",
	},
	params: CheminContribution,
	answer: MaContributionEntiere,
	refusals: [404],
});

export const LISTER_MES_VOTES = endpoint({
	path: "/api/moi/votes",
	tag: "lecture",
	operationId: "listerMesVotes",
	summary: { fr: "Les votes du compte", en: "The account’s votes" },
	description: {
		fr: "Les projets pour lesquels le compte vote, ceux qui sont archivés compris, du vote le plus récent au plus ancien ; personne d’autre ne les lit.",
		en: "The projects that the account votes for, archived ones included, newest vote first; nobody else can read them.",
	},
	answer: z.array(MonVote),
});

export const LISTER_MES_SOUTIENS = endpoint({
	path: "/api/moi/soutiens",
	tag: "lecture",
	operationId: "listerMesSoutiens",
	summary: {
		fr: "Les soutiens du compte",
		en: "The needs the account supports",
	},
	description: {
		fr: "Les besoins que le compte soutient, quel que soit leur état, du soutien le plus récent au plus ancien ; personne d’autre ne les lit.",
		en: "The needs that the account supports, whatever their state, newest support first; nobody else can read them.",
	},
	answer: z.array(MonSoutien),
});
