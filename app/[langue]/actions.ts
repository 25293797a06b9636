"use server";

import { revalidatePath } from "next/cache";
import { choisirApparence } from "#lib/adapters/pages/appearance";

/** Light, dark, or as the system says, remembered by the browser. */
export async function choisirApparenceAction(form: FormData): Promise<void> {
	await choisirApparence(form.get("apparence"));
	revalidatePath("/", "layout");
}
