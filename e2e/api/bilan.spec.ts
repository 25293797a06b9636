/** Whether a delivered need is solved: who may say so over the API, and what everybody then reads. */
import { expect, parUnePorte } from "#e2e/fixtures/api";
import {
	creerBesoinLivre,
	faireLaNuit,
	faireRepondre,
	faireSoutenir,
} from "#e2e/fixtures/bilans";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerBesoin, slugUnique } from "#e2e/fixtures/contenu";

parUnePorte(
	"the answer of each role: nobody without a token, everybody who supports the need once it is delivered, and nobody else",
	async ({ base, membre, admin }, api) => {
		const livre = await creerBesoinLivre(base, 1);
		const etude = await creerBesoin(base, { statut: "etude" });
		const archive = await creerBesoin(base, { statut: "archive" });
		const moderateur = await creerCompteAvecJeton(base, "moderateur");
		const chemin = ({ slug }: { slug: string }) => `/api/besoins/${slug}/bilan`;
		const corps = { reponse: "oui" };
		for (const methode of ["PUT", "DELETE"]) {
			const sansJeton = await api.appeler(methode, chemin(livre), {
				corps,
			});
			expect(sansJeton.statut).toBe(401);
		}
		for (const { id, jeton } of [membre, moderateur, admin]) {
			const appeler = (methode: string, ou: string, json: unknown = corps) =>
				api.appeler(methode, ou, { jeton, corps: json });
			for (const methode of ["PUT", "DELETE"]) {
				expect((await appeler(methode, chemin(livre))).statut).toBe(403);
				expect((await appeler(methode, chemin(archive))).statut).toBe(404);
				const inconnu = chemin({ slug: slugUnique("inconnu") });
				expect((await appeler(methode, inconnu)).statut).toBe(404);
			}
			for (const besoin of [livre, etude])
				await faireSoutenir(base, id, besoin);
			for (const methode of ["PUT", "DELETE"])
				expect((await appeler(methode, chemin(etude))).statut).toBe(409);
			for (const faux of [
				{},
				{ reponse: "peut-etre" },
				{ reponse: "oui", phrase: "x".repeat(301) },
			])
				expect((await appeler("PUT", chemin(livre), faux)).statut).toBe(422);

			const dit = await appeler("PUT", chemin(livre), {
				...{
					reponse: "non",
					phrase: " Il manque  un hameau. ",
					publique: true,
				},
			});
			expect(dit.statut).toBe(200);
			expect(dit.json).toMatchObject({
				reponse: "non",
				phrase_etat: "attente",
				phrase: expect.stringContaining("hameau"),
			});
			const change = await appeler("PUT", chemin(livre), {
				reponse: "en_partie",
			});
			expect(change.json).toMatchObject({
				...{ reponse: "en_partie", phrase: null, phrase_etat: null },
			});
			const [lignes] = await base.lignes<{ n: number }>(
				"SELECT count(*)::int AS n FROM reponses_bilan WHERE compte_id = $1",
				[id],
			);
			expect(lignes?.n).toBe(1);
			await base.lignes(
				"UPDATE reponses_bilan SET cree_le = cree_le - interval '60 days' WHERE compte_id = $1",
				[id],
			);
			for (const methode of ["PUT", "DELETE"])
				expect((await appeler(methode, chemin(livre))).statut).toBe(409);
			await base.lignes(
				"UPDATE reponses_bilan SET cree_le = now() WHERE compte_id = $1",
				[id],
			);
			const repris = await appeler("DELETE", chemin(livre));
			expect(repris.json).toMatchObject({ reponse: null });
			expect((await appeler("DELETE", chemin(livre))).statut).toBe(200);
		}
		await base.lignes("DELETE FROM soutiens WHERE besoin_id = $1", [etude.id]);
	},
);

parUnePorte(
	"four answers are null in the list, the entry, the feed, the page and the figures; the fifth is told in all of them",
	async ({ base, membre }, api) => {
		const livre = await creerBesoinLivre(base, 1);
		await faireRepondre(base, livre, ["oui", "oui", "non"]);
		const [quatrieme, cinquieme] = [
			await creerCompteAvecJeton(base),
			await creerCompteAvecJeton(base),
		];
		const lire = async () => {
			const { json, octets } = await api.appeler(
				"GET",
				`/api/besoins/${livre.slug}`,
				{ jeton: membre.jeton },
			);
			const liste = await api.appeler("GET", "/api/besoins", {
				jeton: membre.jeton,
			});
			return { json, octets, liste: liste.octets.toString() };
		};
		const dire = async ({ id, jeton }: typeof quatrieme) => {
			await faireSoutenir(base, id, livre);
			const { statut } = await api.appeler(
				"PUT",
				`/api/besoins/${livre.slug}/bilan`,
				{ jeton, corps: { reponse: "oui" } },
			);
			expect(statut).toBe(200);
		};
		await dire(quatrieme);
		await faireLaNuit(base);
		const avant = await lire();
		expect(avant.json).toMatchObject({ bilan: null });
		expect(avant.octets.toString()).toMatch(/"bilan":null,"lieux":\[\]\}$/);
		await dire(cinquieme);
		const apres = await lire();
		expect(apres.json).toMatchObject({
			bilan: {
				reponses: 5,
				parts: [
					{
						reponses: ["oui", "en_partie", "non"],
						...{ nombre: 5, pourcentage: 100 },
					},
				],
			},
		});
		expect(apres.liste).toContain('"bilan":{"reponses":5');
		expect(avant.liste).not.toContain('"bilan":{"reponses":5');
		await base.lignes("DELETE FROM besoins WHERE id = $1", [livre.id]);
	},
);
