import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { patiently, rows, sql } from "../db/pool.ts";
import {
	ACTES_MAX_PAR_MINUTE,
	balayerDecomptes,
	CONNEXIONS_MAX_PAR_MINUTE,
	compterActe,
	DECOMPTES_MAX,
	DECOMPTES_SECONDES,
	FENETRE_SITE_SECONDES,
	secondesAvantActe,
} from "./site.ts";

useTestDatabase();

/** Moves the start of every count that far into the past. */
async function vieillir(secondes: number): Promise<void> {
	await rows(
		sql`UPDATE limites SET debut = debut - make_interval(secs => ${secondes})`,
	);
}

test("D17: of concurrent acts under one key, each gets its own number up to the limit", async () => {
	const cle = randomUUID();
	const counts = await Promise.all(
		Array.from({ length: ACTES_MAX_PAR_MINUTE + 20 }, () => compterActe(cle)),
	);
	const allowed = counts.filter(({ nombre }) => nombre <= ACTES_MAX_PAR_MINUTE);
	expect(allowed).toHaveLength(ACTES_MAX_PAR_MINUTE);
	for (const { delaiSecondes } of counts)
		expect(delaiSecondes).toBeLessThanOrEqual(FENETRE_SITE_SECONDES);
});

test("D17: the window opens again a minute after its first act, rejected ones neither extend nor fill it", async () => {
	const cle = randomUUID();
	for (let act = 0; act < ACTES_MAX_PAR_MINUTE + 2; act += 1)
		await compterActe(cle);
	expect((await compterActe(cle)).nombre).toBe(ACTES_MAX_PAR_MINUTE + 1);
	await vieillir(FENETRE_SITE_SECONDES);
	expect((await compterActe(cle)).nombre).toBe(1);
});

test("a clock that was set back by a day keeps nobody waiting for a day: a window of its future is over", async () => {
	const cle = randomUUID();
	for (let act = 0; act <= ACTES_MAX_PAR_MINUTE; act += 1)
		await compterActe(cle);
	await vieillir(-86_400);
	const { nombre, delaiSecondes } = await compterActe(cle);
	expect(nombre).toBe(1);
	expect(delaiSecondes).toBeLessThanOrEqual(FENETRE_SITE_SECONDES);
});

test("the subject of a count is stored only as a keyed hash, separate for each kind of count", async () => {
	await rows(sql`TRUNCATE limites`);
	for (const reseau of ["203.0.113.9", "2001:db8:1:2::/64"])
		for (const nature of ["acte", "recherche", "suggestions"] as const)
			await secondesAvantActe(null, reseau, nature);
	await secondesAvantActe({ compte_id: 12 }, "203.0.113.9", "acte");
	const keys = await rows<{ cle: string }>(sql`SELECT cle FROM limites`);
	expect(keys).toHaveLength(13);
	for (const { cle } of keys) expect(cle).toMatch(/^[\w-]{43}$/);
});

test("a window has the given bound and length", async () => {
	const reseau = randomUUID();
	const fenetre = { max: 2, secondes: DECOMPTES_SECONDES };
	const ask = () => secondesAvantActe(null, reseau, "brouillon", fenetre);
	expect([await ask(), await ask()]).toEqual([null, null]);
	expect(await ask()).toBeGreaterThan(FENETRE_SITE_SECONDES);
	await vieillir(FENETRE_SITE_SECONDES);
	expect(await ask()).not.toBeNull();
	await vieillir(DECOMPTES_SECONDES);
	expect(await ask()).toBeNull();
});

