import { describe, expect, test } from "vitest";
import { BesoinContribution } from "#lib/besoins/schema";
import { shapeOf } from "#lib/platform/validation/form-shape";
import { objectOf } from "#lib/platform/validation/forms";
import { ProjetContribution } from "#lib/projets/schema";
import { estComplet } from "./rules.ts";
import { contenuDe, saisieLibre } from "./schema.ts";

const PROJET = {
	nom: "Un projet",
	accroche: "Une accroche assez longue.",
	description: "d".repeat(40),
	themes: ["eau", "villes"],
};

describe("a form read without validation", () => {
	test("accepts what the schema would reject, and keeps it verbatim", () => {
		const saisie = {
			nom: " \u0000 ",
			accroche: "x".repeat(10_000),
			themes: ["a", "b", "c", "d"],
			site_web: "javascript:alert(1)",
		};
		expect(saisieLibre(ProjetContribution).parse(saisie)).toEqual(saisie);
		expect(contenuDe(saisie)).toEqual({
			nom: [saisie.nom],
			accroche: [saisie.accroche],
			themes: saisie.themes,
			site_web: [saisie.site_web],
		});
	});

	test("keeps phrases as they are typed, and is complete only with phrases that may be sent", () => {
		const saisie = {
			...PROJET,
			mots_habitants: ["où manger", "  ", "x", "où manger"],
		};
		const lue = saisieLibre(ProjetContribution).parse(saisie);
		expect(lue).toEqual(saisie);
		expect(contenuDe(lue)).toMatchObject({
			mots_habitants: saisie.mots_habitants,
		});
		expect(estComplet(ProjetContribution, contenuDe(lue))).toBe(false);
		const justes = {
			...contenuDe(PROJET),
			mots_habitants: ["où manger\nun lit"],
		};
		expect(estComplet(ProjetContribution, justes)).toBe(true);
	});

	test("a list typed line by line stays one, of phrases or of other lines", () => {
		const { byLine } = shapeOf(saisieLibre(ProjetContribution));
		expect(byLine).toEqual(shapeOf(ProjetContribution).byLine);
		expect([byLine.get("liens"), byLine.get("finance_par")]).toEqual([
			"line",
			"line",
		]);
	});

	test("reads an address as one, which needs no https://", () => {
		const shape = shapeOf(saisieLibre(ProjetContribution));
		expect(shape.addresses).toEqual(shapeOf(ProjetContribution).addresses);
		expect(
			objectOf({ site_web: ["exemple.org"], nom: ["exemple.org"] }, shape),
		).toEqual({ site_web: "https://exemple.org", nom: "exemple.org" });
	});

	test("holds the fields of the schema and no others", () => {
		expect(Object.keys(saisieLibre(BesoinContribution).shape)).toEqual(
			Object.keys(BesoinContribution.shape),
		);
		expect(
			saisieLibre(BesoinContribution).parse({ titre: "x", autre: "y" }),
		).toEqual({ titre: "x" });
	});

	test("is complete once it holds all that its schema requires", () => {
		const contenu = contenuDe(PROJET);
		expect(estComplet(ProjetContribution, contenu)).toBe(true);
		expect(estComplet(ProjetContribution, { ...contenu, themes: [] })).toBe(
			false,
		);
		expect(estComplet(ProjetContribution, { ...contenu, nom: ["x"] })).toBe(
			false,
		);
		expect(estComplet(ProjetContribution, {})).toBe(false);
	});
});
