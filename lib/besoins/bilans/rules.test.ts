import { describe, expect, test } from "vitest";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import {
	bilanDit,
	estARouvrir,
	prochainBilan,
	REOUVERTURE_REPONSES,
} from "./rules.ts";
import {
	type Bilan,
	type BilanPublie,
	type NombresBilan,
	REPONSES_BILAN,
	type ReponseBilan,
} from "./schema.ts";

const JOUR = "2026-11-23";

function nombres(oui: number, en_partie: number, non: number): NombresBilan {
	return { oui, en_partie, non };
}

function dit(lus: NombresBilan): Bilan | null {
	const bilan = prochainBilan(lus, [], null);
	return bilan && bilanDit({ ...bilan, jour: JOUR });
}

describe("one figure", () => {
	test("61 answers are told as 74 %, 18 % and 8 %", () => {
		expect(dit(nombres(45, 11, 5))).toEqual({
			reponses: 61,
			jour: JOUR,
			parts: [
				{ reponses: ["oui"], nombre: 45, pourcentage: 74 },
				{ reponses: ["en_partie"], nombre: 11, pourcentage: 18 },
				{ reponses: ["non"], nombre: 5, pourcentage: 8 },
			],
		});
	});

	test("four answers are not told, five are: all of them together", () => {
		expect(dit(nombres(4, 0, 0))).toBeNull();
		expect(dit(nombres(2, 2, 0))).toBeNull();
		for (const cinq of [nombres(5, 0, 0), nombres(2, 2, 1)])
			expect(dit(cinq)).toEqual({
				reponses: SEUIL_ANONYMAT,
				jour: JOUR,
				parts: [{ reponses: [...REPONSES_BILAN], nombre: 5, pourcentage: 100 }],
			});
	});

	test("an answer that fewer than five gave is joined with its neighbour, and all three where that is too few", () => {
		const parts = (lus: NombresBilan) =>
			dit(lus)?.parts.map(({ reponses, nombre }) => [
				reponses.join("+"),
				nombre,
			]);
		expect(parts(nombres(45, 11, 4))).toEqual([
			["oui", 45],
			["en_partie+non", 15],
		]);
		expect(parts(nombres(4, 9, 30))).toEqual([
			["oui+en_partie", 13],
			["non", 30],
		]);
		expect(parts(nombres(4, 30, 4))).toEqual([["oui+en_partie+non", 38]]);
		expect(parts(nombres(30, 4, 0))).toEqual([["oui+en_partie+non", 34]]);
	});

	test("whole per cents add up to 100, whatever the numbers", () => {
		for (let oui = 5; oui < 40; oui += 1)
			for (let non = 5; non < 40; non += 1) {
				const parts = dit(nombres(oui, 7, non))?.parts ?? [];
				expect(
					parts.reduce((total, { pourcentage }) => total + pourcentage, 0),
				).toBe(100);
			}
	});

	test("what it joins has several values, whatever is known of how it is made", () => {
		const possibles = new Map<string, NombresBilan[]>();
		for (let oui = 0; oui <= 24; oui += 1)
			for (let en_partie = 0; en_partie <= 24; en_partie += 1)
				for (let non = 0; non <= 24; non += 1) {
					const lus = nombres(oui, en_partie, non);
					const bilan = dit(lus);
					if (bilan === null || bilan.reponses > 24) continue;
					const cle = JSON.stringify(bilan);
					possibles.set(cle, [...(possibles.get(cle) ?? []), lus]);
				}
		expect(possibles.size).toBeGreaterThan(100);
		for (const [cle, tous] of possibles)
			for (const une of REPONSES_BILAN) {
				const valeurs = new Set(tous.map((lus) => lus[une]));
				const [seule = 0] = valeurs;
				if (valeurs.size === 1 && seule < SEUIL_ANONYMAT)
					expect.fail(`${cle} tells ${une}: ${seule}`);
			}
	});
});

/** Every count that a reader may make of one figure, as a bit for each answer. */
function lues(bilan: Bilan): { masque: number; nombre: number }[] {
	const bit = (une: ReponseBilan) => 1 << REPONSES_BILAN.indexOf(une);
	const parts = bilan.parts.map(({ reponses, nombre }) => ({
		masque: reponses.reduce((masque, une) => masque | bit(une), 0),
		nombre,
	}));
	return Array.from({ length: 2 ** parts.length - 1 }, (_, rang) =>
		parts
			.filter((_part, place) => ((rang + 1) >> place) & 1)
			.reduce((un, part) => ({
				masque: un.masque | part.masque,
				nombre: un.nombre + part.nombre,
			})),
	);
}

function vrai(bilan: NombresBilan, masque: number): number {
	return REPONSES_BILAN.reduce(
		(total, une, rang) => total + ((masque >> rang) & 1 ? bilan[une] : 0),
		0,
	);
}

