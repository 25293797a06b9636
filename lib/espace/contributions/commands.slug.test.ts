/** An author's page whose address was made anew since it was opened. */
import { expect, test } from "vitest";
import { modererProjet } from "#lib/moderation/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db/pool";
import { proposerProjet } from "#lib/projets/commands";
import { ProjetContribution } from "#lib/projets/schema";
import { creerProjet, creerTheme } from "#prisma/entries.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { corrigerProjet, retirerContribution } from "./commands.ts";
import { lireProjetACorriger } from "./queries.ts";

useTestDatabase();

async function aCorriger({ compte_id }: ActeurCompte, slug: string) {
	const lu = await lireProjetACorriger(compte_id, slug);
	if (!lu.ok) throw new Error(lu.refus);
	return lu.valeur;
}

async function proposer(acteur: ActeurCompte, nom: string): Promise<string> {
	const theme = slugNeuf();
	await creerTheme({ slug: theme });
	const propose = await proposerProjet(
		acteur,
		ProjetContribution.parse({
			nom,
			accroche: "Une accroche assez longue.",
			description: "Quarante caractères au moins, et rien d’autre ici.",
			themes: [theme],
		}),
	);
	if (!propose.ok) throw new Error(propose.refus);
	return propose.valeur.slug;
}

test("a page opened before the slug was made anew still corrects and withdraws the entry, for its author only, and each act is journaled", async () => {
	const acteur = await acteurDeRole("membre");
	const ancien = await proposer(acteur, "Un premier nom");
	const premier = await aCorriger(acteur, ancien);
	const nom = "Un autre nom";
	await corrigerProjet(acteur, ancien, { ...premier, nom });
	const lu = await aCorriger(acteur, ancien);
	const moderateur = await acteurDeRole();
	const publie = { statut: "publie", motif: null } as const;
	await modererProjet(moderateur, ancien, {
		...{ ...publie, mis_en_avant: undefined },
	});
	expect(await corrigerProjet(acteur, ancien, lu)).toMatchObject({
		refus: "conflit",
	});
	const { id, slug } = await prisma().projet.findFirstOrThrow({
		where: { auteur_id: acteur.compte_id },
	});
	expect(slug).not.toBe(ancien);
	await prisma().projet.update({
		where: { id },
		data: { statut: "propose", publie_le: null },
	});
	const { vu } = await aCorriger(acteur, ancien);
	const corrige = { ...lu, vu, accroche: "Une accroche corrigée." };
	expect(await corrigerProjet(acteur, ancien, corrige)).toMatchObject({
		ok: true,
	});
	expect(await aCorriger(acteur, ancien)).toMatchObject({
		accroche: "Une accroche corrigée.",
	});
	const autre = await acteurDeRole("membre");
	expect(await corrigerProjet(autre, ancien, corrige)).toEqual({
		ok: false,
		refus: "introuvable",
	});
	expect(await retirerContribution(acteur, "projet", ancien)).toMatchObject({
		ok: true,
	});
	expect(
		await prisma().journalEntree.findMany({
			where: { objet: "projet", objet_id: id, acteur_id: acteur.compte_id },
			orderBy: { id: "asc" },
			select: { acte: true },
		}),
	).toEqual(
		["corrigerContribution", "corrigerContribution", "retirerContribution"].map(
			(acte) => ({ acte }),
		),
	);
});

test("an entry whose name never changed is published at the address that it came with, whatever others were edited", async () => {
	const acteur = await acteurDeRole("membre");
	const autre = await proposer(acteur, "Un nom");
	const edite = await aCorriger(acteur, autre);
	await corrigerProjet(acteur, autre, { ...edite, nom: "Un nouveau nom" });
	const id = await creerProjet({
		...{ slug: "choisie", nom: "Sans rapport", statut: "propose" },
		publie_le: null,
	});
	// Of a need that has its number, then its own.
	for (const [objet, nom] of [
		["besoin", "Un autre encore"],
		["projet", "Sans rapport"],
	] as const)
		await prisma().revision.create({
			data: {
				...{ objet, objet_id: id, slug: "choisie", publiee: false },
				...{ acteur: "systeme", acte: "essai", valeurs: { nom: [nom] } },
				projet_id: objet === "projet" ? id : null,
			},
		});
	const moderateur = await acteurDeRole();
	expect(
		await modererProjet(moderateur, "choisie", {
			...{ statut: "publie", motif: null, mis_en_avant: undefined },
		}),
	).toMatchObject({ ok: true });
	expect(
		await prisma().projet.findUniqueOrThrow({ where: { id } }),
	).toMatchObject({ slug: "choisie", statut: "publie" });
	await modererProjet(moderateur, autre, {
		...{ statut: "publie", motif: null, mis_en_avant: undefined },
	});
	expect(
		await prisma().revision.findFirstOrThrow({ where: { projet_id: id } }),
	).toMatchObject({ slug: "choisie" });
});
