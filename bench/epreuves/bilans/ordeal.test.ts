/** Those who support a delivered need are asked once each, while the workers that send the mails are killed. */
import { expect, test } from "vitest";
import { GRAINE, relever } from "#e2e/fixtures/epreuve";
import { demanderBilans } from "#lib/exploitation/commands";
import type { Acteur } from "#lib/platform/actor";
import { completeEnvironment } from "#lib/platform/config/env";
import { rows, sql } from "#lib/platform/db/pool";
import { lireJetonBilan } from "#lib/platform/mail/need-links";
import { besoinLivre } from "#prisma/outcomes.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { eprouverCourriels } from "../courriels/ordeal.fixture.ts";
import type { Recu } from "../courriels/provider.ts";

const SECRET = "un-secret-pour-les-essais-et-pour-eux-seuls";
useTestDatabase({ NEXTAUTH_SECRET: SECRET });

const TAILLE = 10_000;
const MORTS = 10;
const CODES = 3;
const SYSTEME: Acteur = { nature: "systeme" };

/** A need with supporters, delivered less than thirty days ago, then the clock moved; several instances ask at once. */
async function demander(nombre: number): Promise<void> {
	const besoin_id = await besoinLivre("livre", 29);
	await rows(
		sql`WITH faits AS (INSERT INTO comptes (courriel, courriel_saisi, langue)
		      SELECT 'soutien-' || n || '@exemple.test', '', CASE WHEN n % 3 = 0 THEN 'en' ELSE 'fr' END
		      FROM generate_series(1, ${nombre}::int) AS n RETURNING id)
		    INSERT INTO soutiens (compte_id, besoin_id) SELECT id, ${besoin_id}::int FROM faits`,
	);
	expect(await demanderBilans(SYSTEME)).toBe(0);
	await rows(sql`UPDATE jalons SET le = le - interval '1 day'`);
	const tours = await Promise.all(
		Array.from({ length: 3 }, () => demanderBilans(SYSTEME)),
	);
	expect(tours.toSorted((a, b) => a - b)).toEqual([0, 0, nombre]);
}

/** Each mail has three links, of which each names its own reader. */
async function lireLesLiens(recus: readonly Recu[]): Promise<void> {
	const comptes = await rows<{ id: number; courriel: string }>(
		sql`SELECT id, courriel FROM comptes`,
	);
	const adresses = new Map(comptes.map(({ id, courriel }) => [id, courriel]));
	const demandes = recus.filter(({ to }) => String(to).startsWith("soutien-"));
	expect(demandes).toHaveLength(TAILLE);
	for (const { to, text } of demandes) {
		const liens = [...text.matchAll(/\/bilan\/([\w-]+)\/(\w+)/g)];
		expect(liens.map(([, , reponse]) => reponse)).toEqual([
			"oui",
			"en_partie",
			"non",
		]);
		for (const [, jeton = ""] of liens)
			expect(adresses.get(lireJetonBilan(jeton)?.compte_id ?? 0)).toBe(
				String(to),
			);
	}
}

test(`${TAILLE} supporters of a delivered need, ${MORTS} workers killed with -9: each is asked once, and asked again by no later run`, async () => {
	completeEnvironment({ NEXTAUTH_SECRET: SECRET });
	let recus: readonly Recu[] = [];
	const bilan = await eprouverCourriels({
		...{ taille: TAILLE, morts: MORTS, codes: CODES, graine: GRAINE },
		enfiler: demander,
		lire: (lus) => {
			recus = lus;
		},
	});
	expect(bilan).toMatchObject({
		envoyes: TAILLE + CODES,
		morts: MORTS,
		manquants: 0,
		doubles: 0,
		conflits: 0,
		statuts: { envoye: TAILLE + CODES },
	});
	await lireLesLiens(recus);
	expect(await demanderBilans(SYSTEME)).toBe(0);
	relever("one question each, thirty days after a delivery", {
		...{ supporters: TAILLE, kills: MORTS, mails: recus.length - CODES },
		seconds: Math.round(bilan.dureeMs / 1000),
	});
}, 1_800_000);
