import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { SHARE_SIZE, ShareImage } from "#components/ui/share/share-image";
import { reglages } from "#lib/platform/config/env";

const FOLDER = "components/ui/share/polices";
const CACHE_SECONDS = 3600;

async function typeface(name: string, file: string) {
	const path = join(/* turbopackIgnore: true */ process.cwd(), FOLDER, file);
	return { name, data: await readFile(path) };
}

let typefaces: ReturnType<typeof readTypefaces> | undefined;

function readTypefaces() {
	return Promise.all([
		typeface("Atkinson", "atkinson-400.ttf"),
		typeface("Bricolage", "bricolage-700.ttf"),
	]);
}

/** What a picture tells. */
export type Told = {
	readonly kind: string;
	readonly color?: string;
	readonly title: string;
	readonly text: string;
};

/** Draws the picture of a page as PNG, with our own typefaces and nothing of anybody else's. */
export async function drawPicture(told: Told): Promise<ArrayBuffer> {
	typefaces ??= readTypefaces();
	const fonts = await typefaces;
	const image = new ImageResponse(
		<ShareImage site={reglages().siteNom} {...told} />,
		{ ...SHARE_SIZE, fonts },
	);
	return image.arrayBuffer();
}

export function pictureAnswer(png: ArrayBuffer): Response {
	return new Response(png, {
		headers: {
			"Content-Type": "image/png",
			"Cache-Control": `public, max-age=${CACHE_SECONDS}`,
		},
	});
}
