/** Generated writes: no 5xx, every error in its format, and nothing changed by a rejected request. */
import fc from "fast-check";
import { type Api, expect, ouvrirApi, test } from "#e2e/fixtures/api";
import { compter } from "#e2e/fixtures/charge";
import type { Demande } from "#e2e/fixtures/client";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import {
	creerBesoin,
	creerJalon,
	creerProjet,
	creerTheme,
} from "#e2e/fixtures/contenu";
import { type Base, nouvelleBase } from "#e2e/fixtures/database";
import { dureeMax, graineDe, relever, taille } from "#e2e/fixtures/epreuve";
import { ecartsDe } from "#e2e/fixtures/invariants";
import { startServer } from "#e2e/fixtures/servers";

const REQUETES = taille(600, 20_000);
const GRAINE_ECRITURES = graineDe(222);
const LOT = 50;
/** Rejected requests are sent again until all of a batch are rejected, and then must have changed nothing. */
const REPRISES = 4;

test.describe.configure({ mode: "default" });

let base: Base;
let api: Api;

test.beforeAll(async () => {
	test.setTimeout(600_000);
	base = await nouvelleBase();
	for (const slug of ["a", "b", "c"]) await creerTheme(base, { slug });
	api = await startServer("front", {
		DATABASE_URL: base.url,
		NEXTAUTH_SECRET: `secret-des-essais-${base.url.slice(-40)}`,
	}).then(ouvrirApi);
});

test.afterAll(async () => {
	await api?.fermer();
	await base?.fermer();
});

const HOSTILES = [
	"",
	" ",
	"\u0000",
	"a\u0000b",
	"\u0007",
	"\u202e",
	"\ud800",
	"e\u0301",
	"😀",
	"ﷺ",
	"'; DROP TABLE projets; --",
	"<script>alert(1)</script>",
	"{{7*7}}",
	"%s%n",
	"../../etc",
	"javascript:alert(1)",
	"http://",
	"https://a:b@exemple.org",
	"https://exemple.org",
	"http://[::1",
	"http://exemple.org:99999",
	"true",
	"publie",
	"etude",
	"archive",
	"a",
	"x".repeat(50),
	"x".repeat(5_001),
	"😀".repeat(2_100),
];

const texte = fc.oneof(
	{ weight: 3, arbitrary: fc.constantFrom(...HOSTILES) },
	{ weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
	{ weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 40 }) },
);

const valeur = fc.oneof(
	{ weight: 4, arbitrary: texte },
	{
		weight: 1,
		arbitrary: fc.oneof(
			fc.integer(),
			fc.double({ noNaN: true, noDefaultInfinity: true }),
			fc.boolean(),
			fc.constant(null),
			fc.constantFrom(1e300, -0, 2 ** 31, 2 ** 53),
			fc.array(texte, { maxLength: 5 }),
			fc.dictionary(fc.constantFrom("a", "__proto__", "toString"), texte, {
				maxKeys: 2,
			}),
		),
	},
);

const long = fc.constant(
	"Un texte assez long pour passer toutes les bornes, ou presque.",
);
const themes = fc.oneof(
	fc.array(fc.constantFrom("a", "b", "zz"), { maxLength: 4 }),
	valeur,
);

/** Nearly valid bodies: most fields valid, some arbitrary. */
function presque(champs: Record<string, fc.Arbitrary<unknown>>) {
	return fc.record(champs, { requiredKeys: [] });
}
const bonOuPas = (bon: fc.Arbitrary<unknown>) =>
	fc.oneof({ weight: 4, arbitrary: bon }, { weight: 1, arbitrary: valeur });

