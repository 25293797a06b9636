/** Files of the build, which never change: their squeezed bytes, made with the build, are sent as they are. */
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

const PREFIX = "/_next/static";
const YEAR_SECONDS = 31_536_000;

/** Answers a request for a file of the build, once `prepare` set the headers of every answer; false for anything else. */
export type Assets = (
	req: IncomingMessage,
	res: ServerResponse,
	path: string,
	prepare: (req: IncomingMessage) => void,
) => boolean;

/** The files under `folder`, as they are when the server starts. */
export function builtAssets(folder: string): Assets {
	const serve = sirv(folder, {
		brotli: true,
		gzip: true,
		immutable: true,
		maxAge: YEAR_SECONDS,
		extensions: [],
	});
	return (req, res, path, prepare) => {
		if (!path.startsWith(`${PREFIX}/`) || req.method === "POST") return false;
		const { url } = req;
		req.url = path.slice(PREFIX.length);
		let isServed = true;
		prepare(req);
		serve(req, res, () => {
			isServed = false;
		});
		req.url = url;
		return isServed;
	};
}
