import localFont from "next/font/local";

/*
 * Two typefaces, served by this site. The letters of French and English are loaded with the
 * page (`npm run polices` makes these files); the others come from the packages' own files,
 * when a text has one of them. Each character is declared once: what is loaded ahead is in
 * no other file (scripts/typefaces).
 */

const atkinson = localFont({
	src: "../../components/ui/shell/polices/atkinson.woff2",
	variable: "--font-atkinson",
	weight: "400 700",
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+20-7E, U+A0-FF, U+152-153, U+2009, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+202F-2030, U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212",
		},
	],
});

const atkinsonSigns = localFont({
	src: "../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
	variable: "--font-atkinson-signs",
	weight: "200 800",
	preload: false,
	adjustFontFallback: false,
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+131, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2008, U+200A-200F, U+2016-2017, U+201F, U+2023-2025, U+2027-202E, U+2031, U+2034-2038, U+203B-206F, U+2215, U+FEFF, U+FFFD",
		},
	],
});

const atkinsonExtended = localFont({
	src: "../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2",
	variable: "--font-atkinson-extended",
	weight: "200 800",
	preload: false,
	adjustFontFallback: false,
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+100-151, U+154-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+304, U+308, U+329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
		},
	],
});

const bricolage = localFont({
	src: "../../components/ui/shell/polices/bricolage.woff2",
	variable: "--font-bricolage",
	weight: "700",
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+20-7E, U+A0-FF, U+152-153, U+2009, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+202F-2030, U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212",
		},
	],
});

const bricolageSigns = localFont({
	src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
	variable: "--font-bricolage-signs",
	weight: "200 800",
	preload: false,
	adjustFontFallback: false,
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+131, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2008, U+200A-200F, U+2016-2017, U+201F, U+2023-2025, U+2027-202E, U+2031, U+2034-2038, U+203B-206F, U+2215, U+FEFF, U+FFFD",
		},
	],
});

const bricolageExtended = localFont({
	src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2",
	variable: "--font-bricolage-extended",
	weight: "200 800",
	preload: false,
	adjustFontFallback: false,
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+100-151, U+154-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+304, U+308, U+329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
		},
	],
});

const bricolageVietnamese = localFont({
	src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-wght-normal.woff2",
	variable: "--font-bricolage-vietnamese",
	weight: "200 800",
	preload: false,
	adjustFontFallback: false,
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+300-301, U+303-304, U+308-309, U+323, U+329, U+1EA0-1EF9, U+20AB",
		},
	],
});

/** The figures of the display face, for texts: the text face has a slashed zero, and no other. */
const chiffres = localFont({
	src: "../../components/ui/shell/polices/chiffres.woff2",
	variable: "--font-chiffres",
	weight: "400 700",
	declarations: [
		{
			prop: "unicode-range",
			value: "U+30-39",
		},
	],
});

export const fontClasses = [
	atkinson,
	atkinsonSigns,
	atkinsonExtended,
	bricolage,
	bricolageSigns,
	bricolageExtended,
	bricolageVietnamese,
	chiffres,
]
	.map(({ variable }) => variable)
	.join(" ");
