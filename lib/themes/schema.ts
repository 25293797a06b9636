import { z } from "zod";
import { traductionsDe } from "#lib/platform/contract/wire";
import { component } from "#lib/platform/validation/json-schema";

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
