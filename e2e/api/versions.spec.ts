/** What `If-Match` promises to who changes an entry. */
import { expect, parUnePorte } from "#e2e/fixtures/api";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet } from "#e2e/fixtures/contenu";

parUnePorte(
	"If-Match: the version of the last answer lets a change through, an older one is 412 and changes nothing",
	async ({ admin, base }, api) => {
		const projet = await creerProjet(base, { mis_en_avant: false });
		const besoin = await creerBesoin(base);
		const moderer = (chemin: string, corps: unknown, version?: string) =>
			api.appeler("PATCH", `/api/admin/${chemin}`, {
				jeton: admin.jeton,
				corps,
				...(version === undefined ? {} : { entetes: { "If-Match": version } }),
			});
		for (const [chemin, change, encore] of [
			[
				`besoins/${besoin.slug}`,
				...[{ projet: projet.slug }, { statut: "archive" }],
			],
			[
				`projets/${projet.slug}`,
				...[{ mis_en_avant: true }, { statut: "archive" }],
			],
		] as const) {
			const lu = await moderer(chemin, {});
			const version = lu.entetes.etag ?? "";
			expect(version).toMatch(/^"[^"]+"$/);
			// Nothing has changed: neither has the version.
			expect((await moderer(chemin, {}, version)).entetes.etag).toBe(version);
			const fait = await moderer(chemin, change, `"autre", ${version}`);
			expect(fait.statut).toBe(200);
			const suivante = fait.entetes.etag ?? "";
			expect(suivante).not.toBe(version);
			for (const perimee of [version, '"autre"', `W/${suivante}`]) {
				const refus = await moderer(chemin, encore, perimee);
				expect([perimee, refus.statut]).toEqual([perimee, 412]);
				expect(refus.json).toEqual({ detail: expect.any(String) });
				expect(refus.entetes.ratelimit).toBeDefined();
			}
			const apres = await moderer(chemin, {}, "*");
			expect(apres.entetes.etag).toBe(suivante);
			const dernier = await moderer(chemin, encore, suivante);
			expect(dernier.json).toMatchObject(encore);
			// A move that is not allowed stays a conflict, whatever the version.
			const interdit = await moderer(
				chemin,
				{ statut: "refuse" },
				dernier.entetes.etag,
			);
			expect(interdit.statut).toBe(409);
		}
		expect((await moderer("projets/inconnu", {}, '"autre"')).statut).toBe(404);
		const compte = await creerCompte(base);
		const suspendre = (version: string) =>
			moderer(`comptes/${compte.id}`, { suspendu: true }, version);
		expect((await suspendre('"autre"')).statut).toBe(412);
		expect((await suspendre("*")).statut).toBe(204);
	},
);
