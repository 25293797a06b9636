import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { texts } from "#lib/i18n/texts";
import { MOTIFS_REFUS } from "#lib/moderation/refus/schema";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import {
	delaisUsuels,
	lignesDe,
	lignesMontrees,
	phraseDesDelais,
	regrouper,
	regrouperRefus,
	resumerBilans,
	SERIES,
	serieDuFichier,
} from "./rules.ts";
import {
	FINS_DELAIS,
	type Statistiques,
	TERRITOIRES_MONTRES,
} from "./schema.ts";

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
				const groupes = regrouper(mois(comptes), "au");
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
		expect(regrouper(tranches, "jours_max")).toEqual([
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

test("reasons that are frequent are named, the most frequent first, the others together last", () => {
	const dits = [
		{ motif: "doublon", nombre: SEUIL_ANONYMAT + 1 },
		{ motif: "publicite", nombre: SEUIL_ANONYMAT },
	] as const;
	const autre = { motif: "autre", nombre: SEUIL_ANONYMAT } as const;
	expect(regrouperRefus([autre, ...dits.toReversed()])).toEqual([
		...dits,
		autre,
	]);
});

test("just under the threshold nothing is published, at it everything is", () => {
	expect(regrouper(mois([SEUIL_ANONYMAT - 1]), "au")).toEqual([]);
	expect(regrouper(mois([SEUIL_ANONYMAT]), "au")).toHaveLength(1);
});

const VIDES: Statistiques = {
	cles: [],
	delais_usuels: null,
	projets_par_theme: [],
	projets_par_territoire: [],
	projets_par_label_ia: [],
	besoins_par_statut: [],
	besoins_par_reponse: [],
	votes: [],
	soutiens: [],
	delais_de_relecture: [],
	refus_par_motif: [],
	bilans: { delai_median_jours: null, besoins: 0, reponses: 0, regle: null },
};

describe("delays in words", () => {
	const tranches = (...nombres: readonly number[]) =>
		nombres.map((nombre, rang) => ({
			jours_min: [0, ...FINS_DELAIS][rang] ?? 0,
			jours_max: FINS_DELAIS[rang] ?? null,
			nombre,
		}));
	const dits = (...nombres: readonly number[]) => {
		const usuels = delaisUsuels(tranches(...nombres));
		return usuels && phraseDesDelais(texts("fr"), usuels);
	};

	test("half and nine in ten are told by the end of the range that they fall in", () => {
		expect(dits(7, 2, 1, 0, 0, 0)).toBe(
			"La moitié des réponses arrivent en moins d’un jour, neuf sur dix en moins de 3 jours.",
		);
		expect(dits(0, 0, 5, 0, 0, 5)).toBe(
			"La moitié des réponses arrivent en moins de 7 jours, neuf sur dix en 30 jours ou plus.",
		);
		expect(dits(10, 0, 0, 0, 0, 0)).toBe(
			"Neuf réponses sur dix arrivent en moins d’un jour.",
		);
	});

	test("nothing is told while a half would count fewer people than the threshold", () => {
		expect(delaisUsuels(tranches(2 * SEUIL_ANONYMAT - 1, 0))).toBeNull();
		expect(delaisUsuels(tranches(2 * SEUIL_ANONYMAT, 0))).not.toBeNull();
		expect(delaisUsuels([])).toBeNull();
	});

	test("delays that are all joined are never said to be of a day or more", () => {
		const [ligne] = lignesDe(
			"delais_de_relecture",
			{
				...VIDES,
				delais_de_relecture: [{ jours_min: 0, jours_max: null, nombre: 13 }],
			},
			"fr",
		);
		expect(ligne?.libelle).toBe("toutes durées confondues");
	});
});

describe("territories", () => {
	const territoires = (nombre: number): Statistiques => ({
		...VIDES,
		projets_par_territoire: [
			{ territoire: "Monde", autres: false, territoires: 1, nombre: 9 },
			...Array.from({ length: nombre - 1 }, (_, rang) => ({
				territoire: `Lieu ${rang}`,
				autres: false,
				territoires: 1,
				nombre: 2,
			})),
			{ territoire: null, autres: true, territoires: 4, nombre: 5 },
			{ territoire: null, autres: false, territoires: 0, nombre: 3 },
		],
	});

	test("after the first ones the page counts the others, which the file names, and no project is lost", () => {
		const statistiques = territoires(5);
		const montrees = lignesMontrees(
			"projets_par_territoire",
			statistiques,
			"fr",
		);
		expect(montrees.map(({ libelle }) => libelle)).toEqual([
			...["Monde", "Lieu 0", "Lieu 1"],
			"et 6 autres lieux",
			"Partout, ou non précisé",
		]);
		expect(montrees).toHaveLength(TERRITOIRES_MONTRES + 2);
		const enTout = lignesDe("projets_par_territoire", statistiques, "fr");
		expect(somme(montrees)).toBe(somme(enTout));
		expect(enTout).toHaveLength(7);
	});

	test("in English a name that has a translation is translated, another is marked French", () => {
		const [monde, lieu] = lignesMontrees(
			"projets_par_territoire",
			territoires(2),
			"en",
		);
		expect(monde).toEqual({ libelle: "World", nombre: 9 });
		expect(lieu).toEqual({ libelle: "Lieu 0", langue: "fr", nombre: 2 });
	});
});

test("a name of a file names a series and one of its files, or nothing", () => {
	for (const serie of SERIES)
		for (const format of ["csv", "svg", "png"] as const)
			expect(serieDuFichier(`${serie}.${format}`)).toEqual({ serie, format });
	for (const nom of ["votes", "votes.txt", "votes.svg.png", "x.svg", ".svg"])
		expect(serieDuFichier(nom)).toBeNull();
});

test("the delays of delivered needs are told by their median, their figures by sums of what each one tells", () => {
	const bilan = (oui: number, autres: number) => ({
		...{ reponses: oui + autres, jour: "2026-11-23" },
		parts: [
			{ reponses: ["oui" as const], nombre: oui, pourcentage: 50 },
			{
				reponses: ["en_partie" as const, "non" as const],
				...{ nombre: autres, pourcentage: 50 },
			},
		],
	});
	const ensemble = {
		...{ reponses: 7, jour: "2026-11-23" },
		parts: [
			{
				reponses: ["oui" as const, "en_partie" as const, "non" as const],
				...{ nombre: 7, pourcentage: 100 },
			},
		],
	};
	expect(
		resumerBilans([
			{ jours: 10, bilan: bilan(15, 5) },
			{ jours: 400, bilan: bilan(5, 15) },
			{ jours: 30, bilan: ensemble },
			...[0, 10].map((jours) => ({ jours, bilan: null })),
			{ jours: null, bilan: null },
		]),
	).toEqual({
		...{ delai_median_jours: 10, besoins: 3, reponses: 47 },
		regle: { reponses: 40, pourcentage: 50 },
	});
	const rapides = Array.from({ length: SEUIL_ANONYMAT - 1 }, () => ({
		...{ jours: 10, bilan: null },
	}));
	expect(resumerBilans(rapides).delai_median_jours).toBeNull();
	expect(resumerBilans([])).toEqual({
		...{ delai_median_jours: null, besoins: 0, reponses: 0, regle: null },
	});
});
