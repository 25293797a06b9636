/** Areas over the API: found, named by entries, filtered by, contributed; a small commune is nowhere. */
import { randomUUID } from "node:crypto";
import { expect, parUnePorte, test } from "#e2e/fixtures/api";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { contribue, corpsBesoin } from "#e2e/fixtures/corps";
import { erreursDe, slugsDe } from "#e2e/fixtures/listes";
import { Lieu } from "#lib/lieux/schema";
import { PETITE } from "#prisma/lieux.fixture";

parUnePorte(
	"GET /api/lieux answers areas with what holds them, and refuses an empty text",
	async ({ membre }, api) => {
		const { jeton } = membre;
		const lus = await api.appeler("GET", "/api/lieux?q=44100", { jeton });
		expect(lus.json).toHaveLength(1);
		expect(Lieu.array().parse(lus.json)).toEqual(lus.json);
		expect(lus.json).toMatchObject([
			{
				code: "commune-44109",
				nature: "commune",
				nom: "Nantes",
				dans: [
					{ code: "epci-244400404", nom: "Nantes Métropole" },
					{ code: "dep-44", nom: "Loire-Atlantique" },
					{ code: "reg-52", nom: "Pays de la Loire" },
					{ code: "FR", nom: "France" },
					...[{}, {}, {}, {}],
				],
			},
		]);
		for (const q of ["", "?q=", `?q=${"a".repeat(101)}`])
			expect(
				(await api.appeler("GET", `/api/lieux${q}`, { jeton })).statut,
			).toBe(422);
	},
);

parUnePorte(
	"a contribution names its areas, is found near them, and a small commune is in no answer",
	async ({ admin, base }, api) => {
		const { jeton } = await creerCompteAvecJeton(base);
		const decrire = (lieux: unknown) =>
			api.appeler("POST", "/api/besoins", {
				jeton,
				corps: corpsBesoin(`Une fontaine ${randomUUID()}`, { lieux }),
			});
		const publier = async (lieux: unknown) => {
			const recu = await decrire(lieux);
			expect(recu.statut).toBe(201);
			const { slug } = contribue(recu);
			await api.appeler("PATCH", `/api/admin/besoins/${slug}`, {
				jeton: admin.jeton,
				corps: { statut: "publie" },
			});
			return slug;
		};
		const ici = await publier(["commune-44109"]);
		const petite = await publier([PETITE.commune]);
		const lire = (chemin: string) => api.appeler("GET", chemin, { jeton });
		const lu = await lire(`/api/besoins/${ici}`);
		expect(lu.json).toMatchObject({
			lieux: [{ code: "commune-44109", nature: "commune", nom: "Nantes" }],
		});
		expect(Object.keys(Object(lu.json)).at(-1)).toBe("lieux");
		for (const code of ["commune-44109", "commune-44162", "dep-44", "FR"])
			expect(slugsDe(await lire(`/api/besoins?lieu=${code}`))).toContain(ici);
		for (const code of ["dep-01", "dep-00", "Nantes"])
			expect(slugsDe(await lire(`/api/besoins?lieu=${code}`))).not.toContain(
				ici,
			);
		expect(slugsDe(await lire("/api/besoins?lieu=dep-01"))).toContain(petite);
		const reponses = await Promise.all(
			[
				`/api/besoins/${petite}`,
				"/api/besoins",
				"/api/besoins?lieu=dep-01",
			].map(lire),
		);
		for (const { octets } of reponses)
			expect(String(octets)).not.toContain(PETITE.commune);
		expect(erreursDe(await decrire(["dep-44", "dep-00"]))).toMatchObject([
			{ loc: ["body", "lieux", 1], type: "value_error" },
		]);
		expect(erreursDe(await decrire("dep-44"))).toMatchObject([
			{ loc: ["body", "lieux"], type: "list_type" },
		]);
		expect(
			erreursDe(await decrire(Array.from({ length: 6 }, () => "dep-44"))),
		).toMatchObject([{ loc: ["body", "lieux"], type: "too_long" }]);
	},
);

test("/lieux/noms leads to a list of the site alone", async ({ front }) => {
	const lire = async (retour: string, q = "montluel") => {
		const { json } = await front.appelerSansContrat(
			"GET",
			`/en/lieux/noms?${new URLSearchParams({ retour, q })}`,
		);
		return JSON.stringify(json);
	};
	expect(await lire("/en/besoins?theme=eau")).toContain(
		'{"href":"/en/besoins?theme=eau&lieu=commune-01262","titre":"Montluel","nature":"Ain"}',
	);
	for (const retour of [
		...["https://ailleurs.example/besoins", "//ailleurs.example", "/besoinsx"],
		...["javascript:alert(1)", "/besoins#x", "", "/compte"],
	])
		expect([retour, await lire(retour)]).toEqual([retour, '{"titres":[]}']);
	expect(await lire("/besoins", "")).toBe('{"titres":[]}');
	const { json } = await front.appelerSansContrat(
		"GET",
		"/lieux/noms?q=montluel",
	);
	expect(json).toEqual({ noms: ["Montluel (01)"] });
});

test("a name that is begun in « Près de » is asked about, and one that begins no name is said to be unknown", async ({
	front,
}) => {
	const lire = async (texte: string) =>
		String((await front.appeler("GET", `/besoins?pres=${texte}`)).octets);
	const commence = await lire("nante");
	expect(commence).toContain("lieu=commune-44109");
	expect(commence).not.toContain("Nous ne connaissons pas ce lieu");
	const inconnu = await lire("xyzzy");
	expect(inconnu).toContain("Nous ne connaissons pas ce lieu");
});
