/** Places of needs and offers of help, over HTTP: what is answered to whom, and what nobody learns. */
import { randomUUID } from "node:crypto";
import { type Api, expect, parUnePorte, test } from "#e2e/fixtures/api";
import { creerCompteAvecJeton, type Titulaire } from "#e2e/fixtures/comptes";
import { creerBesoin, creerTheme } from "#e2e/fixtures/contenu";
import type { Base } from "#e2e/fixtures/database";

async function creerPlace(
	base: Base,
	besoin_id: number,
	valeurs: { role?: string; nombre?: number; jusqu_au?: string } = {},
): Promise<number> {
	const { role = "terrain", nombre = 2, jusqu_au = "2999-12-31" } = valeurs;
	const { id } = await base.ligne<{ id: number }>(
		`INSERT INTO places (besoin_id, role, titre, texte, nombre, heures, lieu, jusqu_au)
		 VALUES ($1, $2, 'Relever les fontaines', 'Aller les voir.', $3, 3, NULL, $4) RETURNING id`,
		[besoin_id, role, nombre, jusqu_au],
	);
	return id;
}

const offre = (id: number | string) => `/api/places/${id}/offre`;

function proposer(
	api: Api,
	{ jeton }: Titulaire,
	id: number | string,
	corps: unknown = { message: "Je peux y aller le samedi matin." },
) {
	return api.appeler("PUT", offre(id), { jeton, corps });
}

parUnePorte(
	"open places are listed by role, theme and need, in pages, for any account and nobody without a token",
	async ({ base, membre: { jeton } }, api) => {
		const theme = await creerTheme(base);
		const besoin = await creerBesoin(base, {
			statut: "etude",
			theme_id: theme.id,
		});
		const un = await creerPlace(base, besoin.id, { role: "code" });
		const deux = await creerPlace(base, besoin.id);
		const lire = (query: string) =>
			api.appeler("GET", `/api/places?${query}`, { jeton });
		const lues = await lire(`besoin=${besoin.slug}`);
		expect(lues.statut).toBe(200);
		expect(lues.json).toMatchObject([
			{
				...{ id: deux, role: "terrain", libres: 2, lieu: null, heures: 3 },
				...{ besoin: { slug: besoin.slug }, theme: { slug: theme.slug } },
				jusqu_au: "2999-12-31",
			},
			{ id: un },
		]);
		expect((await lire(`theme=${theme.slug}&role=code`)).json).toMatchObject([
			{ id: un },
		]);
		const page = await lire(`theme=${theme.slug}&limite=1`);
		expect(page.json).toMatchObject([{ id: deux }]);
		const suite = /apres=([^&>]+)/.exec(String(page.entetes.link))?.[1];
		expect(
			(await lire(`theme=${theme.slug}&limite=1&apres=${suite}`)).json,
		).toMatchObject([{ id: un }]);
		for (const faux of ["role=autre", "limite=0", "limite=101", "apres=faux"])
			expect((await lire(faux)).statut, faux).toBe(422);
		const fiche = await api.appeler("GET", `/api/besoins/${besoin.slug}`, {
			jeton,
		});
		expect(fiche.json).toMatchObject({ roles: ["code", "terrain"] });
		expect((await api.appeler("GET", "/api/places")).statut).toBe(401);
	},
);

parUnePorte(
	"an offer is sent, read by its author alone, written again and withdrawn; each call tells where it stands",
	async ({ base }, api) => {
		const moi = await creerCompteAvecJeton(base);
		const besoin = await creerBesoin(base, { statut: "developpement" });
		const id = await creerPlace(base, besoin.id);
		const faite = await proposer(api, moi, id);
		expect(faite).toMatchObject({
			...{ statut: 200, json: { place: id, etat: "envoyee" } },
		});
		expect((await proposer(api, moi, id)).json).toEqual(faite.json);
		const miennes = () =>
			api.appeler("GET", "/api/moi/offres", { jeton: moi.jeton });
		expect((await miennes()).json).toMatchObject([
			{
				...{ place: id, etat: "envoyee", contact: false, repondu_le: null },
				...{ titre: "Relever les fontaines", besoin: { slug: besoin.slug } },
			},
		]);
		const retirer = () =>
			api.appeler("DELETE", offre(id), { jeton: moi.jeton });
		for (const _ of ["once", "again"])
			expect(await retirer()).toMatchObject({
				statut: 200,
				json: { place: id, etat: "retiree", expire_le: null },
			});
		expect((await miennes()).json).toMatchObject([{ etat: "retiree" }]);
		const jamais = await creerPlace(base, besoin.id);
		expect(
			(await api.appeler("DELETE", offre(jamais), { jeton: moi.jeton })).json,
		).toEqual({ place: jamais, etat: null, expire_le: null });
		await base.lignes(
			"UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = $1",
			[moi.id],
		);
		expect((await proposer(api, moi, id)).statut).toBe(401);
	},
);

