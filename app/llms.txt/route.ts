import { connection } from "next/server";
import { llms, plainText } from "#lib/adapters/files/well-known";

export async function GET(): Promise<Response> {
	await connection();
	return plainText(llms());
}
