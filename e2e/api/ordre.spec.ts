/** D11: when a request has two errors, the earlier check answers. */
import { expect, parLesDeuxPortes, parUnePorte } from "#e2e/fixtures/api";
import { creerCompteAvecJeton, poserFenetre } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet } from "#e2e/fixtures/contenu";
import { erreursDe } from "#e2e/fixtures/listes";

const OCTETS_MAX = 256 * 1024;
const TROP_GROS = " ".repeat(OCTETS_MAX + 1);
const PAS_UTF8 = Buffer.from('{"nom":"\xff"}', "latin1");
const JSON_TYPE = { "Content-Type": "application/json" };
const PROJET = {
	nom: "Nom du projet",
	accroche: "une accroche assez longue",
	description: "d".repeat(50),
	themes: ["a"],
};

parLesDeuxPortes(
	"D11: an unknown path and a wrong method come before the size of the body, the token and the count",
	async ({ base, membre }, api) => {
		const titulaire = await creerCompteAvecJeton(base);
		const gros = { brut: TROP_GROS, entetes: JSON_TYPE };
		const inconnu = await api.appeler("POST", "/api/inconnu", gros);
		expect(inconnu.statut).toBe(404);
		const methode = await api.appeler("POST", "/api/themes", gros);
		expect(methode.statut).toBe(405);
		for (const jeton of [undefined, "faux", membre.jeton]) {
			const statuts = [
				await api.appeler("GET", "/api/projets/x/y/z", { jeton }),
				await api.appeler("PATCH", "/api/projets", { jeton }),
				await api.appeler("POST", "/api/moi", { jeton }),
				await api.appeler("GET", "/api/admin/projets/x", { jeton }),
			].map(({ statut }) => statut);
			expect(statuts).toEqual([404, 405, 405, 405]);
		}
		const { jeton } = titulaire;
		await api.appeler("GET", "/api/inconnu", { jeton });
		await api.appeler("DELETE", "/api/moi", { jeton });
		const premier = await api.appeler("GET", "/api/moi", { jeton });
		expect(premier.entetes.ratelimit).toMatch(/;r=999999;/);
	},
);

parLesDeuxPortes(
	"D11: the size of the body comes before the token",
	async (_monde, api) => {
		for (const jeton of [undefined, "faux"]) {
			const refus = await api.appeler("POST", "/api/projets", {
				jeton,
				brut: TROP_GROS,
				entetes: JSON_TYPE,
			});
			expect(refus.statut).toBe(413);
		}
	},
);

parUnePorte(
	"D11: the token comes before the limit, and the limit before the role",
	async ({ base }, api) => {
		const { id, jeton } = await creerCompteAvecJeton(base);
		await poserFenetre(base, id, 1_000_000);
		const limite = await api.appeler("GET", "/api/admin/propositions", {
			jeton,
		});
		expect(limite.statut).toBe(429);
		await base.lignes(
			"UPDATE jetons SET revoque_le = now() WHERE compte_id = $1",
			[id],
		);
		const revoque = await api.appeler("GET", "/api/moi", { jeton });
		expect(revoque.statut).toBe(401);
		expect(revoque.entetes.ratelimit).toBeUndefined();
	},
);

parUnePorte(
	"D11: the token and the limit come before any reading of the request",
	async ({ base, membre }, api) => {
		const illisible = { brut: PAS_UTF8, entetes: JSON_TYPE };
		const sans = await api.appeler("POST", "/api/projets", illisible);
		expect(sans.statut).toBe(401);
		expect((await api.appeler("GET", "/api/projets?tri=x")).statut).toBe(401);
		const { id, jeton } = await creerCompteAvecJeton(base);
		await poserFenetre(base, id, 1_000_000);
		const limite = await api.appeler("POST", "/api/projets", {
			jeton,
			...illisible,
		});
		expect(limite.statut).toBe(429);
		const role = await api.appeler("PATCH", "/api/admin/comptes/abc", {
			jeton: membre.jeton,
			...illisible,
		});
		expect(role.statut).toBe(403);
	},
);

parLesDeuxPortes(
	"D11: bytes come before fields, JSON before fields, and all fields come together",
	async ({ admin, membre }, api) => {
		const octets = await api.appeler("PATCH", "/api/admin/comptes/abc", {
			jeton: admin.jeton,
			brut: PAS_UTF8,
			entetes: JSON_TYPE,
		});
		expect(octets.statut).toBe(400);
		const illisible = await api.appeler("PATCH", "/api/admin/comptes/abc", {
			jeton: admin.jeton,
			brut: "{",
			entetes: JSON_TYPE,
		});
		expect(erreursDe(illisible).map(({ type }) => type)).toEqual([
			"json_invalid",
		]);
		const champs = await api.appeler("PATCH", "/api/admin/comptes/abc", {
			jeton: admin.jeton,
			corps: {},
		});
		expect(erreursDe(champs).map(({ loc }) => loc)).toEqual([
			["path", "compte_id"],
			["body", "suspendu"],
		]);
		const query = await api.appeler(
			"GET",
			`/api/projets?tri=x&mis_en_avant=peut-etre&limite=0&q=${"a".repeat(101)}`,
			{ jeton: membre.jeton },
		);
		expect(erreursDe(query).map(({ loc }) => loc[1])).toEqual([
			...["q", "mis_en_avant", "tri", "limite"],
		]);
	},
);

