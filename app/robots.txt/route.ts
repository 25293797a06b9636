import { connection } from "next/server";
import { plainText, robots } from "#lib/adapters/files/well-known";

export async function GET(): Promise<Response> {
	await connection();
	return plainText(robots());
}
