import { expect, test } from "vitest";
import { nuanceDite, nuancesDe } from "./rules.ts";
import { NUANCE_MAX, NUANCES_MAX } from "./schema.ts";

test("a “not quite” comes back as it was said, with its text or without", () => {
	const nuances = [
		{ projet: "un", texte: "Il manque les heures, et le dimanche." },
		{ projet: "deux", texte: null },
	];
	expect(nuancesDe(nuances.map(nuanceDite))).toEqual(nuances);
});

test("the last one of each project counts, and the last ones of many", () => {
	expect(nuancesDe(["un a", "deux b", "un c"])).toEqual([
		{ projet: "un", texte: "c" },
		{ projet: "deux", texte: "b" },
	]);
	const beaucoup = Array.from({ length: NUANCES_MAX + 2 }, (_, n) => `p${n} `);
	expect(nuancesDe(beaucoup).map(({ projet }) => projet)).toEqual(
		Array.from({ length: NUANCES_MAX }, (_, n) => `p${n + 2}`),
	);
});

test("what no form of ours wrote is left out: without a project, too long, with control characters", () => {
	const longue = "é".repeat(NUANCE_MAX);
	expect(
		nuancesDe(["", "x", " x", `a ${longue}`, `b ${longue}é`, "c \u0007"]),
	).toEqual([{ projet: "a", texte: longue }]);
});
