/** D17: exactly 600 calls per hour and account, over all tokens and instances. */
import { type Api, expect } from "#e2e/fixtures/api";
import { compter, enContinu, enParallele } from "#e2e/fixtures/charge";
import {
	creerCompteAvecJeton,
	creerJeton,
	poserFenetre,
} from "#e2e/fixtures/comptes";
import type { Base } from "#e2e/fixtures/database";
import { dureeMax, relever, taille } from "#e2e/fixtures/epreuve";
import { test } from "#e2e/fixtures/paire";
import { eventually } from "#e2e/fixtures/processes";
import { JETONS_MAX_PAR_COMPTE } from "#lib/comptes/jetons/rules";
import { FENETRE_SECONDES } from "#lib/platform/limits/fixed-window";

const LIMITE = 600;

test.describe.configure({ mode: "default" });

let base: Base;
let instances: [Api, Api];

test.beforeAll(({ limitee }) => {
	({ base, instances } = limitee);
});

async function fenetre(compte_id: number) {
	return base.ligne<{ debut: Date; nombre: number }>(
		"SELECT debut, nombre FROM compteurs_appels WHERE compte_id = $1",
		[compte_id],
	);
}

test("D17: many calls at once on five tokens of one account, on two instances: exactly 600 answered", async () => {
	const appels = taille(700, 2_000);
	const { id, jeton } = await creerCompteAvecJeton(base);
	const jetons = [jeton];
	while (jetons.length < JETONS_MAX_PAR_COMPTE)
		jetons.push(await creerJeton(base, id));
	const debut = performance.now();
	const reponses = await enParallele(appels, 50, (rang) => {
		const [une, autre] = instances;
		return (rang % 2 ? une : autre).appeler("GET", "/api/themes", {
			jeton: jetons[rang % jetons.length],
		});
	});
	const duree = performance.now() - debut;
	expect(compter(reponses.map(({ statut }) => statut))).toEqual({
		200: LIMITE,
		429: appels - LIMITE,
	});
	for (const { entetes, statut } of reponses) {
		if (statut !== 429) continue;
		const attente = Number(entetes["retry-after"]);
		expect(attente).toBeGreaterThan(FENETRE_SECONDES - 120);
		expect(attente).toBeLessThanOrEqual(FENETRE_SECONDES);
		expect(entetes.ratelimit).toBe(`"compte";r=0;t=${attente}`);
	}
	// Each answered call has a different count.
	const restes = reponses
		.filter(({ statut }) => statut === 200)
		.map(({ entetes }) => /r=(\d+)/.exec(String(entetes.ratelimit))?.[1]);
	expect(new Set(restes).size).toBe(LIMITE);
	relever("many calls on 5 tokens and 2 instances: exactly 600 answered", {
		answered: LIMITE,
		refused: appels - LIMITE,
		seconds: Math.round(duree / 100) / 10,
	});
});

test("D17: the window opens at the first call, and refused calls do not extend it", async () => {
	const { id, jeton } = await creerCompteAvecJeton(base);
	const [api] = instances;
	const compteurs = await base.lignes(
		"SELECT 1 FROM compteurs_appels WHERE compte_id = $1",
		[id],
	);
	expect(compteurs).toEqual([]);
	const premier = await api.appeler("GET", "/api/moi", { jeton });
	expect(premier.entetes["ratelimit-policy"]).toBe('"compte";q=600;w=3600');
	expect(premier.entetes.ratelimit).toBe('"compte";r=599;t=3600');
	await poserFenetre(base, id, LIMITE, 600);
	const { debut } = await fenetre(id);
	for (let fois = 0; fois < 3; fois++) {
		const refus = await api.appeler("GET", "/api/moi", { jeton });
		expect(refus.statut).toBe(429);
		expect(Number(refus.entetes["retry-after"])).toBeLessThanOrEqual(3_000);
	}
	expect((await fenetre(id)).debut).toEqual(debut);
});

