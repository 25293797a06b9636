/** What a publiccode.yml of version 0.7 must hold: every mandatory key of its specification, and the bounds of its texts. */
import { z } from "zod";

const Description = z.object({
	localisedName: z.string().optional(),
	shortDescription: z.string().min(1).max(150),
	longDescription: z.string().min(150).max(10_000).optional(),
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
		publiccodeYmlVersion: z.literal("0.7"),
		name: z.string().min(1),
		url: z.url(),
		landingURL: z.url().optional(),
		roadmap: z.url().optional(),
		fundedBy: z.array(z.object({ name: z.string().min(1) })).optional(),
		description: z.partialRecord(z.enum(["fr", "en"]), Description),
		legal: z.object({ license: z.string().min(1) }),
		platforms: z.array(z.string().min(1)).min(1),
		softwareType: z.enum(["standalone/web", "standalone/other"]),
		developmentStatus: z.enum([
			"concept",
			"development",
			"beta",
			"stable",
			"obsolete",
		]),
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
