/** The addresses of lists, as they are shared: a form sends every field, chosen or not. */
import { redirect } from "next/navigation";

/** Leads to `address` when the query asked for has empty values, which a list's own address never has. */
export function leadToPlainAddress(
	asked: Readonly<Record<string, string | string[] | undefined>>,
	address: string,
): void {
	if (Object.values(asked).includes("")) redirect(address);
}
