/** Access control, and what no public answer may contain. */
import { randomInt, randomUUID } from "node:crypto";
import { expect, parUnePorte, test } from "#e2e/fixtures/api";
import type { Reponse } from "#e2e/fixtures/client";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import {
	creerArticle,
	creerBesoin,
	creerEtape,
	creerJalon,
	creerProjet,
	slugUnique,
} from "#e2e/fixtures/contenu";
import { corpsBesoin, corpsProjet } from "#e2e/fixtures/corps";
import type { Base } from "#e2e/fixtures/database";
import { suite } from "#e2e/fixtures/listes";
import type { StatutBesoin } from "#lib/besoins/schema";
import { jetonDe } from "#lib/comptes/jetons/rules";
import type { StatutProjet } from "#lib/projets/schema";

const PROJETS: readonly StatutProjet[] = [
	...(["propose", "publie", "refuse", "archive", "quarantaine"] as const),
];
const BESOINS: readonly StatutBesoin[] = [
	...(["propose", "publie", "etude", "developpement"] as const),
	...(["livre", "refuse", "archive", "quarantaine"] as const),
];

/** Every endpoint of the administration, on entries in every state. */
async function endroits(base: Base): Promise<[string, string][]> {
	const projets = await Promise.all(
		PROJETS.map((statut) =>
			creerProjet(base, { statut, slug: slugUnique(statut) }),
		),
	);
	const besoins = await Promise.all(
		BESOINS.map((statut) =>
			creerBesoin(base, { statut, slug: slugUnique(statut) }),
		),
	);
	const comptes = [
		await creerCompteAvecJeton(base),
		await creerCompteAvecJeton(base, "moderateur"),
		await creerCompteAvecJeton(base, "admin"),
	];
	return [
		["GET", "/api/admin/propositions"],
		["HEAD", "/api/admin/propositions"],
		...[...projets.map(({ slug }) => slug), "inconnu", "%00"].map(
			(slug): [string, string] => ["PATCH", `/api/admin/projets/${slug}`],
		),
		...[...besoins.map(({ slug }) => slug), "inconnu", "%00"].map(
			(slug): [string, string] => ["PATCH", `/api/admin/besoins/${slug}`],
		),
		...[...comptes.map(({ id }) => id), 999_999, "abc", "9".repeat(30)].map(
			(id): [string, string] => ["PATCH", `/api/admin/comptes/${id}`],
		),
	];
}

const CORPS: readonly { corps?: unknown; brut?: string }[] = [
	{ corps: { statut: "publie", suspendu: true } },
	{ corps: {} },
	{ corps: [] },
	{ brut: "{" },
	{},
];

/** Data that a rejected call must leave unchanged. */
function empreinte(base: Base) {
	return base.ligne(
		`SELECT (SELECT md5(string_agg(p::text, '' ORDER BY id)) FROM projets p) AS projets,
		   (SELECT md5(string_agg(b::text, '' ORDER BY id)) FROM besoins b) AS besoins,
		   (SELECT md5(string_agg(c.role || c.suspendu, '' ORDER BY id)) FROM comptes c) AS comptes,
		   (SELECT count(*) FROM journal) AS journal`,
	);
}

parUnePorte(
	"members get 403 and unauthenticated callers 401 on every administration endpoint, in every state, whatever they send",
	async ({ base }, api) => {
		const lieux = await endroits(base);
		const membre = await creerCompteAvecJeton(base);
		const revoque = await creerCompteAvecJeton(base, "admin");
		const suspendu = await creerCompteAvecJeton(base, "admin");
		await base.lignes(
			"UPDATE jetons SET revoque_le = now() WHERE compte_id = $1",
			[revoque.id],
		);
		await base.lignes(
			"UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = $1",
			[suspendu.id],
		);
		const etrangers = [
			undefined,
			"",
			"faux",
			jetonDe("x".repeat(40)),
			revoque.jeton,
			suspendu.jeton,
		];
		const avant = await empreinte(base);
		let appels = 0;
		for (const [methode, chemin] of lieux)
			for (const corps of methode === "PATCH" ? CORPS : [{}])
				for (const jeton of [membre.jeton, ...etrangers]) {
					const entetesDemande: Record<string, string> = corps.brut
						? { "Content-Type": "application/json" }
						: {};
					const demande = { ...corps, jeton, entetes: entetesDemande };
					const { statut, entetes } = await api.appeler(
						methode,
						chemin,
						demande,
					);
					const attendu = jeton === membre.jeton ? 403 : 401;
					expect([methode, chemin, jeton, statut]).toEqual([
						...[methode, chemin, jeton, attendu],
					]);
					expect(entetes["www-authenticate"] === undefined).toBe(
						attendu === 403,
					);
					appels += 1;
				}
		expect(await empreinte(base)).toEqual(avant);
		expect(appels).toBeGreaterThan(600);
	},
);