const CORPS = {
	projet: presque({
		nom: bonOuPas(fc.string({ minLength: 5, maxLength: 40 })),
		accroche: bonOuPas(long),
		description: bonOuPas(long),
		site_web: valeur,
		porteur: valeur,
		territoire: valeur,
		usage_ia: valeur,
		code_ouvert: valeur,
		mots_habitants: bonOuPas(fc.array(fc.oneof(long, valeur))),
		mots_habitants_en: valeur,
		depot: valeur,
		licence_code: bonOuPas(fc.constantFrom("MIT", "GPL-3.0", "mit or isc")),
		stade: bonOuPas(fc.constantFrom("stable", "inconnu")),
		liens: bonOuPas(
			fc.array(
				fc.oneof(
					valeur,
					fc.record({
						nature: fc.constantFrom("impact", "autre"),
						url: fc.webUrl(),
					}),
				),
			),
		),
		finance_par: bonOuPas(fc.array(fc.oneof(long, valeur))),
		contact: bonOuPas(fc.oneof(fc.emailAddress(), fc.webUrl())),
		themes,
		piege: valeur,
		__proto__: valeur,
	}),
	besoin: presque({
		titre: bonOuPas(fc.string({ minLength: 9, maxLength: 40 })),
		description: bonOuPas(long),
		territoire: valeur,
		theme: bonOuPas(fc.constantFrom("a", "b", null)),
		piege: valeur,
	}),
	moderation: presque({
		statut: bonOuPas(
			fc.constantFrom("publie", "etude", "livre", "archive", "refuse", null),
		),
		mis_en_avant: valeur,
		projet: valeur,
		motif: valeur,
	}),
	suspension: presque({ suspendu: valeur, motif: valeur }),
} as const;

const TYPES = [
	"application/json",
	"application/json; charset=utf-8",
	"application/vnd.x+json",
	"text/plain",
	"application/x-www-form-urlencoded",
	"multipart/form-data; boundary=x",
	"",
	"json",
];

/** A body in any form: JSON, truncated JSON, bytes that are not text, nothing. */
function demande(corps: fc.Arbitrary<unknown>): fc.Arbitrary<Demande> {
	const entetes = fc
		.constantFrom(...TYPES)
		.map((type) => ({ "Content-Type": type }));
	return fc.oneof(
		{ weight: 8, arbitrary: corps.map((objet) => ({ corps: objet ?? {} })) },
		{
			weight: 1,
			arbitrary: fc
				.tuple(corps, entetes, fc.nat())
				.map(([objet, types, coupe]) => {
					const json = JSON.stringify(objet ?? null);
					return {
						brut: json.slice(0, coupe % (json.length + 1)),
						entetes: types,
					};
				}),
		},
		{
			weight: 1,
			arbitrary: fc
				.tuple(fc.uint8Array({ maxLength: 200 }), entetes, fc.boolean())
				.map(([brut, types, parMorceaux]) => ({
					brut,
					entetes: types,
					parMorceaux,
				})),
		},
		{ weight: 1, arbitrary: fc.constant({}) },
	);
}

type Ecriture = {
	readonly methode: string;
	readonly chemin: string;
	readonly demande: Demande;
	readonly qui: number;
};

const segment = fc.oneof(
	fc.string({ unit: "grapheme", maxLength: 30 }).map(encodeURIComponent),
	fc.constantFrom("%00", "%ZZ", "%C0%80", "..", "%2e%2e", "a%2fb", "-1", "1e3"),
	fc.integer({ min: -5, max: 2 ** 40 }).map(String),
);

/** One write of the API, mostly on existing entries. */
function ecriture(slugs: readonly string[], ids: readonly number[]) {
	const slug = fc.oneof(
		{ weight: 5, arbitrary: fc.constantFrom(...slugs) },
		{ weight: 1, arbitrary: segment },
	);
	const compte = fc.oneof(
		{ weight: 3, arbitrary: fc.constantFrom(...ids.map(String)) },
		{ weight: 1, arbitrary: segment },
	);
	const acte = (
		methode: string,
		chemin: fc.Arbitrary<string>,
		corps: fc.Arbitrary<Demande>,
	) =>
		fc.record({
			methode: fc.constant(methode),
			chemin,
			demande: corps,
			qui: fc.nat(),
		});
	const libre = demande(valeur);
	const voix = (genre: string, nom: string) =>
		slug.map((un) => `/api/${genre}/${un}/${nom}`);
	return fc.oneof(
		{
			weight: 4,
			arbitrary: acte(
				"POST",
				fc.constant("/api/projets"),
				demande(CORPS.projet),
			),
		},
		{
			weight: 4,
			arbitrary: acte(
				"POST",
				fc.constant("/api/besoins"),
				demande(CORPS.besoin),
			),
		},
		acte("PUT", voix("projets", "vote"), libre),
		acte("DELETE", voix("projets", "vote"), libre),
		acte("PUT", voix("besoins", "soutien"), libre),
		acte("DELETE", voix("besoins", "soutien"), libre),
		{
			weight: 2,
			arbitrary: acte(
				"PATCH",
				slug.map((un) => `/api/admin/projets/${un}`),
				demande(CORPS.moderation),
			),
		},
		{
			weight: 2,
			arbitrary: acte(
				"PATCH",
				slug.map((un) => `/api/admin/besoins/${un}`),
				demande(CORPS.moderation),
			),
		},
		acte(
			"PATCH",
			compte.map((un) => `/api/admin/comptes/${un}`),
			demande(CORPS.suspension),
		),
	);
}

