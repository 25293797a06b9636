import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { ThemeSortie } from "./schema.ts";

export const LISTER_THEMES = endpoint({
	path: "/api/themes",
	tag: "lecture",
	operationId: "listerThemes",
	summary: {
		fr: "Les thèmes, par ordre alphabétique",
		en: "Themes, in alphabetical order",
	},
	description: {
		fr: "Tous les thèmes, qui rangent les projets (un à trois) et les besoins (un au plus) ; leur `slug` sert de filtre.",
		en: "All the themes, under which projects (one to three) and needs (one at most) are filed; their `slug` is used as a filter.",
	},
	answer: z.array(ThemeSortie),
	publicData: true,
});
