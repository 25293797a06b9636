import localFont from "next/font/local";

/** The latin subset of the two typefaces, served by this site and preloaded with the page. */
const atkinson = localFont({
	src: "../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
	variable: "--font-atkinson",
	weight: "200 800",
	display: "swap",
});

const bricolage = localFont({
	src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
	variable: "--font-bricolage",
	weight: "200 800",
	display: "swap",
});

/** Declares both typefaces in the document. */
export const fontClasses = `${atkinson.variable} ${bricolage.variable}`;
