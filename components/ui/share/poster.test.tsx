import jsQR from "jsqr";
import { expect, test } from "vitest";
import { rendered, textOf } from "#components/ui/rendered.fixture";
import { LANGUES } from "#lib/platform/langues";
import { PosterSheet } from "./poster.tsx";

/** Pixels of each square. */
const SCALE = 4;

/** What a phone reads in the drawing of a code. */
function readCode(svg: Element | null): string | undefined {
	const size = Number(svg?.getAttribute("viewBox")?.split(" ")[2]) * SCALE;
	const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
	const path = svg?.querySelector("path")?.getAttribute("d") ?? "";
	for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
		for (let row = 0; row < SCALE; row += 1)
			for (let column = 0; column < SCALE; column += 1) {
				const at =
					(Number(y) * SCALE + row) * size + Number(x) * SCALE + column;
				pixels.set([0, 0, 0], at * 4);
			}
	return jsQR(pixels, size, size)?.data;
}

test("the code of a poster leads to the page of its entry, whose address stands beside it", () => {
	for (const langue of LANGUES) {
		const url = `https://annuaire.exemple.fr/${langue}/besoins/un-besoin-dont-le-titre-est-long-et-accentue`;
		const place = rendered(
			<PosterSheet
				poster={{
					title: { texte: "L’heure du car", langue: "fr" },
					text: { texte: "a".repeat(400), langue: "fr" },
					count: "12",
					question: "?",
					path: "/besoins/x",
					url,
				}}
			/>,
			langue,
		);
		expect(readCode(place.querySelector("svg[role=img]"))).toBe(url);
		expect(textOf(place, "article")).toContain(url.slice("https://".length));
		// A long text leaves room for the code.
		expect(textOf(place, "article")?.length).toBeLessThan(500);
	}
});