/** Every sum over the parts of two figures, each added, subtracted or left out, that stands for a set of answers; for none: how many came and went. */
function arithmetique(un: Bilan, autre: Bilan) {
	const bit = (une: ReponseBilan) => REPONSES_BILAN.indexOf(une);
	let sommes = [{ poids: [0, 0, 0], nombre: 0, simple: true }];
	for (const [bilan, place] of [
		[un, 1],
		[autre, -1],
	] as const)
		for (const part of bilan.parts)
			sommes = sommes.flatMap((une) =>
				[0, 1, -1].map((signe) => {
					const rangs = part.reponses.map(bit);
					return {
						poids: une.poids.map(
							(lui, rang) => lui + (rangs.includes(rang) ? signe : 0),
						),
						nombre: une.nombre + signe * part.nombre,
						simple: une.simple && (signe === 0 || signe === place),
					};
				}),
			);
	return sommes
		.filter(({ poids }) => poids.every((lui) => lui === 0 || lui === 1))
		.map(({ poids, ...une }) => ({
			...une,
			masque: poids.reduce((masque, lui, rang) => masque | (lui << rang), 0),
		}));
}

describe("two figures", () => {
	test("one more answer is never told: the figure waits until five more are", () => {
		const dite = prochainBilan(nombres(45, 11, 5), [], null);
		if (!dite) throw new Error("61 answers are told");
		for (const [oui, partie, non] of [
			[46, 11, 5],
			[45, 12, 5],
			[49, 11, 5],
			[44, 12, 5],
			[45, 11, 4],
		] as const)
			expect(prochainBilan(nombres(oui, partie, non), [dite], dite)).toBeNull();
		expect(prochainBilan(nombres(50, 11, 5), [dite], dite)).toEqual({
			...nombres(50, 11, 5),
			vue: "detail",
		});
	});

	test("a figure is not made again", () => {
		const dite = prochainBilan(nombres(45, 11, 5), [], null);
		expect(
			prochainBilan(nombres(45, 11, 5), dite ? [dite] : [], dite),
		).toBeNull();
	});

	test("random lives of a figure: no arithmetic over two public ones gives fewer than five people", () => {
		// A fixed pseudo-random sequence: a failure is reproducible.
		let graine = 20_261_123;
		const tirer = (n: number) => {
			graine = (graine * 1_103_515_245 + 12_345) % 2_147_483_648;
			return Math.floor((graine / 2_147_483_648) * n);
		};
		let publies = 0;
		let compares = 0;
		for (let vie = 0; vie < 150; vie += 1) {
			const ici: Record<ReponseBilan, number> = {
				oui: 0,
				en_partie: 0,
				non: 0,
			};
			const penchant = tirer(3);
			const rythme = 1 + tirer(12);
			const passes: BilanPublie[] = [];
			let actuel: BilanPublie | null = null;
			for (let jour = 0; jour < 60; jour += 1) {
				for (let fois = tirer(rythme + 1); fois > 0; fois -= 1) {
					const une = REPONSES_BILAN[tirer(4) === 0 ? tirer(3) : penchant];
					const autre = REPONSES_BILAN[tirer(3)];
					if (!une || !autre) throw new Error("an answer");
					const geste = tirer(10);
					// An answer, one withdrawn, one changed.
					if (geste < 7) ici[une] += 1;
					else if (ici[autre] > 0) {
						ici[autre] -= 1;
						if (geste > 7) ici[une] += 1;
					}
				}
				const suivant = prochainBilan({ ...ici }, passes, actuel);
				if (suivant) {
					passes.push(suivant);
					actuel = suivant;
				}
			}
			publies += passes.length;
			for (const bilan of passes)
				for (const { nombre } of lues(bilanDit({ ...bilan, jour: JOUR })))
					expect(nombre).toBeGreaterThanOrEqual(SEUIL_ANONYMAT);
			for (const [rang, un] of passes.entries())
				for (const autre of passes.slice(rang + 1)) {
					const dits = [
						bilanDit({ ...un, jour: JOUR }),
						bilanDit({ ...autre, jour: JOUR }),
					] as const;
					for (const { masque, nombre, simple } of arithmetique(...dits)) {
						compares += 1;
						if (masque === 0 && simple && nombre !== 0)
							expect(Math.abs(nombre)).toBeGreaterThanOrEqual(SEUIL_ANONYMAT);
						for (const bilan of [un, autre]) {
							const cache = vrai(bilan, masque);
							if (masque !== 0 && cache < SEUIL_ANONYMAT && cache === nombre)
								expect.fail(
									`${JSON.stringify(dits)} tell ${masque}: ${nombre}`,
								);
						}
					}
				}
		}
		// Neither of both is empty: figures were made, and moved.
		expect(publies).toBeGreaterThan(400);
		expect(compares).toBeGreaterThan(100_000);
	});
});

test("a need is to be looked at again from twenty answers on, when fewer than half say yes", () => {
	expect(REOUVERTURE_REPONSES).toBe(20);
	expect(estARouvrir(nombres(9, 6, 4))).toBe(false);
	expect(estARouvrir(nombres(9, 6, 5))).toBe(true);
	expect(estARouvrir(nombres(10, 5, 5))).toBe(false);
	expect(estARouvrir(nombres(0, 0, 20))).toBe(true);
});
