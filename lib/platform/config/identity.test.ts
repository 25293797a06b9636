import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GREEN, GROUNDS } from "./colours.ts";
import { contrast } from "./contrast.ts";
import { analyserReglages } from "./env.ts";
import { CARRE, dossierIdentite } from "./identity.fixture.ts";
import { readIdentity } from "./identity.ts";

function read(files: Parameters<typeof dossierIdentite>[0]) {
	return readIdentity(dossierIdentite(files));
}

function faultsOf(files: Parameters<typeof dossierIdentite>[0]) {
	return read(files).erreurs;
}

const WORDS = {
	accroche: { fr: "Les communs de Rennes.", en: "The commons of Rennes." },
	presentation: { fr: "Ce que Rennes partage.", en: "What Rennes shares." },
	accueil: { titre: { fr: "Rennes ensemble", en: "Rennes together" } },
	couleur: "#00429D",
	directeur_publication: "Jeanne Martin",
	editeur_siren: "213502388",
	dpo: "dpo@rennes.example",
	accessibilite: { taux: 72.5, date: "2026-10-01", auditeur: "Atelier" },
};

test("every file of an identity is read, and its hash changes with any of them", () => {
	const files = {
		"logo.svg": CARRE,
		"icone.svg": `<?xml version="1.0"?>\n<!-- a > b --><!DOCTYPE svg>${CARRE}`,
		"identite.json": WORDS,
		"pages/charte.fr.md": "# La charte\n\nTexte.\n",
		"pages/charte.en.md": "# The charter",
		".gitkeep": "",
	};
	const { identite, erreurs, avertissements } = read(files);
	expect({ erreurs, avertissements }).toEqual({
		erreurs: [],
		avertissements: [],
	});
	expect(identite).toMatchObject({
		accroche: WORDS.accroche,
		directeur_publication: "Jeanne Martin",
		logo: CARRE,
	});
	expect(identite.pages.get("charte")).toEqual({
		fr: { titre: "La charte", texte: "\nTexte.\n" },
		en: { titre: "The charter", texte: "" },
	});
	expect(read(files).identite.empreinte).toBe(identite.empreinte);
	for (const name of Object.keys(files).filter((one) => one !== ".gitkeep"))
		expect(read({ ...files, [name]: "" }).identite.empreinte).not.toBe(
			identite.empreinte,
		);
});

test.each([
	["Un <b>mot</b>.", "<b>"],
	["<details>\nPlus\n</details>", "<details>"],
	["![Le logo](logo.png)", "![Le logo]("],
	["Une ligne<br>et une autre, <https://ville.example>, 1 < 2 > 0.", undefined],
	["Du code : `<b>`\n\n```\n<p>\n```\n<!-- note -->", undefined],
])("a page is told of what it will not show: %j", (texte, quoi) => {
	const { avertissements, erreurs } = read({
		"pages/charte.fr.md": `# La charte\n\n${texte}`,
	});
	expect(erreurs).toEqual([]);
	expect(avertissements).toEqual(
		quoi === undefined
			? []
			: [
					expect.stringContaining(
						`pages/charte.fr.md contient du HTML ou une image (${quoi})`,
					),
				],
	);
});

test("each file may begin with the mark that Windows' editor writes", () => {
	const { erreurs, identite } = read({
		"logo.svg": `\uFEFF${CARRE}`,
		"identite.json": `\uFEFF${JSON.stringify(WORDS)}`,
		"pages/charte.fr.md": "\uFEFF# La charte",
	});
	expect(erreurs).toEqual([]);
	expect(identite.directeur_publication).toBe("Jeanne Martin");
	expect(identite.pages.get("charte")?.fr.titre).toBe("La charte");
});

