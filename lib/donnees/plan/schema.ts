import { z } from "zod";

/** The public page of an entry: its path in French, and when what it shows last changed. */
export const PagePublique = z.object({
	path: z.string(),
	modifie_le: z.date(),
});

export type PagePublique = z.infer<typeof PagePublique>;
