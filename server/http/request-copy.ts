/** Modified copies of a request, given to Next in place of the original. */
import { IncomingMessage } from "node:http";

/** A copy of the request whose body is `body`, already complete. */
export function withBody(req: IncomingMessage, body: Buffer): IncomingMessage {
	const copy = new IncomingMessage(req.socket);
	copy.method = req.method ?? "GET";
	copy.url = req.url ?? "/";
	copy.httpVersion = req.httpVersion;
	copy.httpVersionMajor = req.httpVersionMajor;
	copy.httpVersionMinor = req.httpVersionMinor;
	copy.headers = { ...req.headers };
	// Of the connection, and nobody takes it up: Next (16.4.6) would send it to itself with
	// the page that follows an action, and fail.
	delete copy.headers.upgrade;
	copy.complete = true;
	if (body.length > 0) copy.push(body);
	copy.push(null);
	return copy;
}

/** Headers that make a request something other than a page read. */
const OF_FORMS = [
	"content-length",
	"content-type",
	"transfer-encoding",
	"next-action",
	"rsc",
];

/** A page read of the same address: no body, nor any header that announces one. */
export function asReading(req: IncomingMessage): IncomingMessage {
	const copy = withBody(req, Buffer.alloc(0));
	copy.method = req.method === "HEAD" ? "HEAD" : "GET";
	for (const name of OF_FORMS) delete copy.headers[name];
	return copy;
}
