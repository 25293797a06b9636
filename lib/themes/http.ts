import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { ThemeSortie } from "./schema.ts";

export const LISTER_THEMES = endpoint({
	path: "/api/themes",
	tag: "lecture",
	operationId: "listerThemes",
	answer: z.array(ThemeSortie),
	publicData: true,
});
