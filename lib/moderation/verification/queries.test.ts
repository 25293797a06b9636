import { beforeEach, describe, expect, test } from "vitest";
import { emptyDirectory, fillDirectory, run } from "#prisma/directory.fixture";
import { chargerDemonstration } from "#prisma/seed";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { verifierInvariants } from "./queries.ts";

useTestDatabase({ LIMITE_CONTRIBUTIONS: "5" });

beforeEach(emptyDirectory);

/** Runs statements without the triggers that would keep the search texts right. */
async function silently(text: string): Promise<void> {
	const triggers = (verb: string) =>
		`ALTER TABLE projets ${verb} TRIGGER USER; ALTER TABLE besoins ${verb} TRIGGER USER`;
	await run(
		`BEGIN; ${triggers("DISABLE")}; ${text}; ${triggers("ENABLE")}; COMMIT`,
	);
}

const PUBLIER = "UPDATE besoins SET statut = 'publie', publie_le = now()";
const SUSPENDRE =
	"UPDATE comptes SET suspendu = true, suspendu_le = now(), hors_decomptes_le = now() WHERE id = (SELECT min(id) FROM comptes)";

async function expectOnly(regle: string, objet: RegExp): Promise<void> {
	const { ecarts } = await verifierInvariants();
	expect(ecarts.map((ecart) => ecart.regle)).toEqual([regle]);
	expect(ecarts[0]?.objet).toMatch(objet);
	expect(ecarts[0]?.attendu).not.toBe(ecarts[0]?.trouve);
}

/** One way or more to break each rule and no other: the statements, and the objects that must be named. */
const CASSES: readonly [regle: string, statements: string, objet: RegExp][] = [
	["votes_comptes", "UPDATE projets SET nb_votes = 2", /^projet projet$/],
	["votes_comptes", "UPDATE projets SET nb_votes = 0", /^projet projet$/],
	["votes_comptes", "DELETE FROM votes", /^projet projet$/],
	[
		"votes_comptes",
		`DELETE FROM jetons; DELETE FROM soutiens; UPDATE besoins SET nb_soutiens = 0; ${SUSPENDRE}`,
		/^projet projet$/,
	],
	["soutiens_comptes", "UPDATE besoins SET nb_soutiens = 2", /^besoin besoin$/],
	["soutiens_comptes", "DELETE FROM soutiens", /^besoin besoin$/],
	["jalons_premier", `${PUBLIER}; DELETE FROM jalons`, /^besoin besoin$/],
	[
		"jalons_premier",
		"UPDATE besoins SET statut = 'archive', publie_le = now(); DELETE FROM jalons",
		/^besoin besoin$/,
	],
	[
		"jalons_dernier",
		`${PUBLIER}; INSERT INTO jalons (besoin_id, statut, le) SELECT id, 'etude', now() + interval '1 h' FROM besoins`,
		/^besoin besoin$/,
	],
	[
		"themes_positions",
		"UPDATE projet_themes SET position = 1",
		/^projet projet$/,
	],
	[
		"derniere_etape",
		"UPDATE besoins SET derniere_etape = 0",
		/^besoin besoin$/,
	],
	[
		"cles_import_objet",
		"UPDATE cles_import SET projet_id = NULL",
		/^clé d’import projet s 1$/,
	],
	["version_parts", "DELETE FROM versions WHERE part = 3", /^version$/],
	[
		"jetons_suspendus",
		`${SUSPENDRE}; UPDATE projets SET nb_votes = 0; UPDATE besoins SET nb_soutiens = 0`,
		/^compte \d+$/,
	],
	[
		"sessions_suspendues",
		`${SUSPENDRE}; DELETE FROM jetons; UPDATE projets SET nb_votes = 0; UPDATE besoins SET nb_soutiens = 0;
		 INSERT INTO sessions (compte_id, empreinte, expire_le) SELECT min(id), 'x', now() FROM comptes`,
		/^compte \d+$/,
	],
	[
		"contributions_reserve",
		"UPDATE fenetres_contributions SET nombre = 6",
		/^compte \d+$/,
	],
	[
		"courriels_etats",
		"UPDATE courriels SET statut = 'envoye'",
		/^courriel \d+$/,
	],
	["courriels_etats", "UPDATE courriels SET envoye_le = now()", /^courriel/],
	["courriels_etats", "UPDATE courriels SET statut = 'envoi'", /^courriel/],
	["courriels_etats", "UPDATE courriels SET destinataire = ''", /^courriel/],
	[
		"recherche_projets",
		"UPDATE projets SET porteur = 'Autre'",
		/^projet projet$/,
	],
	["recherche_projets", "DELETE FROM recherche_projets", /^projet projet$/],
	[
		"recherche_besoins",
		"UPDATE besoins SET territoire = 'Autre'",
		/^besoin besoin$/,
	],
	["recherche_besoins", "DELETE FROM recherche_besoins", /^besoin besoin$/],
	[
		"recherche_mots",
		"UPDATE recherche_projets SET mots = ''",
		/^projet projet$/,
	],
	["vocabulaire", "DELETE FROM mots WHERE mot = 'accroche'", /^mot accroche$/],
	[
		"textes_nfc",
		"UPDATE articles SET resume = U&'e\\0301te'",
		/^article article$/,
	],
	[
		"textes_nfc",
		`UPDATE etapes SET traductions = U&'{"en": {"titre": "e\\0301te"}}'`,
		/^étape besoin 1$/,
	],
	...[
		`{"en": {}}`,
		`{"en": null}`,
		`{"fr": {"nom": "x"}}`,
		`{"en": {"nom": "x"}, "de": {}}`,
		`{"en": {"nom": 1}}`,
		`{"en": {"nom": ""}}`,
		`{"en": {"ordre": "x"}}`,
		`{"en": ["nom"]}`,
	].map((traductions): [string, string, RegExp] => [
		"traductions_forme",
		`INSERT INTO themes (slug, nom, description, traductions) VALUES ('autre', 'Autre', '', '${traductions}')`,
		/^thème autre$/,
	]),
	...["Article", "a--b", "-a", "a-", "é", "a b"].map(
		(slug): [string, string, RegExp] => [
			"slugs",
			`UPDATE articles SET slug = '${slug}'`,
			new RegExp(`^article ${slug}$`),
		],
	),
];

