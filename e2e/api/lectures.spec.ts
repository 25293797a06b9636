import { expect, parLesDeuxPortes, test } from "#e2e/fixtures/api";
import {
	creerArticle,
	creerBesoin,
	creerEtape,
	creerJalon,
	creerProjet,
	creerTheme,
	slugUnique,
} from "#e2e/fixtures/contenu";
import { slugsDe } from "#e2e/fixtures/listes";
import { STATUTS_BESOIN, STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";
import { STATUTS_PROJET } from "#lib/projets/schema";

const LE = "2026-03-01T10:00:00.000Z";

parLesDeuxPortes(
	"GET /api/moi tells the token's own account and nothing else",
	async ({ membre }, api) => {
		const { statut, json } = await api.appeler("GET", "/api/moi", {
			jeton: membre.jeton,
		});
		expect(statut).toBe(200);
		expect(json).toEqual({
			nom: null,
			valide: true,
			valide_le: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
		});
	},
);

parLesDeuxPortes(
	"D6, D7: a project's summary and its whole have every field in the contract's order",
	async ({ base, membre }, api) => {
		const theme = await creerTheme(base, {
			nom: "Cartes",
			traductions: { en: { nom: "Maps" } },
		});
		const resume = {
			slug: slugUnique("carte"),
			nom: "La carte",
			accroche: "Une carte que chacun peut corriger.",
			territoire: "Lyon",
			mis_en_avant: true,
			nb_votes: 3,
			themes: [
				{
					slug: theme.slug,
					nom: "Cartes",
					description: "Un thème des essais.",
					traductions: { en: { nom: "Maps" } },
				},
			],
			label_ia: "sans_ia",
			langue: "fr",
			traductions: { en: { nom: "The map" } },
		};
		const { themes: _, ...colonnes } = resume;
		const suite = {
			description: "Une description assez longue pour être acceptée ici.",
			site_web: "https://exemple.org/",
			porteur: null,
			usage_ia: null,
			code_ouvert: true,
			publie_le: LE,
		};
		await creerProjet(base, { ...colonnes, ...suite, themes: [theme.id] });

		const liste = await api.appeler("GET", `/api/projets?theme=${theme.slug}`, {
			jeton: membre.jeton,
		});
		expect(String(liste.octets)).toBe(JSON.stringify([resume]));

		const { label_ia, langue, traductions, ...propres } = resume;
		const un = await api.appeler("GET", `/api/projets/${resume.slug}`, {
			jeton: membre.jeton,
		});
		expect(String(un.octets)).toBe(
			JSON.stringify({ ...propres, ...suite, label_ia, langue, traductions }),
		);
	},
);

parLesDeuxPortes(
	"D2, D7: a need shows its work space once it is open, and hides it before",
	async ({ base, membre }, api) => {
		const theme = await creerTheme(base);
		const projet = await creerProjet(base);
		const valeurs = {
			theme_id: theme.id,
			projet_id: projet.id,
			cahier: "Ce qu’il faut faire.",
			roles: ["code", "terrain"],
			depot: "https://exemple.org/depot.git",
			traductions: { en: { titre: "A need", cahier: "What to do." } },
		};
		const ouvert = await creerBesoin(base, { ...valeurs, statut: "etude" });
		const ferme = await creerBesoin(base, valeurs);
		for (const { id } of [ouvert, ferme]) {
			await creerJalon(base, id, "publie", LE);
			await creerEtape(base, id, {
				numero: 1,
				jour: "2026-03-02",
				traductions: { en: { titre: "A step" } },
			});
		}
		const lire = (slug: string) =>
			api.appeler("GET", `/api/besoins/${slug}`, { jeton: membre.jeton });

		const etude = await lire(ouvert.slug);
		expect(etude.json).toMatchObject({
			statut: "etude",
			statut_libelle: "À l’étude",
			theme: { slug: theme.slug },
			projet: { slug: projet.slug, label_ia: "non_renseigne" },
			chantier: true,
			cahier: "Ce qu’il faut faire.",
			roles: ["code", "terrain"],
			depot: "https://exemple.org/depot.git",
			etapes: [
				{
					jour: "2026-03-02",
					titre: "Une étape",
					texte: "Ce qui a été fait.",
					traductions: { en: { titre: "A step" } },
				},
			],
			jalons: [{ statut: "publie", le: LE }],
			traductions: valeurs.traductions,
		});
		expect(Object.keys(Object(etude.json))).toEqual([
			...["slug", "titre", "description", "territoire", "theme", "statut"],
			...["statut_libelle", "nb_soutiens", "projet", "cree_le", "chantier"],
			...["cahier", "roles", "depot", "etapes", "jalons", "langue"],
			"traductions",
		]);
		expect((await lire(ferme.slug)).json).toMatchObject({
			statut_libelle: "Exprimé",
			chantier: false,
			cahier: null,
			roles: [],
			depot: null,
			etapes: [],
			jalons: [{ statut: "publie", le: LE }],
			traductions: { en: { titre: "A need" } },
		});
	},
);

parLesDeuxPortes(
	"D14: what is not public is unknown, one by one and in lists",
	async ({ base, membre }, api) => {
		const theme = await creerTheme(base);
		const { jeton } = membre;
		for (const statut of STATUTS_PROJET) {
			const projet = await creerProjet(base, { statut, themes: [theme.id] });
			const { statut: lu } = await api.appeler(
				"GET",
				`/api/projets/${projet.slug}`,
				{ jeton },
			);
			expect([statut, lu]).toEqual([statut, statut === "publie" ? 200 : 404]);
		}
		const publics: readonly string[] = STATUTS_BESOIN_PUBLICS;
		for (const statut of STATUTS_BESOIN) {
			const besoin = await creerBesoin(base, { statut, theme_id: theme.id });
			const { statut: lu } = await api.appeler(
				"GET",
				`/api/besoins/${besoin.slug}`,
				{ jeton },
			);
			expect([statut, lu]).toEqual([
				statut,
				publics.includes(statut) ? 200 : 404,
			]);
		}
		const projets = await api.appeler(
			"GET",
			`/api/projets?theme=${theme.slug}`,
			{ jeton },
		);
		expect(projets.json).toHaveLength(1);
		expect(projets.entetes["x-total-count"]).toBe("1");
		const besoins = await api.appeler(
			"GET",
			`/api/besoins?theme=${theme.slug}`,
			{ jeton },
		);
		expect(besoins.json).toHaveLength(publics.length);
	},
);

parLesDeuxPortes(
	"D14, D20: a project that is no longer published leaves needs and articles",
	async ({ base, membre }, api) => {
		const [garde, retire, autre] = [
			await creerProjet(base),
			await creerProjet(base),
			await creerProjet(base),
		];
		const besoin = await creerBesoin(base, { projet_id: retire.id });
		const article = await creerArticle(base, {
			projets: [autre.id, retire.id, garde.id],
			html: "<p>Un &amp; deux</p>",
			traductions: { en: { titre: "An article", html: "<p>One</p>" } },
		});
		const lire = async () => ({
			besoin: (
				await api.appeler("GET", `/api/besoins/${besoin.slug}`, {
					jeton: membre.jeton,
				})
			).json,
			article: (
				await api.appeler("GET", `/api/articles/${article.slug}`, {
					jeton: membre.jeton,
				})
			).json,
		});
		expect(await lire()).toMatchObject({
			besoin: { projet: { slug: retire.slug } },
			article: { projets: [autre.slug, retire.slug, garde.slug] },
		});
		await base.lignes("UPDATE projets SET statut = 'archive' WHERE id = $1", [
			retire.id,
		]);
		expect(await lire()).toMatchObject({
			besoin: { projet: null },
			article: {
				date: "2026-11-21",
				projets: [autre.slug, garde.slug],
				html: "<p>Un &amp; deux</p>",
				traductions: { en: { titre: "An article", html: "<p>One</p>" } },
			},
		});
	},
);

test("D19: an unknown theme gives nothing, an empty filter filters nothing", async ({
	base,
	front,
	monde: { membre },
}) => {
	const theme = await creerTheme(base);
	const centrale = await creerProjet(base, {
		themes: [theme.id],
		label_ia: "ia_centrale",
		territoire: "Île-de-France",
	});
	const sans = await creerProjet(base, { themes: [theme.id] });
	const lister = async (filtres: string) =>
		slugsDe(
			await front.appeler(
				"GET",
				`/api/projets?theme=${theme.slug}&tri=recents&${filtres}`,
				{ jeton: membre.jeton },
			),
		);
	expect(await lister("label_ia=&territoire=&q=")).toEqual([
		sans.slug,
		centrale.slug,
	]);
	expect(await lister("label_ia=ia_centrale")).toEqual([centrale.slug]);
	expect(await lister("territoire=%C3%8Ele-de-France")).toEqual([
		centrale.slug,
	]);
	expect(await lister("mis_en_avant=yes")).toEqual([]);
	const inconnu = await front.appeler("GET", "/api/projets?theme=inconnu", {
		jeton: membre.jeton,
	});
	expect([inconnu.statut, inconnu.json]).toEqual([200, []]);
	// The last one of a repeated key is the one that counts.
	expect(await lister("label_ia=sans_ia&label_ia=ia_centrale")).toEqual([
		centrale.slug,
	]);
});

test("D19: needs are filtered by state, by role of an open work space, and by words", async ({
	base,
	front,
	monde: { membre },
}) => {
	const theme = await creerTheme(base);
	const commun = { theme_id: theme.id, roles: ["donnees"] };
	const exprime = await creerBesoin(base, {
		...commun,
		titre: "Des œufs de nos fermes voisines",
	});
	const livre = await creerBesoin(base, { ...commun, statut: "livre" });
	const lister = async (filtres: string) =>
		slugsDe(
			await front.appeler(
				"GET",
				`/api/besoins?theme=${theme.slug}&tri=recents&${filtres}`,
				{ jeton: membre.jeton },
			),
		);
	expect(await lister("statut=&role=")).toEqual([livre.slug, exprime.slug]);
	expect(await lister("statut=livre")).toEqual([livre.slug]);
	expect(await lister("role=donnees")).toEqual([livre.slug]);
	expect(await lister("q=OEUFS%20fermes")).toEqual([exprime.slug]);
	const prive = await front.appeler("GET", "/api/besoins?statut=propose", {
		jeton: membre.jeton,
	});
	expect(prive.statut).toBe(422);
});

test("D20: projects and needs come in each order, whole and without ties", async ({
	base,
	front,
	monde: { membre },
}) => {
	const theme = await creerTheme(base);
	const projet = async (votes: number, avant: boolean, publie_le: string) =>
		(
			await creerProjet(base, {
				themes: [theme.id],
				nb_votes: votes,
				mis_en_avant: avant,
				publie_le,
			})
		).slug;
	const vieux = await projet(5, false, "2026-01-01T00:00:00Z");
	const avant = await projet(1, true, "2026-01-01T00:00:00Z");
	const neuf = await projet(5, false, "2026-02-01T00:00:00Z");
	const jumeau = await projet(5, false, "2026-02-01T00:00:00Z");
	const lister = async (chemin: string) =>
		slugsDe(
			await front.appeler("GET", `${chemin}&theme=${theme.slug}`, {
				jeton: membre.jeton,
			}),
		);
	expect(await lister("/api/projets?")).toEqual([avant, jumeau, neuf, vieux]);
	expect(await lister("/api/projets?tri=une")).toEqual([
		...[avant, jumeau, neuf, vieux],
	]);
	expect(await lister("/api/projets?tri=votes")).toEqual([
		...[jumeau, neuf, vieux, avant],
	]);
	expect(await lister("/api/projets?tri=recents")).toEqual([
		...[jumeau, neuf, avant, vieux],
	]);

	const besoin = async (soutiens: number, cree_le: string) =>
		(
			await creerBesoin(base, {
				theme_id: theme.id,
				nb_soutiens: soutiens,
				cree_le,
			})
		).slug;
	const ancien = await besoin(9, "2026-01-01T00:00:00Z");
	const recent = await besoin(2, "2026-02-01T00:00:00Z");
	expect(await lister("/api/besoins?")).toEqual([ancien, recent]);
	expect(await lister("/api/besoins?tri=recents")).toEqual([recent, ancien]);
});

test("D20: themes come in the order of French dictionaries", async ({
	base,
	front,
	monde: { membre },
}) => {
	for (const nom of ["Zoologie", "Écologie", "eau", "Économie", "Cœur"])
		await creerTheme(base, { nom });
	const { json } = await front.appeler("GET", "/api/themes", {
		jeton: membre.jeton,
	});
	const noms = Array.isArray(json) ? json.map(({ nom }) => String(nom)) : [];
	expect(noms).toEqual([...noms].sort(new Intl.Collator("fr").compare));
	expect(noms.length).toBeGreaterThan(5);
});

test("D18: a search is blind to case, accents, ligatures and composition, and takes % _ \\ as they are", async ({
	base,
	front,
	monde: { membre },
}) => {
	const theme = await creerTheme(base);
	const projet = await creerProjet(base, {
		themes: [theme.id],
		nom: "L’Œuvre à 100 % d’Hélène_B",
		accroche: "Des vélos-cargos pour les aînés.",
	});
	const trouve = async (q: string) =>
		slugsDe(
			await front.appeler(
				"GET",
				`/api/projets?theme=${theme.slug}&q=${encodeURIComponent(q)}`,
				{ jeton: membre.jeton },
			),
		).includes(projet.slug);
	for (const q of [
		"oeuvre",
		"ŒUVRE",
		"he\u0301le\u0300ne",
		"l'oeuvre velo",
		"100 %",
		"helene_b",
		"vélo",
		"qu'aînés",
		" ",
	])
		expect([q, await trouve(q)]).toEqual([q, true]);
	for (const q of ["100 %d", "helene%b", "vélo avion", "\\"])
		expect([q, await trouve(q)]).toEqual([q, false]);
});
