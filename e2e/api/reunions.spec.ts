/** What the API answers of a merged need. */
import { expect, parUnePorte } from "#e2e/fixtures/api";
import { creerBesoin } from "#e2e/fixtures/contenu";

parUnePorte(
	"a merged need answers as the one that it stands in, with its address; the support is given there",
	async ({ base, membre: { jeton } }, api) => {
		const [un, garde] = [await creerBesoin(base), await creerBesoin(base)];
		const lire = (slug: string) =>
			api.appeler("GET", `/api/besoins/${slug}`, { jeton });
		const avant = await lire(un.slug);
		expect(avant.entetes["content-location"]).toBeUndefined();
		await base.lignes(
			"UPDATE besoins SET statut = 'fusionne', fusionne_dans_id = $2 WHERE id = $1",
			[un.id, garde.id],
		);
		await base.lignes(
			"INSERT INTO reunions (absorbe_id, garde_id, acte_id, raison_fr, raison_en) VALUES ($1, $2, $3, 'C’est pareil.', 'It is the same.')",
			[un.id, garde.id, un.id],
		);
		const ancien = await lire(un.slug);
		const lui = await lire(garde.slug);
		expect(ancien.statut).toBe(200);
		expect(ancien.octets).toEqual(lui.octets);
		expect(ancien.entetes["content-location"]).toBe(
			`/api/besoins/${garde.slug}`,
		);
		expect(lui.entetes["content-location"]).toBeUndefined();
		expect(lui.json).toMatchObject({
			slug: garde.slug,
			reunis: [
				{
					slug: un.slug,
					raison: { fr: "C’est pareil.", en: "It is the same." },
				},
			],
		});
		const inchange = await api.appeler("GET", `/api/besoins/${un.slug}`, {
			jeton,
			entetes: { "if-none-match": String(ancien.entetes.etag) },
		});
		expect(inchange.statut).toBe(304);

		const soutenu = await api.appeler(
			"PUT",
			`/api/besoins/${un.slug}/soutien`,
			{ jeton },
		);
		expect(soutenu.json).toEqual({ nb_soutiens: 1, soutenu: true });
		const lignes = await base.lignes<{ besoin_id: number }>(
			"SELECT besoin_id FROM soutiens WHERE besoin_id IN ($1, $2)",
			[un.id, garde.id],
		);
		expect(lignes).toEqual([{ besoin_id: garde.id }]);
		await base.lignes("UPDATE besoins SET statut = 'archive' WHERE id = $1", [
			garde.id,
		]);
		expect((await lire(un.slug)).statut).toBe(404);
	},
);