test.each([
	["a /56", 2, (at: number) => `2001:db8:1:${(0x100 + at).toString(16)}::/64`],
	["a /48", 4, (at: number) => `2001:db8:2:${(at * 0x100).toString(16)}::/64`],
])(
	"what is counted of a network is counted for all of %s too, which together have %i times what one has, by the minute as by the hour",
	async (_, fois, reseau) => {
		const fenetre = { max: 2, secondes: FENETRE_SITE_SECONDES };
		const ask = (at: number) =>
			secondesAvantActe(null, reseau(at), "brouillon", fenetre);
		for (let at = 0; at < fois; at += 1)
			expect([await ask(at), await ask(at)]).toEqual([null, null]);
		expect(await ask(fois)).not.toBeNull();
		const ailleurs = "2001:db8:3:100::/64";
		expect(
			await secondesAvantActe(null, ailleurs, "brouillon", fenetre),
		).toBeNull();
		const compte = { compte_id: 12 };
		expect(
			await secondesAvantActe(compte, reseau(fois), "brouillon", fenetre),
		).toBeNull();
	},
);

test("a count is deleted once its hour is over, while others are counted", async () => {
	await rows(sql`TRUNCATE limites`);
	const left = async () => (await rows(sql`SELECT 1 FROM limites`)).length;
	await compterActe(randomUUID());
	await vieillir(DECOMPTES_SECONDES - 60);
	expect(await balayerDecomptes()).toBe(0);
	await vieillir(61);
	vi.useFakeTimers({ toFake: ["performance"] });
	await compterActe("premier");
	vi.advanceTimersByTime(3_600_000);
	await compterActe("second");
	vi.useRealTimers();
	expect(await left()).toBe(2);
	await vieillir(DECOMPTES_SECONDES + 1);
	expect(await balayerDecomptes()).toBe(2);
});

/** That many other counts, all started about `ageSecondes` ago. */
async function compterDAutres(nombre: number, ageSecondes: number) {
	await patiently(() =>
		rows(
			sql`INSERT INTO limites (cle, debut, nombre)
			    SELECT 'essai' || ${ageSecondes}::int || '-' || i, clock_timestamp() - make_interval(secs => ${ageSecondes}), 1
			    FROM generate_series(1, ${nombre}::int) AS i`,
		),
	);
}

/** The number of counts left after that many more are counted, long after the last sweep. */
async function restantsApres(nombre: number, heures: number): Promise<number> {
	vi.useFakeTimers({ toFake: ["performance"] });
	vi.advanceTimersByTime(heures * 3_600_000);
	for (let rang = 0; rang < nombre; rang += 1) await compterActe(`n${rang}`);
	vi.useRealTimers();
	const [lu] = await rows<{ n: number }>(
		sql`SELECT count(*)::int AS n FROM limites`,
	);
	return lu?.n ?? 0;
}

test("however many networks come, their counts are deleted once their hour is over, faster than others come", async () => {
	await rows(sql`TRUNCATE limites`);
	await compterDAutres(9_500, DECOMPTES_SECONDES + 1);
	expect(await restantsApres(10, 2)).toBe(10);
});

test("however many networks come in an hour, the number of counts is bounded: beyond, the oldest are deleted", async () => {
	await rows(sql`TRUNCATE limites`);
	await compterDAutres(20, 1_800);
	await compterDAutres(DECOMPTES_MAX - 10, 60);
	expect(await restantsApres(1, 3)).toBe(DECOMPTES_MAX + 1);
	const anciens = await rows(
		sql`SELECT 1 FROM limites WHERE cle LIKE 'essai1800-%'`,
	);
	expect(anciens).toHaveLength(10);
	await rows(sql`TRUNCATE limites`);
});

test("D17: forms of sign-in are counted by network apart from its acts, up to a bound of their own", async () => {
	await rows(sql`TRUNCATE limites`);
	const reseau = randomUUID();
	const connexion = () => secondesAvantActe(null, reseau, "connexion");
	await connexion();
	await rows(sql`UPDATE limites SET nombre = ${CONNEXIONS_MAX_PAR_MINUTE - 1}`);
	expect(await connexion()).toBeNull();
	expect(await connexion()).toBeGreaterThan(0);
	expect(await secondesAvantActe(null, reseau, "acte")).toBeNull();
});
