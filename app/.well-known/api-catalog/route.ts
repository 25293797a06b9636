import { connection } from "next/server";
import { apiCatalog } from "#lib/adapters/files/well-known";

export async function GET(): Promise<Response> {
	await connection();
	return apiCatalog();
}