parUnePorte(
	"an offer is refused with its reason: bad text, unknown place, closed, taken, past, declined, five a day",
	async ({ base, membre }, api) => {
		const besoin = await creerBesoin(base, { statut: "etude" });
		const cache = await creerBesoin(base, { statut: "propose" });
		const id = await creerPlace(base, besoin.id);
		const moi = await creerCompteAvecJeton(base);
		const court = await proposer(api, moi, id, { message: "a".repeat(19) });
		expect(court.json).toMatchObject({
			detail: [{ loc: ["body", "message"], type: "string_too_short" }],
		});
		for (const corps of [
			{},
			{ message: "a".repeat(1001) },
			{ message: 3 },
			{ message: "a".repeat(20), contact: "oui !" },
			[],
		])
			expect((await proposer(api, moi, id, corps)).statut).toBe(422);
		expect((await proposer(api, moi, "x")).statut).toBe(422);
		for (const inconnue of [0, -1, 2_000_000_000, 99_999_999_999])
			expect((await proposer(api, moi, inconnue)).statut).toBe(404);
		const cachee = await creerPlace(base, cache.id);
		for (const methode of ["PUT", "DELETE"])
			expect(
				(
					await api.appeler(methode, offre(cachee), {
						jeton: moi.jeton,
						corps: { message: "a".repeat(20) },
					})
				).statut,
			).toBe(404);
		const passee = await creerPlace(base, besoin.id, {
			jusqu_au: "2026-01-01",
		});
		const prise = await creerPlace(base, besoin.id);
		await base.lignes("UPDATE places SET prises = nombre WHERE id = $1", [
			prise,
		]);
		const fermee = await creerPlace(base, besoin.id);
		await base.lignes(
			"UPDATE places SET fermee_le = now(), fermeture = 'equipe' WHERE id = $1",
			[fermee],
		);
		const declinee = await creerPlace(base, besoin.id);
		await base.lignes(
			`INSERT INTO offres (place_id, compte_id, message, contact, etat, cree_le, expire_le, repondu_le, fin_le)
			 VALUES ($1, $2, repeat('a', 20), false, 'declinee', now() - interval '2 days', now(), now(), now())`,
			[declinee, moi.id],
		);
		for (const [place, raison] of [
			[passee, "fermée"],
			[fermee, "fermée"],
			[prise, "complète"],
			[declinee, "décliné"],
		] as const) {
			const refusee = await proposer(api, moi, place);
			expect(refusee.statut).toBe(409);
			expect(JSON.stringify(refusee.json)).toContain(raison);
		}
		for (let rang = 0; rang < 5; rang += 1) {
			const place = await creerPlace(base, besoin.id);
			expect((await proposer(api, moi, place)).statut).toBe(200);
		}
		const sixieme = await proposer(api, moi, id);
		expect(sixieme.statut).toBe(409);
		expect(JSON.stringify(sixieme.json)).toContain("5 offres en un jour");
		expect((await proposer(api, membre, id)).statut).toBe(200);
	},
);

test("nobody but its author learns of an offer over the API, in the feeds and in the server's output, not by a change of an answer either", async ({
	monde,
}) => {
	const { base, membre, admin } = monde;
	const api = await monde.api("front");
	const besoin = await creerBesoin(base, { statut: "etude" });
	const id = await creerPlace(base, besoin.id);
	const autre = await creerPlace(base, besoin.id);
	const moi = await creerCompteAvecJeton(base);
	const marque = `secret-${randomUUID()}`;
	const adresses = [
		"/api/places",
		`/api/places?besoin=${besoin.slug}`,
		`/api/besoins/${besoin.slug}`,
		"/api/besoins?statut=etude",
		"/api/moi/offres",
		"/api/moi",
		"/api/openapi.json",
	];
	const etrangers = [undefined, membre.jeton, admin.jeton];
	const toutLire = async () =>
		Promise.all(
			etrangers.flatMap((jeton) =>
				[...adresses, "/flux/besoins.xml", `/besoins/${besoin.slug}`].map(
					async (chemin) => {
						const { statut, octets, entetes } = await api.appelerSansContrat(
							"GET",
							chemin,
							jeton === undefined || !chemin.startsWith("/api/")
								? {}
								: { jeton },
						);
						const etag = chemin.startsWith("/api/") ? entetes.etag : "";
						return `${chemin} ${statut} ${etag} ${chemin.startsWith("/api/") ? octets.toString() : octets.toString().includes(marque)}`;
					},
				),
			),
		);
	const avant = await toutLire();
	expect(
		(
			await proposer(api, moi, id, {
				message: `Je viens, ${marque}.`,
				contact: true,
			})
		).statut,
	).toBe(200);
	expect(
		(await proposer(api, moi, autre, { message: `Je viens, ${marque}.` }))
			.statut,
	).toBe(200);
	await api.appeler("DELETE", offre(autre), { jeton: moi.jeton });
	expect(await toutLire()).toEqual(avant);
	expect(JSON.stringify(await toutLire())).not.toContain(marque);
	for (const jeton of [membre.jeton, admin.jeton]) {
		const retrait = await api.appeler("DELETE", offre(id), { jeton });
		expect(retrait.json).toEqual({ place: id, etat: null, expire_le: null });
	}
	const siennes = await api.appeler("GET", "/api/moi/offres", {
		jeton: moi.jeton,
	});
	expect(JSON.stringify(siennes.json)).toContain(marque);
	expect(api.server.log()).not.toContain(marque);
});
