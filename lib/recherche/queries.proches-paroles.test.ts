/** A need is found by what others say of it: its supporters in public, the needs merged into it, the brief that the team writes. */
import { beforeAll, expect, test } from "vitest";
import { annulerActe } from "#lib/moderation/jugement/commands";
import { lireDernierActe } from "#lib/moderation/relecture/queries";
import { reunirBesoins } from "#lib/moderation/voisins/commands";
import {
	raconterSituation,
	retirerSituation,
} from "#lib/participation/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { rows, sql } from "#lib/platform/db/pool";
import { countFrequencies } from "#lib/platform/search/frequencies";
import { checkInvariants } from "#prisma/invariants.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import {
	besoin,
	CLEAN,
	creerExprime,
	membre,
	RAISON,
} from "#prisma/reunions.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProches } from "./queries.ts";

useTestDatabase();

const DITE = "Mon vieux brouteur claudique derrière la guimbarde";
let moderateur: ActeurCompte;
let auteur: ActeurCompte;
beforeAll(async () => {
	moderateur = await acteurDeRole("moderateur");
	auteur = await membre();
	// Among others, so that a word tells one from the rest.
	for (let n = 0; n < 20; n += 1) await besoin();
});

/** The needs that the words bring; what is indexed is what is to be. */
async function amenes(texte = DITE): Promise<string[]> {
	expect(await checkInvariants()).toEqual(CLEAN);
	return (await listerProches(texte)).besoins.map(({ slug }) => slug);
}

test("a sentence of a supporter brings it once it is public, and no longer when it is set aside or taken back", async () => {
	const slug = await besoin(auteur);
	const relire = (relue: string) =>
		rows(sql`UPDATE situations SET relue = ${relue} WHERE phrase = ${DITE}`);
	const dite = { situation: DITE, departement: null, langue: "fr" } as const;
	expect(await raconterSituation(auteur, slug, dite)).toMatchObject({
		ok: true,
	});
	expect(await amenes()).toEqual([]);
	await relire("publiee");
	expect(await amenes()).toEqual([slug]);
	// It tells circumstances, and does not sum the need up.
	await countFrequencies();
	expect((await listerProches(DITE)).besoins[0]?.certitude).toBe("peut_etre");
	await relire("ecartee");
	expect(await amenes()).toEqual([]);
	await relire("publiee");
	await retirerSituation(auteur, slug);
	expect(await amenes()).toEqual([]);
});

test("the title of a need that is merged into it brings it, until the merge is undone", async () => {
	const garde = await besoin(auteur);
	const absorbe = slugNeuf();
	await creerExprime({ slug: absorbe, titre: DITE });
	expect(await amenes()).toEqual([absorbe]);
	const acte = await reunirBesoins(moderateur, { absorbe, garde, ...RAISON });
	expect(acte).toMatchObject({ ok: true });
	expect(await amenes()).toEqual([garde]);
	const { acte_id = 0 } = (await lireDernierActe(moderateur.compte_id)) ?? {};
	await annulerActe(moderateur, acte_id);
	expect(await amenes()).toEqual([absorbe]);
});

test("its brief brings it while its workspace is open", async () => {
	const slug = await besoin(auteur);
	const cahier = "Le rémouleur affûte ses cisailles sous le hangar";
	const set = (statut: string) =>
		rows(
			sql`WITH change AS (UPDATE besoins SET cahier = ${cahier}, statut = ${statut} WHERE slug = ${slug} RETURNING id)
			    INSERT INTO jalons (besoin_id, statut) SELECT id, ${statut} FROM change`,
		);
	await set("publie");
	expect(await amenes(cahier)).toEqual([]);
	await set("etude");
	expect(await amenes(cahier)).toEqual([slug]);
	await rows(sql`UPDATE besoins SET cahier = NULL WHERE slug = ${slug}`);
	expect(await amenes(cahier)).toEqual([]);
});
