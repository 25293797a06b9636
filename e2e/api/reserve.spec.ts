/** D16: the hourly limit of contributions, and the same contribution sent again. */
import { expect } from "#e2e/fixtures/api";
import { compter, enParallele } from "#e2e/fixtures/charge";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { contribue, corpsBesoin, corpsProjet } from "#e2e/fixtures/corps";
import { relever, taille } from "#e2e/fixtures/epreuve";
import { ecartsDe } from "#e2e/fixtures/invariants";
import { type Paire, test } from "#e2e/fixtures/paire";

const RESERVE = 5;
const FENETRE_SECONDES = 3_600;
const REJEU_SECONDES = 600;

test.describe.configure({ mode: "default" });

let paire: Paire;

test.beforeAll(({ limitee }) => {
	paire = limitee;
});

const CHEMINS = ["/api/projets", "/api/besoins"] as const;

/** Sends contribution number `rang` of an account, a project or a need, to one of the two instances. */
function contribuer(jeton: string, rang: number, nom = `Contribution ${rang}`) {
	const corps = rang % 4 < 2 ? corpsProjet(nom) : corpsBesoin(nom);
	const chemin = CHEMINS[rang % 4 < 2 ? 0 : 1];
	return paire.instance(rang).appeler("POST", chemin, { jeton, corps });
}

function entrees(compte_id: number) {
	return paire.base.ligne<{
		projets: number;
		besoins: number;
		contributions: number;
		courriels: number;
		nombre: number;
	}>(
		`SELECT (SELECT count(*)::int FROM projets WHERE auteur_id = $1) AS projets,
		   (SELECT count(*)::int FROM besoins WHERE auteur_id = $1) AS besoins,
		   (SELECT count(*)::int FROM contributions WHERE compte_id = $1) AS contributions,
		   (SELECT count(*)::int FROM courriels WHERE compte_id = $1) AS courriels,
		   COALESCE((SELECT nombre FROM fenetres_contributions WHERE compte_id = $1), 0) AS nombre`,
		[compte_id],
	);
}

async function vieillir(compte_id: number, secondes: number) {
	await paire.base.lignes(
		"UPDATE fenetres_contributions SET debut = debut - make_interval(secs => $2) WHERE compte_id = $1",
		[compte_id, secondes],
	);
	await paire.base.lignes(
		"UPDATE contributions SET cree_le = cree_le - make_interval(secs => $2) WHERE compte_id = $1",
		[compte_id, secondes],
	);
}

test("D16: 100 different contributions at once, of both kinds, on two instances: exactly 5 are accepted", async () => {
	const fois = taille(1, 20);
	for (let manche = 0; manche < fois; manche++) {
		const { id, jeton } = await creerCompteAvecJeton(paire.base);
		const reponses = await enParallele(100, 100, (rang) =>
			contribuer(jeton, rang),
		);
		const statuts = compter(reponses.map(({ statut }) => statut));
		expect(statuts[201]).toBe(RESERVE);
		// On a machine too slow to serve them all in time, the last get a 503 to
		// retry.
		expect((statuts[429] ?? 0) + (statuts[503] ?? 0)).toBe(100 - RESERVE);
		if (taille(0, 1)) expect(statuts[503]).toBeUndefined();
		for (const { entetes, statut } of reponses) {
			if (statut !== 429) continue;
			const attente = Number(entetes["retry-after"]);
			expect(attente).toBeGreaterThan(FENETRE_SECONDES - 60);
			expect(attente).toBeLessThanOrEqual(FENETRE_SECONDES);
		}
		const { projets, besoins, ...autres } = await entrees(id);
		expect(projets + besoins).toBe(RESERVE);
		expect(autres).toEqual({
			contributions: RESERVE,
			courriels: RESERVE,
			nombre: RESERVE,
		});
	}
	relever("100 contributions différentes à la fois : 5 acceptées", {
		manches: fois,
		acceptees: RESERVE,
		refusees: 100 - RESERVE,
	});
});

