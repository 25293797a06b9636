/** The compression of a page that this process made, in what its reader accepts. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { encode, wantedCoding } from "#lib/adapters/files/negotiation";
import type { PageHandler } from "./error-pages.ts";

/** Ends the answer with `body`, compressed as `accepted` (`Accept-Encoding`) allows. */
export async function endEncoded(
	res: ServerResponse,
	body: Buffer,
	accepted: string,
): Promise<void> {
	const { coding } = wantedCoding(accepted);
	const bytes = coding ? await encode(coding, body) : body;
	if (coding) res.setHeader("Content-Encoding", coding);
	res.setHeader("Content-Length", bytes.length);
	res.end(bytes);
}

/** What the reader accepts (`Accept-Encoding`). */
export function acceptedBy(req: IncomingMessage): string {
	return String(req.headers["accept-encoding"] ?? "");
}

/** Renders by `pages`, which is not told what the reader accepts: Next must not compress what is to be changed or kept. */
export async function renderedPlain(
	pages: PageHandler,
	req: IncomingMessage,
	res: ServerResponse,
): Promise<void> {
	const accepted = acceptedBy(req);
	delete req.headers["accept-encoding"];
	try {
		await pages(req, res);
	} finally {
		req.headers["accept-encoding"] = accepted;
	}
}
