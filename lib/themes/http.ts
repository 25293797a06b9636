import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { ThemeSortie } from "./schema.ts";

export const LISTER_THEMES = endpoint({
	path: "/api/themes",
	tag: "lecture",
	operationId: "listerThemes",
	summary: "Les thèmes, par ordre alphabétique",
	description:
		"Tous les thèmes, qui rangent les projets (un à trois) et les besoins (un au plus) ; leur `slug` sert de filtre.",
	role: "membre",
	answer: z.array(ThemeSortie),
	publicData: true,
});
