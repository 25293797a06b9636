import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { IMAGE_MAX_OCTETS } from "../validation/forms.ts";
import { type Frame, IMAGE_MAX_PIXELS, isPicture, recoded } from "./recode.ts";

const TILE: Frame = { width: 176, height: 176, maxOctets: 6 * 1024 };
const PICTURE: Frame = { width: 720, height: 540, maxOctets: 60 * 1024 };

/** A picture of noise: the hardest to make small. */
function noise(width: number, height: number) {
	const raw = { width, height, channels: 3 } as const;
	return sharp(randomBytes(width * height * 3), { raw });
}

function plain(width: number, height: number) {
	const background = { r: 15, g: 81, b: 56 };
	return sharp({ create: { width, height, channels: 3, background } });
}

async function madeOf(bytes: Buffer, frame = TILE) {
	const made = await recoded(bytes, frame);
	if (!made.ok) throw new Error(made.refus);
	return { ...made, read: await sharp(made.bytes).metadata() };
}

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const size = Buffer.alloc(4);
	size.writeUInt32BE(data.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([size, body, sum]);
}

/** A PNG of a few bytes that says to be of this size, in grey. */
function bomb(width: number, height: number, rows: number): Buffer {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head[8] = 8;
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk("IHDR", head),
		chunk("IDAT", deflateSync(Buffer.alloc((width + 1) * rows))),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

describe("what is made", () => {
	test.each([
		["png", TILE],
		["jpeg", TILE],
		["webp", TILE],
		["png", PICTURE],
		["jpeg", PICTURE],
	] as const)(
		"noise sent as %s fits its bytes and its frame, and is WebP",
		async (format, frame) => {
			const sent = await noise(600, 400).toFormat(format).toBuffer();
			const { bytes, width, height, read } = await madeOf(sent, frame);
			expect(bytes.length).toBeLessThanOrEqual(frame.maxOctets);
			expect(read).toMatchObject({ format: "webp", width, height });
			expect(width).toBeLessThanOrEqual(frame.width);
			expect(height).toBeLessThanOrEqual(frame.height);
		},
	);

	test("proportions are kept, nothing is enlarged, and what is clear stays clear", async () => {
		const wide = await plain(800, 200).png().toBuffer();
		expect(await madeOf(wide)).toMatchObject({ width: 176, height: 44 });
		const small = await plain(20, 10).png().toBuffer();
		expect(await madeOf(small)).toMatchObject({ width: 20, height: 10 });
		const clear = await plain(9, 9).ensureAlpha(0).png().toBuffer();
		expect((await madeOf(clear)).read.hasAlpha).toBe(true);
	});

	test("it stands upright, and nothing of its metadata is left", async () => {
		const sent = await plain(40, 20)
			.jpeg()
			.withExif({ IFD0: { Copyright: "4 rue des Lilas" } })
			.withMetadata({ orientation: 6 })
			.toBuffer();
		expect(sent.includes("Lilas")).toBe(true);
		const { bytes, width, height, read } = await madeOf(sent);
		expect({ width, height }).toEqual({ width: 20, height: 40 });
		expect(Buffer.from(bytes).includes("Lilas")).toBe(false);
		expect(read).not.toHaveProperty("exif");
		expect(read).not.toHaveProperty("icc");
	});

	test("of one that moves, the first image alone is kept", async () => {
		const frames = await Promise.all(
			["#ff0000", "#0000ff"].map((background) =>
				sharp({ create: { width: 30, height: 30, channels: 3, background } })
					.png()
					.toBuffer(),
			),
		);
		const sent = await sharp(frames, { join: { animated: true } })
			.webp()
			.toBuffer();
		expect((await sharp(sent).metadata()).pages).toBe(2);
		const { bytes, read } = await madeOf(sent);
		expect(read.pages ?? 1).toBe(1);
		const { dominant } = await sharp(bytes).stats();
		expect(dominant.r).toBeGreaterThan(dominant.b);
	});

	test("pictures sent at once are all made, one after the other", async () => {
		const sent = await noise(300, 300).png().toBuffer();
		const made = await Promise.all(
			Array.from({ length: 6 }, () => recoded(sent, TILE)),
		);
		expect(made.every(({ ok }) => ok)).toBe(true);
	});
});

describe("what is refused", () => {
	const SVG = Buffer.from(
		'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
	);

	test.each([
		["an SVG, whatever its name", SVG],
		["an SVG after a byte order mark", Buffer.from(`\ufeff${SVG}`)],
		["a GIF", Buffer.from("GIF89a\x01\0\x01\0")],
		["a page", Buffer.from("<!doctype html><p>x")],
		["nothing", Buffer.alloc(0)],
		["a RIFF that is a sound", Buffer.from("RIFF\0\0\0\0WAVE")],
	])("%s is not read at all", async (_, sent) => {
		expect(isPicture(sent)).toBe(false);
		expect(await recoded(sent, TILE)).toEqual({
			ok: false,
			refus: "illisible",
		});
	});

	test.each(["png", "jpeg", "webp"] as const)(
		"a %s that is cut, or whose content is another's",
		async (format) => {
			const whole = await noise(200, 200).toFormat(format).toBuffer();
			const cut = whole.subarray(0, whole.length / 2);
			const other = Buffer.concat([whole.subarray(0, 16), SVG]);
			for (const sent of [cut, other])
				expect(await recoded(sent, TILE)).toEqual({
					ok: false,
					refus: "illisible",
				});
		},
	);

	test.each([
		["a few bytes that say to be 100,000 pixels wide", 100_000, 100_000, 1],
		["one that says a row more than the bound", 4_096, 4_097, 1],
		["one that holds all of it", 20_000, 20_000, 20_000],
	])("%s is not decoded", async (_, width, height, rows) => {
		const sent = bomb(width, height, rows);
		expect(sent.length).toBeLessThan(IMAGE_MAX_OCTETS);
		expect(width * height).toBeGreaterThan(IMAGE_MAX_PIXELS);
		const before = process.memoryUsage.rss();
		expect(await recoded(sent, TILE)).toEqual({ ok: false, refus: "etendue" });
		expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1024 * 1024);
	});

	test("what has as many pixels as it may is made", async () => {
		const sent = bomb(4_096, 4_096, 4_096);
		expect(await madeOf(sent)).toMatchObject({ width: 176, height: 176 });
	});

	test("a byte more than 2 MiB", async () => {
		const start = await plain(9, 9).png().toBuffer();
		const sent = Buffer.concat([start, Buffer.alloc(IMAGE_MAX_OCTETS)]);
		expect(await recoded(sent, TILE)).toEqual({ ok: false, refus: "lourde" });
		const just = sent.subarray(0, IMAGE_MAX_OCTETS);
		expect(await recoded(just, TILE)).toMatchObject({ ok: true });
	});
});
