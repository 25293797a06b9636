import { connection } from "next/server";
import { siteMapIndex } from "#lib/adapters/files/sitemap";
import { compterPagesPubliques } from "#lib/donnees/queries";

export async function GET(): Promise<Response> {
	await connection();
	return siteMapIndex(await compterPagesPubliques());
}
