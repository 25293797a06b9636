/** An entry that is taken down disappears from everything that is served, cached pages too, at the next request. */
import { expect, test } from "#e2e/fixtures/api";
import { creerProjet } from "#e2e/fixtures/contenu";

test("an archived project is gone from its page, the lists, the feed, the site map, its picture and the API at the next request", async ({
	base,
	front,
	monde: { admin },
}) => {
	const { slug } = await creerProjet(base);
	// Without another one, there would be no site map left.
	await creerProjet(base);
	const { jeton } = admin;
	const lire = async (chemin: string) => {
		const { statut, octets } = await front.appelerSansContrat("GET", chemin, {
			jeton: chemin.startsWith("/api/") ? jeton : undefined,
		});
		return [chemin, statut, octets.toString().includes(slug)] as const;
	};
	const lui = [`/projets/${slug}`, `/en/projets/${slug}`];
	const image = `/projets/${slug}/image.png`;
	const listes = [
		...["/projets?tri=recents", "/en/projets?tri=recents", "/sitemap/1.xml"],
		...["/flux/projets.xml", "/en/flux/projets.xml"],
		`/api/projets?q=${slug}`,
	];
	// Twice: the second is served from the cache.
	for (let fois = 0; fois < 2; fois++) {
		for (const chemin of [...lui, ...listes, `/api/projets/${slug}`])
			expect(await lire(chemin)).toEqual([chemin, 200, true]);
		expect((await lire(image))[1]).toBe(200);
	}
	const { statut } = await front.appeler(
		"PATCH",
		`/api/admin/projets/${slug}`,
		{ jeton, corps: { statut: "archive" } },
	);
	expect(statut).toBe(200);
	for (const chemin of lui) expect((await lire(chemin))[1]).toBe(410);
	for (const chemin of listes)
		expect(await lire(chemin)).toEqual([chemin, 200, false]);
	for (const chemin of [image, `/api/projets/${slug}`])
		expect((await lire(chemin)).slice(0, 2)).toEqual([chemin, 404]);
});
