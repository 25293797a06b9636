import { beforeEach, expect, test } from "vitest";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole, courrielsA } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { envoyerBilan } from "./commands.ts";

useTestDatabase();
beforeEach(emptyDirectory);

test("the digest reaches every moderator once a day, and nobody else, when something waits", async () => {
	const [moderateur, admin, membre] = [
		await acteurDeRole("moderateur"),
		await acteurDeRole("admin"),
		await acteurDeRole("membre"),
	];
	expect(await envoyerBilan()).toEqual({ destinataires: 0 });
	await creerProjet({ slug: "x", statut: "propose", publie_le: null });
	const envois = await Promise.all([envoyerBilan(), envoyerBilan()]);
	expect(envois.reduce((n, { destinataires }) => n + destinataires, 0)).toBe(2);
	expect(await envoyerBilan()).toEqual({ destinataires: 0 });
	for (const acteur of [moderateur, admin])
		expect(await courrielsA(acteur)).toEqual(["bilan_moderation attente"]);
	expect(await courrielsA(membre)).toEqual([]);
});
