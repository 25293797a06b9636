import { expect, test } from "vitest";
import { soutenirBesoin } from "#lib/participation/commands";
import { rows, sql } from "#lib/platform/db/pool";
import { creerBesoin } from "#prisma/entries.fixture";
import { acteurDeRole, courrielsA, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { ajouterEtape, modifierEtape } from "./commands.ts";
import { apercevoirEtape, lireChantier, suivreEtapes } from "./queries.ts";

useTestDatabase();

const ETAPE = {
	jour: "2026-03-01",
	titre: "Le bac est posé",
	texte: "Il tient.",
	titre_en: null,
	texte_en: null,
};

test("the same step sent twice, by one form or by two members at once, is one step and one mail for each; another one of the same day is another", async () => {
	const [moi, collegue] = [await acteurDeRole(), await acteurDeRole()];
	const slug = slugNeuf();
	await creerBesoin({ slug, statut: "etude" });
	const soutien = await acteurDeRole("membre");
	await soutenirBesoin(soutien, slug);
	const faites = await Promise.all(
		[moi, collegue, moi].map((qui) => ajouterEtape(qui, slug, ETAPE)),
	);
	expect(faites.every((fait) => fait.ok && fait.valeur.numero === 1)).toBe(
		true,
	);
	expect(await suivreEtapes(slug)).toHaveLength(1);
	expect(await courrielsA(soutien)).toEqual(["etape attente"]);
	const autre = { ...ETAPE, titre: "Le bac est rempli" };
	expect(await ajouterEtape(moi, slug, autre)).toMatchObject({
		valeur: { numero: 2, destinataires: 1 },
	});
	// What was corrected since is no longer the same.
	await modifierEtape(moi, slug, 1, { ...ETAPE, texte: "Il tient bien." });
	expect(await ajouterEtape(moi, slug, ETAPE)).toMatchObject({
		valeur: { numero: 3 },
	});
});

test("how many are said to be mailed is how many are: the invented people of the demonstration are not", async () => {
	const moi = await acteurDeRole();
	const slug = slugNeuf();
	await creerBesoin({ slug, statut: "etude" });
	const [invente, vrai] = [
		await acteurDeRole("membre"),
		await acteurDeRole("membre"),
	];
	for (const qui of [invente, vrai]) await soutenirBesoin(qui, slug);
	await rows(
		sql`UPDATE comptes SET demonstration = true WHERE id = ${invente.compte_id}`,
	);
	expect(await lireChantier(slug)).toMatchObject({ abonnes: 1 });
	expect(await apercevoirEtape(slug, ETAPE, null)).toMatchObject([
		{ nombre: 1 },
	]);
	expect(await ajouterEtape(moi, slug, ETAPE)).toMatchObject({
		valeur: { destinataires: 1 },
	});
});
