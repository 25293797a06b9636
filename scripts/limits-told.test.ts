/** What operators are told of limits, delays and security events is what holds. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CORPS_MAX_OCTETS } from "#lib/adapters/api/route";
import {
	CODES_FAUX_JOURS,
	CODES_FAUX_MAX,
	PAUSE_SECONDES,
} from "#lib/comptes/connexion/codes/rules";
import {
	SESSION_EQUIPE_INACTIVE_SECONDES,
	SESSION_INACTIVE_SECONDES,
	SESSION_MAX_SECONDES,
} from "#lib/comptes/connexion/rules";
import {
	ANNONCE_JETONS_SECONDES,
	JETONS_MAX_PAR_JOUR,
	JOUR_SECONDES,
} from "#lib/comptes/jetons/rules";
import {
	BROUILLON_MAX_OCTETS,
	BROUILLONS_MAX,
	BROUILLONS_MAX_OCTETS,
	BROUILLONS_PAR_HEURE,
} from "#lib/contributions/brouillons/rules";
import { EVENEMENTS_MOIS } from "#lib/donnees/schema";
import {
	CODES_HEURES,
	CONTESTATIONS_JOURS,
	COURRIELS_JOURS,
	INACTIVITE_AVERTIE_MOIS,
	INACTIVITE_EFFACEE_MOIS,
	OFFRES_FINIES_JOURS,
	QUARANTAINE_JOURS,
	SESSIONS_INACTIVES_JOURS,
	SESSIONS_JOURS,
	TEXTES_REFUSES_JOURS,
} from "#lib/exploitation/conservation/rules";
import { ATTENTE_MAX } from "#lib/participation/rules";
import { FENETRE_SECONDES } from "#lib/platform/limits/fixed-window";
import { DECOMPTES_MAX, DECOMPTES_SECONDES } from "#lib/platform/limits/site";
import { LECTURES_PAR_HEURE } from "#lib/platform/network/way-out";
import { WORDS_MAX } from "#lib/platform/search/sought";
import { IMAGES_PAR_HEURE, IMAGES_PAR_JOUR } from "#lib/projets/commands";
import { ADRESSE_JOURS } from "#lib/signalements/rules";

const TEXT = readFileSync(
	join(import.meta.dirname, "../docs/operations.md"),
	"utf8",
);
const KIB = 1_024;
const DAY = 86_400;

const say = (value: number) => value.toLocaleString("en");

test.each([
	["tokens of an account, created in a day", `, ${JETONS_MAX_PAR_JOUR}`],
	["body of a call", `${CORPS_MAX_OCTETS / KIB} KiB`],
	["words of a search", `the ${WORDS_MAX} rarest`],
	[
		"new drafts, by network or account and hour",
		`${BROUILLONS_PAR_HEURE.max}, of ${BROUILLON_MAX_OCTETS / KIB} KiB each; ${say(BROUILLONS_MAX)} in all (${BROUILLONS_MAX_OCTETS / KIB ** 2} MiB)`,
	],
	[
		"pictures, by network or account and hour",
		`${IMAGES_PAR_HEURE.max} of 2 MiB; ${say(IMAGES_PAR_JOUR)} a day in all`,
	],
	["votes and supports that await a sign-in", `${say(ATTENTE_MAX)}, the`],
	["acts of a network or account being counted", `${say(DECOMPTES_MAX)}, the`],
])("the limit of %s is the one that operators read", (what, held) => {
	const row = TEXT.split("\n").find((line) => line.startsWith(`| ${what} `));
	expect(row).toContain(held);
});

test("an hour or a day of a limit is one", () => {
	const hours = [
		...[BROUILLONS_PAR_HEURE, IMAGES_PAR_HEURE, LECTURES_PAR_HEURE].map(
			({ secondes }) => secondes,
		),
		...[FENETRE_SECONDES, DECOMPTES_SECONDES, ANNONCE_JETONS_SECONDES],
	];
	expect(hours).toEqual(hours.map(() => 3_600));
	expect([JOUR_SECONDES, PAUSE_SECONDES]).toEqual([DAY, DAY]);
});

test.each([
	`codes after ${CODES_HEURES} hours`,
	`wrong ones of a mailbox after ${CODES_FAUX_JOURS + 1} days`,
	`sessions after ${SESSIONS_INACTIVES_JOURS} days idle`,
	`sessions after ${SESSION_INACTIVE_SECONDES / DAY} days idle`,
	`after ${SESSION_EQUIPE_INACTIVE_SECONDES / 3_600} hours idle) or ${SESSIONS_JOURS} in all`,
	`idle) or ${SESSION_MAX_SECONDES / DAY} in all`,
	`quarantine after ${QUARANTAINE_JOURS} days`,
	`its earlier versions after ${TEXTES_REFUSES_JOURS} days`,
	`mails gone ${COURRIELS_JOURS} days ago`,
	`offers of help ${OFFRES_FINIES_JOURS} days after their end`,
	`events after ${EVENEMENTS_MOIS} months`,
	`closed, members idle for ${INACTIVITE_AVERTIE_MOIS} months warned and erased at ${INACTIVITE_EFFACEE_MOIS}`,
	`answer ${ADRESSE_JOURS} days after it is closed`,
	`${LECTURES_PAR_HEURE.max} times an hour for an account or a network`,
])("operators read that this holds: %s", (held) => {
	expect(TEXT).toContain(held);
});

test("fifty wrong codes pause a mailbox for a day, and a year keeps what was contested", () => {
	expect([CODES_FAUX_MAX, CONTESTATIONS_JOURS]).toEqual([50, 365]);
	expect(TEXT).toContain(
		`After fifty wrong sign-in codes of one mailbox within thirty days`,
	);
	expect(CODES_FAUX_JOURS).toBe(30);
});

test("each security event that the code notes is named in the list that operators read", () => {
	const code = globSync(["lib/**/*.ts", "app/**/*.ts"], {
		cwd: join(import.meta.dirname, ".."),
		exclude: (name) => name.endsWith(".test.ts"),
	}).map((file) => readFileSync(file, "utf8"));
	const noted = code.flatMap((text) =>
		[...text.matchAll(/noteSecurity\(\s*"(\w+)"/g)].flatMap(([, one]) => one),
	);
	const [list] = /Events of security are.*/.exec(TEXT) ?? [];
	expect(noted.length).toBeGreaterThan(20);
	for (const event of noted) expect(list).toContain(`\`${event}\``);
});
