import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { Evenement, EvenementsQuery } from "./schema.ts";

export const LISTER_EVENEMENTS = endpoint({
	path: "/api/evenements",
	tag: "lecture",
	operationId: "listerEvenements",
	summary: {
		fr: "Ce qui a changé dans l’annuaire",
		en: "What has changed in the directory",
	},
	description: {
		fr: "Du plus ancien au plus récent ; un événement paraît une minute environ après son acte, et un acte annulé avant n’en laisse pas. L’en-tête `Link` donne toujours l’adresse suivante, même d’une page vide : la redemander plus tard donne la suite. Ce qui ne fait que compter (votes, soutiens, aide proposée) n’y est pas. Une fiche qui cesse d’être publique emporte ses étapes et ses missions.",
		en: "Oldest first; an event appears about a minute after its act, and an act undone before that leaves none. The `Link` header always gives the next address, even of an empty page: asking for it again later gives what follows. What only counts (votes, supports, offers of help) is left out. An entry that is no longer public takes its steps and roles with it.",
	},
	query: EvenementsQuery,
	answer: z.array(Evenement),
	refusals: [410],
	paged: true,
});
