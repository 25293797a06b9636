import { expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { rows, sql } from "../db/pool.ts";
import { compoundsIn, tokensOf } from "./words.ts";

useTestDatabase();

/** What people write with here, in this country's languages and in those of its inhabitants. */
const WRITTEN: readonly (readonly [number, number])[] = [
	[0x20, 0x17f],
	[0x2b9, 0x2bf],
	[0x300, 0x36f],
	[0x384, 0x45f],
	[0x5d0, 0x5ea],
	[0x621, 0x652],
	[0x905, 0x94d],
	[0xe01, 0xe4d],
	[0x2010, 0x205f],
	[0x2070, 0x2079],
	[0x3040, 0x30ff],
	[0x4e00, 0x4fff],
	[0xac00, 0xafff],
	[0xfb00, 0xfb06],
	[0xff10, 0xff19],
	[0xff21, 0xff5a],
];
/** Signs that only one of both reads as letters: ©, ®, and three that no keyboard has. */
const SIGNS = "©®ĸĿŀŉ";

test("a word is read alike by the program and by the database, whatever the sign inside it, composed or not", async () => {
	const signs = WRITTEN.flatMap(([from, to]) =>
		Array.from({ length: to + 1 - from }, (_, at) =>
			String.fromCodePoint(from + at),
		),
	).filter((one) => !(SIGNS.includes(one) || /\p{Cn}/u.test(one)));
	const texts = signs.flatMap((one) =>
		[one.normalize("NFC"), one.normalize("NFD")].map((s) => `Bon${s}te`),
	);
	const read = await rows<{ texte: string; mots: string }>(
		sql`SELECT t AS texte, texte_termes(t) AS mots FROM unnest(${texts}::text[]) AS t`,
	);
	const apart = read.filter(
		({ texte, mots }) =>
			tokensOf(texte)
				.map(({ word }) => word)
				.join(" ") !== mots,
	);
	expect(apart.map(({ texte, mots }) => [texte, mots])).toEqual([]);
});

const JOINED: readonly (readonly [string, string])[] = [
	["Un co-voiturage", "covoiturage"],
	["un co‑voi\u00adturage", "covoiturage"],
	["les don-\nnées, ou don\u00ad\r\nnées", "donnees donnees"],
	["un arc-en-ciel l’e-mail", "arcenciel email"],
	["e\u0301co-gestes", "ecogestes"],
	["un tiret - ou deux – entre des mots -x", ""],
];

test("what a hyphen joins or a line’s end parts is one compound, for the program and the database", async () => {
	for (const [text, words] of JOINED) {
		expect(
			compoundsIn(text, tokensOf(text))
				.map(({ word }) => word)
				.join(" "),
		).toBe(words);
		const [read] = await rows<{ mots: string | null }>(
			sql`SELECT mots_composes(${text}) AS mots`,
		);
		expect(read?.mots ?? "").toBe(words);
	}
});
