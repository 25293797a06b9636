"use server";

import { revalidatePath } from "next/cache";
import { choisirApparence as retenir } from "#lib/adapters/pages/appearance";

/** Stores the theme in the browser: light, dark, or the system's. */
export async function choisirApparence(form: FormData): Promise<void> {
	await retenir(form.get("apparence"));
	revalidatePath("/", "layout");
}
