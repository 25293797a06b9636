import { notFound } from "next/navigation";
import { connection } from "next/server";
import { plainText, securityContact } from "#lib/adapters/files/well-known";

export async function GET(): Promise<Response> {
	await connection();
	const text = securityContact();
	return text === null ? notFound() : plainText(text);
}
