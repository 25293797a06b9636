import { expect, test } from "vitest";
import { rows, sql } from "#lib/platform/db/pool";
import { avecCle, ouvrir } from "#prisma/passkeys.fixture";
import { securityEvents } from "#prisma/security.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	prouverCle,
	renouvelerCodesSecours,
	retirerCle,
	retirerClesDe,
	utiliserCodeSecours,
} from "./commands.ts";
import { demanderPreuve, lireMesCles } from "./queries.ts";

useTestDatabase();

test("whatever is done with passkeys and recovery codes is journaled, and counted for the operator, refusals included", async () => {
	const faits = await securityEvents(async () => {
		const { id, cle, codes, lire } = await avecCle();
		const [perdu, visiteur] = [await avecCle(), await (await ouvrir(id))()];
		await prouverCle(visiteur, cle.get(await demanderPreuve(visiteur)));
		await prouverCle(visiteur, "{}");
		await utiliserCodeSecours(visiteur, codes[0] ?? "");
		await utiliserCodeSecours(visiteur, codes[0] ?? "");
		await renouvelerCodesSecours(await lire());
		const [sienne] = (await lireMesCles(id)).cles;
		await retirerCle(await lire(), sienne?.id ?? null);
		await retirerClesDe({ nature: "operateur" }, perdu.id);
	});
	expect(faits).toEqual({
		...{ cle_ajoutee: 2, cle_montree: 2 },
		...{ cle_refusee: 2, cles_retirees: 2 },
	});
	const lignes = await rows<{ acte: string }>(
		sql`SELECT acte FROM journal WHERE objet = 'compte' ORDER BY id`,
	);
	expect(lignes.map(({ acte }) => acte)).toEqual([
		...["ajouterCle", "ajouterCle", "utiliserCodeSecours"],
		...["renouvelerCodesSecours", "retirerCle", "retirerClesDe"],
	]);
});
