/** Which projects answer a need, and which needs a project answers: confirmed and public only. */
import { type Api, expect, parUnePorte } from "#e2e/fixtures/api";
import { creerBesoin, creerLien, creerProjet } from "#e2e/fixtures/contenu";

const LISTES = ["besoins", "projets"] as const;

type Liste = (typeof LISTES)[number];

const adresse = (liste: Liste, slug: string) =>
	liste === "projets"
		? `/api/besoins/${slug}/projets`
		: `/api/projets/${slug}/besoins`;

function lire(api: Api, liste: Liste, slug: string, jeton: string) {
	return api.appeler("GET", adresse(liste, slug), { jeton });
}

parUnePorte(
	"the confirmed projects of a need, and the needs of a project, are listed as the other reads list them",
	async ({ base, membre: { jeton } }, api) => {
		const besoin = await creerBesoin(base);
		const [peu, beaucoup] = [
			await creerProjet(base, { nb_votes: 1 }),
			await creerProjet(base, { nb_votes: 2 }),
		];
		await creerLien(base, besoin.id, peu.id);
		await creerLien(base, besoin.id, beaucoup.id);
		for (const etat of ["suggere", "ecarte"] as const)
			await creerLien(base, besoin.id, (await creerProjet(base)).id, etat);

		const projets = await lire(api, "projets", besoin.slug, jeton);
		expect(projets.statut).toBe(200);
		expect(projets.json).toMatchObject([
			{ slug: beaucoup.slug, nb_votes: 2 },
			{ slug: peu.slug, nb_votes: 1 },
		]);
		const besoins = await lire(api, "besoins", peu.slug, jeton);
		const seul = await api.appeler("GET", `/api/besoins/${besoin.slug}`, {
			jeton,
		});
		expect(String(besoins.octets)).toBe(`[${String(seul.octets)}]`);
		for (const octets of [projets.octets, besoins.octets])
			expect(String(octets)).not.toMatch(/nuance|reponses|origine|etat/);
	},
);

parUnePorte(
	"a link is there while both entries are public, and no longer",
	async ({ base, membre: { jeton } }, api) => {
		const [besoin, projet] = [await creerBesoin(base), await creerProjet(base)];
		await creerLien(base, besoin.id, projet.id);
		const slugs = async (liste: Liste, slug: string) => {
			const { statut, json } = await lire(api, liste, slug, jeton);
			return statut === 200 && Array.isArray(json) ? json.length : statut;
		};
		const tout = async () => [
			await slugs("projets", besoin.slug),
			await slugs("besoins", projet.slug),
		];
		expect(await tout()).toEqual([1, 1]);
		await base.lignes("UPDATE projets SET statut = 'archive' WHERE id = $1", [
			projet.id,
		]);
		expect(await tout()).toEqual([0, 404]);
		await base.lignes("UPDATE projets SET statut = 'publie' WHERE id = $1", [
			projet.id,
		]);
		await base.lignes("UPDATE besoins SET statut = 'archive' WHERE id = $1", [
			besoin.id,
		]);
		expect(await tout()).toEqual([404, 0]);
	},
);

parUnePorte(
	"a link that is confirmed or set aside changes the next answer and its ETag",
	async ({ base, membre: { jeton } }, api) => {
		const [besoin, projet] = [await creerBesoin(base), await creerProjet(base)];
		const avant = await lire(api, "projets", besoin.slug, jeton);
		expect(avant.json).toEqual([]);
		await creerLien(base, besoin.id, projet.id);
		const apres = await lire(api, "projets", besoin.slug, jeton);
		expect(apres.json).toMatchObject([{ slug: projet.slug }]);
		expect(apres.entetes.etag).not.toBe(avant.entetes.etag);
		const garde = await api.appeler("GET", adresse("projets", besoin.slug), {
			jeton,
			entetes: { "If-None-Match": String(apres.entetes.etag) },
		});
		expect(garde.statut).toBe(304);
		await base.lignes("UPDATE liens SET etat = 'ecarte' WHERE besoin_id = $1", [
			besoin.id,
		]);
		const ecarte = await lire(api, "projets", besoin.slug, jeton);
		expect(ecarte.json).toEqual([]);
	},
);

parUnePorte(
	"the project of a delivered need answers it without a link of its own",
	async ({ base, membre: { jeton } }, api) => {
		const projet = await creerProjet(base);
		const besoin = await creerBesoin(base, {
			statut: "livre",
			projet_id: projet.id,
		});
		const projets = await lire(api, "projets", besoin.slug, jeton);
		expect(projets.json).toMatchObject([{ slug: projet.slug }]);
		const besoins = await lire(api, "besoins", projet.slug, jeton);
		expect(besoins.json).toMatchObject([{ slug: besoin.slug }]);
	},
);

parUnePorte(
	"both need a token, and answer 404 for what is unknown, hidden or malformed",
	async ({ base, membre: { jeton } }, api) => {
		const cache = await creerBesoin(base, { statut: "propose" });
		const attend = await creerProjet(base, { statut: "propose" });
		for (const [liste, slugs] of [
			["projets", [cache.slug, "inconnu", "%C3%89"]],
			["besoins", [attend.slug, "inconnu", "%C3%89"]],
		] as const)
			for (const slug of slugs) {
				const { statut } = await lire(api, liste, slug, jeton);
				expect([liste, slug, statut]).toEqual([liste, slug, 404]);
				const sans = await api.appeler("GET", adresse(liste, slug));
				expect(sans.statut).toBe(401);
			}
		for (const liste of LISTES) {
			const poste = await api.appeler("POST", adresse(liste, "x"), { jeton });
			expect(poste.statut).toBe(405);
		}
	},
);
