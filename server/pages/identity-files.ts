/** The operator's logo and icon (decision 84), and the icons that browsers ask for, drawn from his: as they were at the start. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { ImageResponse } from "next/og.js";
import { createElement } from "react";
import { etagOf } from "#lib/adapters/files/conditional";
import { GROUNDS } from "#lib/platform/config/colours";
import type { Identite } from "#lib/platform/config/identity";
import { OperatorError } from "#lib/platform/config/operator-error";
import { sendBytes } from "./pictures.ts";

const SVG = "image/svg+xml";

/** Whoever opens one sees a picture, whatever was written in it: nothing runs, and nothing loads. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const FAVICON_SIDE = 32;
const APPLE_SIDE = 180;
/** Apple puts no margin, and black where a picture is clear. */
const APPLE_MARGIN = 18;

/** What a picture that can't be read is drawn as, without a word. */
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

type File = { readonly type: string; readonly bytes: Buffer };

/** Answers a request for one of these files, once `prepare` set the headers of every answer; false for anything else. */
export type IdentityFiles = (
	req: IncomingMessage,
	res: ServerResponse,
	path: string,
	prepare: (req: IncomingMessage) => void,
) => boolean;

async function drawn(
	svg: string,
	side: number,
	margin: number,
	ground: { background?: string },
): Promise<Buffer> {
	const inner = side - 2 * margin;
	const picture = createElement("img", {
		src: `data:${SVG};base64,${Buffer.from(svg).toString("base64")}`,
		...{ width: inner, height: inner, style: { objectFit: "contain" } },
	});
	const style = { display: "flex", padding: margin, ...ground };
	const sheet = createElement("div", { style }, picture);
	const size = { width: side, height: side };
	return Buffer.from(await new ImageResponse(sheet, size).arrayBuffer());
}

/**
 * Whether browsers show a picture at all, which they do when it is well formed: drawn
 * beneath a square, since its letters are drawn by them alone and its size is theirs.
 */
async function isWellFormed(svg: string): Promise<boolean> {
	const root = svg.search(/<svg\s[^>]*http:/);
	const under = `${svg.slice(0, root)}${EMPTY.replace("/>", ">")}${svg.slice(root)}`;
	const [shown, nothing] = await Promise.all(
		[`${under}<path d="M0 0h1v1H0z"/></svg>`, EMPTY].map((one) =>
			drawn(one, FAVICON_SIDE, 0, {}),
		),
	);
	return !(shown && nothing && shown.equals(nothing));
}

/** An icon file that holds one PNG. */
function ico(png: Buffer, side: number): Buffer {
	const head = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0]);
	const place = Buffer.alloc(8);
	place.writeUInt32LE(png.length, 0);
	place.writeUInt32LE(head.length + place.length, 4);
	return Buffer.concat([head, place, png]);
}

async function iconsOf(icone: string): Promise<[string, File][]> {
	const svg = { type: SVG, bytes: Buffer.from(icone) };
	const [small, apple] = await Promise.all([
		drawn(icone, FAVICON_SIDE, 0, {}),
		drawn(icone, APPLE_SIDE, APPLE_MARGIN, { background: GROUNDS.clair[1] }),
	]);
	if (small.equals(await drawn(EMPTY, FAVICON_SIDE, 0, {})))
		throw new Error("vide, ou qui n'est pas du SVG bien formé");
	const favicon = ico(small, FAVICON_SIDE);
	return [
		["/identite/icone.svg", svg],
		["/icon.svg", svg],
		["/favicon.ico", { type: "image/x-icon", bytes: favicon }],
		["/apple-icon.png", { type: "image/png", bytes: apple }],
	];
}

/** The files of this identity; rejects an icon that can't be drawn, and a logo that is not well formed. */
export async function identityFiles({
	icone,
	logo,
}: Identite): Promise<IdentityFiles> {
	const icons = icone
		? await iconsOf(icone).catch((error: unknown) => {
				throw new OperatorError(
					`IDENTITE : icone.svg ne peut être dessinée (${error instanceof Error ? error.message : String(error)}). Simplifiez-la.`,
				);
			})
		: [];
	const files = new Map(icons);
	if (logo && !(await isWellFormed(logo)))
		throw new OperatorError(
			"IDENTITE : logo.svg n'est pas du SVG bien formé, et aucun navigateur ne le montrerait. Exportez-le de nouveau.",
		);
	if (logo)
		files.set("/identite/logo.svg", { type: SVG, bytes: Buffer.from(logo) });
	return (req, res, path, prepare) => {
		const file = files.get(path);
		if (!file || req.method === "POST") return false;
		prepare(req);
		const etag = etagOf(file.bytes);
		const kept = "public, no-cache";
		sendBytes(req, res, { ...file, etag, kept, policy: POLICY });
		return true;
	};
}