/** An identifier too large to occur by chance. */
const grand = () => randomInt(1_500_000_000, 2_000_000_000);

type Semis = {
	readonly secrets: ReadonlyMap<string, string>;
	readonly lectures: readonly string[];
	readonly ecritures: readonly (readonly [string, string, unknown?])[];
};

/** A person whose address, name and identifier occur in no other text. */
async function semerPersonne(
	base: Base,
	qui: string,
	secrets: Map<string, string>,
) {
	const id = grand();
	const marque = `${qui}-${randomUUID()}`;
	await base.lignes(
		`INSERT INTO comptes (id, courriel, courriel_saisi, nom, role, valide_le)
		 VALUES ($1, $2, $3, $4, 'membre', now())`,
		[
			id,
			`${marque}@secret.exemple`,
			`Saisi-${marque}@secret.exemple`,
			`Nom ${marque}`,
		],
	);
	secrets.set(`${qui}: address or name`, marque);
	secrets.set(`${qui}: identifier`, String(id));
	return id;
}

/** One of everything, written and voted for by people who must not be visible. */
async function semer(base: Base): Promise<Semis> {
	const secrets = new Map<string, string>();
	const auteur = await semerPersonne(base, "auteur", secrets);
	const votant = await semerPersonne(base, "votant", secrets);
	const id = () => {
		const neuf = grand();
		secrets.set(`row ${secrets.size}`, String(neuf));
		return neuf;
	};
	const projets = [];
	for (const statut of PROJETS)
		projets.push(
			await creerProjet(base, {
				id: id(),
				statut,
				slug: slugUnique(statut),
				auteur_id: auteur,
				mis_en_avant: true,
				motif: statut === "refuse" ? "Un motif" : null,
			}),
		);
	const publie = projets[1];
	if (!publie) throw new Error("no published project");
	const besoins = [];
	for (const statut of BESOINS) {
		const besoin = await creerBesoin(base, {
			id: id(),
			statut,
			slug: slugUnique(statut),
			auteur_id: auteur,
			projet_id: publie.id,
			cahier: "Un cahier.",
			derniere_etape: 1,
		});
		await creerEtape(base, besoin.id, {
			id: id(),
			numero: 1,
			jour: "2026-01-02",
		});
		await creerJalon(base, besoin.id, "publie", "2026-01-01");
		await base.lignes(
			"INSERT INTO soutiens (compte_id, besoin_id) VALUES ($1, $2)",
			[votant, besoin.id],
		);
		besoins.push(besoin);
	}
	for (const projet of projets)
		await base.lignes(
			"INSERT INTO votes (compte_id, projet_id) VALUES ($1, $2)",
			[votant, projet.id],
		);
	await base.lignes("UPDATE projets SET nb_votes = 1 WHERE auteur_id = $1", [
		auteur,
	]);
	await base.lignes("UPDATE besoins SET nb_soutiens = 1 WHERE auteur_id = $1", [
		auteur,
	]);
	const article = await creerArticle(base, { id: id(), projets: [publie.id] });
	const listes = ["/api/projets", "/api/besoins", "/api/articles"];
	return {
		secrets,
		lectures: [
			...listes,
			...listes.map((liste) => `${liste}?limite=1`),
			...listes.map((liste) => `${liste}?apres=faux`),
			"/api/projets?tri=votes&limite=2",
			"/api/projets?q=projet",
			"/api/besoins?tri=recents&limite=2",
			"/api/themes",
			"/api/moi",
			"/api/moi/votes",
			"/api/moi/soutiens",
			"/api/moi/contributions",
			"/api/moi/offres",
			"/api/places",
			"/api/places?role=code&limite=1",
			"/api/openapi.json",
			"/api/sante",
			"/api/admin/propositions",
			...projets.map(({ slug }) => `/api/projets/${slug}`),
			...besoins.map(({ slug }) => `/api/besoins/${slug}`),
			`/api/articles/${article.slug}`,
		],
		ecritures: [
			...projets.map(
				({ slug }) => ["PUT", `/api/projets/${slug}/vote`] as const,
			),
			...besoins.map(
				({ slug }) => ["PUT", `/api/besoins/${slug}/soutien`] as const,
			),
			...projets.map(
				({ slug }) => ["DELETE", `/api/projets/${slug}/vote`] as const,
			),
			["POST", "/api/projets", corpsProjet(`Un projet ${randomUUID()}`)],
			["POST", "/api/besoins", corpsBesoin(`Un besoin ${randomUUID()}`)],
			["POST", "/api/projets", {}],
			["PATCH", `/api/admin/projets/${publie.slug}`, {}],
			["PATCH", `/api/admin/comptes/${votant}`, { suspendu: true }],
		],
	};
}

