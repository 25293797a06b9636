/** The colour scheme that a reader chose. */
import { cookies } from "next/headers";
import {
	type Appearance,
	appearanceCookie,
	appearanceOf,
} from "./appearance-cookie.ts";

/** The reader's choice, "auto" by default. */
export async function appearance(): Promise<Appearance> {
	return appearanceOf((await cookies()).get(appearanceCookie().name)?.value);
}

/** Stores the choice for a year; an unknown value counts as "auto". */
export async function choisirApparence(value: unknown): Promise<void> {
	(await cookies()).set({ ...appearanceCookie(), value: appearanceOf(value) });
}
