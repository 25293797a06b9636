import { describe, expect, test } from "vitest";
import type { Like } from "../search/similar.ts";
import { fused } from "./fusion.ts";
import { matrixOf } from "./matrix.ts";
import {
	ENTRIES_MIN,
	farthestByChance,
	NO_STANDING,
	type Standing,
	standingsOf,
} from "./standing.ts";

const SEUIL = { share: 0.4, chance: 0.001 };

function like(id: number, likeness: number, rank = 0): Like {
	return { id, rank, likeness };
}

function standing(far: Record<number, number>, count = 100): Standing {
	return {
		count,
		far: new Map(Object.entries(far).map(([id, one]) => [Number(id), one])),
	};
}

/** Cosines of entries that have nothing to do with the text, and one that does. */
function cosines(count: number, usual: number, spread: number, best: number) {
	return new Map(
		Array.from({ length: count }, (_, at) => [
			at,
			at === 0 ? best : usual + spread * Math.sin(at * 12.9898),
		]),
	);
}

describe("what stands out", () => {
	test.each([
		["low", 0.1, 0.05, 0.6],
		["high, as some models have it", 0.75, 0.02, 0.95],
	])("is the same whatever cosines are worth: %s", (_what, ...numbers) => {
		const [found = NO_STANDING] = standingsOf([cosines(100, ...numbers)]);
		expect(found.far.get(0)).toBeGreaterThan(farthestByChance(100, 0.001));
		for (const [id, far] of found.far)
			if (id !== 0) expect(far).toBeLessThan(3);
	});

	test("is nothing among too few entries, among entries all alike, or when nothing is in common", () => {
		const few = cosines(ENTRIES_MIN - 1, 0.1, 0.05, 0.9);
		expect(standingsOf([few])).toEqual([NO_STANDING]);
		expect(standingsOf([cosines(100, 0.5, 0, 0.5)])).toEqual([NO_STANDING]);
		const [faint = NO_STANDING] = standingsOf([cosines(100, 0, 0.01, 0.2)]);
		expect(faint.far.size).toBe(0);
	});

	test("is seen on all lists together: one of few entries is judged among all", () => {
		const [, small = NO_STANDING] = standingsOf([
			cosines(100, 0.1, 0.05, 0.1),
			new Map([
				[1, 0.8],
				[2, 0.1],
			]),
		]);
		expect(small.count).toBe(102);
		expect(small.far.get(1)).toBeGreaterThan(farthestByChance(102, 0.001));
	});

	test.each([
		[1, 0.05, 1.645],
		[1, 0.001, 3.09],
		[100, 0.01, 3.719],
	])(
		"by chance, of %i entries, with probability %d, is at %d",
		(count, chance, far) => {
			expect(farthestByChance(count, chance)).toBeCloseTo(far, 2);
		},
	);
});

describe("words and vectors together", () => {
	test("without vectors the order and the threshold of words hold", () => {
		const likes = [like(1, 0.1, 2), like(2, 0.9), like(3, 0.4), like(4, 0.39)];
		expect(fused(likes, NO_STANDING, SEUIL)).toEqual([1, 2, 3]);
		expect(fused(likes, standing({ 4: 1, 9: 2 }), SEUIL)).toEqual([1, 2, 3]);
	});

	test("a name comes first, whatever stands out", () => {
		expect(
			fused([like(1, 0, 2), like(2, 0.5)], standing({ 7: 9, 2: 8 }), SEUIL),
		).toEqual([1, 2, 7]);
	});

	test("what both find comes before what one alone finds first", () => {
		expect(
			fused([like(1, 0.9), like(2, 0.5)], standing({ 7: 9, 2: 8 }), SEUIL)[0],
		).toBe(2);
	});

	test("a vector alone must stand out far among all; beside words partly like, among the few that have them", () => {
		const alone = farthestByChance(100, SEUIL.chance);
		expect(fused([], standing({ 7: alone - 0.01 }), SEUIL)).toEqual([]);
		expect(fused([], standing({ 7: alone }), SEUIL)).toEqual([7]);

		const partly = SEUIL.share * 0.7;
		const [besideOne, besideTwo] = [1, 2].map(
			(count) => farthestByChance(count, 1 / 200) + 0.01,
		);
		const near = standing({ 7: besideOne ?? 0 });
		expect(fused([like(7, partly)], near, SEUIL)).toEqual([7]);
		expect(fused([like(7, partly - 0.01)], near, SEUIL)).toEqual([]);
		const likes = [like(7, partly), like(8, partly)];
		expect(fused(likes, near, SEUIL)).toEqual([]);
		expect(fused(likes, standing({ 7: besideTwo ?? 0 }), SEUIL)).toEqual([7]);
	});
});

describe("a matrix", () => {
	test("gives by entry the closest of its vectors, and follows what is replaced and dropped, over several blocks", async () => {
		const matrix = matrixOf(2);
		const unit = (angle: number) =>
			Float32Array.of(Math.cos(angle), Math.sin(angle));
		for (let id = 0; id < 600; id += 1) {
			matrix.set(`${id} fr`, id, unit(id / 600));
			matrix.set(`${id} en`, id, unit(-1 - id / 600));
		}
		for (let id = 0; id < 600; id += 2) matrix.drop(`${id} fr`);
		matrix.set("1 fr", 1, unit(3));
		matrix.drop("nothing");
		expect(matrix.size()).toBe(900);
		const found = await matrix.cosines(unit(0));
		expect(found.size).toBe(600);
		expect(found.get(3)).toBeCloseTo(Math.cos(3 / 600), 5);
		expect(found.get(2)).toBeCloseTo(Math.cos(1 + 2 / 600), 5);
		expect(found.get(1)).toBeCloseTo(Math.cos(1 + 1 / 600), 5);
		expect(() => matrix.set("x", 1, Float32Array.of(1))).toThrow();
	});
});