test("D16: one contribution sent 100 times at once, on two instances: one row, 100 times the same answer", async () => {
	const fois = taille(1, 20);
	for (let manche = 0; manche < fois; manche++) {
		const { id, jeton } = await creerCompteAvecJeton(paire.base);
		const nom = `Une seule fois, manche ${manche}`;
		const [chemin, corps] =
			manche % 2 === 0
				? (["/api/projets", corpsProjet(nom)] as const)
				: (["/api/besoins", corpsBesoin(nom)] as const);
		const reponses = await enParallele(100, 100, (rang) =>
			paire.instance(rang).appeler("POST", chemin, { jeton, corps }),
		);
		expect(
			compter(reponses.map(({ octets, statut }) => `${statut} ${octets}`)),
		).toEqual({ [`201 ${reponses[0]?.octets}`]: 100 });
		const { projets, besoins, ...autres } = await entrees(id);
		expect([projets, besoins]).toEqual(manche % 2 === 0 ? [1, 0] : [0, 1]);
		expect(autres).toEqual({ contributions: 1, courriels: 1, nombre: 1 });
	}
	relever("une contribution envoyée 100 fois à la fois : une ligne", {
		manches: fois,
		lignes: 1,
		reponses: 100,
	});
});

test("D16: the same name from 50 accounts at once: 50 rows, 50 slugs", async () => {
	const comptes = await enParallele(50, 5, () =>
		creerCompteAvecJeton(paire.base),
	);
	const reponses = await enParallele(50, 50, (rang) =>
		contribuer(comptes[rang]?.jeton ?? "", rang % 2, "Le même nom pour tous"),
	);
	const slugs = reponses.map((reponse) => contribue(reponse).slug);
	expect(new Set(slugs)).toEqual(
		new Set(
			slugs.map((_, rang) =>
				rang === 0
					? "le-meme-nom-pour-tous"
					: `le-meme-nom-pour-tous-${rang + 1}`,
			),
		),
	);
});

test("D16: at the limit, an accepted contribution gets its first answer again, and no other passes", async () => {
	const { id, jeton } = await creerCompteAvecJeton(paire.base);
	const premieres = [];
	for (let rang = 0; rang < RESERVE; rang++)
		premieres.push(await contribuer(jeton, rang));
	expect((await contribuer(jeton, RESERVE)).statut).toBe(429);
	for (const [rang, premiere] of premieres.entries()) {
		const encore = await contribuer(jeton, rang);
		expect([encore.statut, encore.json]).toEqual([201, premiere.json]);
	}
	expect(await entrees(id)).toMatchObject({
		contributions: RESERVE,
		nombre: RESERVE,
	});
});

test("D16: contributions that differ only in appearance are the same; another kind, author or honeypot is not", async () => {
	const { id, jeton } = await creerCompteAvecJeton(paire.base);
	const [api] = paire.instances;
	const proposer = async (
		changements: Record<string, unknown>,
		de: string = jeton,
	) => {
		const reponse = await api.appeler("POST", "/api/projets", {
			jeton: de,
			corps: corpsProjet("Un projet rejoué", changements),
		});
		expect(reponse.statut).toBe(201);
		return contribue(reponse).slug;
	};
	const slug = await proposer({ themes: ["a", "b"] });
	for (const pareil of [
		{ themes: ["a", "b"], nom: "  Un projet\trejoué " },
		{ themes: ["a", "b", "a"], piege: "" },
		{ themes: ["a", "b"], porteur: "", territoire: null, inconnu: 1 },
	])
		expect(await proposer(pareil)).toBe(slug);
	expect(await entrees(id)).toMatchObject({ projets: 1, nombre: 1 });
	const autres = [
		await proposer({ themes: ["b", "a"] }),
		await proposer({ themes: ["a", "b"], piege: "x" }),
		await proposer(
			{ themes: ["a", "b"] },
			(await creerCompteAvecJeton(paire.base)).jeton,
		),
	];
	expect(new Set([slug, ...autres]).size).toBe(4);
	// Only whether the honeypot is empty counts.
	expect(await proposer({ themes: ["a", "b"], piege: "autre" })).toBe(
		autres[1],
	);
	expect(await entrees(id)).toMatchObject({ projets: 3, nombre: 3 });
});

