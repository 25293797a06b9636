/** The log of changes over the API: pages, what is next, and what is no longer kept. */
import { expect, parUnePorte } from "#e2e/fixtures/api";
import { creerProjet, numeroterEvenements } from "#e2e/fixtures/contenu";
import { Evenement } from "#lib/donnees/schema";

parUnePorte(
	"GET /api/evenements gives what follows a number, says what is next of an empty page too, and that a number is too old",
	async ({ membre, base }, api) => {
		const { jeton } = membre;
		const lire = (query: string) =>
			api.appeler("GET", `/api/evenements${query}`, { jeton });
		await base.lignes("DELETE FROM evenements");
		const slugs = [];
		for (let rang = 0; rang < 3; rang++)
			slugs.push((await creerProjet(base)).slug);
		await numeroterEvenements(base);
		await base.lignes("UPDATE evenements SET numero = 40 + numero");
		const tous = await lire("");
		expect(tous.statut).toBe(200);
		const lus = Evenement.array().parse(tous.json);
		expect(lus.map(({ numero, slug }) => [numero, slug])).toEqual(
			slugs.map((slug, rang) => [41 + rang, slug]),
		);
		const suite = (numero: number) =>
			expect.stringMatching(
				new RegExp(`/api/evenements\\?limite=2&apres=${numero}>; rel="next"$`),
			);
		expect((await lire("?limite=2")).entetes.link).toEqual(suite(42));
		const derniere = await lire("?apres=42&limite=2");
		expect(derniere.json).toHaveLength(1);
		expect(derniere.entetes.link).toEqual(suite(43));
		const vide = await lire("?apres=43&limite=2");
		expect([vide.statut, vide.json]).toEqual([200, []]);
		expect(vide.entetes.link).toEqual(suite(43));
		const ancien = await lire("?apres=39");
		expect(ancien.statut).toBe(410);
		expect(ancien.entetes.link).toMatch(
			/\/donnees\/manifeste\.json>; rel="alternate"$/,
		);
		for (const query of ["?apres=-1", "?apres=x", "?limite=0", "?limite=101"])
			expect((await lire(query)).statut, query).toBe(422);
		expect((await api.appeler("GET", "/api/evenements")).statut).toBe(401);
	},
);
