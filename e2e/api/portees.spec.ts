/** What a token was made for: every operation of the contract, by scope and by role. */
import { z } from "zod";
import { expect, test } from "#e2e/fixtures/api";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { ROLES } from "#lib/platform/actor";
import { TAGS } from "#lib/platform/contract/endpoint";

const Document = z.object({
	paths: z.record(
		z.string(),
		z.record(z.string(), z.object({ tags: z.tuple([z.enum(TAGS)]) })),
	),
});

/** Values of the parameters of a path: nothing has them. */
const INCONNUS: Readonly<Record<string, string>> = {
	slug: "inconnu",
	compte_id: "999999999",
	id: "999999999",
};

test("each of the three scopes opens its own operations alone, whatever the role; the role bounds it", async ({
	base,
	front: api,
}) => {
	const lu = await api.appeler("GET", "/api/openapi.json");
	const operations = Object.entries(Document.parse(lu.json).paths).flatMap(
		([chemin, methodes]) =>
			Object.entries(methodes).map(([methode, { tags }]) => ({
				methode: methode.toUpperCase(),
				chemin: chemin.replace(/\{(\w+)\}/g, (_, nom) => INCONNUS[nom] ?? ""),
				portee: tags[0],
			})),
	);
	expect(new Set(operations.map(({ portee }) => portee)).size).toBe(3);
	for (const role of ROLES)
		for (const portee of TAGS) {
			const { id, jeton } = await creerCompteAvecJeton(base, role);
			await base.lignes(
				"UPDATE jetons SET portees = ARRAY[$2] WHERE compte_id = $1",
				[id, portee],
			);
			for (const operation of operations) {
				const { methode, chemin } = operation;
				const { statut, entetes } = await api.appeler(methode, chemin, {
					jeton,
					...(methode === "POST" || methode === "PATCH" ? { corps: {} } : {}),
				});
				const aLeRole =
					operation.portee !== "administration" || role !== "membre";
				const peut = aLeRole && operation.portee === portee;
				expect([role, portee, methode, chemin, statut === 403]).toEqual([
					...[role, portee, methode, chemin, !peut],
				]);
				if (aLeRole && !peut)
					expect(entetes["www-authenticate"]).toBe(
						`Bearer realm="api", error="insufficient_scope", scope="${operation.portee}"`,
					);
			}
		}
});

test("a token says what it may do and until when, and is refused like an unknown one once it is over", async ({
	base,
	front: api,
}) => {
	const { id, jeton } = await creerCompteAvecJeton(base);
	const lire = () => api.appeler("GET", "/api/moi/jeton", { jeton });
	expect((await lire()).json).toMatchObject({
		nom: "essai",
		portees: [...TAGS],
		expire_le: null,
	});
	await base.lignes(
		"UPDATE jetons SET expire_le = now() + interval '1 hour' WHERE compte_id = $1",
		[id],
	);
	expect((await lire()).json).toMatchObject({ expire_le: expect.any(String) });
	await base.lignes(
		"UPDATE jetons SET expire_le = now() WHERE compte_id = $1",
		[id],
	);
	const finie = await lire();
	expect([finie.statut, finie.entetes["www-authenticate"]]).toEqual([
		401,
		'Bearer realm="api", error="invalid_token"',
	]);
});
