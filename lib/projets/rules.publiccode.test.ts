import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { PubliccodeComplet } from "#lib/platform/text/publiccode.fixture";
import { writeYaml } from "#lib/platform/text/yaml";
import { commentaireDe, publiccodeDe } from "./rules.ts";
import { type ProjetSortie, PUBLICCODE_BOUNDS } from "./schema.ts";

const EDITEUR = { siteNom: "Annuaire", siteUrl: "https://annuaire.example" };

const PROJET: ProjetSortie = {
	slug: "carte",
	nom: "La carte",
	accroche: "Une carte.",
	territoire: null,
	mis_en_avant: false,
	nb_votes: 0,
	themes: [],
	description: "Une carte que chacun peut lire et corriger.",
	site_web: null,
	porteur: null,
	usage_ia: null,
	code_ouvert: true,
	publie_le: "2026-01-01T00:00:00.000Z",
	label_ia: "non_renseigne",
	langue: "fr",
	traductions: {},
	mots_habitants: [],
	mots_habitants_en: [],
	depot: "https://git.example.org/carte",
	licence_code: "EUPL-1.2",
	stade: "inconnu",
	liens: [],
	finance_par: [],
	contact: null,
	lieux: [],
	logo: null,
	image: null,
};

function ecrit(changements: Partial<ProjetSortie> = {}) {
	const fait = publiccodeDe({ ...PROJET, ...changements }, EDITEUR);
	if (!fait) throw new Error("none");
	return fait;
}

/** What a file says in each language. */
function descriptions(changements: Partial<ProjetSortie>) {
	return PubliccodeComplet.parse(
		ecrit({ ...changements, contact: "https://a.example/" }).publiccode,
	).description;
}

describe("the publiccode.yml of a project", () => {
	test("is none without its repository, or without its licence", () => {
		for (const manque of [{ depot: null }, { licence_code: null }])
			expect(publiccodeDe({ ...PROJET, ...manque }, EDITEUR)).toBeNull();
	});

	test("without a contact holds what is known and no more, and names the rest", () => {
		const { publiccode, omises, deduites } = ecrit();
		expect(Object.keys(publiccode)).toEqual([
			"publiccodeYmlVersion",
			"name",
			"url",
			"description",
			"legal",
		]);
		expect(deduites).toEqual([]);
		expect(omises).toEqual([
			"platforms",
			"softwareType",
			"developmentStatus",
			"maintenance",
			"localisation",
		]);
		expect(ecrit({ stade: "stable" }).omises).not.toContain(
			"developmentStatus",
		);
	});

	test.each([
		["idee", "concept", "community"],
		["construction", "development", "community"],
		["essai", "beta", "community"],
		["stable", "stable", "community"],
		["arrete", "obsolete", "none"],
		["inconnu", "development", "community"],
	] as const)(
		"in the state %s, with a contact, is complete: %s, maintained by %s",
		(stade, etat, maintien) => {
			const { publiccode, omises, deduites } = ecrit({
				stade,
				contact: "equipe@a.example",
			});
			expect(PubliccodeComplet.safeParse(publiccode).error).toBeUndefined();
			const { developmentStatus: dit, maintenance } =
				PubliccodeComplet.parse(publiccode);
			expect([dit, maintenance.type]).toEqual([etat, maintien]);
			expect(maintenance.contacts.map(Object.values)).toEqual([
				["La carte", "equipe@a.example"],
			]);
			expect(omises).toEqual([]);
			expect(deduites.includes("developmentStatus")).toBe(stade === "inconnu");
		},
	);

	test("keeps the bounds of the specification: a long tagline is cut, a short description says where it comes from", () => {
		const accroche = `${"mot ".repeat(49)}fin.`;
		for (const description of [
			"x".repeat(40),
			"é".repeat(149),
			"x".repeat(5000),
		]) {
			const { fr } = descriptions({ accroche, description });
			expect(fr?.longDescription?.startsWith(description)).toBe(true);
			expect(fr?.shortDescription.length).toBeLessThanOrEqual(
				PUBLICCODE_BOUNDS.short.max,
			);
		}
		expect(descriptions({}).fr?.longDescription).toContain(
			"https://annuaire.example/projets/carte",
		);
	});

	test("says each language that the card has, and never one in the other", () => {
		const en = {
			nom: "The map",
			accroche: "A map of all.",
			description: "Text",
		};
		const deux = descriptions({ traductions: { en } });
		expect(deux.en).toMatchObject({
			localisedName: "The map",
			shortDescription: "A map of all.",
		});
		expect(deux.en?.longDescription).toContain(
			"https://annuaire.example/en/projets/carte",
		);
		const court = descriptions({ traductions: { en: { accroche: "A map." } } });
		expect(court.en).not.toHaveProperty("longDescription");
		expect(Object.keys(descriptions({ langue: "en" }))).toEqual(["en"]);
	});

	test("names funders, the roadmap, the documentation, and what people look for", () => {
		const { publiccode } = ecrit({
			finance_par: ["Ville de Lyon"],
			site_web: "https://a.example/",
			mots_habitants: ["où boire"],
			liens: [
				{ nature: "documentation", url: "https://a.example/aide" },
				{ nature: "feuille_de_route", url: "https://a.example/suite" },
			],
		});
		expect(publiccode).toMatchObject({
			landingURL: "https://a.example/",
			roadmap: "https://a.example/suite",
			fundedBy: [{ name: "Ville de Lyon" }],
			description: {
				fr: { documentation: "https://a.example/aide", features: ["où boire"] },
			},
		});
	});

	test("is YAML whatever its texts hold, and its comment stays one", () => {
		const hostile = {
			nom: "a: b #c - d",
			accroche: "'\"&*!|>%@`{}[] ,? - : true",
			description: `# titre\n---\n...\n${"yes: no\n".repeat(30)}`,
			contact: "https://a.example/#contact",
		};
		const fait = ecrit(hostile);
		const texte = writeYaml(
			fait.publiccode,
			commentaireDe(
				{ ...PROJET, ...hostile },
				{ ...EDITEUR, siteNom: "A\nb: c" },
				fait,
			),
		);
		expect(parse(texte)).toEqual(fait.publiccode);
		const tete = texte.slice(0, texte.indexOf("publiccodeYmlVersion")).trim();
		for (const ligne of tete.split("\n")) expect(ligne).toMatch(/^#/);
		expect(tete).toContain("https://a.example/#contact");
	});
});
