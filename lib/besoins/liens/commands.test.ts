import { expect, test } from "vitest";
import { garderBrouillon } from "#lib/contributions/brouillons/commands";
import { prisma } from "#lib/platform/db/pool";
import { creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { repondreParUnProjet } from "./commands.ts";

useTestDatabase();

test("a draft is deleted once its need is answered by a published project, and stays when it is by another", async () => {
	await creerProjet({ slug: "public" });
	await creerProjet({ slug: "propose", statut: "propose", publie_le: null });
	const garde = await garderBrouillon({
		...{ nature: "besoin", contenu: { titre: ["Une fontaine"] } },
		...{ secret: undefined, compte_id: null, reseau: "192.0.2.1" },
	});
	if (!garde.ok) throw new Error(garde.refus);
	for (const slug of ["propose", "inconnu"])
		expect(await repondreParUnProjet(garde.valeur, slug)).toMatchObject({
			refus: "invalide",
		});
	expect(await prisma().brouillon.count()).toBe(1);
	expect(await repondreParUnProjet(garde.valeur, "public")).toMatchObject({
		ok: true,
	});
	expect(await prisma().brouillon.count()).toBe(0);
	expect(await repondreParUnProjet(garde.valeur, "public")).toMatchObject({
		refus: "introuvable",
	});
});