describe("gerer verifier", () => {
	test("a database that holds the demonstration content has nothing to tell", async () => {
		await chargerDemonstration();
		expect(await verifierInvariants()).toEqual({ ecarts: [] });
	});

	test("a row of every kind, all in order: nothing to tell", async () => {
		await fillDirectory();
		await silently(
			"UPDATE fenetres_contributions SET nombre = 9, debut = now() - interval '61 min'",
		);
		expect(await verifierInvariants()).toEqual({ ecarts: [] });
	});

	test.each(CASSES)(
		"%s is told, and nothing else, after: %s",
		async (regle, statements, objet) => {
			await fillDirectory();
			await silently(statements);
			await expectOnly(regle, objet);
		},
	);

	test.each([
		[
			"projets_publication",
			"pg_get_constraintdef(oid) AS texte FROM pg_constraint WHERE conname = 'projets_publie_le'",
			"ALTER TABLE projets DROP CONSTRAINT projets_publie_le; UPDATE projets SET statut = 'publie'",
			"ALTER TABLE projets ADD CONSTRAINT projets_publie_le ",
			/^projet projet$/,
		],
		[
			"besoins_publication",
			"pg_get_constraintdef(oid) AS texte FROM pg_constraint WHERE conname = 'besoins_publie_le'",
			"ALTER TABLE besoins DROP CONSTRAINT besoins_publie_le; UPDATE besoins SET statut = 'publie'",
			"ALTER TABLE besoins ADD CONSTRAINT besoins_publie_le ",
			/^besoin besoin$/,
		],
		[
			"jetons_vivants",
			"pg_get_indexdef('jetons_cinq_par_compte'::regclass) AS texte",
			`DROP INDEX jetons_cinq_par_compte; INSERT INTO jetons (compte_id, rang, nom, prefixe, empreinte)
			 SELECT compte_id, 1, 'x', 'p', sha256(n::text::bytea) FROM jetons, generate_series(1, 5) n`,
			"",
			/^compte \d+$/,
		],
	])(
		"%s is told, even of a database that lost its own guarantee",
		async (regle, definition, statements, restore, objet) => {
			await fillDirectory();
			const [lost] = await run<{ texte: string }>(`SELECT ${definition}`);
			try {
				await silently(statements);
				await expectOnly(regle, objet);
			} finally {
				await emptyDirectory();
				await run(`${restore}${lost?.texte}`);
			}
		},
	);
});
