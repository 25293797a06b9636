import { describe, expect, test } from "vitest";
import { siteDay } from "#lib/platform/runtime/clock";
import { THEMES_PREMIERS } from "#lib/themes/rules";
import { BESOINS, DEBUT, PROJETS } from "./contenu.ts";

const STATUTS_PUBLICS = ["publie", "etude", "developpement", "livre"] as const;
const STATUTS_SANS_JALON: readonly string[] = ["propose", "refuse"];
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_MAX = 60;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const SEMAINE_MS = 7 * 24 * 3600 * 1000;

const slugsDesThemes = THEMES_PREMIERS.map((theme) => theme.slug);
const slugsDesProjets = PROJETS.map((projet) => projet.slug);
const longueur = (texte: string) => [...texte].length;
const enSlug = (titre: string) =>
	titre
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll("œ", "oe")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
const estUnJour = (jour: string) =>
	new Date(`${jour}T00:00:00Z`).toISOString().slice(0, 10) === jour;
const estUnInstant = (instant: string) =>
	INSTANT.test(instant) && estUnJour(instant.slice(0, 10));
const estCroissant = (valeurs: readonly string[]) =>
	valeurs.every((valeur, i) => i === 0 || (valeurs[i - 1] ?? "") < valeur);

describe("needs", () => {
	test("slugs and creation instants are unique, and the list runs from the oldest to the newest", () => {
		expect(BESOINS).toHaveLength(18);
		expect(new Set(BESOINS.map(({ slug }) => slug)).size).toBe(BESOINS.length);
		expect(estCroissant(BESOINS.map(({ cree_le }) => cree_le))).toBe(true);
	});

	test("D2: every state but quarantine is shown, the public ones more than once", () => {
		const nombre = (statut: string) =>
			BESOINS.filter((besoin) => besoin.statut === statut).length;
		expect(nombre("publie")).toBeGreaterThanOrEqual(6);
		expect(nombre("etude")).toBeGreaterThanOrEqual(3);
		expect(nombre("developpement")).toBeGreaterThanOrEqual(3);
		expect(nombre("livre")).toBeGreaterThanOrEqual(2);
		for (const statut of ["propose", "refuse", "archive"]) {
			expect(nombre(statut)).toBe(1);
		}
	});

	test("a full work space is shown in each of the three states that have one", () => {
		const pleins = BESOINS.filter(
			(besoin) =>
				longueur(besoin.cahier ?? "") > 1000 &&
				besoin.roles.length > 0 &&
				besoin.depot !== null &&
				besoin.etapes.length >= 3,
		);
		expect(pleins.map(({ statut }) => statut).sort()).toEqual([
			"developpement",
			"etude",
			"livre",
		]);
	});

	test.each(BESOINS)(
		"$slug: the bounds of a contribution hold in both languages",
		(besoin) => {
			for (const version of [besoin, besoin.en]) {
				expect(longueur(version.titre)).toBeGreaterThanOrEqual(8);
				expect(longueur(version.titre)).toBeLessThanOrEqual(140);
				expect(longueur(version.description)).toBeGreaterThanOrEqual(40);
				expect(longueur(version.description)).toBeLessThanOrEqual(5000);
				expect(version.titre).not.toContain("\n");
			}
			expect(longueur(besoin.territoire ?? "")).toBeLessThanOrEqual(120);
			expect(besoin.territoire).not.toBe("");
		},
	);

	test.each(BESOINS)(
		"$slug: its slug is ASCII and begins its title, so that the address reads like the need",
		({ slug, titre }) => {
			expect(slug).toMatch(SLUG);
			expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
			expect(`${enSlug(titre)}-`.startsWith(`${slug}-`)).toBe(true);
		},
	);

	test.each(BESOINS)(
		"$slug: its theme and its project are of the demonstration",
		({ theme, projet }) => {
			expect([null, ...slugsDesThemes]).toContain(theme);
			expect([null, ...slugsDesProjets]).toContain(projet);
		},
	);

	test.each(BESOINS)(
		"$slug: the public states reached are in order and end where the need is",
		({ statut, cree_le, jalons }) => {
			expect(estUnInstant(cree_le)).toBe(true);
			expect(cree_le > DEBUT).toBe(true);
			if (STATUTS_SANS_JALON.includes(statut)) {
				expect(jalons).toEqual([]);
				return;
			}
			expect(jalons.every(({ le }) => estUnInstant(le))).toBe(true);
			expect(estCroissant([cree_le, ...jalons.map(({ le }) => le)])).toBe(true);
			expect(jalons[0]?.statut).toBe("publie");
			expect(
				Date.parse(jalons[0]?.le ?? "") - Date.parse(cree_le),
			).toBeLessThanOrEqual(SEMAINE_MS);
			const rangs = jalons.map((jalon) =>
				STATUTS_PUBLICS.indexOf(jalon.statut),
			);
			expect(rangs).toEqual([...new Set(rangs)].sort());
			if (statut !== "archive") expect(jalons.at(-1)?.statut).toBe(statut);
		},
	);

	test.each(BESOINS)(
		"$slug: D2: a work space is filled only after the study began, and its steps fall between the states",
		({ jalons, cahier, en, roles, depot, etapes }) => {
			const etude = jalons.find((jalon) => jalon.statut !== "publie");
			if (etude === undefined) {
				expect({ cahier, roles, depot, etapes }).toEqual({
					cahier: null,
					roles: [],
					depot: null,
					etapes: [],
				});
			}
			expect(en.cahier === undefined).toBe(cahier === null);
			expect(new Set(roles).size).toBe(roles.length);
			if (depot !== null) {
				expect(new URL(depot).href).toBe(depot);
				expect(depot).toMatch(/^https:\/\/depots\.example\.org\//);
			}
			const livraison = jalons.find((jalon) => jalon.statut === "livre");
			const fin = livraison?.le.slice(0, 10) ?? siteDay();
			for (const { jour } of etapes) {
				expect(estUnJour(jour)).toBe(true);
				expect(jour >= (etude?.le.slice(0, 10) ?? "9999")).toBe(true);
				expect(jour <= fin).toBe(true);
			}
			expect(estCroissant(etapes.map(({ jour }) => jour))).toBe(true);
		},
	);
});
