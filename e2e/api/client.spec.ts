/** The program of `client/README.md`: the types of the client, and openapi-fetch. */
import createClient from "openapi-fetch";
import { expect, test } from "#e2e/fixtures/api";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { numeroterEvenements } from "#e2e/fixtures/contenu";
import type { paths } from "../../client/schema.d.ts";

test("a program proposes a project and a need with the least bodies that the types allow, and sees in the log that they are published", async ({
	base,
	front,
	monde,
}) => {
	const { jeton } = await creerCompteAvecJeton(base);
	const clientDe = (secret: string) =>
		createClient<paths>({
			baseUrl: `http://localhost:${front.server.port}`,
			headers: { Authorization: `Bearer ${secret}` },
		});
	const api = clientDe(jeton);
	const projet = await api.POST("/api/projets", {
		body: {
			nom: "Cartes ouvertes",
			accroche: "Des cartes que chacun corrige.",
			description: "Une carte libre, tenue par ses lecteurs depuis dix ans.",
			themes: ["a"],
		},
	});
	const besoin = await api.POST("/api/besoins", {
		body: {
			titre: "Un banc devant l’école",
			description: "On attend debout, parfois une heure entière.",
		},
		headers: { "Idempotency-Key": "banc-1" },
	});
	expect([projet.response.status, besoin.response.status]).toEqual([201, 201]);
	const slugs = [projet.data?.slug ?? "", besoin.data?.slug ?? ""] as const;
	const refuse = await api.GET("/api/besoins/{slug}", {
		params: { path: { slug: slugs[1] } },
	});
	expect([refuse.response.status, refuse.data]).toEqual([404, undefined]);
	await base.lignes("DELETE FROM evenements");
	const equipe = clientDe(monde.admin.jeton);
	await equipe.PATCH("/api/admin/projets/{slug}", {
		params: { path: { slug: slugs[0] } },
		body: { statut: "publie" },
	});
	await equipe.PATCH("/api/admin/besoins/{slug}", {
		params: { path: { slug: slugs[1] } },
		body: { statut: "publie" },
	});
	await numeroterEvenements(base);
	const journal = await api.GET("/api/evenements");
	expect(
		journal.data?.map(({ nature, slug, type }) => [type, nature, slug]),
	).toEqual([
		["publie", "projet", slugs[0]],
		["publie", "besoin", slugs[1]],
	]);
	const lu = await api.GET("/api/besoins/{slug}", {
		params: { path: { slug: slugs[1] } },
	});
	expect(lu.data?.titre).toBe("Un banc devant l’école");
});
