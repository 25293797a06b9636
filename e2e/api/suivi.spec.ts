/** What a program needs to follow what it sent: what is left to it, an address that lasts, a key for safe repeats. */
import { randomUUID } from "node:crypto";
import { type Api, expect } from "#e2e/fixtures/api";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { contribue, corpsBesoin, corpsProjet } from "#e2e/fixtures/corps";
import { erreursDe } from "#e2e/fixtures/listes";
import { test } from "#e2e/fixtures/paire";

const unique = (debut: string) => `${debut} ${randomUUID()}`;

const besoin = () => corpsBesoin(unique("Une fontaine"));

/** What is left of the contributions, by the header. */
function reste({ entetes }: { entetes: NodeJS.Dict<string | string[]> }) {
	const lu = /, "contributions";r=(\d+);t=(\d+)$/.exec(
		String(entetes.ratelimit),
	);
	return lu && { r: Number(lu[1]), t: Number(lu[2]) };
}

function proposer(api: Api, jeton: string, corps: unknown, cle?: string) {
	return api.appeler("POST", "/api/besoins", {
		jeton,
		corps,
		...(cle === undefined ? {} : { entetes: { "Idempotency-Key": cle } }),
	});
}

test("both endpoints say what is left of the contributions, and no other does", async ({
	limitee: {
		base,
		instances: [api],
	},
}) => {
	const { jeton } = await creerCompteAvecJeton(base);
	const refuse = await proposer(api, jeton, {});
	expect(refuse.statut).toBe(422);
	expect(reste(refuse)).toEqual({ r: 5, t: 3600 });
	expect(String(refuse.entetes["ratelimit-policy"])).toBe(
		'"compte";q=600;w=3600, "contributions";q=5;w=3600',
	);
	for (const r of [4, 3, 2, 1, 0]) {
		const recue = await api.appeler("POST", "/api/projets", {
			jeton,
			corps: corpsProjet(unique("Un projet")),
		});
		expect(recue.statut).toBe(201);
		expect(reste(recue)?.r).toBe(r);
		expect(reste(recue)?.t).toBeGreaterThan(3500);
	}
	const sixieme = await proposer(api, jeton, besoin());
	expect(sixieme.statut).toBe(429);
	expect(reste(sixieme)).toEqual({
		r: 0,
		t: Number(sixieme.entetes["retry-after"]),
	});
	expect(reste(await api.appeler("GET", "/api/moi", { jeton }))).toBeNull();
});

test("a contribution is read by a number that outlives its slug, by its author alone", async ({
	limitee: {
		base,
		instances: [api],
	},
}) => {
	const { jeton } = await creerCompteAvecJeton(base);
	const corps = besoin();
	const recue = await proposer(api, jeton, corps);
	const { slug } = contribue(recue);
	const chemin = new URL(String(recue.entetes.location)).pathname;
	expect(chemin).toMatch(/^\/api\/moi\/contributions\/\d+$/);
	expect((await proposer(api, jeton, corps)).entetes.location).toBe(
		recue.entetes.location,
	);
	const lue = await api.appeler("GET", chemin, { jeton });
	expect(lue.json).toMatchObject({
		nature: "besoin",
		slug,
		slug_recu: slug,
		statut: "propose",
		id: Number(chemin.split("/").at(-1)),
		texte: { titre: corps.titre, theme: null, langue: "fr" },
	});

	await base.lignes(
		"UPDATE besoins SET slug = $2, titre = 'Corrigé entre-temps' WHERE slug = $1",
		[slug, `${slug}-publie`],
	);
	expect((await api.appeler("GET", chemin, { jeton })).json).toMatchObject({
		slug: `${slug}-publie`,
		slug_recu: slug,
		texte: { titre: "Corrigé entre-temps" },
	});
	// The first answer again, under the slug that it gave.
	expect(contribue(await proposer(api, jeton, corps)).slug).toBe(slug);
	const liste = await api.appeler("GET", "/api/moi/contributions", { jeton });
	expect(liste.json).toMatchObject([{ slug_recu: slug }]);

	for (const role of ["membre", "admin"] as const) {
		const autre = await creerCompteAvecJeton(base, role);
		const refusee = await api.appeler("GET", chemin, { jeton: autre.jeton });
		expect(refusee.statut).toBe(404);
	}
});

