/** What a publiccode.yml of version 0.7 must hold: every mandatory key of its specification, and the bounds of its texts. */
import { z } from "zod";
import {
	PUBLICCODE_BOUNDS,
	PUBLICCODE_STATES,
	PUBLICCODE_VERSION,
} from "./publiccode.ts";

const { long, short } = PUBLICCODE_BOUNDS;

const Description = z.object({
	localisedName: z.string().optional(),
	shortDescription: z.string().min(1).max(short.max),
	longDescription: z.string().min(long.min).max(long.max).optional(),
	documentation: z.url().optional(),
	features: z.array(z.string().min(1)).min(1).optional(),
});

const inOneLanguage = (key: "longDescription" | "features") =>
	[
		({ description }: { description: Partial<Record<string, object>> }) =>
			Object.values(description).some((one) => one && key in one),
		{ error: `${key} in at least one language` },
	] as const;

/** A file that holds every mandatory key. */
export const PubliccodeComplet = z
	.object({
		publiccodeYmlVersion: z.literal(PUBLICCODE_VERSION),
		name: z.string().min(1),
		url: z.url(),
		landingURL: z.url().optional(),
		roadmap: z.url().optional(),
		fundedBy: z.array(z.object({ name: z.string().min(1) })).optional(),
		description: z.partialRecord(z.enum(["fr", "en"]), Description),
		legal: z.object({ license: z.string().min(1) }),
		platforms: z.array(z.string().min(1)).min(1),
		softwareType: z.enum(["standalone/web", "standalone/other"]),
		developmentStatus: z.enum(PUBLICCODE_STATES),
		maintenance: z.object({
			type: z.enum(["community", "none"]),
			contacts: z
				.array(
					z.object({ name: z.string().min(1), email: z.string().optional() }),
				)
				.min(1),
		}),
		localisation: z.object({
			localisationReady: z.boolean(),
			availableLanguages: z.array(z.enum(["fr", "en"])).min(1),
		}),
	})
	.refine(...inOneLanguage("longDescription"))
	.refine(...inOneLanguage("features"));
