/** Files of the build, which never change: sent as the compressed bytes made with the build. */
import { existsSync, readdirSync } from "node:fs";
import type {
	IncomingMessage,
	OutgoingHttpHeaders,
	ServerResponse,
} from "node:http";
import { join } from "node:path";
import sirv from "sirv";

const PREFIX = "/_next/static";
const YEAR_SECONDS = 31_536_000;

/** The folder of the one script of our own that every page loads (decision 31), among the files of the build that never change: its name holds its hash. */
export const OWN_SCRIPT_FOLDER = "browser";

const OWN_SCRIPT = `${PREFIX}/${OWN_SCRIPT_FOLDER}/`;

/** Whether an address is that of our own script. */
export function isOwnScript(address: string): boolean {
	return address.startsWith(OWN_SCRIPT);
}

/** The address of the script built under `folder`; undefined when there is none. */
export function ownScriptOf(folder: string): string | undefined {
	const place = join(folder, OWN_SCRIPT_FOLDER);
	if (!existsSync(place)) return;
	const name = readdirSync(place).find((one) => one.endsWith(".js"));
	return name && `${OWN_SCRIPT}${name}`;
}

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
