/** What may be contributed, and how it is recorded. */
import { randomUUID } from "node:crypto";
import { type Api, expect, parUnePorte, test } from "#e2e/fixtures/api";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { contribue, corpsBesoin, corpsProjet } from "#e2e/fixtures/corps";
import type { Base } from "#e2e/fixtures/database";
import { erreursDe, slugsDe } from "#e2e/fixtures/listes";

const MESSAGE = expect.stringMatching(/relue/);

/** A unique name. */
const unique = (debut: string) => `${debut} ${randomUUID()}`;

function projetDe(base: Base, slug: string) {
	return base.ligne<Record<string, unknown>>(
		`SELECT nom, accroche, description, site_web, porteur, territoire, usage_ia, code_ouvert,
		   label_ia, langue, statut, origine, mis_en_avant, nb_votes, publie_le, auteur_id,
		   (SELECT array_agg(h.slug ORDER BY l.position) FROM projet_themes l JOIN themes h ON h.id = l.theme_id
		    WHERE l.projet_id = p.id) AS themes
		 FROM projets p WHERE slug = $1`,
		[slug],
	);
}

function besoinDe(base: Base, slug: string) {
	return base.ligne<Record<string, unknown>>(
		`SELECT titre, description, territoire, statut, origine, nb_soutiens, publie_le, auteur_id,
		   (SELECT slug FROM themes h WHERE h.id = b.theme_id) AS theme
		 FROM besoins b WHERE slug = $1`,
		[slug],
	);
}

parUnePorte(
	"a contributed project awaits review, as it was written, and is not public",
	async ({ base }, api) => {
		const { id, jeton } = await creerCompteAvecJeton(base);
		const nom = unique("Bibliothèque d’outils");
		const corps = corpsProjet(nom, {
			description: "  Première ligne.\r\nDeuxième ligne, assez longue.  ",
			site_web: "HTTPS://Exemple.org",
			porteur: " Le\tporteur ",
			territoire: "Cafe\u0301",
			usage_ia: "Aucun.",
			code_ouvert: "yes",
			themes: ["b", "a"],
			inconnu: "ignoré",
		});
		const reponse = await api.appeler("POST", "/api/projets", { jeton, corps });
		expect(reponse.statut).toBe(201);
		const { slug } = contribue(reponse);
		expect(reponse.json).toEqual({ slug, statut: "propose", message: MESSAGE });
		expect(slug).toMatch(/^bibliotheque-d-outils-/);
		expect(await projetDe(base, slug)).toEqual({
			nom,
			accroche: "Une accroche assez longue.",
			description: "Première ligne.\nDeuxième ligne, assez longue.",
			site_web: "https://exemple.org/",
			porteur: "Le porteur",
			territoire: "Café",
			usage_ia: "Aucun.",
			code_ouvert: true,
			label_ia: "non_renseigne",
			langue: "fr",
			statut: "propose",
			origine: "contribution",
			mis_en_avant: false,
			nb_votes: 0,
			publie_le: null,
			auteur_id: id,
			themes: ["b", "a"],
		});
		const lu = await api.appeler("GET", `/api/projets/${slug}`, { jeton });
		expect(lu.statut).toBe(404);
		const liste = await api.appeler("GET", "/api/projets", { jeton });
		expect(slugsDe(liste)).not.toContain(slug);
	},
);

parUnePorte(
	"a contributed need awaits review, with or without its optional fields",
	async ({ base }, api) => {
		const { id, jeton } = await creerCompteAvecJeton(base);
		for (const [changements, attendu] of [
			[
				{ theme: "c", territoire: "Lyon" },
				{ theme: "c", territoire: "Lyon" },
			],
			[{}, { theme: null, territoire: null }],
			[
				{ theme: null, territoire: null },
				{ theme: null, territoire: null },
			],
			[
				{ theme: " ", territoire: "" },
				{ theme: null, territoire: null },
			],
		] as const) {
			const titre = unique("Une fontaine");
			const reponse = await api.appeler("POST", "/api/besoins", {
				jeton,
				corps: corpsBesoin(titre, changements),
			});
			expect(reponse.statut).toBe(201);
			const { slug } = contribue(reponse);
			expect(reponse.json).toEqual({
				slug,
				statut: "propose",
				message: MESSAGE,
			});
			expect(await besoinDe(base, slug)).toMatchObject({
				...attendu,
				titre,
				statut: "propose",
				origine: "contribution",
				nb_soutiens: 0,
				publie_le: null,
				auteur_id: id,
			});
		}
	},
);

