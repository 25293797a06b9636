/** The logos and pictures of projects: of those that are published, and for ever under the hash of their bytes. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isNotModified } from "#lib/adapters/files/conditional";
import { lireImagePublique } from "#lib/projets/queries";

/** Nothing runs or loads in what its browser shows of one. */
const POLICY = "default-src 'none'; sandbox";
const YEAR_SECONDS = 31_536_000;

/** Sends the picture of this hash, once the headers of every answer are set; false when no published project shows it. */
export async function sendPicture(
	req: IncomingMessage,
	res: ServerResponse,
	empreinte: string,
): Promise<boolean> {
	const octets = await lireImagePublique(empreinte);
	if (octets === null) return false;
	const etag = `"${empreinte}"`;
	res.setHeader("Content-Security-Policy", POLICY);
	res.setHeader("Cache-Control", `public, max-age=${YEAR_SECONDS}, immutable`);
	res.setHeader("ETag", etag);
	const header = (name: string) => req.headers[name]?.toString();
	if (isNotModified({ header }, { etag })) res.writeHead(304).end();
	else
		res
			.writeHead(200, {
				"Content-Type": "image/webp",
				"Content-Disposition": "inline",
				"Content-Length": octets.length,
			})
			.end(req.method === "HEAD" ? undefined : octets);
	return true;
}
