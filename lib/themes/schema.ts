import { z } from "zod";
import { traductionsDe } from "#lib/platform/contract/wire";
import { component } from "#lib/platform/validation/json-schema";

export const CLES_TRADUITES_THEME = ["nom", "description"] as const;

export const ThemeSortie = component(
	"ThemeSortie",
	z.object({
		slug: z.string().meta({
			description: "Identifiant lisible du thème, stable pour toujours.",
			examples: ["mobilite"],
		}),
		nom: z.string().meta({
			description: "Nom du thème, en français.",
			examples: ["Mobilité"],
		}),
		description: z.string().meta({
			description: "Ce que le thème rassemble, en une phrase.",
		}),
		traductions: traductionsDe(CLES_TRADUITES_THEME),
	}),
);

export type ThemeSortie = z.output<typeof ThemeSortie>;
