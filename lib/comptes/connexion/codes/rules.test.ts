import { describe, expect, test } from "vitest";
import {
	COUT_MAX_MS,
	cpuMs,
	hostileTexts,
} from "#lib/platform/validation/cpu-time.fixture";
import {
	BUDGETS_CODES,
	budgetPourEnvoi,
	CODE_CHIFFRES,
	CODE_DUREE_SECONDES,
	CODE_SAISI_MAX,
	CODES_FAUX_JOURS,
	CODES_FAUX_MAX,
	type EnvoisRecents,
	ESSAIS_MAX,
	ecrireDefi,
	empreinteDefi,
	lireCode,
	lireDefi,
	NAVIGATEUR_CONNU_SECONDES,
	PAUSE_SECONDES,
	partDesInconnus,
	quandReprendre,
	RENVOI_SECONDES,
	sansEnvoi,
} from "./rules.ts";
import type { DefiGarde } from "./schema.ts";

const { boiteHeure, boiteJour, navigateurJour, plafondJour, rafaleMinute } =
	BUDGETS_CODES;

/** A mailbox that just got a code, from this network. */
const VUE: EnvoisRecents = {
	minute: 1,
	heure: 1,
	jour: 1,
	inconnusJour: 1,
	reseauHeure: 1,
	navigateur: null,
};

test("who guesses has five tries at six digits for ten minutes, and fifty in thirty days; who floods is bounded by mailbox and by network", () => {
	expect([CODE_CHIFFRES, ESSAIS_MAX, CODE_DUREE_SECONDES]).toEqual([6, 5, 600]);
	expect([CODES_FAUX_MAX, CODES_FAUX_JOURS, PAUSE_SECONDES]).toEqual([
		50, 30, 86_400,
	]);
	expect([RENVOI_SECONDES, NAVIGATEUR_CONNU_SECONDES]).toEqual([
		60, 15_552_000,
	]);
	expect(BUDGETS_CODES).toEqual({
		...{ reseauHeure: 60, reseau56Heure: 120, reseau48Heure: 240 },
		...{ boiteHeure: 5, boiteJour: 10, navigateurJour: 5 },
		...{ plafondJour: 20, rafaleMinute: 5 },
	});
	expect([0, 1, 4, 2_000].map(partDesInconnus)).toEqual([0, 0, 3, 1_500]);
});

describe("the budget from which a code is sent", () => {
	test.each<
		[string, Partial<EnvoisRecents>, ReturnType<typeof budgetPourEnvoi>]
	>([
		["within a minute of the last", {}, null],
		["after a minute", { minute: 0 }, "boite"],
		["the last of the hour", { minute: 0, heure: boiteHeure - 1 }, "boite"],
		["one more in the hour", { minute: 0, heure: boiteHeure }, null],
		["the last of the day", { minute: 0, jour: boiteJour - 1 }, "boite"],
		["one more in the day", { minute: 0, jour: boiteJour }, null],
		["from a new network, at once", { reseauHeure: 0 }, "reseau"],
		[
			"from a new network, past the day's ten",
			{ reseauHeure: 0, jour: boiteJour, inconnusJour: boiteJour },
			"reseau",
		],
		[
			"from a new network, the fifth in a minute",
			{ reseauHeure: 0, minute: rafaleMinute - 1 },
			"reseau",
		],
		[
			"from a new network, the sixth in a minute",
			{ reseauHeure: 0, minute: rafaleMinute },
			null,
		],
		[
			"from a new network, the last that strangers may cause",
			{ reseauHeure: 0, inconnusJour: plafondJour - navigateurJour - 1 },
			"reseau",
		],
		[
			"from a new network, when strangers have had theirs",
			{ reseauHeure: 0, inconnusJour: plafondJour - navigateurJour },
			null,
		],
		[
			"from a known browser, when strangers have had theirs",
			{
				inconnusJour: plafondJour - navigateurJour,
				jour: plafondJour - 1,
				navigateur: { minute: 0, jour: navigateurJour - 1 },
			},
			"navigateur",
		],
		[
			"from a known browser, within a minute of its own last",
			{ navigateur: { minute: 1, jour: 1 } },
			null,
		],
		[
			"from a known browser that had its five of the day",
			{ navigateur: { minute: 0, jour: navigateurJour } },
			null,
		],
		[
			"from a known browser, past the day's twenty",
			{ jour: plafondJour, navigateur: { minute: 0, jour: 0 } },
			null,
		],
	])("%s: %j → %s", (_, envois, budget) => {
		expect(budgetPourEnvoi({ ...VUE, ...envois })).toBe(budget);
	});
});

