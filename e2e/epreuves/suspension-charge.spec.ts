/** D10: a suspension or a revocation takes effect at once, on every instance, under load. */
import { expect, test } from "#e2e/fixtures/api";
import { compter, enContinu } from "#e2e/fixtures/charge";
import {
	creerCompteAvecJeton,
	creerJeton,
	type Titulaire,
} from "#e2e/fixtures/comptes";
import { creerBesoin, creerJalon, creerProjet } from "#e2e/fixtures/contenu";
import { corpsProjet } from "#e2e/fixtures/corps";
import { relever } from "#e2e/fixtures/epreuve";
import { ecartsDe, surLaBase } from "#e2e/fixtures/invariants";
import { ouvrirPaire, type Paire } from "#e2e/fixtures/paire";
import { eventually } from "#e2e/fixtures/processes";
import { ajusterDecomptes } from "#lib/exploitation/commands";
import type { Role } from "#lib/platform/actor";

const CONNEXIONS = 50;
const APRES = 10_000;

test.describe.configure({ mode: "default" });

let paire: Paire;
let admin: Titulaire;
let cibles: readonly string[];

test.beforeAll(async () => {
	test.setTimeout(600_000);
	paire = await ouvrirPaire();
	admin = await creerCompteAvecJeton(paire.base, "admin");
	const projet = await creerProjet(paire.base);
	const besoin = await creerBesoin(paire.base);
	await creerJalon(paire.base, besoin.id, "publie", "2026-01-01");
	cibles = [
		`/api/projets/${projet.slug}/vote`,
		`/api/besoins/${besoin.slug}/soutien`,
	];
});

test.afterAll(async () => {
	await paire?.fermer();
});

type Appel = { statut: number; apres: boolean };

/**
 * Calls of every kind from 50 connections, before, during and after `couper`;
 * returns the statuses of those that started once it was answered.
 */
async function sousCharge(
	jetons: readonly string[],
	couper: () => Promise<void>,
): Promise<Appel[]> {
	let rang = 0;
	let coupe = false;
	const charge = enContinu(CONNEXIONS, async (): Promise<Appel> => {
		const numero = rang++;
		const jeton = jetons[numero % jetons.length];
		const api = paire.instance(numero);
		const apres = coupe;
		const cible = cibles[Math.floor(numero / 2) % 2] ?? "";
		const reponse = await (
			[
				() => api.appeler("PUT", cible, { jeton }),
				() => api.appeler("GET", "/api/moi", { jeton }),
				() => api.appeler("DELETE", cible, { jeton }),
				() =>
					api.appeler("POST", "/api/projets", {
						jeton,
						corps: corpsProjet(`Sous charge ${numero}`),
					}),
				() => api.appeler("GET", "/api/admin/propositions", { jeton }),
			][Math.floor(numero / 2) % 5] ??
			(() => api.appeler("PUT", cible, { jeton }))
		)();
		return { statut: reponse.statut, apres };
	});
	await eventually(() => charge.reponses.length > 200);
	await couper();
	coupe = true;
	await eventually(
		() => charge.reponses.filter(({ apres }) => apres).length >= APRES,
		240_000,
	);
	return charge.arreter();
}

async function eprouver(
	role: Role,
	couper: (compte: Titulaire) => Promise<void>,
) {
	const compte = await creerCompteAvecJeton(paire.base, role);
	const jetons = [compte.jeton, await creerJeton(paire.base, compte.id)];
	const appels = await sousCharge(jetons, () => couper(compte));
	const avant = appels.filter(({ apres, statut }) => !apres && statut < 300);
	expect(avant.length).toBeGreaterThan(100);
	const apres = appels.filter((appel) => appel.apres);
	expect(compter(apres.map(({ statut }) => statut))).toEqual({
		401: apres.length,
	});
	return { compte, refuses: apres.length };
}

async function suspendre({ id }: Titulaire, suspendu = true) {
	const { statut } = await paire
		.instance(0)
		.appeler("PATCH", `/api/admin/comptes/${id}`, {
			jeton: admin.jeton,
			corps: { suspendu },
		});
	expect(statut).toBe(204);
}

for (const role of ["membre", "moderateur"] as const)
	test(`D10: a ${role} suspended under 50 connections on two instances: no call started after the 204 is accepted`, async () => {
		test.setTimeout(400_000);
		const { compte, refuses } = await eprouver(role, (un) => suspendre(un));
		await paire.base.lignes(
			"UPDATE comptes SET suspendu_le = suspendu_le - interval '24 hours' WHERE id = $1",
			[compte.id],
		);
		await surLaBase(paire.base, () => ajusterDecomptes({ nature: "systeme" }));
		const { vivants, voix } = await paire.base.ligne<{
			vivants: number;
			voix: number;
		}>(
			`SELECT (SELECT count(*)::int FROM jetons WHERE compte_id = $1 AND revoque_le IS NULL) AS vivants,
			   (SELECT sum(nb_votes)::int FROM projets) + (SELECT sum(nb_soutiens)::int FROM besoins) AS voix`,
			[compte.id],
		);
		expect([vivants, voix]).toEqual([0, 0]);
		expect(await ecartsDe(paire.base)).toEqual([]);
		// Its votes are counted again at night, its tokens are not restored.
		await suspendre(compte, false);
		const retour = await paire
			.instance(1)
			.appeler("GET", "/api/moi", { jeton: compte.jeton });
		expect(retour.statut).toBe(401);
		expect(await ecartsDe(paire.base)).toEqual([]);
		relever(`${role} suspendu sous 50 connexions et 2 instances`, {
			refuses,
			acceptes: 0,
		});
		await paire.base.lignes("DELETE FROM votes WHERE compte_id = $1", [
			compte.id,
		]);
		await paire.base.lignes("DELETE FROM soutiens WHERE compte_id = $1", [
			compte.id,
		]);
		await paire.base.lignes("UPDATE projets SET nb_votes = 0");
		await paire.base.lignes("UPDATE besoins SET nb_soutiens = 0");
	});

test("the tokens of an account revoked under 50 connections on two instances: no write started afterwards is accepted", async () => {
	test.setTimeout(400_000);
	const { refuses } = await eprouver("membre", async ({ id }) => {
		await paire.base.lignes(
			"UPDATE jetons SET revoque_le = now() WHERE compte_id = $1",
			[id],
		);
	});
	expect(await ecartsDe(paire.base)).toEqual([]);
	relever("jetons révoqués sous 50 connexions et 2 instances", {
		refuses,
		acceptes: 0,
	});
});
