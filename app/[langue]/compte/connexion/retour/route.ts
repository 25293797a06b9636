import { redirect } from "next/navigation";
import { suivreEmetteur } from "../data.ts";

/** Where the callback of the issuer leads. */
export async function GET(): Promise<never> {
	return redirect(await suivreEmetteur());
}