type Borne = readonly [champ: string, min: number | null, max: number];

const BORNES_PROJET: readonly Borne[] = [
	["nom", 2, 120],
	["accroche", 10, 200],
	["description", 40, 5000],
	["porteur", null, 160],
	["territoire", null, 120],
	["usage_ia", null, 2000],
];
const BORNES_BESOIN: readonly Borne[] = [
	["titre", 8, 140],
	["description", 40, 5000],
	["territoire", null, 120],
];

async function eprouverBornes(
	api: Api,
	base: Base,
	chemin: string,
	bornes: readonly Borne[],
	corpsDe: (changements: Record<string, unknown>) => unknown,
) {
	const { jeton } = await creerCompteAvecJeton(base);
	const envoyer = (champ: string, longueur: number) =>
		api.appeler("POST", chemin, {
			jeton,
			// Surrounding blanks do not count, and 😀 counts as one.
			corps: corpsDe({ [champ]: ` ${"😀".repeat(longueur)}\n` }),
		});
	for (const [champ, min, max] of bornes) {
		const loc = ["body", champ];
		const justes = [max, ...(min === null ? [1] : [min])];
		for (const longueur of justes)
			expect([
				champ,
				longueur,
				(await envoyer(champ, longueur)).statut,
			]).toEqual([champ, longueur, 201]);
		expect(erreursDe(await envoyer(champ, max + 1))).toMatchObject([
			{ type: "string_too_long", loc, ctx: { max_length: max } },
		]);
		if (min !== null)
			expect(erreursDe(await envoyer(champ, min - 1))).toMatchObject([
				{ type: "string_too_short", loc, ctx: { min_length: min } },
			]);
	}
}

test("every bound of a project is enforced: at it 201, past it 422", async ({
	base,
	front,
}) => {
	await eprouverBornes(front, base, "/api/projets", BORNES_PROJET, (champs) =>
		corpsProjet(unique("Bornes"), champs),
	);
});

test("every bound of a need is enforced: at it 201, past it 422", async ({
	base,
	front,
}) => {
	await eprouverBornes(front, base, "/api/besoins", BORNES_BESOIN, (champs) =>
		corpsBesoin(unique("Bornes"), champs),
	);
});

test("a project needs its four fields, a need its two, and one error lists all that is missing", async ({
	front,
	monde: { membre },
}) => {
	for (const [chemin, champs] of [
		["/api/projets", ["nom", "accroche", "description", "themes"]],
		["/api/besoins", ["titre", "description"]],
	] as const) {
		const reponse = await front.appeler("POST", chemin, {
			jeton: membre.jeton,
			corps: {},
		});
		expect(reponse.statut).toBe(422);
		expect(erreursDe(reponse)).toEqual(
			champs.map((champ) => ({
				type: "missing",
				loc: ["body", champ],
				msg: "Field required",
				input: {},
			})),
		);
	}
});

test("D16: a list of themes is bounded first, then its duplicates are removed, order kept", async ({
	base,
	front,
	monde: {
		membre: { jeton },
	},
}) => {
	const proposer = (themes: unknown) =>
		front.appeler("POST", "/api/projets", {
			jeton,
			corps: corpsProjet(unique("Thèmes"), { themes }),
		});
	expect(erreursDe(await proposer(["a", "a", "a", "a"]))).toMatchObject([
		{ type: "too_long", loc: ["body", "themes"] },
	]);
	expect(erreursDe(await proposer([]))).toMatchObject([
		{ type: "too_short", loc: ["body", "themes"] },
	]);
	const accepte = await proposer(["c", "a", "c"]);
	expect(await projetDe(base, contribue(accepte).slug)).toMatchObject({
		themes: ["c", "a"],
	});
});