parUnePorte(
	"D11: what needs the database comes after the fields, and before 404",
	async ({ admin, membre }, api) => {
		const champs = await api.appeler("POST", "/api/projets", {
			jeton: membre.jeton,
			corps: { ...PROJET, nom: "x", themes: ["inconnu"] },
		});
		expect(erreursDe(champs).map(({ loc }) => loc)).toEqual([["body", "nom"]]);
		const theme = await api.appeler("POST", "/api/projets", {
			jeton: membre.jeton,
			corps: { ...PROJET, themes: ["a", "inconnu"] },
		});
		expect(erreursDe(theme)).toMatchObject([
			{ type: "value_error", loc: ["body", "themes", 1], input: "inconnu" },
		]);
		const projet = await api.appeler("PATCH", "/api/admin/besoins/inconnu", {
			jeton: admin.jeton,
			corps: { projet: "inconnu" },
		});
		expect(erreursDe(projet)).toMatchObject([
			{ type: "value_error", loc: ["body", "projet"], input: "inconnu" },
		]);
	},
);

parUnePorte(
	"D11: 404 comes before 403 of D8 and 409, which change nothing",
	async ({ admin, base }, api) => {
		const { jeton } = await creerCompteAvecJeton(base, "moderateur");
		const suspendre = (id: string | number) =>
			api.appeler("PATCH", `/api/admin/comptes/${id}`, {
				jeton,
				corps: { suspendu: true },
			});
		expect((await suspendre(999_999)).statut).toBe(404);
		expect((await suspendre("99999999999")).statut).toBe(404);
		expect((await suspendre(admin.id)).statut).toBe(403);
		const moderer = (chemin: string, statut: string) =>
			api.appeler("PATCH", `/api/admin/${chemin}`, {
				jeton,
				corps: { statut },
			});
		expect((await moderer("projets/inconnu", "archive")).statut).toBe(404);
		const projet = await creerProjet(base, { statut: "propose" });
		const besoin = await creerBesoin(base, { statut: "propose" });
		expect((await moderer(`projets/${projet.slug}`, "archive")).statut).toBe(
			409,
		);
		expect((await moderer(`besoins/${besoin.slug}`, "livre")).statut).toBe(409);
		const etat = await base.ligne(
			`SELECT (SELECT suspendu FROM comptes WHERE id = $1) AS suspendu,
			        (SELECT statut FROM projets WHERE id = $2) AS projet,
			        (SELECT statut FROM besoins WHERE id = $3) AS besoin`,
			[admin.id, projet.id, besoin.id],
		);
		expect(etat).toEqual({
			suspendu: false,
			projet: "propose",
			besoin: "propose",
		});
	},
);

parUnePorte(
	"D11: a 422 comes before the limit of contributions, and consumes none",
	async ({ base }, api) => {
		const { id, jeton } = await creerCompteAvecJeton(base);
		const proposer = (corps: unknown) =>
			api.appeler("POST", "/api/projets", { jeton, corps });
		for (const corps of [{}, { ...PROJET, themes: ["inconnu"] }, []])
			expect((await proposer(corps)).statut).toBe(422);
		const fenetres = await base.lignes(
			"SELECT nombre FROM fenetres_contributions WHERE compte_id = $1",
			[id],
		);
		expect(fenetres).toEqual([]);
		await base.lignes(
			"INSERT INTO fenetres_contributions (compte_id, debut, nombre) VALUES ($1, now(), 1000000)",
			[id],
		);
		expect((await proposer({})).statut).toBe(422);
		expect((await proposer({ ...PROJET, themes: ["inconnu"] })).statut).toBe(
			422,
		);
		const refus = await proposer(PROJET);
		expect(refus.statut).toBe(429);
		expect(Number(refus.entetes["retry-after"])).toBeGreaterThan(3_500);
		const projets = await base.lignes(
			"SELECT 1 FROM projets WHERE auteur_id = $1",
			[id],
		);
		expect(projets).toEqual([]);
	},
);

parUnePorte(
	"D11: votes and supports read no body, even one that is not JSON or too large",
	async ({ base, membre }, api) => {
		const projet = await creerProjet(base);
		const besoin = await creerBesoin(base);
		for (const [chemin, cle] of [
			[`/api/projets/${projet.slug}/vote`, "vote"],
			[`/api/besoins/${besoin.slug}/soutien`, "soutenu"],
		] as const)
			for (const methode of ["PUT", "DELETE"])
				for (const brut of ["{", PAS_UTF8, TROP_GROS]) {
					const { json, statut } = await api.appeler(methode, chemin, {
						jeton: membre.jeton,
						brut,
						entetes: JSON_TYPE,
					});
					expect(statut).toBe(200);
					expect(json).toMatchObject({ [cle]: methode === "PUT" });
				}
	},
);