test("D17: a call made when Retry-After said is answered, one made before is not", async () => {
	const { id, jeton } = await creerCompteAvecJeton(base);
	await poserFenetre(base, id, LIMITE, FENETRE_SECONDES - 600);
	const [une, autre] = instances;
	const refus = await une.appeler("GET", "/api/moi", { jeton });
	expect(refus.statut).toBe(429);
	const attente = Number(refus.entetes["retry-after"]);
	expect(attente).toBeGreaterThan(300);
	expect(attente).toBeLessThanOrEqual(600);
	const vieillir = (secondes: number) =>
		base.lignes(
			"UPDATE compteurs_appels SET debut = debut - make_interval(secs => $2) WHERE compte_id = $1",
			[id, secondes],
		);
	await vieillir(attente - 300);
	const tot = await autre.appeler("GET", "/api/moi", { jeton });
	expect(tot.statut).toBe(429);
	await vieillir(300);
	const apres = await autre.appeler("GET", "/api/moi", { jeton });
	expect(apres.statut).toBe(200);
	expect(apres.entetes.ratelimit).toBe('"compte";r=599;t=3600');
});

test("D17: a window that is an hour old starts again", async () => {
	const { id, jeton } = await creerCompteAvecJeton(base);
	await poserFenetre(base, id, LIMITE + 1, FENETRE_SECONDES);
	const { entetes, statut } = await instances[0].appeler("GET", "/api/moi", {
		jeton,
	});
	expect([statut, entetes.ratelimit]).toEqual([200, '"compte";r=599;t=3600']);
});

test("D17: every authenticated answer counts and reports what is left, whatever its status", async () => {
	const { id, jeton } = await creerCompteAvecJeton(base);
	const [api] = instances;
	const lu = await api.appeler("GET", "/api/themes", { jeton });
	const reponses = [
		lu,
		await api.appeler("GET", "/api/themes", {
			jeton,
			entetes: { "If-None-Match": lu.entetes.etag ?? "" },
		}),
		await api.appeler("GET", "/api/projets/inconnu", { jeton }),
		await api.appeler("GET", "/api/projets?tri=x", { jeton }),
		await api.appeler("GET", "/api/admin/propositions", { jeton }),
		await api.appeler("HEAD", "/api/themes", { jeton }),
	];
	expect(reponses.map(({ statut }) => statut)).toEqual([
		...[200, 304, 404, 422, 403, 200],
	]);
	expect(
		reponses.map(({ entetes }) =>
			Number(/r=(\d+)/.exec(String(entetes.ratelimit))?.[1]),
		),
	).toEqual([599, 598, 597, 596, 595, 594]);
	expect((await fenetre(id)).nombre).toBe(6);
	// Unauthenticated requests and unknown paths are not counted.
	await api.appeler("GET", "/api/inconnu", { jeton });
	await api.appeler("PUT", "/api/themes", { jeton });
	await api.appeler("OPTIONS", "/api/themes", { jeton });
	expect((await fenetre(id)).nombre).toBe(6);
});

test("a revoked token, or a suspended account: no call started afterwards is accepted, on two instances, under load", async () => {
	test.setTimeout(dureeMax(60, 300));
	const appels = taille(200, 10_000);
	for (const coupure of [
		"UPDATE jetons SET revoque_le = now() WHERE compte_id = $1",
		"UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = $1",
	]) {
		const { id, jeton } = await creerCompteAvecJeton(base);
		await poserFenetre(base, id, -1_000_000_000);
		let rang = 0;
		const lire = () =>
			(rang++ % 2 ? instances[0] : instances[1]).appeler("GET", "/api/moi", {
				jeton,
			});
		const charge = enContinu(20, lire);
		await eventually(() => charge.reponses.length > 50);
		await base.lignes(coupure, [id]);
		const apres = await enParallele(appels, 50, lire);
		await charge.arreter();
		expect(compter(apres.map(({ statut }) => statut))).toEqual({ 401: appels });
		expect(charge.reponses[0]?.statut).toBe(200);
		// What the database alone was told leaves an account that the site never makes.
		await base.lignes("DELETE FROM jetons WHERE compte_id = $1", [id]);
	}
	relever("token revoked, account suspended: no later call accepted", {
		"calls made afterwards, under load": appels * 2,
		accepted: 0,
	});
});
