import { z } from "zod";
import { CLES_TRADUITES_BESOIN } from "#lib/contributions/schema";
import { LangueOriginale, traductionsDe } from "#lib/platform/contract/wire";
import { Etape, STATUTS_BESOIN_PUBLICS } from "../schema.ts";

/** A step with its permanent anchor (`etape-<numero>`), and its need. */
export const EtapeRecente = z.object({
	numero: z.int().positive(),
	etape: Etape,
	besoin: z.object({
		slug: z.string(),
		titre: z.string(),
		statut: z.enum(STATUTS_BESOIN_PUBLICS),
		langue: LangueOriginale,
		traductions: traductionsDe(CLES_TRADUITES_BESOIN),
	}),
});

export type EtapeRecente = z.infer<typeof EtapeRecente>;
