import { z } from "zod";
import { closedList } from "#lib/platform/validation/fields";

/** The form of a vote button: whether the vote must stand. */
export const VoteForme = z.object({
	slug: z.string(),
	voulu: closedList(["oui", "non"]),
});
