import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { completeEnvironment } from "#lib/platform/config/env";
import { rows, sql } from "#lib/platform/db/pool";
import { siteDay } from "#lib/platform/runtime/clock";
import { emptyDirectory } from "#prisma/directory.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { noterRechercheManquee } from "./commands.ts";
import { listerRecherchesManquees } from "./queries.ts";
import {
	MANQUEES_PAR_JOUR,
	MANQUEES_PAR_RESEAU_ET_JOUR,
	RESEAUX_MIN,
} from "./rules.ts";

useTestDatabase();
beforeAll(() => completeEnvironment({ NEXTAUTH_SECRET: "s".repeat(40) }));
beforeEach(emptyDirectory);

const reseau = (rang: number) => `192.0.2.${rang}`;

function chercher(q: string, depuis: string, langue: "fr" | "en" = "fr") {
	return noterRechercheManquee({ q, langue, reseau: depuis });
}

async function depuis(nombre: number, q = "girafe", debut = 0) {
	for (let rang = debut; rang < debut + nombre; rang += 1)
		await chercher(q, reseau(rang));
}

const montrees = async () =>
	(await listerRecherchesManquees(10)).map(({ langue, mots, reseaux }) => [
		langue,
		mots,
		reseaux,
	]);

async function vues(): Promise<number> {
	const [lu] = await rows<{ nombre: number }>(
		sql`SELECT count(*)::int AS nombre FROM manquees_vues`,
	);
	return lu?.nombre ?? -1;
}

describe("a search that found nothing", () => {
	test("is shown once five networks made it, with how many, and never from four", async () => {
		await depuis(RESEAUX_MIN - 1);
		expect(await montrees()).toEqual([]);
		await depuis(1, "Des girafes ?", 20);
		expect(await montrees()).toEqual([]);
		await depuis(1, "GIRAFE", 30);
		expect(await montrees()).toEqual([["fr", "girafe", RESEAUX_MIN]]);
		await depuis(2, "girafe", 40);
		expect(await montrees()).toEqual([["fr", "girafe", RESEAUX_MIN + 2]]);
	});

	test("made a hundred times from one network counts once, at once or not", async () => {
		await depuis(RESEAUX_MIN - 2);
		await Promise.all(
			Array.from({ length: 50 }, () => chercher("girafe", reseau(99))),
		);
		for (let fois = 0; fois < 50; fois += 1)
			await chercher("girafe", reseau(99));
		expect(await vues()).toBe(RESEAUX_MIN - 1);
		expect(await montrees()).toEqual([]);
	});

	test("made from five networks at once is shown", async () => {
		await Promise.all(
			Array.from({ length: RESEAUX_MIN }, (_, rang) =>
				chercher("girafe", reseau(rang)),
			),
		);
		expect(await montrees()).toHaveLength(1);
	});

	test("made from many parts of one IPv6 network counts once", async () => {
		for (let rang = 1; rang <= RESEAUX_MIN + 1; rang += 1)
			await chercher("girafe", `2001:db8:1:${rang}::/64`);
		expect(await vues()).toBe(1);
		await chercher("girafe", "2001:db8:2:1::/64");
		expect(await vues()).toBe(2);
	});

	test("is counted apart in each language", async () => {
		await depuis(RESEAUX_MIN - 1);
		await chercher("girafe", reseau(99), "en");
		expect(await montrees()).toEqual([]);
	});

	test("of networks of an earlier week does not count with this one's", async () => {
		await depuis(RESEAUX_MIN - 1);
		await rows(sql`UPDATE manquees_vues SET jour = jour - 7`);
		await depuis(1, "girafe", 50);
		expect(await montrees()).toEqual([]);
	});
});

describe("what is stored", () => {
	test("of what looks like an address or a number is nothing", async () => {
		for (const q of ["camille@exemple.org", "06 12 34 56 78", "exemple.org"])
			await depuis(RESEAUX_MIN, q);
		expect(await vues()).toBe(0);
		expect(await montrees()).toEqual([]);
	});

	test("says nothing of who: a hash that no other row shares, the words, the language and the day", async () => {
		await chercher("girafe", reseau(1));
		await chercher("zèbre", reseau(1));
		const lignes = await rows<Record<string, unknown>>(
			sql`SELECT * FROM manquees_vues`,
		);
		expect(Object.keys(lignes[0] ?? {}).sort()).toEqual([
			"empreinte",
			"jour",
			"langue",
			"mots",
		]);
		const empreintes = await rows<{ hex: string }>(
			sql`SELECT encode(empreinte, 'hex') AS hex FROM manquees_vues
			    UNION ALL SELECT encode(empreinte, 'hex') FROM manquees_reseaux`,
		);
		expect(new Set(empreintes.map(({ hex }) => hex)).size).toBe(3);
	});

	test("is bounded for each network and day, whatever it searches for", async () => {
		for (let rang = 0; rang < MANQUEES_PAR_RESEAU_ET_JOUR + 5; rang += 1)
			await chercher(`girafe${String.fromCharCode(97 + rang)}`, reseau(1));
		expect(await vues()).toBe(MANQUEES_PAR_RESEAU_ET_JOUR);
		await chercher("girafe", reseau(2));
		expect(await vues()).toBe(MANQUEES_PAR_RESEAU_ET_JOUR + 1);
	});

	test("is bounded for each day, whatever the networks", async () => {
		await rows(
			sql`INSERT INTO manquees_vues (empreinte, langue, mots, jour)
			    SELECT sha256(n::text::bytea), 'fr', 'autre', ${siteDay()}::date FROM generate_series(1, ${MANQUEES_PAR_JOUR - 1}::int) AS n`,
		);
		await depuis(3);
		expect(await vues()).toBe(MANQUEES_PAR_JOUR);
	});
});
