"use server";

import { revalidatePath } from "next/cache";
import { choisirApparence as retenir } from "#lib/adapters/pages/appearance";

/** Light, dark, or as the system says, remembered by the browser. */
export async function choisirApparence(form: FormData): Promise<void> {
	await retenir(form.get("apparence"));
	revalidatePath("/", "layout");
}