/** An answer as text: status, headers, body, and its decoded base64 words. */
function texteDe({ entetes, octets }: Reponse): string {
	const texte = `${JSON.stringify(entetes)}\n${octets}`;
	const caches = texte.match(/[\w+/-]{16,}/g) ?? [];
	return [
		texte,
		...caches.map((mot) => Buffer.from(mot, "base64url").toString("latin1")),
	].join("\n");
}

parUnePorte(
	"no public answer contains an address, the author of a contribution, a voter or an internal id",
	async ({ base }, api) => {
		const { secrets, lectures, ecritures } = await semer(base);
		const { jeton } = await creerCompteAvecJeton(base);
		const vus: string[] = [];
		const regarder = (quoi: string, reponse: Reponse) => {
			expect(reponse.statut).toBeLessThan(500);
			const texte = texteDe(reponse);
			for (const [nom, secret] of secrets)
				if (texte.includes(secret)) vus.push(`${quoi}: ${nom}`);
		};
		for (const chemin of lectures)
			for (const porteur of [jeton, undefined]) {
				const lue = await api.appeler("GET", chemin, { jeton: porteur });
				regarder(`GET ${chemin}`, lue);
				const apres = lue.statut === 200 ? suite(lue) : undefined;
				if (apres)
					regarder(
						`GET ${apres}`,
						await api.appeler("GET", apres, { jeton: porteur }),
					);
			}
		for (const [methode, chemin, corps] of ecritures)
			regarder(
				`${methode} ${chemin}`,
				await api.appeler(methode, chemin, { jeton, corps }),
			);
		expect(vus).toEqual([]);
		// The search would find what is present.
		const { jeton: admin } = await creerCompteAvecJeton(base, "admin");
		const propositions = await api.appeler("GET", "/api/admin/propositions", {
			jeton: admin,
		});
		expect(texteDe(propositions)).toContain(
			secrets.get("auteur: address or name"),
		);
	},
);

test("D8: no moderator or admin sees who voted for or supported what", async ({
	base,
	front,
}) => {
	const { secrets, lectures } = await semer(base);
	const { jeton } = await creerCompteAvecJeton(base, "admin");
	const slugs = lectures.flatMap((chemin) => {
		const trouve = /^\/api\/(projets|besoins)\/(.+)$/.exec(chemin);
		return trouve ? [`/api/admin/${trouve[1]}/${trouve[2]}`] : [];
	});
	expect(slugs).toHaveLength(PROJETS.length + BESOINS.length);
	const reponses = [
		await front.appeler("GET", "/api/admin/propositions", { jeton }),
	];
	for (const chemin of slugs)
		reponses.push(await front.appeler("PATCH", chemin, { jeton, corps: {} }));
	for (const reponse of reponses) {
		expect(reponse.statut).toBe(200);
		const texte = texteDe(reponse);
		expect(texte).toContain(secrets.get("auteur: address or name"));
		for (const nom of ["votant: address or name", "votant: identifier"])
			expect(texte).not.toContain(secrets.get(nom));
	}
});
