import { z } from "zod";
import { closedList, orNull } from "#lib/platform/validation/fields";
import { pathInteger } from "#lib/platform/validation/integers";

/** The form that signs one device out. */
export const SessionForme = z.object({ session: pathInteger() });

/** A signed-in browser as the holder of its account sees it. */
export type MaSession = {
	readonly id: number;
	/** What the browser says of itself, null when it says nothing. */
	readonly agent: string | null;
	readonly cree_le: string;
	readonly vue_le: string;
};

/** The form that says whether one is told of sign-ins in new browsers: a box, ticked or not. */
export const AlerteForme = z.object({ alerte: orNull(closedList(["on"])) });
