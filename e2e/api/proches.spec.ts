/** What a text is close to, over the API. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { expect, parUnePorte } from "#e2e/fixtures/api";
import { creerBesoin, creerProjet } from "#e2e/fixtures/contenu";
import { slugsDe } from "#e2e/fixtures/listes";
import { NEAR_MAX } from "#lib/platform/search/near";
import { Proches, TEXTE_PROCHES_MAX } from "#lib/recherche/schema";

const adresse = (q: string) => `/api/proches?q=${encodeURIComponent(q)}`;

parUnePorte(
	"GET /api/proches answers at most four public projects and needs, in the forms of their lists, and nothing for what nothing is close to",
	async ({ base, membre }, api) => {
		// Words of this test alone: others leave entries in the same directory.
		const propre = () => randomUUID().replace(/\W|\d/g, "");
		const mot = `fontaine${propre()}`;
		const quoi = `potable${propre()}`;
		for (let n = 0; n < NEAR_MAX + 1; n += 1)
			await creerProjet(base, { nom: `Les ${mot} ${quoi} ${n}` });
		await creerProjet(base, { nom: `Une ${mot} ${quoi}`, statut: "propose" });
		const besoin = await creerBesoin(base, { titre: `Une ${mot} ${quoi}` });
		const jeton = membre.jeton;
		const trouves = await api.appeler(
			"GET",
			// The need's own title, which is sure whatever other tests left to compare with.
			adresse(`Une ${mot} ${quoi}`),
			{ jeton },
		);
		expect(trouves.statut).toBe(200);
		const lus = Proches.parse(trouves.json);
		expect(lus).toEqual(trouves.json);
		expect(lus.projets).toHaveLength(NEAR_MAX);
		const liste = await api.appeler("GET", `/api/projets?q=${mot}`, { jeton });
		const { certitude: _grade, ...projet } = lus.projets[0] ?? {};
		expect(liste.json).toContainEqual(projet);
		expect(lus.besoins.map(({ slug }) => slug)).toEqual([besoin.slug]);
		const besoins = await api.appeler("GET", `/api/besoins?q=${mot}`, {
			jeton,
		});
		const { certitude, ...lu } = lus.besoins[0] ?? {};
		expect(certitude).toBe("sur");
		expect(besoins.json).toContainEqual(lu);
		expect(slugsDe(liste)).toHaveLength(NEAR_MAX + 1);

		for (const rien of ["", "le la les", `sans rapport ${propre()}`]) {
			const { statut, json } = await api.appeler("GET", adresse(rien), {
				jeton,
			});
			expect([statut, json]).toEqual([200, { projets: [], besoins: [] }]);
		}
	},
);

parUnePorte(
	"GET /api/proches needs a token, a text, and no more than its bound",
	async ({ membre }, api) => {
		const { jeton } = membre;
		const longueur = (n: number) =>
			api.appeler("GET", adresse("é".repeat(n)), { jeton });
		expect((await longueur(TEXTE_PROCHES_MAX)).statut).toBe(200);
		expect((await longueur(TEXTE_PROCHES_MAX + 1)).statut).toBe(422);
		expect((await api.appeler("GET", "/api/proches", { jeton })).statut).toBe(
			422,
		);
		expect((await api.appeler("GET", adresse("fontaine"))).statut).toBe(401);
	},
);

parUnePorte(
	"a text of several lines brings the same entries, as sure, through the forms of the site, the API and the tools for agents",
	async ({ base, membre }, api) => {
		const propre = () => randomUUID().replace(/\W|\d/g, "");
		const nom = `Les ${propre()} ${propre()}`;
		for (const suite of [propre(), propre()])
			await creerProjet(base, { nom: `${nom} ${suite}` });
		await creerProjet(base, { nom });
		const texte = `${nom}\nUne autre phrase, qui ${propre()}.`;
		const grades = (lus: unknown) =>
			Proches.shape.projets
				.parse(Reflect.get(Object(lus), "projets"))
				.map(({ slug, certitude }) => [slug, certitude]);
		const { jeton } = membre;
		const parApi = await api.appeler("GET", adresse(texte), { jeton });
		const attendu = grades(parApi.json);
		expect(attendu[0]?.[1]).toBe("sur");
		const duSite = await api.appelerSansContrat(
			"GET",
			`/proches?q=${encodeURIComponent(texte)}`,
		);
		expect(grades(duSite.json)).toEqual(attendu);
		const outil = await api.appelerSansContrat("POST", "/mcp", {
			brut: JSON.stringify({
				...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
				params: {
					...{ name: "projets_pour_un_besoin", arguments: { texte } },
				},
			}),
			entetes: {
				"Content-Type": "application/json",
				Accept: "application/json, text/event-stream",
			},
		});
		const lu = outil.octets.toString();
		const dits: unknown = JSON.parse(
			JSON.parse(/^data: (.*)$/m.exec(lu)?.[1] ?? lu).result.content[0].text,
		);
		const { projets } = z
			.object({
				projets: z.array(z.object({ slug: z.string(), certitude: z.string() })),
			})
			.parse(dits);
		expect(projets.map(({ slug, certitude }) => [slug, certitude])).toEqual(
			attendu,
		);
	},
);
