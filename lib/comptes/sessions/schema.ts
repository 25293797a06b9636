import { z } from "zod";
import {
	closedList,
	orNull,
	pathInteger,
} from "#lib/platform/validation/fields";

export const SessionForme = z.object({ session: pathInteger() });

export type MaSession = {
	readonly id: number;
	/** The browser's `User-Agent`; null when it sent none. */
	readonly agent: string | null;
	readonly cree_le: string;
	readonly vue_le: string;
};

/** The form that turns on or off the mails about sign-ins in new browsers: one checkbox. */
export const AlerteForme = z.object({ alerte: orNull(closedList(["on"])) });
