import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOTIFS_REFUS } from "#lib/moderation/refus/schema";
import { regrouperDelais, regrouperMois, regrouperRefus } from "./rules.ts";
import { SEUIL_ANONYMAT } from "./schema.ts";

const nombres = fc.array(fc.nat({ max: 3 * SEUIL_ANONYMAT }), {
	maxLength: 12,
});

const somme = (lignes: readonly { nombre: number }[]) =>
	lignes.reduce((total, { nombre }) => total + nombre, 0);

const mois = (comptes: readonly number[]) =>
	comptes.map((nombre, rang) => {
		const nom = `2026-${String(rang + 1).padStart(2, "0")}`;
		return { du: nom, au: nom, nombre };
	});

describe("no figure counts fewer people than the threshold, and none is lost", () => {
	test("months: neighbours join, nothing overlaps, the whole period is covered", () => {
		fc.assert(
			fc.property(nombres, (comptes) => {
				const groupes = regrouperMois(mois(comptes));
				for (const { nombre } of groupes)
					expect(nombre).toBeGreaterThanOrEqual(SEUIL_ANONYMAT);
				const total = comptes.reduce((a, b) => a + b, 0);
				expect(somme(groupes)).toBe(total >= SEUIL_ANONYMAT ? total : 0);
				if (groupes.length === 0) return;
				expect(groupes[0]?.du).toBe("2026-01");
				expect(groupes.at(-1)?.au).toBe(mois(comptes).at(-1)?.au);
				for (const [rang, { du }] of groupes.entries())
					if (rang > 0) expect(du > (groupes[rang - 1]?.au ?? "")).toBe(true);
			}),
		);
	});

	test("delays: ranges join, from none to no end", () => {
		const tranches = [4, 0, 1, 9, 1].map((nombre, rang) => ({
			jours_min: rang,
			jours_max: rang === 4 ? null : rang + 1,
			nombre,
		}));
		expect(regrouperDelais(tranches)).toEqual([
			{ jours_min: 0, jours_max: 3, nombre: 5 },
			{ jours_min: 3, jours_max: null, nombre: 10 },
		]);
	});

	test("reasons: the rare ones are another reason, which is itself not rare", () => {
		fc.assert(
			fc.property(
				fc.tuple(
					...MOTIFS_REFUS.map((motif) =>
						fc
							.nat({ max: 3 * SEUIL_ANONYMAT })
							.map((nombre) => ({ motif, nombre })),
					),
				),
				(refus) => {
					const dits = regrouperRefus(refus);
					for (const { nombre } of dits)
						expect(nombre).toBeGreaterThanOrEqual(SEUIL_ANONYMAT);
					const total = somme(refus);
					expect(somme(dits)).toBe(total >= SEUIL_ANONYMAT ? total : 0);
				},
			),
		);
	});
});

test("a few refusals, of one reason or of several, are not published", () => {
	for (let total = 0; total < SEUIL_ANONYMAT; total += 1)
		for (const motif of MOTIFS_REFUS)
			expect(
				regrouperRefus([
					{ motif, nombre: total },
					{ motif: "autre", nombre: 0 },
				]),
			).toEqual([]);
	expect(
		regrouperRefus([
			{ motif: "doublon", nombre: SEUIL_ANONYMAT },
			{ motif: "autre", nombre: 1 },
		]),
	).toEqual([{ motif: "autre", nombre: SEUIL_ANONYMAT + 1 }]);
});

test("just under the threshold nothing is published, at it everything is", () => {
	expect(regrouperMois(mois([SEUIL_ANONYMAT - 1]))).toEqual([]);
	expect(regrouperMois(mois([SEUIL_ANONYMAT]))).toHaveLength(1);
});
