import { z } from "zod";
import { component } from "#lib/platform/validation/json-schema";
import { traductionsDe } from "#lib/platform/wire";

export const CLES_TRADUITES_THEME = ["nom", "description"] as const;

export const ThemeSortie = component(
	"ThemeSortie",
	z.object({
		slug: z.string().meta({ examples: ["mobilite"] }),
		nom: z.string().meta({ examples: ["Mobilité"] }),
		description: z.string(),
		traductions: traductionsDe(CLES_TRADUITES_THEME),
	}),
);

export type ThemeSortie = z.output<typeof ThemeSortie>;
