/** What those who support a need live: who reads it over the API, and what of it. */
import { expect, parUnePorte } from "#e2e/fixtures/api";
import { creerBesoin, slugUnique } from "#e2e/fixtures/contenu";
import { faireRaconter } from "#e2e/fixtures/situations";

parUnePorte(
	"the reviewed situations of a public need are read with a token: their words, and from five supports on their département, and nothing of who or when",
	async ({ base, membre }, api) => {
		const besoin = await creerBesoin(base);
		const chemin = `/api/besoins/${besoin.slug}/situations`;
		const lire = async (ou = chemin) =>
			api.appeler("GET", ou, { jeton: membre.jeton });
		expect((await api.appeler("GET", chemin)).statut).toBe(401);
		expect((await lire()).json).toEqual([]);
		const vide = (await lire()).entetes.etag;

		await faireRaconter(base, besoin, "Il faut 40 km.");
		await faireRaconter(base, besoin, "Je ne conduis plus.", null);
		const une = { texte: "Il faut 40 km.", langue: "fr" };
		const dite = await lire();
		expect(dite.json).toEqual([{ ...une, departement: null }]);
		expect(dite.entetes.etag).not.toBe(vide);
		for (const autre of ["Un.", "Deux.", "Trois."])
			await faireRaconter(base, besoin, autre, null);
		expect((await lire()).json).toEqual([
			{
				...une,
				departement: { code: "dep-58", nature: "departement", nom: "Nièvre" },
			},
		]);

		const inconnu = `/api/besoins/${slugUnique("inconnu")}/situations`;
		expect((await lire(inconnu)).statut).toBe(404);
		await base.lignes("UPDATE besoins SET statut = 'archive' WHERE id = $1", [
			besoin.id,
		]);
		expect((await lire()).statut).toBe(404);
		await base.lignes("DELETE FROM besoins WHERE id = $1", [besoin.id]);
	},
);
