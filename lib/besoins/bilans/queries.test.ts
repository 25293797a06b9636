import { beforeEach, expect, test } from "vitest";
import { rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import {
	beaucoupDeSoutiens,
	besoinLivre,
	repondants,
} from "#prisma/outcomes.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerLivraisons, listerPhrases } from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

test("twenty sentences about a delivery are shown, however many are published", async () => {
	const besoin_id = await besoinLivre("livre");
	await repondants("livre", { oui: 5 });
	await beaucoupDeSoutiens(besoin_id, 16);
	await rows(
		sql`INSERT INTO reponses_bilan (compte_id, besoin_id, jalon_id, reponse)
		    SELECT s.compte_id, s.besoin_id, g.jalon_id, 'oui' FROM soutiens s JOIN bilans g ON g.besoin_id = s.besoin_id
		    ON CONFLICT DO NOTHING`,
	);
	await rows(
		sql`UPDATE reponses_bilan SET phrase = 'Presque.', publique = true, relue = 'publiee', langue = 'fr'`,
	);
	expect(await listerPhrases("livre")).toHaveLength(20);
});

test("of the delivered needs each has its days from its expression to its delivery; one that was opened again has none", async () => {
	await besoinLivre("livre");
	await besoinLivre("rouvert");
	await rows(
		sql`UPDATE besoins SET statut = 'developpement' WHERE slug = 'rouvert'`,
	);
	expect(await listerLivraisons()).toEqual([{ jours: 100, bilan: null }]);
});
