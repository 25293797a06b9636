/** A request like one that came, with something of it changed: what Next is given in its place. */
import { IncomingMessage } from "node:http";

/** The same request with `body` for a body, whole already. */
export function withBody(req: IncomingMessage, body: Buffer): IncomingMessage {
	const copy = new IncomingMessage(req.socket);
	copy.method = req.method ?? "GET";
	copy.url = req.url ?? "/";
	copy.httpVersion = req.httpVersion;
	copy.httpVersionMajor = req.httpVersionMajor;
	copy.httpVersionMinor = req.httpVersionMinor;
	copy.headers = { ...req.headers };
	copy.complete = true;
	if (body.length > 0) copy.push(body);
	copy.push(null);
	return copy;
}

/** What makes of a request something else than the reading of a page. */
const OF_FORMS = [
	"content-length",
	"content-type",
	"transfer-encoding",
	"next-action",
	"rsc",
];

/** The same address read, as a page: no body, nor anything that announces one. */
export function asReading(req: IncomingMessage): IncomingMessage {
	const copy = withBody(req, Buffer.alloc(0));
	copy.method = req.method === "HEAD" ? "HEAD" : "GET";
	for (const name of OF_FORMS) delete copy.headers[name];
	return copy;
}
