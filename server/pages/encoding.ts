/** The compression of a page that this process made, in what its reader accepts. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PageHandler } from "./error-pages.ts";

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function encoded(body: Buffer, accepted: string) {
	const names = accepted
		.split(",")
		.map((one) => one.replaceAll(" ", "").toLowerCase())
		.filter((one) => !/;q=0(?:\.0*)?$/.test(one))
		.map((one) => one.split(";")[0]);
	if (names.includes("br"))
		return { name: "br", bytes: await promisify(brotliCompress)(body, BROTLI) };
	if (names.includes("gzip"))
		return { name: "gzip", bytes: await promisify(gzip)(body) };
	return { name: undefined, bytes: body };
}

/** Ends the answer with `body`, compressed as `accepted` (`Accept-Encoding`) allows. */
export async function endEncoded(
	res: ServerResponse,
	body: Buffer,
	accepted: string,
): Promise<void> {
	const { name, bytes } = await encoded(body, accepted);
	if (name) res.setHeader("Content-Encoding", name);
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