describe("a fault of the folder is one sentence that names the file", () => {
	const words = (part: object) => ({ "identite.json": part });
	test.each<[string, Parameters<typeof dossierIdentite>[0], RegExp]>([
		["no JSON", { "identite.json": "{" }, /^identite\.json n'est pas du JSON/],
		[
			"a comma too many on its second line",
			{ "identite.json": '{\n"couleur": "#00429d",\n}\n' },
			/n'est pas du JSON \(à la ligne 2 ou 3\)/,
		],
		[
			"a comment on its second line",
			{ "identite.json": '{\n// bleu\n"couleur": "#00429d"\n}\n' },
			/\(à la ligne 1 ou 2\).* pas de commentaire/,
		],
		[
			"curled quotes on its second line of four",
			{
				"identite.json": '{\n"couleur": “#00429d”,\n"dpo": "a@b.example"\n}\n',
			},
			/\(à la ligne 2\).* guillemets droits/,
		],
		["a list", words([]), /^identite\.json attend un objet JSON/],
		["an unknown key", words({ slogan: 1 }), /clé inconnue : slogan\. docs/],
		["one language", words({ accroche: { fr: "a" } }), /accroche : en attend/],
		[
			"201 characters",
			words({ presentation: { fr: "é".repeat(201), en: "a" } }),
			/presentation : fr attend une ligne de 1 à 200/,
		],
		[
			"two lines",
			words({ directeur_publication: "a\nb" }),
			/directeur_publication attend/,
		],
		[
			"a colour by name",
			words({ couleur: "red" }),
			/couleur attend une couleur/,
		],
		[
			"a wrong key of SIREN",
			words({ editeur_siren: "213502389" }),
			/editeur_siren attend .*les neuf/,
		],
		[
			"a SIREN that is a number",
			words({ editeur_siren: 213502388 }),
			/editeur_siren attend entre guillemets les neuf/,
		],
		[
			"a rate over 100",
			words({ accessibilite: { taux: 101 } }),
			/accessibilite : taux attend/,
		],
		[
			"a plain http scheme",
			words({
				accessibilite: { taux: null, schema_pluriannuel: "http://a.example" },
			}),
			/schema_pluriannuel attend/,
		],
		[
			"a big picture",
			{ "logo.svg": CARRE + " ".repeat(32 * 1024) },
			/^logo\.svg attend une image .* 32 ko .* contient 33 ko/,
		],
		[
			"another picture",
			{ "icone.svg": "<html>" },
			/^icone\.svg attend une image/,
		],
		[
			"a picture that is no text",
			{ "icone.svg": Buffer.from([0xff, 0xfe]) },
			/^icone\.svg attend une image .* contient un autre encodage/,
		],
		["a stray file", { "logo.png": "x" }, /^logo\.png n'a pas sa place/],
		[
			"a page without a title",
			{ "pages/a.fr.md": "Texte" },
			/^pages\/a\.fr\.md attend/,
		],
		[
			"a big page",
			{ "pages/a.fr.md": `# A\n${"a".repeat(65 * 1024)}` },
			/^pages\/a\.fr\.md attend .* 64 ko/,
		],
		[
			"a page in English alone",
			{ "pages/a.en.md": "# A" },
			/pages\/a\.en\.md attend aussi/,
		],
		[
			"a page of another name",
			{ "pages/A.fr.md": "# A" },
			/^pages\/A\.fr\.md n'a pas sa place .* minuscules sans accent/,
		],
		[
			"13 pages",
			Object.fromEntries(
				Array.from({ length: 13 }, (_, at) => [`pages/p${at}.fr.md`, "# P"]),
			),
			/^pages contient 13 pages/,
		],
	])("%s", (_, files, sentence) => {
		expect(faultsOf(files)).toEqual([expect.stringMatching(sentence)]);
	});
});

test("what is no file, or a link that leads nowhere, is told by its own path: no part of an identity is left out in silence", () => {
	const broken = dossierIdentite({ "identite.json": {} });
	for (const name of ["logo.svg", "pages"])
		symlinkSync("/nulle/part", join(broken, name));
	mkdirSync(join(broken, "icone.svg"));
	expect(readIdentity(broken).erreurs).toEqual(
		["pages", "logo.svg", "icone.svg"].map((name) =>
			expect.stringContaining(`${join(broken, name)} ne peut être lu (E`),
		),
	);
	const DATA_DIR = dossierIdentite({});
	const link = join(DATA_DIR, "identite");
	symlinkSync("/nulle/part", link);
	expect(analyserReglages({ DATA_DIR })).toMatchObject({
		erreurs: [
			expect.stringContaining(`IDENTITE : ${link} ne peut être lu (ENOENT)`),
		],
	});
});

describe("colours", () => {
	test.each(["#00429d", "#000091"])("%s is taken as it is", (couleur) => {
		const { identite, ...told } = read({ "identite.json": { couleur } });
		expect(told).toMatchObject({ erreurs: [], avertissements: [] });
		expect(identite.couleurs.action.clair).toBe(couleur);
		expect(identite.couleurs.contraste).toBe(7);
		// Its dark tone is the nearest that is read as well.
		for (const ground of GROUNDS.sombre)
			expect(
				contrast(identite.couleurs.action.sombre, ground),
			).toBeGreaterThanOrEqual(7);
	});

	test.each(["#ffdb09", "#f26b21"])(
		"%s is refused, and the neighbour that its sentence gives is accepted",
		(couleur) => {
			const [sentence = "", ...others] = faultsOf({
				"identite.json": { couleur },
			});
			expect(others).toEqual([]);
			expect(sentence).toContain(couleur);
			const near = /est (#[0-9a-f]{6})\.$/.exec(sentence)?.[1] ?? "";
			const again = read({ "identite.json": { couleur: near } });
			expect(again.erreurs).toEqual([]);
			expect(again.avertissements).toEqual([expect.stringContaining(near)]);
			expect(again.identite.couleurs.contraste).toBeGreaterThanOrEqual(4.5);
			expect(again.identite.couleurs.contraste).toBeLessThan(5);
		},
	);

	test("a dark colour is judged on the dark grounds", () => {
		expect(
			faultsOf({ "identite.json": { couleur_sombre: "#00429d" } }),
		).toEqual([expect.stringMatching(/#00429d .*fond sombre/)]);
		const { couleurs } = read({
			"identite.json": { couleur_sombre: "#94c1f2" },
		}).identite;
		expect(couleurs.action).toEqual({ clair: GREEN.clair, sombre: "#94c1f2" });
	});
});

describe("the setting", () => {
	const reglages = (source: Record<string, string>) => analyserReglages(source);

	test("a folder that one names must be there; that of the data folder may be absent, and is an empty one", () => {
		const DATA_DIR = dossierIdentite({});
		const absent = reglages({ DATA_DIR });
		expect(absent).toMatchObject({
			ok: true,
			reglages: { identite: { empreinte: "" } },
		});
		// The same settings in all: no page, feed or file can differ.
		expect(reglages({ DATA_DIR, IDENTITE: dossierIdentite({}) })).toEqual(
			absent,
		);
		const IDENTITE = join(DATA_DIR, "ailleurs");
		expect(reglages({ DATA_DIR, IDENTITE })).toEqual({
			ok: false,
			erreurs: [`IDENTITE mène à ${IDENTITE}, qui n'existe pas.`],
			avertissements: [],
		});
	});

	test("the folder `identite` of the data is read where none is named, and its faults stop the start", () => {
		const good = dossierIdentite({ "identite/identite.json": WORDS });
		expect(reglages({ DATA_DIR: good })).toMatchObject({
			reglages: { identite: { dpo: "dpo@rennes.example" } },
		});
		const wrong = dossierIdentite({ "identite/identite.json": "" });
		expect(reglages({ DATA_DIR: wrong })).toMatchObject({
			ok: false,
			erreurs: [expect.stringMatching(/^IDENTITE : identite\.json/)],
		});
	});
});

test("off this machine a start warns of what the law asks for and the identity does not say", () => {
	const PUBLIC = {
		...{ SITE_URL: "https://rennes.example", NEXTAUTH_SECRET: "x".repeat(40) },
		...{ RESEND_API_KEY: "re_x", MAIL_FROM: "a@rennes.example" },
		...{ EDITEUR: "Ville", EDITEUR_ADRESSE: "1 place", HEBERGEUR: "Hôte" },
		...{ CONTACT: "a@rennes.example" },
	};
	const warned = (words: object, source: Record<string, string> = PUBLIC) => {
		const IDENTITE = dossierIdentite({ "identite.json": words });
		const analyse = analyserReglages({ ...source, IDENTITE });
		return analyse.ok ? analyse.reglages.avertissements : analyse.erreurs;
	};
	expect(warned(WORDS)).toEqual([]);
	const { dpo: _, editeur_siren: __, ...rest } = WORDS;
	expect(warned(rest)).toEqual([
		expect.stringMatching(/ne dit pas editeur_siren, dpo,/),
	]);
	expect(warned(rest, {})).toEqual([]);
});
