/** D8 and D10: who may suspend whom, and what a suspension removes and restores. */
import { expect, parUnePorte, test } from "#e2e/fixtures/api";
import {
	creerCompteAvecJeton,
	creerJeton,
	type Titulaire,
} from "#e2e/fixtures/comptes";
import { creerBesoin, creerJalon, creerProjet } from "#e2e/fixtures/contenu";
import { corpsProjet } from "#e2e/fixtures/corps";
import type { Base } from "#e2e/fixtures/database";
import { ecartsDe, surLaBase } from "#e2e/fixtures/invariants";
import { ouvrirPaire, type Paire } from "#e2e/fixtures/paire";
import { ajusterDecomptes } from "#lib/exploitation/commands";
import type { Role } from "#lib/platform/actor";

const ROLES: readonly Role[] = ["membre", "moderateur", "admin"];

/** D8: the roles that each role may suspend, and whose suspension it may lift. */
const PERMIS: Record<Role, readonly Role[]> = {
	membre: [],
	moderateur: ["membre"],
	admin: ["membre", "moderateur", "admin"],
};

async function etatDe(base: Base, id: number) {
	return base.ligne(
		`SELECT suspendu, suspendu_le IS NOT NULL AS date,
		   (SELECT count(*)::int FROM jetons WHERE compte_id = $1 AND revoque_le IS NULL) AS jetons,
		   (SELECT count(*)::int FROM sessions WHERE compte_id = $1) AS sessions,
		   (SELECT array_agg(acte ORDER BY id) FROM journal WHERE objet = 'compte' AND objet_id = $1) AS actes
		 FROM comptes WHERE id = $1`,
		[id],
	);
}

parUnePorte(
	"D8: a role suspends and lifts the ranks it may, 403 otherwise, and a refusal changes nothing",
	async ({ base }, api) => {
		for (const role of ROLES)
			for (const cible of ROLES) {
				const acteur = await creerCompteAvecJeton(base, role);
				const vise = await creerCompteAvecJeton(base, cible);
				const suspendre = async (suspendu: boolean) => {
					const { statut } = await api.appeler(
						"PATCH",
						`/api/admin/comptes/${vise.id}`,
						{ jeton: acteur.jeton, corps: { suspendu } },
					);
					return statut;
				};
				const attendu = PERMIS[role].includes(cible) ? 204 : 403;
				const place = `${role} → ${cible}`;
				expect([place, await suspendre(true)]).toEqual([place, attendu]);
				expect([place, await suspendre(false)]).toEqual([place, attendu]);
				const etat = await etatDe(base, vise.id);
				expect([place, etat]).toEqual([
					place,
					{
						suspendu: false,
						date: false,
						jetons: attendu === 204 ? 0 : 1,
						sessions: 0,
						actes:
							attendu === 204 ? ["suspendreCompte", "leverSuspension"] : null,
					},
				]);
			}
	},
);

parUnePorte(
	"D8, D10: no account suspends itself; an unknown account is 404, also beyond 32 bits; repeating is 204 and one act",
	async ({ admin, base }, api) => {
		const { jeton } = admin;
		const patch = (id: number | string, suspendu: unknown) =>
			api.appeler("PATCH", `/api/admin/comptes/${id}`, {
				jeton,
				corps: { suspendu },
			});
		expect((await patch(admin.id, true)).statut).toBe(403);
		for (const inconnu of [0, -1, 2 ** 31, "99999999999999999999", "1.0e0"])
			expect([inconnu, (await patch(inconnu, true)).statut]).toEqual([
				inconnu,
				inconnu === "1.0e0" ? 422 : 404,
			]);
		const { id } = await creerCompteAvecJeton(base);
		for (const suspendu of [false, true, "on", 1, false, 0])
			expect((await patch(id, suspendu)).statut).toBe(204);
		expect(await etatDe(base, id)).toMatchObject({
			suspendu: false,
			actes: ["suspendreCompte", "leverSuspension"],
		});
		expect((await patch(id, null)).statut).toBe(422);
		expect((await patch(id, "oui")).statut).toBe(422);
	},
);

