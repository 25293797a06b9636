/** Pictures shown for a page where it is shared: drawn once for what they show. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { notFound } from "next/navigation";
import { ImageResponse } from "next/og";
import { createElement, type ReactElement } from "react";
import { langueOf } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { versionedCache } from "#lib/platform/cache/versioned-cache";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import { isDrawable } from "#lib/platform/text/share-image-text";

const SIZE = { width: 1200, height: 630 } as const;
const FOLDER = "components/ui/share/polices";
const CACHE_SECONDS = 3600;

/** Pictures kept: drawing one costs as much as a hundred pages. */
const KEPT_MAX = 40;

export type ShareText = {
	/** "Projet", or the state of a need. */
	readonly kind: string;
	readonly color?: string;
	readonly title: string;
	readonly text: string;
	readonly dots?: { readonly full: number; readonly of: number };
	readonly count?: string | null;
	readonly place?: string | null;
};

type Design = (
	props: ShareText & {
		readonly site: string;
		readonly action: string;
		readonly icone: string | undefined;
	},
) => ReactElement;

/** The texts that can be drawn; what is written in another script is said to be on the page. */
function drawableText(langue: Langue, text: ShareText): ShareText {
	const kept = (said: string) => (isDrawable(said) ? said : "");
	return {
		...text,
		title: kept(text.title) || texts(langue)("lecture.autre_ecriture"),
		text: kept(text.text),
		place: text.place ? kept(text.place) : null,
	};
}

function signature() {
	const { siteNom, identite } = reglages();
	return {
		site: siteNom,
		action: identite.couleurs.action.clair,
		icone:
			identite.icone &&
			`data:image/svg+xml;base64,${Buffer.from(identite.icone).toString("base64")}`,
	};
}

async function typeface(name: string, file: string) {
	const path = join(/* turbopackIgnore: true */ process.cwd(), FOLDER, file);
	return { name, data: await readFile(path) };
}

let typefaces: Awaited<ReturnType<typeof typeface>>[] | undefined;

/** Both typefaces, read once. A failed read is not kept: the next picture reads again. */
async function readTypefaces() {
	typefaces ??= await Promise.all([
		typeface("Atkinson", "atkinson-400.ttf"),
		typeface("Bricolage", "bricolage-700.ttf"),
	]);
	return typefaces;
}

/** Pictures that their content names: no version empties them. */
const drawn = versionedCache<Uint8Array<ArrayBuffer>>({ max: KEPT_MAX });
const UNVERSIONED = "0";

/**
 * A picture of this size, as PNG, with our own typefaces and no external resource: drawn
 * again only when what it shows has changed. Its properties must be plain values, which
 * name it.
 */
export function drawnOnce(
	element: ReactElement,
	size: { readonly width: number; readonly height: number },
): Promise<Uint8Array<ArrayBuffer>> {
	const key = JSON.stringify([size, element.props]);
	return drawn.get(UNVERSIONED, key, async () => {
		const fonts = await readTypefaces();
		const picture = new ImageResponse(element, { ...size, fonts });
		return new Uint8Array(await picture.arrayBuffer());
	});
}

type Context = { params: Promise<{ langue: string; slug?: string }> };

/**
 * Returns the picture of a page, laid out by `design`; not found when `read` returns
 * nothing. A page without a slug is read with an empty one.
 */
export function shareImage(
	design: Design,
	read: (langue: Langue, slug: string) => Promise<ShareText | null>,
): (request: Request, context: Context) => Promise<Response> {
	const readOnce = whileUnchanged(read);
	return async (_, { params }) => {
		const { langue, slug = "" } = await params;
		const text = await readOnce(langueOf(langue), slug);
		if (text === null) return notFound();
		const element = createElement(design, {
			...signature(),
			...drawableText(langueOf(langue), text),
		});
		return new Response(await drawnOnce(element, SIZE), {
			headers: {
				"Content-Type": "image/png",
				"Cache-Control": `public, max-age=${CACHE_SECONDS}`,
			},
		});
	};
}