/** Every row of the tables that requests may write. Counters of the calls themselves, and what the worker changes, are left out. */
async function empreinte(base: Base) {
	return base.ligne(
		`SELECT ${[
			...["projets", "besoins", "projet_themes", "votes", "soutiens", "jalons"],
			...["contributions", "fenetres_contributions", "journal", "versions"],
		]
			.map(
				(nom) =>
					`(SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) FROM ${nom} t) AS ${nom}`,
			)
			.join(", ")},
		 (SELECT count(*) FROM courriels) AS courriels,
		 (SELECT sum(hashtextextended(concat(id, role, suspendu, suspendu_le, nom), 0)) FROM comptes) AS comptes,
		 (SELECT count(*) FILTER (WHERE revoque_le IS NULL) FROM jetons) AS jetons`,
	);
}

test("generated writes: no 5xx, every error in its format, no row changed by a rejected request", async () => {
	test.setTimeout(dureeMax(120, 900));
	const slugs: string[] = [];
	for (const statut of ["publie", "publie", "propose", "archive"] as const) {
		slugs.push((await creerProjet(base, { statut })).slug);
		const besoin = await creerBesoin(base, { statut });
		if (statut !== "propose")
			await creerJalon(base, besoin.id, "publie", "2026-01-01");
		slugs.push(besoin.slug);
	}
	const porteurs = [
		await creerCompteAvecJeton(base),
		await creerCompteAvecJeton(base),
		await creerCompteAvecJeton(base, "moderateur"),
		await creerCompteAvecJeton(base, "admin"),
		await creerCompteAvecJeton(base, "admin"),
	];
	// The senders are not among the accounts that may be suspended.
	const cibles = [];
	for (let rang = 0; rang < 4; rang++)
		cibles.push((await creerCompteAvecJeton(base)).id);
	const ecritures = fc.sample(ecriture(slugs, cibles), {
		numRuns: REQUETES,
		seed: GRAINE_ECRITURES,
	});
	const envoyer = async (une: Ecriture) => {
		const { jeton } = porteurs[une.qui % porteurs.length] ?? {};
		const { statut } = await api.appeler(une.methode, une.chemin, {
			...une.demande,
			jeton,
		});
		expect(
			statut,
			`${une.methode} ${une.chemin} ${JSON.stringify(une.demande).slice(0, 500)}, seed ${GRAINE_ECRITURES}`,
		).toBeLessThan(500);
		return statut;
	};
	const statuts: number[] = [];
	let sansTrace = 0;
	for (let debut = 0; debut < ecritures.length; debut += LOT) {
		let lot: Ecriture[] = ecritures.slice(debut, debut + LOT);
		for (let reprise = 0; reprise <= REPRISES && lot.length > 0; reprise++) {
			const avant = await empreinte(base);
			const recus = await Promise.all(lot.map(envoyer));
			if (reprise === 0) statuts.push(...recus);
			const refusees = lot.filter((_, rang) => (recus[rang] ?? 0) >= 400);
			if (refusees.length === lot.length) {
				expect(
					await empreinte(base),
					`seed ${GRAINE_ECRITURES}, from request ${debut}`,
				).toEqual(avant);
				sansTrace += lot.length;
				break;
			}
			lot = refusees;
		}
	}
	const compte = compter(statuts);
	expect(Object.keys(compte)).toEqual(
		// Statuses that a sample of any size and seed contains; the rarer ones come
		// at full size.
		expect.arrayContaining([
			...["200", "201", "400", "403", "404", "422"],
			...(taille(0, 1) ? ["204", "409"] : []),
		]),
	);
	const refusees = statuts.filter((statut) => statut >= 400).length;
	expect(sansTrace).toBeGreaterThan(refusees * 0.9);
	expect(await ecartsDe(base)).toEqual([]);
	relever(
		"écritures engendrées : aucun 5xx, aucune ligne changée par un refus",
		{
			requetes: REQUETES,
			refusees,
			verifieesSansTrace: sansTrace,
			statuts: JSON.stringify(compte),
			graine: GRAINE_ECRITURES,
		},
	);
});
