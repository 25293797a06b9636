/** D6, D7 and D14: what each read answers, field by field. */
import { expect, parUnePorte } from "#e2e/fixtures/api";
import {
	creerArticle,
	creerBesoin,
	creerEtape,
	creerJalon,
	creerProjet,
	creerTheme,
	slugUnique,
} from "#e2e/fixtures/contenu";
import { STATUTS_BESOIN, STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";
import { STATUTS_PROJET } from "#lib/projets/schema";

const LE = "2026-03-01T10:00:00.000Z";

parUnePorte(
	"GET /api/moi returns the token's own account and nothing else",
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

parUnePorte(
	"D6, D7: a project's summary and its full form have every field in the contract's order",
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
			logo: null,
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
		const phrases = {
			mots_habitants: ["où est le robinet le plus proche"],
			mots_habitants_en: [],
		};
		await creerProjet(base, {
			...colonnes,
			...suite,
			...phrases,
			themes: [theme.id],
		});

		const liste = await api.appeler("GET", `/api/projets?theme=${theme.slug}`, {
			jeton: membre.jeton,
		});
		expect(String(liste.octets)).toBe(JSON.stringify([resume]));

		const { label_ia, langue, traductions, logo, ...propres } = resume;
		const un = await api.appeler("GET", `/api/projets/${resume.slug}`, {
			jeton: membre.jeton,
		});
		expect(String(un.octets)).toBe(
			JSON.stringify({
				...propres,
				...suite,
				...{ label_ia, langue, traductions, logo, image: null },
				...phrases,
				...{ depot: null, licence_code: null, stade: "inconnu" },
				...{ liens: [], finance_par: [], contact: null },
				lieux: [],
			}),
		);
	},
);

parUnePorte(
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
			bilan: null,
		});
		expect(Object.keys(Object(etude.json))).toEqual([
			...["slug", "titre", "description", "territoire", "theme", "statut"],
			...["statut_libelle", "nb_soutiens", "projet", "cree_le", "chantier"],
			...["cahier", "roles", "depot", "etapes", "jalons", "langue"],
			...["traductions", "bilan", "lieux"],
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

parUnePorte(
	"D14: an entry that is not public is unknown, one by one and in lists",
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

parUnePorte(
	"D14, D20: a project that is no longer published disappears from needs and articles",
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
