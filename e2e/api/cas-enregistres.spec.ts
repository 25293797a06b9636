/** The cases recorded from the reference server, replayed over HTTP. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import {
	type Api,
	expect,
	type Monde,
	parLesDeuxPortes,
	test,
} from "#e2e/fixtures/api";
import type { Reponse } from "#e2e/fixtures/client";

const FICHIER = new URL("../fixtures/golden-cases.jsonl", import.meta.url);

const Entree = z.looseObject({
	type: z.string(),
	loc: z.array(z.union([z.string(), z.number()])),
});
const Cas = z.object({
	n: z.number(),
	cas: z.string(),
	methode: z.string(),
	chemin: z.string(),
	jeton: z.boolean(),
	type_contenu: z.string().nullable(),
	corps: z.string().nullish(),
	corps_base64: z.string().optional(),
	statut: z.number(),
	reponse: z.object({ detail: z.unknown() }).optional(),
	comparaison: z.enum([
		"exacte",
		"type_et_loc",
		"type_et_loc0",
		"statut_et_detail_texte",
		"statut",
	]),
	site_web_normalise: z.string().nullish(),
});
type Cas = z.infer<typeof Cas>;

function rejouer(
	api: Api,
	{ admin, membre }: Monde,
	{ chemin, corps, corps_base64, jeton, methode, type_contenu }: Cas,
): Promise<Reponse> {
	const titulaire = chemin.startsWith("/api/admin/") ? admin : membre;
	const brut =
		corps_base64 === undefined
			? (corps ?? undefined)
			: Buffer.from(corps_base64, "base64");
	return api.appeler(methode, chemin, {
		...(jeton ? { jeton: titulaire.jeton } : {}),
		...(brut === undefined ? {} : { brut }),
		entetes: type_contenu === null ? {} : { "Content-Type": type_contenu },
	});
}

function entrees(reponse: unknown) {
	const { detail } = z.object({ detail: z.array(Entree) }).parse(reponse);
	return detail;
}

function comparer({ comparaison, reponse }: Cas, { json, octets }: Reponse) {
	switch (comparaison) {
		case "exacte":
			// Compared as text: the order of the keys is part of the format.
			expect(String(octets)).toBe(JSON.stringify(reponse));
			return;
		case "type_et_loc":
			expect(entrees(json).map(({ type, loc }) => ({ type, loc }))).toEqual(
				entrees(reponse).map(({ type, loc }) => ({ type, loc })),
			);
			return;
		case "type_et_loc0":
			expect(
				entrees(json).map(({ type, loc }) => ({ type, loc: loc[0] })),
			).toEqual(
				entrees(reponse).map(({ type, loc }) => ({ type, loc: loc[0] })),
			);
			return;
		case "statut_et_detail_texte":
			expect(json).toEqual({ detail: expect.any(String) });
			return;
		case "statut":
			return;
	}
}

const cas = readFileSync(FICHIER, "utf8")
	.split("\n")
	.filter((ligne) => ligne !== "")
	.map((ligne) => Cas.parse(JSON.parse(ligne)));

test("the recorded cases are present", () => {
	expect(cas.length).toBeGreaterThan(80);
});

for (const un of cas)
	parLesDeuxPortes(`${un.n} ${un.cas}: ${un.statut}`, async (monde, api) => {
		test.skip(
			!api.contrat.connait(un.methode, un.chemin) && un.statut < 404,
			`${un.methode} ${un.chemin} is not served yet`,
		);
		expect(monde.autreCompte.id).toBe(1);
		const reponse = await rejouer(api, monde, un);
		expect(reponse.statut).toBe(un.statut);
		comparer(un, reponse);
		if (un.statut !== 201 || un.site_web_normalise === undefined) return;
		const { slug } = z.object({ slug: z.string() }).parse(reponse.json);
		const { site_web } = await monde.base.ligne(
			"SELECT site_web FROM projets WHERE slug = $1",
			[slug],
		);
		expect(site_web).toBe(un.site_web_normalise);
	});
