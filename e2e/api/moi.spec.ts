/** D31: the caller's own contributions, votes and supports, and no other account's. */
import { expect, parUnePorte } from "#e2e/fixtures/api";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet } from "#e2e/fixtures/contenu";

parUnePorte(
	"D31: an account reads its contributions in every state, newest first, and no other account's",
	async ({ base, membre }, api) => {
		const { id, jeton } = await creerCompteAvecJeton(base);
		const lire = async (titulaire: string) =>
			(
				await api.appeler("GET", "/api/moi/contributions", {
					jeton: titulaire,
				})
			).json;
		expect(await lire(jeton)).toEqual([]);
		const refuse = await creerProjet(base, {
			auteur_id: id,
			statut: "refuse",
			motif: "Déjà là.",
			cree_le: "2026-01-01T00:00:00Z",
		});
		const piege = await creerBesoin(base, {
			auteur_id: id,
			statut: "quarantaine",
			cree_le: "2026-02-01T00:00:00Z",
		});
		const publie = await creerProjet(base, {
			auteur_id: id,
			cree_le: "2026-03-01T00:00:00Z",
		});
		expect(await lire(jeton)).toMatchObject([
			{ nature: "projet", slug: publie.slug, statut: "publie", motif: null },
			// D15: its author sees no difference.
			{
				nature: "besoin",
				slug: piege.slug,
				statut: "propose",
				statut_libelle: "En attente de relecture",
				publie_le: null,
			},
			{
				nature: "projet",
				slug: refuse.slug,
				statut: "refuse",
				statut_libelle: "Non retenu",
				motif: "Déjà là.",
				cree_le: "2026-01-01T00:00:00.000Z",
			},
		]);
		expect(JSON.stringify(await lire(membre.jeton))).not.toContain(publie.slug);
	},
);

parUnePorte(
	"D14, D31: votes and supports are listed, those on what is archived too",
	async ({ base, membre }, api) => {
		const { id, jeton } = await creerCompteAvecJeton(base);
		const projet = await creerProjet(base);
		const besoin = await creerBesoin(base);
		await api.appeler("PUT", `/api/projets/${projet.slug}/vote`, { jeton });
		await api.appeler("PUT", `/api/besoins/${besoin.slug}/soutien`, { jeton });
		await base.lignes(
			"INSERT INTO refus_etapes (compte_id, besoin_id) VALUES ($1, $2)",
			[id, besoin.id],
		);
		const lire = async (titulaire: string) => ({
			votes: (await api.appeler("GET", "/api/moi/votes", { jeton: titulaire }))
				.json,
			soutiens: (
				await api.appeler("GET", "/api/moi/soutiens", { jeton: titulaire })
			).json,
		});
		expect(await lire(jeton)).toMatchObject({
			votes: [{ slug: projet.slug, public: true }],
			soutiens: [
				{ slug: besoin.slug, public: true, etapes_par_courriel: false },
			],
		});
		await base.lignes("UPDATE projets SET statut = 'archive' WHERE id = $1", [
			projet.id,
		]);
		expect(await lire(jeton)).toMatchObject({
			votes: [{ slug: projet.slug, public: false }],
		});
		const autre = JSON.stringify(await lire(membre.jeton));
		expect(autre).not.toContain(projet.slug);
		expect(autre).not.toContain(besoin.slug);
		for (const chemin of ["contributions", "votes", "soutiens"]) {
			const sans = await api.appeler("GET", `/api/moi/${chemin}`);
			expect(sans.statut).toBe(401);
		}
	},
);
