/** A publiccode.yml of version 0.7 as the directory writes it: the keys that the specification requires, and those known besides. */
import { z } from "zod";

/** The version of the specification. */
export const VERSION_PUBLICCODE = "0.7";

/** Bounds of the specification, in characters. */
export const BORNES_PUBLICCODE = {
	courte: { max: 150 },
	longue: { min: 150, max: 10_000 },
} as const;

/** The states of the software in its words. */
const ETATS = ["concept", "development", "beta", "stable", "obsolete"] as const;

const LANGUES_LOGICIEL = z.array(z.enum(["fr", "en"])).min(1);

const Description = z.object({
	localisedName: z.string().optional(),
	shortDescription: z.string().min(1).max(BORNES_PUBLICCODE.courte.max),
	longDescription: z
		.string()
		.min(BORNES_PUBLICCODE.longue.min)
		.max(BORNES_PUBLICCODE.longue.max)
		.optional(),
	documentation: z.url().optional(),
	features: z.array(z.string().min(1)).min(1).optional(),
});
export type Description = z.output<typeof Description>;

const CONNU = {
	publiccodeYmlVersion: z.literal(VERSION_PUBLICCODE),
	name: z.string().min(1),
	url: z.url(),
	landingURL: z.url().optional(),
	roadmap: z.url().optional(),
	fundedBy: z.array(z.object({ name: z.string().min(1) })).optional(),
	description: z.partialRecord(z.enum(["fr", "en"]), Description),
	legal: z.object({ license: z.string().min(1) }),
};

/** What the directory may write although nobody said it, once the bearer can be asked. */
const DEDUIT = {
	platforms: z.array(z.string().min(1)).min(1),
	softwareType: z.enum(["standalone/web", "standalone/other"]),
	localisation: z.object({
		localisationReady: z.boolean(),
		availableLanguages: LANGUES_LOGICIEL,
	}),
	developmentStatus: z.enum(ETATS),
	maintenance: z.object({
		type: z.enum(["community", "none"]),
		contacts: z
			.array(
				z.object({ name: z.string().min(1), email: z.string().optional() }),
			)
			.min(1),
	}),
};

const auMoinsUne = (cle: "longDescription" | "features") =>
	[
		({ description }: { description: Partial<Record<string, Description>> }) =>
			Object.values(description).some((une) => une?.[cle] !== undefined),
		{ error: `${cle} in at least one language` },
	] as const;

/** A file that holds every mandatory key. */
export const PubliccodeComplet = z
	.object({ ...CONNU, ...DEDUIT })
	.refine(...auMoinsUne("longDescription"))
	.refine(...auMoinsUne("features"));

/** The same, where what nobody said may be missing. */
export const Publiccode = z.object({
	...CONNU,
	...z.object(DEDUIT).partial().shape,
});
export type Publiccode = z.output<typeof Publiccode>;
