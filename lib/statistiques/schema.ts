import { z } from "zod";

/** The figures of the directory: what is public now, and the votes it received. */
export const Chiffres = z.object({
	projets: z.int().nonnegative(),
	besoins: z.int().nonnegative(),
	besoins_livres: z.int().nonnegative(),
	votes: z.int().nonnegative(),
});

export type Chiffres = z.infer<typeof Chiffres>;