test("D16: 10 minutes later, the same contribution is another one", async () => {
	const { id, jeton } = await creerCompteAvecJeton(paire.base);
	const nom = "Un projet de plus de dix minutes";
	const slug = contribue(await contribuer(jeton, 0, nom)).slug;
	await vieillir(id, REJEU_SECONDES - 5);
	expect(contribue(await contribuer(jeton, 0, nom)).slug).toBe(slug);
	await vieillir(id, 6);
	expect(contribue(await contribuer(jeton, 0, nom)).slug).toBe(`${slug}-2`);
	expect(await entrees(id)).toMatchObject({ projets: 2, nombre: 2 });
});

test("D15: a filled honeypot counts against the limit", async () => {
	const { id, jeton } = await creerCompteAvecJeton(paire.base);
	const [api] = paire.instances;
	const statuts = [];
	for (let rang = 0; rang <= RESERVE; rang++) {
		const corps = corpsBesoin(`Un besoin piégé ${rang}`, { piege: "oui" });
		statuts.push(
			(await api.appeler("POST", "/api/besoins", { jeton, corps })).statut,
		);
	}
	expect(statuts).toEqual([201, 201, 201, 201, 201, 429]);
	expect(await entrees(id)).toMatchObject({ besoins: RESERVE });
});

test("D11, D16: a 422 is answered before the limit's 429, and does not count against it", async () => {
	const { id, jeton } = await creerCompteAvecJeton(paire.base);
	const [api] = paire.instances;
	const refuses = [
		["/api/projets", {}],
		["/api/projets", corpsProjet("Un projet", { themes: ["inconnu"] })],
		["/api/besoins", corpsBesoin("Un besoin", { theme: "inconnu" })],
		["/api/besoins", corpsBesoin("court")],
	] as const;
	const envoyer = async () => {
		for (const [chemin, corps] of refuses)
			expect((await api.appeler("POST", chemin, { jeton, corps })).statut).toBe(
				422,
			);
	};
	await envoyer();
	expect(await entrees(id)).toMatchObject({ contributions: 0, nombre: 0 });
	for (let rang = 0; rang < RESERVE; rang++)
		expect((await contribuer(jeton, rang)).statut).toBe(201);
	await envoyer();
	expect((await contribuer(jeton, 9)).statut).toBe(429);
	expect(await entrees(id)).toMatchObject({ nombre: RESERVE });
});

test("D16: the first contribution made when Retry-After said is accepted, and opens a new window; one made before is not", async () => {
	const { id, jeton } = await creerCompteAvecJeton(paire.base);
	for (let rang = 0; rang < RESERVE; rang++) await contribuer(jeton, rang);
	await vieillir(id, FENETRE_SECONDES - 600);
	const refus = await contribuer(jeton, 10);
	expect(refus.statut).toBe(429);
	const attente = Number(refus.entetes["retry-after"]);
	expect(attente).toBeGreaterThan(300);
	expect(attente).toBeLessThanOrEqual(600);
	await vieillir(id, attente - 300);
	expect((await contribuer(jeton, 11)).statut).toBe(429);
	await vieillir(id, 300);
	expect((await contribuer(jeton, 12)).statut).toBe(201);
	expect(await entrees(id)).toMatchObject({ nombre: 1 });
});

test("D16: votes and supports do not count against the limit, and after all of this the database is consistent", async () => {
	const { id, jeton } = await creerCompteAvecJeton(paire.base);
	const [api] = paire.instances;
	for (let fois = 0; fois < RESERVE + 1; fois++)
		await api.appeler("PUT", "/api/projets/inconnu/vote", { jeton });
	expect(await entrees(id)).toMatchObject({ nombre: 0 });
	expect((await contribuer(jeton, 0)).statut).toBe(201);
	expect(await ecartsDe(paire.base, String(RESERVE))).toEqual([]);
});
