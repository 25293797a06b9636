import { redirect } from "next/navigation";
import { suivreEmetteur } from "../data.ts";

export async function GET(): Promise<never> {
	return redirect(await suivreEmetteur());
}
