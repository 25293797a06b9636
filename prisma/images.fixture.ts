/** Pictures as people send them, for tests. */
import sharp from "sharp";

/** A PNG of one colour, of another one each time. */
export function imageEnvoyee(width = 40, height = 40): Promise<Buffer> {
	numero += 1;
	const background = { r: (numero * 37) % 256, g: numero % 256, b: 86 };
	return sharp({ create: { width, height, channels: 3, background } })
		.png()
		.toBuffer();
}

let numero = 0;
