/** The operator's logo and icon (decision 84), and the icons that browsers ask for, drawn from his: as they were at the start. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { etagOf } from "#lib/adapters/files/conditional";
import { GROUNDS } from "#lib/platform/config/colours";
import type { Identite } from "#lib/platform/config/identity";
import { messageOf, OperatorError } from "#lib/platform/config/operator-error";
import { sendBytes } from "./pictures.ts";

const SVG = "image/svg+xml";

/** Whoever opens one sees a picture, whatever was written in it: nothing runs, and nothing loads. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const FAVICON_SIDE = 32;
const APPLE_SIDE = 180;
/** Apple puts no margin, and black where a picture is clear. */
const APPLE_MARGIN = 18;

type File = { readonly type: string; readonly bytes: Buffer };

/** Answers a request for one of these files, once `prepare` set the headers of every answer; false for anything else. */
export type IdentityFiles = (
	req: IncomingMessage,
	res: ServerResponse,
	path: string,
	prepare: (req: IncomingMessage) => void,
) => boolean;

/** A picture of any size; rejects, once it is read, what is not well formed. */
async function opened(svg: string) {
	const { default: sharp } = await import("sharp");
	return sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true });
}

/** The picture in a square of that side, clear around it. */
async function drawn(svg: string, side: number, margin: number) {
	const inner = side - 2 * margin;
	const background = "#0000";
	const edges = { top: margin, bottom: margin, left: margin, right: margin };
	return (await opened(svg))
		.resize(inner, inner, { fit: "contain", background })
		.extend({ ...edges, background });
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
	const small = await drawn(icone, FAVICON_SIDE, 0);
	if ((await small.clone().raw().toBuffer()).every((octet) => octet === 0))
		throw new Error("vide");
	const favicon = ico(await small.png().toBuffer(), FAVICON_SIDE);
	const apple = await (await drawn(icone, APPLE_SIDE, APPLE_MARGIN))
		.flatten({ background: GROUNDS.clair[1] })
		.png()
		.toBuffer();
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
					`IDENTITE : icone.svg ne peut être dessinée (${messageOf(error)}). Simplifiez-la.`,
				);
			})
		: [];
	const files = new Map(icons);
	if (logo) {
		const picture = await opened(logo);
		await picture.metadata().catch(() => {
			throw new OperatorError(
				"IDENTITE : logo.svg n'est pas du SVG bien formé, ou ne dit pas sa taille (viewBox). Exportez-le de nouveau.",
			);
		});
		files.set("/identite/logo.svg", { type: SVG, bytes: Buffer.from(logo) });
	}
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