parUnePorte(
	"D10: a suspension cuts tokens and sessions and informs the account; votes and supports leave the counts at night, and come back at night, tokens excepted",
	async ({ admin, base, membre }, api) => {
		const compte = await creerCompteAvecJeton(base);
		const second = await creerJeton(base, compte.id);
		await base.lignes(
			"INSERT INTO sessions (compte_id, empreinte, expire_le) VALUES ($1, $2, now() + interval '1 day')",
			[compte.id, Buffer.from(compte.courriel)],
		);
		const projets = [await creerProjet(base), await creerProjet(base)];
		const besoin = await creerBesoin(base);
		const chemins = [
			...projets.map(({ slug }) => `/api/projets/${slug}/vote`),
			`/api/besoins/${besoin.slug}/soutien`,
		];
		for (const chemin of chemins)
			for (const { jeton } of [compte, membre])
				await api.appeler("PUT", chemin, { jeton });
		// An entry that it voted for may no longer be public: its count follows all
		// the same.
		await base.lignes("UPDATE projets SET statut = 'archive' WHERE id = $1", [
			projets[1]?.id,
		]);
		const voix = () =>
			base.ligne(
				`SELECT (SELECT nb_votes FROM projets WHERE id = $1) AS un, (SELECT nb_votes FROM projets WHERE id = $2) AS deux,
				   (SELECT nb_soutiens FROM besoins WHERE id = $3) AS soutiens,
				   (SELECT count(*)::int FROM votes WHERE compte_id = $4) AS lignes`,
				[projets[0]?.id, projets[1]?.id, besoin.id, compte.id],
			);
		const suspendre = (suspendu: boolean, motif?: string) =>
			api.appeler("PATCH", `/api/admin/comptes/${compte.id}`, {
				jeton: admin.jeton,
				corps: { suspendu, motif },
			});
		const entier = { un: 2, deux: 2, soutiens: 2, lignes: 2 };
		expect(await voix()).toEqual(entier);
		const reponse = await suspendre(true, "Votes achetés");
		expect([reponse.statut, reponse.octets.length]).toEqual([204, 0]);
		const unePublique = async () =>
			(
				await api.appeler("GET", `/api/projets/${projets[0]?.slug}`, {
					jeton: admin.jeton,
				})
			).json;
		const lue = await unePublique();
		expect(await voix()).toEqual(entier);
		const nuit = async () => {
			await base.lignes(
				`UPDATE comptes SET suspendu_le = suspendu_le - interval '24 hours',
				   suspension_levee_le = suspension_levee_le - interval '24 hours' WHERE id = $1`,
				[compte.id],
			);
			await surLaBase(base, () => ajusterDecomptes({ nature: "systeme" }));
		};
		await suspendre(false);
		await suspendre(true);
		expect(await unePublique()).toEqual(lue);
		await nuit();
		expect(await voix()).toEqual({ un: 1, deux: 1, soutiens: 1, lignes: 2 });
		expect(await etatDe(base, compte.id)).toMatchObject({
			suspendu: true,
			date: true,
			jetons: 0,
			sessions: 0,
		});
		for (const jeton of [compte.jeton, second]) {
			const refus = await api.appeler("GET", "/api/moi", { jeton });
			const inconnu = await api.appeler("GET", "/api/moi", { jeton: "faux" });
			expect(refus.statut).toBe(401);
			expect(refus.json).toEqual(inconnu.json);
		}
		await suspendre(true);
		await suspendre(false);
		expect(await voix()).toEqual({ un: 1, deux: 1, soutiens: 1, lignes: 2 });
		await nuit();
		expect(await voix()).toEqual(entier);
		expect(await etatDe(base, compte.id)).toMatchObject({
			suspendu: false,
			date: false,
			jetons: 0,
		});
		const courriels = await base.lignes(
			`SELECT gabarit, statut, round(extract(epoch FROM disponible_le - cree_le))::int AS delai
			 FROM courriels WHERE compte_id = $1 ORDER BY id`,
			[compte.id],
		);
		// Each suspension was lifted before its mail left.
		const retire = { gabarit: "compte_suspendu", statut: "annule", delai: 60 };
		expect(courriels).toEqual([retire, retire]);
		const journal = await base.lignes(
			"SELECT acteur_id, avant, apres, motif FROM journal WHERE objet = 'compte' AND objet_id = $1 ORDER BY id",
			[compte.id],
		);
		expect(journal).toEqual([
			{
				acteur_id: admin.id,
				avant: { suspendu: false },
				apres: { suspendu: true },
				motif: "Votes achetés",
			},
			{
				acteur_id: admin.id,
				avant: { suspendu: true },
				apres: { suspendu: false },
				motif: null,
			},
			{
				acteur_id: admin.id,
				avant: { suspendu: false },
				apres: { suspendu: true },
				motif: null,
			},
			{
				acteur_id: admin.id,
				avant: { suspendu: true },
				apres: { suspendu: false },
				motif: null,
			},
		]);
	},
);

