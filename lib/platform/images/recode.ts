/**
 * Pictures that people send are made anew here: what is kept is what we wrote, and never
 * what came ([decision 96](../../../docs/decisions/0096-faces-made-anew.md)).
 */
import { lanesOf } from "../db/costly-reads.ts";
import { processWide } from "../runtime/process-wide.ts";
import { IMAGE_MAX_OCTETS } from "../validation/forms.ts";

/** Pixels of a picture as it is sent, whatever its bytes say: 64 MiB once decoded. */
export const IMAGE_MAX_PIXELS = 4_096 * 4_096;
const STEP_SECONDS = 5;

/** What is made of it: within these sides, its proportions kept, and these bytes. */
export type Frame = {
	readonly width: number;
	readonly height: number;
	readonly maxOctets: number;
};

/** Why a picture is refused: no PNG, JPEG or WebP, or a broken one; too heavy; too many pixels; too many at once. */
export type ImageRefusal = "illisible" | "lourde" | "etendue" | "occupe";

export type Recoded =
	| {
			readonly ok: true;
			/** WebP, without any metadata. */
			readonly bytes: Uint8Array<ArrayBuffer>;
			readonly width: number;
			readonly height: number;
	  }
	| { readonly ok: false; readonly refus: ImageRefusal };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Whether these bytes begin as a PNG, a JPEG or a WebP does, whatever their name says. */
export function isPicture(bytes: Buffer): boolean {
	return (
		bytes.indexOf(PNG) === 0 ||
		bytes.indexOf(JPEG) === 0 ||
		(bytes.toString("latin1", 0, 4) === "RIFF" &&
			bytes.toString("latin1", 8, 12) === "WEBP")
	);
}

/** Pictures made at one time in a process: each takes one of the threads that files and hashes share. */
const lanes = processWide("images", () =>
	lanesOf({ lanes: 1, waitingMax: 12, waitMs: 10_000 }),
);

/** What the library may say that it reads. It is the process's own: Next draws pictures to share with it, from SVG. */
const FORMATS: ReadonlySet<string | undefined> = new Set([
	"png",
	"jpeg",
	"webp",
]);

async function library() {
	const { default: sharp } = await import("sharp");
	sharp.concurrency(1);
	sharp.cache(false);
	return sharp;
}

/** From the best to what even noise fits in. */
const QUALITIES = [86, 70, 50, 30, 10];
const SCALES = [1, 0.75, 0.5];

async function made(bytes: Buffer, frame: Frame): Promise<Recoded> {
	const sharp = await library();
	const input = { limitInputPixels: IMAGE_MAX_PIXELS, pages: 1 };
	const { format, width, height } = await sharp(bytes, input).metadata();
	if (!FORMATS.has(format)) return { ok: false, refus: "illisible" };
	if (width * height > IMAGE_MAX_PIXELS) return { ok: false, refus: "etendue" };
	const inside = { fit: "inside", withoutEnlargement: true } as const;
	const { data, info } = await sharp(bytes, { ...input, failOn: "error" })
		.timeout({ seconds: STEP_SECONDS })
		.autoOrient()
		.resize({ width: frame.width, height: frame.height, ...inside })
		.toColorspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	const raw = {
		width: info.width,
		height: info.height,
		channels: info.channels,
	};
	for (const scale of SCALES)
		for (const quality of QUALITIES) {
			const webp = await sharp(data, { raw })
				.timeout({ seconds: STEP_SECONDS })
				.resize({ width: Math.ceil(info.width * scale) })
				.webp({ quality, alphaQuality: quality, smartSubsample: true })
				.toBuffer({ resolveWithObject: true });
			if (webp.data.length <= frame.maxOctets)
				return {
					ok: true,
					bytes: new Uint8Array(webp.data),
					width: webp.info.width,
					height: webp.info.height,
				};
		}
	return { ok: false, refus: "illisible" };
}

/**
 * The picture as WebP within the frame, upright, without metadata; the first image of one
 * that moves. Refuses what is no PNG, JPEG or WebP by its content, what is broken, what
 * is too heavy or has too many pixels, and what would wait too long. Never throws for
 * what the bytes are.
 */
export async function recoded(bytes: Buffer, frame: Frame): Promise<Recoded> {
	if (bytes.length > IMAGE_MAX_OCTETS) return { ok: false, refus: "lourde" };
	if (!isPicture(bytes)) return { ok: false, refus: "illisible" };
	if (!(await lanes().enter())) return { ok: false, refus: "occupe" };
	try {
		return await made(bytes, frame);
	} catch (error) {
		const isTooWide =
			error instanceof Error && /pixel limit/i.test(error.message);
		return { ok: false, refus: isTooWide ? "etendue" : "illisible" };
	} finally {
		lanes().leave();
	}
}
