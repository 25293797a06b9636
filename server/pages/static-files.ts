/** Files of the build, which never change: sent as the compressed bytes made with the build. */
import type {
	IncomingMessage,
	OutgoingHttpHeaders,
	ServerResponse,
} from "node:http";
import sirv from "sirv";

const PREFIX = "/_next/static";
const YEAR_SECONDS = 31_536_000;

/**
 * Answers a request for a file of the build, once `prepare` set the headers of every
 * answer, or calls `gone` when it was removed since; false for anything else.
 */
export type Assets = (
	req: IncomingMessage,
	res: ServerResponse,
	path: string,
	prepare: (req: IncomingMessage) => void,
	gone: () => void,
) => boolean;

/**
 * Sends the head of an answer only once its file is open: sirv (3.0.2) ignores the
 * error of a removed file, and the client would wait for ever.
 */
function headOnceOpen(res: ServerResponse, gone: () => void): () => void {
	const { writeHead } = res;
	const restore = () => Object.assign(res, { writeHead });
	let head: [number, OutgoingHttpHeaders?] = [200];
	Object.assign(res, {
		writeHead(...given: [number, OutgoingHttpHeaders?]) {
			head = given;
			return res;
		},
	});
	res.once("pipe", (file) => {
		file.once("open", () => {
			restore();
			res.writeHead(...head);
		});
		file.once("error", () => {
			restore();
			if (res.headersSent) res.destroy();
			else gone();
		});
	});
	return restore;
}

/** The files under `folder`, as they are when the server starts. */
export function builtAssets(folder: string): Assets {
	const serve = sirv(folder, {
		brotli: true,
		gzip: true,
		immutable: true,
		maxAge: YEAR_SECONDS,
		extensions: [],
	});
	return (req, res, path, prepare, gone) => {
		if (!path.startsWith(`${PREFIX}/`) || req.method === "POST") return false;
		const { url } = req;
		req.url = path.slice(PREFIX.length);
		// A range may always be answered by the whole; sirv fails on odd ones.
		delete req.headers.range;
		let isServed = true;
		prepare(req);
		const restore = headOnceOpen(res, gone);
		serve(req, res, () => {
			isServed = false;
			restore();
		});
		req.url = url;
		return isServed;
	};
}
