/** The logos and pictures of projects: of those that are published, and for ever under the hash of their bytes. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isNotModified } from "#lib/adapters/files/conditional";
import { lireImagePublique } from "#lib/projets/queries";

const YEAR_SECONDS = 31_536_000;

type Sent = {
	readonly bytes: Uint8Array;
	readonly type: string;
	readonly etag: string;
	readonly policy: string;
	/** Who may keep it, and how long (`Cache-Control`). */
	readonly kept: string;
};

/** Sends a picture under a policy of its own, or 304 to who has it, once the headers of every answer are set. */
export function sendBytes(
	req: IncomingMessage,
	res: ServerResponse,
	{ bytes, etag, kept, policy, type }: Sent,
): void {
	res.setHeader("Content-Security-Policy", policy);
	res.setHeader("Cache-Control", kept);
	res.setHeader("ETag", etag);
	const header = (name: string) => req.headers[name]?.toString();
	if (isNotModified({ header }, etag)) {
		res.writeHead(304).end();
		return;
	}
	res.writeHead(200, { "Content-Type": type, "Content-Length": bytes.length });
	res.end(req.method === "HEAD" ? undefined : bytes);
}

/** Sends the picture of this hash; false when no published project shows it. */
export async function sendPicture(
	req: IncomingMessage,
	res: ServerResponse,
	empreinte: string,
): Promise<boolean> {
	const bytes = await lireImagePublique(empreinte);
	if (bytes === null) return false;
	res.setHeader("Content-Disposition", "inline");
	sendBytes(req, res, {
		bytes,
		type: "image/webp",
		etag: `"${empreinte}"`,
		// Nothing runs or loads in what its browser shows of one.
		policy: "default-src 'none'; sandbox",
		kept: `public, max-age=${YEAR_SECONDS}, immutable`,
	});
	return true;
}