test("a trapped contribution is read as one that awaits review", async ({
	limitee: {
		base,
		instances: [api],
	},
}) => {
	const { jeton } = await creerCompteAvecJeton(base);
	const recue = await api.appeler("POST", "/api/projets", {
		jeton,
		corps: corpsProjet(unique("Un projet"), { piege: "x" }),
	});
	const { pathname } = new URL(String(recue.entetes.location));
	expect((await api.appeler("GET", pathname, { jeton })).json).toMatchObject({
		nature: "projet",
		statut: "propose",
		texte: { themes: ["a"], stade: "inconnu" },
	});
});

test("with a key, the key alone decides: same body, the first answer; another body, 422; another key or endpoint, another entry", async ({
	limitee: {
		base,
		instances: [api],
	},
}) => {
	const { jeton } = await creerCompteAvecJeton(base);
	const cle = randomUUID();
	const corps = besoin();
	const premiere = await proposer(api, jeton, corps, cle);
	expect(premiere.entetes["idempotency-replayed"]).toBeUndefined();
	const encore = await proposer(api, jeton, corps, cle);
	expect([encore.statut, encore.json]).toEqual([201, premiere.json]);
	expect(encore.entetes["idempotency-replayed"]).toBe("true");
	expect(reste(encore)?.r).toBe(4);

	const autre = await proposer(api, jeton, besoin(), cle);
	expect(autre.statut).toBe(422);
	expect(erreursDe(autre)).toMatchObject([
		{ type: "value_error", loc: ["header", "idempotency-key"] },
	]);

	const sousUneAutre = await proposer(api, jeton, corps, `${cle}-2`);
	expect(contribue(sousUneAutre).slug).not.toBe(contribue(premiere).slug);
	const projet = await api.appeler("POST", "/api/projets", {
		jeton,
		corps: corpsProjet(unique("Un projet")),
		entetes: { "Idempotency-Key": cle },
	});
	expect([projet.statut, reste(projet)?.r]).toEqual([201, 2]);

	// A day later the key is free again.
	await base.lignes(
		"UPDATE contributions SET cree_le = cree_le - interval '25 hours' WHERE cle_client IS NOT NULL",
	);
	expect((await proposer(api, jeton, besoin(), cle)).statut).toBe(201);
});

test("a key is looked at once the fields are valid, and must be visible ASCII", async ({
	limitee: {
		base,
		instances: [api],
	},
}) => {
	const { jeton } = await creerCompteAvecJeton(base);
	for (const cle of ["", "a b", "é", "x".repeat(256)]) {
		expect((await proposer(api, jeton, {}, cle)).statut).toBe(422);
		const reponse = await proposer(api, jeton, besoin(), cle);
		expect([cle, reponse.statut]).toEqual([cle, 400]);
		expect(reste(reponse)?.r).toBe(5);
	}
	expect((await proposer(api, jeton, besoin(), "x".repeat(255))).statut).toBe(
		201,
	);
});

test("a hundred equal calls with one key at once, on two instances, make one entry, counted once", async ({
	limitee,
}) => {
	const { base } = limitee;
	const { id, jeton } = await creerCompteAvecJeton(base);
	const corps = besoin();
	const cle = randomUUID();
	const reponses = await Promise.all(
		Array.from({ length: 100 }, (_, rang) =>
			proposer(limitee.instance(rang), jeton, corps, cle),
		),
	);
	expect(new Set(reponses.map(({ statut }) => statut))).toEqual(new Set([201]));
	// The instances have addresses of their own.
	const chemins = reponses.map(
		({ entetes }) => new URL(String(entetes.location)).pathname,
	);
	expect(new Set(chemins).size).toBe(1);
	expect(
		reponses.filter(({ entetes }) => !entetes["idempotency-replayed"]),
	).toHaveLength(1);
	const { nombre } = await base.ligne<{ nombre: number }>(
		"SELECT count(*)::int AS nombre FROM besoins WHERE auteur_id = $1",
		[id],
	);
	expect(nombre).toBe(1);
	const encore = await proposer(limitee.instance(0), jeton, corps, cle);
	expect(reste(encore)?.r).toBe(4);
});

test("a preflight that asks for the key is allowed it", async ({
	limitee: {
		instances: [api],
	},
}) => {
	const autorises = async (demandes: string) =>
		(
			await api.appelerSansContrat("OPTIONS", "/api/besoins", {
				entetes: {
					Origin: "https://ailleurs.example",
					"Access-Control-Request-Method": "POST",
					"Access-Control-Request-Headers": demandes,
				},
			})
		).entetes["access-control-allow-headers"];
	expect(await autorises("authorization")).toBe(
		"Authorization, Content-Type, If-None-Match",
	);
	expect(await autorises("authorization, idempotency-key")).toBe(
		"Authorization, Content-Type, If-None-Match, Idempotency-Key",
	);
});
