import { type Api, expect, parUnePorte, test } from "#e2e/fixtures/api";
import { creerArticle, creerProjet, creerTheme } from "#e2e/fixtures/contenu";
import type { Base } from "#e2e/fixtures/database";
import { erreursDe, slugsDe, suite } from "#e2e/fixtures/listes";

async function troisPages(base: Base) {
	const theme = await creerTheme(base);
	const slugs: string[] = [];
	for (let rang = 0; rang < 7; rang++) {
		const { slug } = await creerProjet(base, {
			themes: [theme.id],
			publie_le: new Date(Date.UTC(2026, 0, 7 - rang)),
		});
		slugs.push(slug);
	}
	return { theme, slugs };
}

/** Every page from the first address on, each with its slugs. */
async function parcourir(
	api: Api,
	jeton: string,
	premiere: string,
	entreDeux: () => Promise<void> = async () => {},
) {
	const pages: string[][] = [];
	for (
		let adresse: string | undefined = premiere;
		adresse !== undefined;
		await entreDeux()
	) {
		const page = await api.appeler("GET", adresse, { jeton });
		expect(page.statut).toBe(200);
		pages.push(slugsDe(page));
		adresse = suite(page);
	}
	return pages;
}

parUnePorte(
	"D21: without parameters the whole list, with them pages whose Link keeps every other parameter",
	async ({ base, membre }, api) => {
		const { theme, slugs } = await troisPages(base);
		const filtre = `theme=${theme.slug}&tri=recents`;
		const { jeton } = membre;

		const entiere = await api.appeler("GET", `/api/projets?${filtre}`, {
			jeton,
		});
		expect(slugsDe(entiere)).toEqual(slugs);
		expect(entiere.entetes["x-total-count"]).toBe("7");
		expect(entiere.entetes.link).toBeUndefined();

		const premiere = await api.appeler(
			"GET",
			`/api/projets?limite=3&plus=%C3%A9&${filtre}`,
			{ jeton },
		);
		expect(premiere.entetes["x-total-count"]).toBe("7");
		const { searchParams } = new URL(suite(premiere) ?? "", "http://x");
		expect([...searchParams.keys()].sort()).toEqual([
			...["apres", "limite", "plus", "theme", "tri"],
		]);
		expect(searchParams.get("plus")).toBe("é");

		const pages = await parcourir(
			api,
			jeton,
			`/api/projets?limite=3&${filtre}`,
		);
		expect(pages).toEqual([
			slugs.slice(0, 3),
			slugs.slice(3, 6),
			slugs.slice(6),
		]);
	},
);

test("D21: a cursor is valid on every instance, for its own filters and order only", async ({
	base,
	front,
	monde,
}) => {
	const { theme, slugs } = await troisPages(base);
	const { jeton } = monde.membre;
	const page = await front.appeler(
		"GET",
		`/api/projets?limite=3&tri=recents&theme=${theme.slug}`,
		{ jeton },
	);
	const adresse = suite(page) ?? "";
	const next = await monde.api("next");
	const suivante = await next.appeler("GET", adresse, { jeton });
	expect(slugsDe(suivante)).toEqual(slugs.slice(3, 6));

	const apres = new URL(adresse, "http://x").searchParams.get("apres") ?? "";
	const refus = async (parametres: string) => {
		const { json, statut } = await front.appeler(
			"GET",
			`/api/projets?${parametres}`,
			{ jeton },
		);
		expect(statut).toBe(422);
		return erreursDe({ json });
	};
	for (const parametres of [
		`tri=votes&theme=${theme.slug}&apres=${apres}`,
		`tri=recents&apres=${apres}`,
		`tri=recents&theme=${theme.slug}&apres=${apres}x`,
		"apres=",
		"apres=e30.AAAA",
	]) {
		const [erreur, ...autres] = await refus(parametres);
		expect([erreur?.type, erreur?.loc, autres]).toEqual([
			...["value_error", ["query", "apres"], []],
		]);
	}
	// 50 is the page size when only `apres` is given.
	const reste = await front.appeler(
		"GET",
		`/api/projets?tri=recents&theme=${theme.slug}&apres=${apres}`,
		{ jeton },
	);
	expect(slugsDe(reste)).toEqual(slugs.slice(3));
});

test("D21: limite is rejected outside 1 to 100", async ({ front, monde }) => {
	const cas = [
		["0", "greater_than_equal", { ge: 1 }],
		["101", "less_than_equal", { le: 100 }],
		["-1", "greater_than_equal", { ge: 1 }],
		["deux", "int_parsing", undefined],
		["1e1", "int_parsing", undefined],
	] as const;
	for (const chemin of ["/api/projets", "/api/besoins", "/api/articles"])
		for (const [limite, type, ctx] of cas) {
			const { json, statut } = await front.appeler(
				"GET",
				`${chemin}?limite=${limite}`,
				{ jeton: monde.membre.jeton },
			);
			expect(statut).toBe(422);
			expect(erreursDe({ json })).toMatchObject([
				{ type, loc: ["query", "limite"], input: limite },
			]);
			expect(erreursDe({ json })[0]?.ctx).toEqual(ctx);
		}
	for (const limite of ["1", "100", "+5", "5.0"]) {
		const { statut } = await front.appeler(
			"GET",
			`/api/articles?limite=${encodeURIComponent(limite)}`,
			{ jeton: monde.membre.jeton },
		);
		expect([limite, statut]).toEqual([limite, 200]);
	}
});

test("D21: an entry that stays on the list appears exactly once, whatever is added or removed between pages", async ({
	base,
	front,
	monde,
}) => {
	const { theme, slugs } = await troisPages(base);
	const retire = slugs[4];
	let tour = 0;
	const pages = await parcourir(
		front,
		monde.membre.jeton,
		`/api/projets?limite=2&tri=recents&theme=${theme.slug}`,
		async () => {
			tour += 1;
			await creerProjet(base, {
				themes: [theme.id],
				publie_le: new Date(Date.UTC(2026, 0, 8 - tour * 2, 12)),
			});
			await base.lignes(
				"UPDATE projets SET statut = 'archive' WHERE slug = $1",
				[retire],
			);
		},
	);
	const vus = pages.flat();
	for (const slug of slugs.filter((autre) => autre !== retire))
		expect(vus.filter((vu) => vu === slug)).toEqual([slug]);
	expect(new Set(vus).size).toBe(vus.length);
});

test("D21: articles come by pages too, newest first", async ({
	base,
	front,
	monde,
}) => {
	const dates = ["2031-03-01", "2031-02-01", "2031-02-01"];
	const slugs: string[] = [];
	for (const date of dates)
		slugs.push((await creerArticle(base, { date })).slug);
	const attendus = [slugs[0], slugs[2], slugs[1]];
	const page = await front.appeler("GET", "/api/articles?limite=2", {
		jeton: monde.membre.jeton,
	});
	expect(slugsDe(page)).toEqual(attendus.slice(0, 2));
	const suivante = await front.appeler("GET", suite(page) ?? "", {
		jeton: monde.membre.jeton,
	});
	expect(slugsDe(suivante)[0]).toBe(attendus[2]);
	expect(Number(page.entetes["x-total-count"])).toBeGreaterThanOrEqual(3);
});