test.each([
	["012345", "012345"],
	[" 012 345 ", "012345"],
	["012-345", "012345"],
	["012\u00a0345", "012345"],
	["0–1—2.3 4 5", "012345"],
	["０１２３４５", "012345"],
	["12345", null],
	["1234567", null],
	["12345a", null],
	["-12345", null],
	["", null],
	["٠١٢٣٤٥", null],
])("the code in %j is %j", (saisi, code) => {
	expect(lireCode(saisi)).toBe(code);
});

const GARDE: DefiGarde = {
	navigateur: "abcdefghijklmnopqrstuv",
	saisi: "Zoé@bücher.test",
	retour: "/projets?q=é",
	passage: "b".repeat(22),
	renvoi_le: 1_795_276_945,
};

describe("when no code can be sent", () => {
	const OUVERT = {
		envois: { ...VUE, minute: 0, heure: 0, jour: 0, navigateur: null },
		renvoiSecondes: 0,
		reouvertureSecondes: 0,
		fermetureInconnusSecondes: 0,
		fermetureSecondes: 0,
	};
	const CONNU = {
		...OUVERT,
		envois: { ...OUVERT.envois, navigateur: { minute: 0, jour: 0 } },
	};
	const plafond = (delaiSecondes: number) =>
		({ refus: "limite", cause: "plafond", delaiSecondes }) as const;

	test("a flood of strangers closes the site's codes to strangers alone: a browser that signed in before gets its own", () => {
		const flot = { fermetureInconnusSecondes: 900 };
		expect(sansEnvoi({ ...OUVERT, ...flot })).toMatchObject(plafond(900));
		expect(sansEnvoi({ ...CONNU, ...flot })).toBeUndefined();
	});

	test("once the whole day's codes are spent everybody waits, strangers longer", () => {
		const spent = { fermetureInconnusSecondes: 900, fermetureSecondes: 300 };
		expect(sansEnvoi({ ...CONNU, ...spent })).toMatchObject(plafond(300));
		expect(sansEnvoi({ ...OUVERT, ...spent })).toMatchObject(plafond(900));
	});

	test("a mailbox whose budget is spent answers as if a code had been sent, and a network's spent budget comes before its present code", () => {
		const spent = { ...OUVERT, envois: { ...VUE, jour: 999 } };
		expect(sansEnvoi(spent)).toEqual({ ok: true, valeur: RENVOI_SECONDES });
		expect(sansEnvoi({ ...OUVERT, renvoiSecondes: 12 })).toEqual({
			ok: true,
			valeur: 12,
		});
		expect(
			sansEnvoi({ ...OUVERT, renvoiSecondes: 12, reouvertureSecondes: 60 }),
		).toMatchObject({ refus: "limite", cause: "reseau", delaiSecondes: 60 });
	});
});

test("the cookie of a challenge is read back, and nothing else is", () => {
	const ecrit = ecrireDefi(GARDE);
	expect(ecrit).toMatch(/^[\w-]+$/);
	expect(lireDefi(ecrit)).toEqual(GARDE);
	const autres = [
		undefined,
		"",
		"x",
		ecrit.slice(0, -4),
		Buffer.from("null").toString("base64url"),
		ecrireDefi({ ...GARDE, navigateur: "court" }),
		ecrireDefi({ ...GARDE, saisi: "a".repeat(400) }),
	];
	for (const autre of autres) expect(lireDefi(autre)).toBeNull();
});

test("a challenge differs for another purpose, browser or address", () => {
	const empreintes = [
		empreinteDefi("connexion", "a", "x@y.fr"),
		empreinteDefi("effacement", "a", "x@y.fr"),
		empreinteDefi("connexion", "b", "x@y.fr"),
		empreinteDefi("connexion", "a", "z@y.fr"),
	].map((empreinte) => empreinte.toString("hex"));
	expect(new Set(empreintes).size).toBe(4);
});

describe("a code as it is typed", () => {
	test("may be spaced out up to its bound, and no further", () => {
		const typed = (length: number) => `123${"-".repeat(length - 6)}456`;
		expect(lireCode(typed(CODE_SAISI_MAX))).toBe("123456");
		expect(lireCode(typed(CODE_SAISI_MAX + 1))).toBeNull();
		expect(lireCode(`${" ".repeat(100_000)}123 456\n`)).toBe("123456");
	});

	test.each(hostileTexts(300_000))("%s cost less than 100 ms", (_, text) => {
		expect(cpuMs(() => lireCode(text))).toBeLessThan(COUT_MAX_MS);
	});
});

test("a wait that may last a day names its day, one within the hour does not", () => {
	// Sunday in Paris.
	const quand = new Date("2026-11-29T08:05:00Z");
	for (const cause of ["plafond", "pause"] as const) {
		expect(quandReprendre(cause, quand, "fr")).toMatch(/^dimanche.*9:05$/);
		expect(quandReprendre(cause, quand, "en")).toMatch(/^Sunday.*9:05$/);
	}
	expect(quandReprendre("reseau", quand, "fr")).toMatch(/^0?9:05$/);
});
