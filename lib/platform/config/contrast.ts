/** How well a colour is read (WCAG 2.2, 1.4.3), and the colours near it that are read well enough. */
import { GROUNDS } from "./colours.ts";

/** Under the first nothing of a page may be; what is ours reaches the second. */
export const CONTRASTE_MIN = 4.5;
export const CONTRASTE_VISE = 7;

export type Apparence = keyof typeof GROUNDS;

const TINT = { clair: 0.07, sombre: 0.1 } as const;
const STEPS = 255;

function channels(colour: string): number[] {
	return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
		const part = channel / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
		(a, b) => a - b,
	);
	return (light + 0.05) / (dark + 0.05);
}

function mix(colour: string, other: string, part: number): string {
	const others = channels(other);
	const mixed = channels(colour).map((channel, at) =>
		Math.round(channel + ((others[at] ?? 0) - channel) * part)
			.toString(16)
			.padStart(2, "0"),
	);
	return `#${mixed.join("")}`;
}

/** The ground that takes a little of a colour. */
export function tintOf(colour: string, look: Apparence): string {
	return mix(GROUNDS[look][1], colour, TINT[look]);
}

/** The least contrast of a colour with all that it is read on, and that is read on it. */
export function leastContrast(colour: string, look: Apparence): number {
	const grounds = [...GROUNDS[look], tintOf(colour, look)];
	return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/** The same colour, darkened in the light look or lightened in the dark one just as far as it takes. */
export function nearestColour(
	colour: string,
	look: Apparence,
	least: number,
): string {
	const end = look === "clair" ? "#000000" : "#ffffff";
	for (let step = 0; step < STEPS; step += 1) {
		const near = mix(colour, end, step / STEPS);
		if (leastContrast(near, look) >= least) return near;
	}
	return end;
}
