import { describe, expect, test } from "vitest";
import { ARTICLES, BESOINS, PROJETS } from "./contenu.ts";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LIEN = /\]\(([^)]+)\)/g;

const slugsDesProjets = PROJETS.map((projet) => projet.slug);
const mots = (texte: string) => texte.split(/\s+/u).length;
const sansCode = (texte: string) =>
	texte.replace(/```[\s\S]*?```/g, "").replace(/`[^`\n]*`/g, "");
const estUnJour = (jour: string) =>
	new Date(`${jour}T00:00:00Z`).toISOString().slice(0, 10) === jour;
const estCroissant = (valeurs: readonly string[]) =>
	valeurs.every((valeur, i) => i === 0 || (valeurs[i - 1] ?? "") < valeur);

/** Every pair of texts, French then English, with what it belongs to. */
const TEXTES: readonly { de: string; fr: string; en: string }[] = [
	...BESOINS.flatMap((besoin) => [
		{ de: besoin.slug, fr: besoin.titre, en: besoin.en.titre },
		{ de: besoin.slug, fr: besoin.description, en: besoin.en.description },
		...(besoin.cahier === null
			? []
			: [{ de: besoin.slug, fr: besoin.cahier, en: besoin.en.cahier ?? "" }]),
		...besoin.etapes.flatMap((etape) => [
			{ de: besoin.slug, fr: etape.titre, en: etape.en.titre },
			{ de: besoin.slug, fr: etape.texte, en: etape.en.texte },
		]),
	]),
	...ARTICLES.flatMap((article) => [
		{ de: article.slug, fr: article.titre, en: article.en.titre },
		{ de: article.slug, fr: article.resume, en: article.en.resume },
		{ de: article.slug, fr: article.texte, en: article.en.texte },
	]),
];

describe("texts of needs and articles", () => {
	test.each(TEXTES)(
		"$de: French and English are both there, different, and survive D25 unchanged",
		({ fr, en }) => {
			expect(en).not.toBe(fr);
			for (const texte of [fr, en]) {
				expect(texte).not.toBe("");
				expect(texte).toBe(texte.normalize("NFC").trim());
				expect(texte).not.toMatch(
					/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u,
				);
			}
		},
	);

	test.each(TEXTES)(
		"$de: the typography of each language is kept outside code, so that no line breaks before a sign",
		({ fr, en }) => {
			expect(sansCode(fr)).not.toMatch(/['"]|[^\u00a0][»]|«[^\u00a0]/u);
			expect(sansCode(fr)).not.toMatch(
				/[^\u00a0][;!?](?!\[)|[ \p{L}]:(?!\/\/)/u,
			);
			expect(sansCode(en)).not.toMatch(/['"«»\u00a0]/u);
		},
	);
});

describe("articles", () => {
	test("there are four, from the oldest to the newest, each under its own slug", () => {
		expect(ARTICLES).toHaveLength(4);
		expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(4);
		expect(estCroissant(ARTICLES.map(({ date }) => date))).toBe(true);
	});

	test.each(ARTICLES)(
		"$slug: dated, signed by the team, and of a length one reads in a sitting",
		(article) => {
			expect(article.slug).toMatch(SLUG);
			expect(estUnJour(article.date)).toBe(true);
			expect(article.auteur).toBe("L’équipe de l’annuaire");
			for (const { texte } of [article, article.en]) {
				expect(mots(texte)).toBeGreaterThanOrEqual(700);
				expect(mots(texte)).toBeLessThanOrEqual(1500);
				expect(texte).toMatch(/^## /m);
				expect(texte).toMatch(/^> /m);
			}
		},
	);

	test.each(ARTICLES)(
		"$slug: every link leads to the demonstration in its own language, and the projects linked are those mentioned",
		(article) => {
			const cibles = [
				...slugsDesProjets.map((slug) => `/projets/${slug}`),
				...BESOINS.filter(
					({ statut }) => !["propose", "refuse", "archive"].includes(statut),
				).map(({ slug }) => `/besoins/${slug}`),
			];
			for (const { prefixe, texte } of [
				{ prefixe: "", texte: article.texte },
				{ prefixe: "/en", texte: article.en.texte },
			]) {
				const liens = [...texte.matchAll(LIEN)].map((lien) => lien[1] ?? "");
				const pages = liens.filter((lien) => !/^https:|^\/api\//.test(lien));
				const permis = cibles.map((cible) => `${prefixe}${cible}`);
				for (const page of pages) expect(permis).toContain(page);
				const projets = pages.filter((page) => page.includes("/projets/"));
				expect(new Set(projets)).toEqual(
					new Set(article.projets.map((slug) => `${prefixe}/projets/${slug}`)),
				);
			}
		},
	);

	test("D5: the article on the AI label quotes projects under the label they carry", () => {
		const labels = new Map(
			PROJETS.map(({ slug, label_ia }) => [slug, label_ia]),
		);
		expect(labels.get("framadate")).toBe("sans_ia");
		expect(labels.get("panoramax")).toBe("ia_appoint");
		expect(labels.get("common-voice")).toBe("ia_appoint");
		expect(labels.get("plantnet")).toBe("ia_centrale");
	});
});
