/** D18 to D20: filters, orders and search of the lists. */
import { expect, test } from "#e2e/fixtures/api";
import { creerBesoin, creerProjet, creerTheme } from "#e2e/fixtures/contenu";
import { slugsDe, suite } from "#e2e/fixtures/listes";

test("D19: an unknown theme matches nothing, an empty filter filters nothing", async ({
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
	// The last one of a repeated key counts.
	expect(await lister("label_ia=sans_ia&label_ia=ia_centrale")).toEqual([
		centrale.slug,
	]);
});

test("D19: needs are filtered by state, by role of an open work space, by territory ignoring case and accents, and by words", async ({
	base,
	front,
	monde: { membre },
}) => {
	const theme = await creerTheme(base);
	const commun = { theme_id: theme.id, roles: ["donnees"] };
	const exprime = await creerBesoin(base, {
		...commun,
		titre: "Des œufs de nos fermes voisines",
		territoire: "Île-de-France",
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
	expect(await lister("statut=&role=&territoire=")).toEqual([
		livre.slug,
		exprime.slug,
	]);
	for (const ecrit of ["Île-de-France", "ile-de-FRANCE"])
		expect(await lister(`territoire=${encodeURIComponent(ecrit)}`)).toEqual([
			exprime.slug,
		]);
	expect(await lister("territoire=France")).toEqual([]);
	expect(await lister("statut=livre")).toEqual([livre.slug]);
	expect(await lister("role=donnees")).toEqual([livre.slug]);
	expect(await lister("q=OEUFS%20fermes")).toEqual([exprime.slug]);
	const prive = await front.appeler("GET", "/api/besoins?statut=propose", {
		jeton: membre.jeton,
	});
	expect(prive.statut).toBe(422);
});

test("D20: projects and needs come in each order, complete and without ties", async ({
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

test("D18: a search ignores case, accents, ligatures and composition, and takes % _ \\ literally", async ({
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
	for (const q of ["%", "_", "\\", "h_lene", "hel%ne", "uvre", "avion"])
		expect([q, await trouve(q)]).toEqual([q, false]);
});

test("D18, D20, D21: with q the best answers come first, page after page, with the exact total; a named tri keeps its order", async ({
	base,
	front,
	monde: { membre },
}) => {
	const theme = await creerTheme(base);
	const mot = `zy${theme.slug.replace(/[^a-z0-9]/g, "")}`;
	const projet = async (textes: Record<string, unknown>) =>
		(await creerProjet(base, { themes: [theme.id], ...textes })).slug;
	const dedans = await projet({
		description: `Une description assez longue où se trouve ${mot} une fois.`,
		mis_en_avant: true,
	});
	const accroche = await projet({ accroche: `Une accroche avec ${mot}.` });
	const nomme = await projet({ nom: `Amis de ${mot}` });
	const appeler = (chemin: string) =>
		front.appeler("GET", chemin, { jeton: membre.jeton });
	const classes = [nomme, accroche, dedans];
	const premiere = await appeler(
		`/api/projets?q=${mot}&pertinence=true&limite=2`,
	);
	expect(slugsDe(premiere)).toEqual(classes.slice(0, 2));
	expect(premiere.entetes["x-total-count"]).toBe("3");
	const seconde = await appeler(suite(premiere) ?? "");
	expect(slugsDe(seconde)).toEqual(classes.slice(2));
	expect(seconde.entetes["x-total-count"]).toBe("3");
	expect(suite(seconde)).toBeUndefined();
	expect(
		slugsDe(await appeler(`/api/projets?q=${mot}&pertinence=yes`)),
	).toEqual(classes);
	expect(slugsDe(await appeler(`/api/projets?q=${mot}`))).toEqual(classes);
	expect(slugsDe(await appeler(`/api/projets?q=${mot}&tri=une`))[0]).toBe(
		dedans,
	);
	const refuse = await appeler(`/api/projets?q=${mot}&pertinence=peut-etre`);
	expect(refuse.statut).toBe(422);

	const besoin = await creerBesoin(base, { titre: `Trouver ${mot} ici` });
	const lus = await appeler(`/api/besoins?q=${mot}&pertinence=1`);
	expect(slugsDe(lus)).toEqual([besoin.slug]);
});

for (const [liste, creer] of [
	["projets", creerProjet],
	["besoins", creerBesoin],
] as const)
	test(`several ${liste} are read by their slugs, in pages too; what is not public is left out, and more than 100 are refused`, async ({
		base,
		front,
		monde: {
			membre: { jeton },
		},
	}) => {
		const a = await creer(base);
		const b = await creer(base);
		const cache = await creer(base, { statut: "propose" });
		const lire = (slugs: string, suite = "") =>
			front.appeler("GET", `/api/${liste}?slugs=${slugs}${suite}`, { jeton });
		const deux = await lire(`${a.slug},%20${b.slug},${cache.slug},inconnu,`);
		expect(slugsDe(deux).toSorted()).toEqual([a.slug, b.slug].toSorted());
		const page = await lire(`${a.slug},${b.slug}`, "&limite=1&tri=recents");
		expect(slugsDe(page)).toHaveLength(1);
		expect(page.entetes.link).toContain("slugs=");
		expect((await lire("")).statut).toBe(200);
		const cent = Array.from({ length: 100 }, (_, n) => `x-${n}`);
		expect((await lire(cent.join(","))).json).toEqual([]);
		expect((await lire([...cent, "un-de-plus"].join(","))).statut).toBe(422);
	});