test.describe("with a separate database", () => {
	test.describe.configure({ mode: "default" });
	let paire: Paire;

	test.beforeAll(async () => {
		test.setTimeout(600_000);
		paire = await ouvrirPaire();
	});

	test.afterAll(async () => {
		await paire?.fermer();
	});

	const suspendre = (rang: number, acteur: Titulaire, { id }: { id: number }) =>
		paire.instance(rang).appeler("PATCH", `/api/admin/comptes/${id}`, {
			jeton: acteur.jeton,
			corps: { suspendu: true },
		});

	test("D8: two admins who suspend each other at once, on two instances: one always remains", async () => {
		const depart = await creerCompteAvecJeton(paire.base, "admin");
		await paire.base.lignes(
			"UPDATE comptes SET role = 'membre' WHERE id = $1",
			[depart.id],
		);
		for (let manche = 0; manche < 20; manche++) {
			const un = await creerCompteAvecJeton(paire.base, "admin");
			const autre = await creerCompteAvecJeton(paire.base, "admin");
			const statuts = await Promise.all([
				suspendre(0, un, autre),
				suspendre(1, autre, un),
			]);
			const { vivants } = await paire.base.ligne<{ vivants: number }>(
				"SELECT count(*)::int AS vivants FROM comptes WHERE role = 'admin' AND NOT suspendu",
			);
			expect(vivants).toBe(1);
			// The other is the last admin (403), or is already suspended (401).
			const [premier, second] = statuts.map(({ statut }) => statut).sort();
			expect(premier).toBe(204);
			expect([401, 403]).toContain(second);
			await paire.base.lignes(
				"UPDATE comptes SET role = 'membre' WHERE role = 'admin'",
			);
		}
	});

	test("D8: the last admin cannot be suspended, not even by another who is being suspended", async () => {
		const admin = await creerCompteAvecJeton(paire.base, "admin");
		const autre = await creerCompteAvecJeton(paire.base, "admin");
		expect((await suspendre(0, admin, autre)).statut).toBe(204);
		const statuts = await Promise.all(
			Array.from({ length: 10 }, (_, rang) => suspendre(rang, admin, admin)),
		);
		expect(new Set(statuts.map(({ statut }) => statut))).toEqual(
			new Set([403]),
		);
		await paire.base.lignes(
			"UPDATE comptes SET role = 'membre' WHERE role = 'admin'",
		);
	});

	test("D10: suspended and reinstated while others vote, contribute and moderate: counts stay right", async () => {
		const admin = await creerCompteAvecJeton(paire.base, "admin");
		const compte = await creerCompteAvecJeton(paire.base);
		const autres = [];
		for (let rang = 0; rang < 10; rang++)
			autres.push(await creerCompteAvecJeton(paire.base));
		const projet = await creerProjet(paire.base);
		const besoin = await creerBesoin(paire.base, { auteur_id: compte.id });
		await creerJalon(paire.base, besoin.id, "publie", "2026-01-01");
		const soutien = `/api/besoins/${besoin.slug}/soutien`;
		const vote = `/api/projets/${projet.slug}/vote`;
		await paire.instance(0).appeler("PUT", soutien, { jeton: compte.jeton });
		await paire.instance(0).appeler("PUT", vote, { jeton: compte.jeton });
		const statuts = await Promise.all([
			...Array.from({ length: 20 }, (_, rang) =>
				paire
					.instance(rang)
					.appeler("PATCH", `/api/admin/comptes/${compte.id}`, {
						jeton: admin.jeton,
						corps: { suspendu: rang % 2 === 0 },
					}),
			),
			...Array.from({ length: 20 }, (_, rang) =>
				paire
					.instance(rang)
					.appeler("PATCH", `/api/admin/besoins/${besoin.slug}`, {
						jeton: admin.jeton,
						corps: { statut: rang % 2 === 0 ? "etude" : "livre" },
					}),
			),
			...autres.flatMap(({ jeton }, rang) => [
				paire.instance(rang).appeler("PUT", soutien, { jeton }),
				paire.instance(rang).appeler("PUT", vote, { jeton }),
				paire.instance(rang).appeler("POST", "/api/projets", {
					jeton,
					corps: corpsProjet(`Pendant ce temps ${rang}`),
				}),
			]),
		]);
		expect(
			statuts.map(({ statut }) => statut).filter((statut) => statut >= 500),
		).toEqual([]);
		expect(await ecartsDe(paire.base)).toEqual([]);
	});
});
