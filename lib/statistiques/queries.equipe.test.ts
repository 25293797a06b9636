/** What moderators read of their own work. */
import { beforeEach, expect, test } from "vitest";
import { rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { lireChiffresEquipe, lireDecideurs } from "./queries.ts";

useTestDatabase();

beforeEach(emptyDirectory);

const MAINTENANT = Date.now();
const ilYA = (jours: number) => new Date(MAINTENANT - jours * 86_400_000);

/** A project that this account decided after so many days, or, before that, another. */
async function decide(
	slug: string,
	jours: number,
	suite: readonly (readonly [par: number, vers: string])[],
	motif_choisi: string | null = null,
) {
	const statut = suite.at(-1)?.[1] ?? "propose";
	const id = await creerProjet({
		slug,
		statut,
		publie_le: statut === "publie" ? ilYA(1) : null,
		cree_le: ilYA(100),
		motif_choisi,
	});
	for (const [par, vers] of suite)
		await rows(
			sql`INSERT INTO journal (acteur, acteur_id, acte, objet, objet_id, avant, apres, le)
			    VALUES ('compte', ${par}, 'changerStatutProjet', 'projet', ${id}, '{"statut":"propose"}',
			      ${JSON.stringify({ statut: vers })}::jsonb, ${ilYA(100 - jours)}::timestamptz)`,
		);
}

const comptes = (lignes: readonly { nombre: number }[]) =>
	lignes.map(({ nombre }) => nombre);

test("delays and refusals are counted for the reader, each entry by its last decision and by who made that one", async () => {
	const moi = (await acteurDeRole()).compte_id;
	const autre = (await acteurDeRole()).compte_id;
	await decide("publiee-par-moi", 0.5, [[moi, "publie"]]);
	await decide("refusee-par-moi", 2, [[moi, "refuse"]], "doublon");
	await decide(
		"reprise-par-l-autre",
		5,
		[
			[moi, "publie"],
			[autre, "refuse"],
		],
		"hors_sujet",
	);
	await decide("annulee", 5, [[moi, "publie"]]);
	await rows(
		sql`UPDATE projets SET statut = 'propose', publie_le = NULL WHERE slug = 'annulee'`,
	);
	const { delais, refus } = await lireChiffresEquipe(moi);
	expect(comptes(delais)).toEqual([1, 1, 0, 0, 0, 0]);
	expect(
		refus.flatMap(({ motif, nombre }) => (nombre > 0 ? [[motif, nombre]] : [])),
	).toEqual([["doublon", 1]]);
	expect(await lireDecideurs()).toMatchObject([
		{ compte_id: moi, publiees: 1, refusees: 1, moitie_jours: 1.25 },
		{ compte_id: autre, publiees: 0, refusees: 1, moitie_jours: 5 },
	]);
});

test("what waits is counted by its age, an entry since its author sent it last, a report once for its entry", async () => {
	const { compte_id } = await acteurDeRole();
	const propose = { statut: "propose", publie_le: null } as const;
	await creerProjet({ ...propose, slug: "neuf", cree_le: ilYA(0) });
	const ancien = await creerBesoin({
		...propose,
		slug: "ancien",
		cree_le: ilYA(40),
	});
	const renvoye = await creerBesoin({
		...propose,
		slug: "renvoye",
		cree_le: ilYA(40),
	});
	await rows(
		sql`INSERT INTO contributions (compte_id, nature, cle_rejeu, besoin_id, cree_le)
		    VALUES (${compte_id}, 'besoin', '\\x01', ${ancien}, ${ilYA(40)}), (${compte_id}, 'besoin', '\\x02', ${renvoye}, ${ilYA(2)})`,
	);
	for (const jours of [10, 12])
		await rows(
			sql`INSERT INTO signalements (besoin_id, motif, cree_le) VALUES (${ancien}, 'inexact', ${ilYA(jours)})`,
		);
	const { attente } = await lireChiffresEquipe(compte_id);
	expect(comptes(attente)).toEqual([1, 1, 0, 1, 0, 1]);
});