parUnePorte(
	"D13: an unknown theme is an error at its own place, which echoes the raw value",
	async ({ membre: { jeton } }, api) => {
		const projet = await api.appeler("POST", "/api/projets", {
			jeton,
			corps: corpsProjet(unique("Thème"), {
				themes: ["a", "  inconnu\t", "e\u0301"],
			}),
		});
		expect(projet.statut).toBe(422);
		expect(erreursDe(projet)).toMatchObject([
			{ type: "value_error", loc: ["body", "themes", 1], input: "  inconnu\t" },
			{ type: "value_error", loc: ["body", "themes", 2], input: "e\u0301" },
		]);
		const besoin = await api.appeler("POST", "/api/besoins", {
			jeton,
			corps: corpsBesoin(unique("Thème"), { theme: " Inconnu " }),
		});
		expect(besoin.statut).toBe(422);
		expect(erreursDe(besoin)).toMatchObject([
			{ type: "value_error", loc: ["body", "theme"], input: " Inconnu " },
		]);
	},
);

test("D16: a slug conflict is numbered, and a name without ASCII letter or digit is numbered too", async ({
	base,
	front,
	monde: { membre },
}) => {
	const nom = unique("Même nom");
	const slugs: string[] = [];
	for (let rang = 0; rang < 3; rang++) {
		const { jeton } = await creerCompteAvecJeton(base);
		const reponse = await front.appeler("POST", "/api/projets", {
			jeton,
			corps: corpsProjet(nom),
		});
		slugs.push(contribue(reponse).slug);
	}
	const [premier = ""] = slugs;
	expect(premier).toMatch(/^meme-nom-[0-9a-f-]+$/);
	expect(slugs).toEqual([premier, `${premier}-2`, `${premier}-3`]);
	const { jeton } = membre;
	const muet = "😀".repeat(8);
	const projet = await front.appeler("POST", "/api/projets", {
		jeton,
		corps: corpsProjet(muet, { porteur: unique("p") }),
	});
	expect(contribue(projet).slug).toMatch(/^projet-\d+$/);
	const besoin = await front.appeler("POST", "/api/besoins", {
		jeton,
		corps: corpsBesoin(muet, { territoire: unique("t") }),
	});
	expect(contribue(besoin).slug).toMatch(/^besoin-\d+$/);
});

parUnePorte(
	"D15: a filled honeypot gets the same answer, is quarantined, and its author sees no difference",
	async ({ admin, base }, api) => {
		const { jeton } = await creerCompteAvecJeton(base);
		const contribuer = async (nature: "projets" | "besoins", piege: string) => {
			const nom = unique(piege === "" ? "Vrai" : "Faux");
			const reponse = await api.appeler("POST", `/api/${nature}`, {
				jeton,
				corps: (nature === "projets" ? corpsProjet : corpsBesoin)(nom, {
					piege,
				}),
			});
			const { slug } = contribue(reponse);
			const { statut } = await base.ligne<{ statut: string }>(
				`SELECT statut FROM ${nature} WHERE slug = $1`,
				[slug],
			);
			const { json, entetes } = reponse;
			return { slug, statut, json, entetes, code: reponse.statut };
		};
		for (const nature of ["projets", "besoins"] as const) {
			const vrai = await contribuer(nature, "");
			const faux = await contribuer(nature, " ");
			expect([vrai.statut, faux.statut]).toEqual(["propose", "quarantaine"]);
			expect(faux.code).toBe(201);
			expect(faux.json).toEqual({ ...Object(vrai.json), slug: faux.slug });
			expect(Object.keys(faux.entetes).sort()).toEqual(
				Object.keys(vrai.entetes).sort(),
			);
			const propositions = await api.appeler("GET", "/api/admin/propositions", {
				jeton: admin.jeton,
			});
			const texte = String(propositions.octets);
			expect(texte).toContain(`"${vrai.slug}"`);
			expect(texte).not.toContain(faux.slug);
			const miennes = await api.appeler("GET", "/api/moi/contributions", {
				jeton,
			});
			const { json } = miennes;
			const [laFausse, laVraie] = Array.isArray(json) ? json : [];
			expect(laFausse).toMatchObject({ slug: faux.slug, statut: "propose" });
			const nom = { slug: "", slug_recu: "", titre: "", cree_le: "", id: 0 };
			expect({ ...laFausse, ...nom }).toEqual({ ...laVraie, ...nom });
		}
	},
);
