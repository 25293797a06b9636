/** Fields whose edition differs from that of a text. */
import { beforeAll, expect, test } from "vitest";
import { lireTexteNomme } from "#lib/contributions/revisions/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db/pool";
import { creerProjet, creerTheme } from "#prisma/entries.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modifierProjet } from "./commands.ts";
import { lireEditee, listerRevisions } from "./queries.ts";
import { ProjetEdition } from "./schema.ts";

useTestDatabase();

let moi: ActeurCompte;
let slug: string;
beforeAll(async () => {
	moi = await acteurDeRole();
	slug = slugNeuf();
	await creerTheme({ slug });
	await creerProjet({ slug, themes: [slug], mots_habitants: ["où manger"] });
});

const PHRASES = {
	mots_habitants: ["où manger", "un repas chaud, ce soir"],
	mots_habitants_en: ["where to eat"],
};

function enregistrer(
	phrases: Partial<Pick<ProjetEdition, keyof typeof PHRASES>>,
	vu: number | null = null,
) {
	const edition = ProjetEdition.parse({
		nom: "Un projet",
		accroche: "Une accroche assez longue.",
		description: "Quarante caractères au moins, et rien d’autre ici.",
		themes: [slug],
		...phrases,
	});
	return modifierProjet(moi, slug, edition, vu);
}

const phrasesDe = () =>
	prisma().projet.findUniqueOrThrow({
		where: { slug },
		select: { mots_habitants: true, mots_habitants_en: true },
	});

test("the phrases of both languages are written as they are sent, and each version keeps its own", async () => {
	expect(await enregistrer(PHRASES)).toMatchObject({ ok: true });
	expect(await phrasesDe()).toEqual(PHRASES);
	expect((await lireEditee("projet", slug))?.valeurs).toMatchObject(PHRASES);
	const { revisions } = await listerRevisions("projet", slug, null);
	const [edition] = revisions;
	expect(edition?.champs).toEqual(
		expect.arrayContaining([
			{
				champ: "mots_habitants",
				avant: "où manger",
				apres: "où manger\nun repas chaud, ce soir",
			},
			{ champ: "mots_habitants_en", avant: "", apres: "where to eat" },
		]),
	);
});

test("a phrase that somebody else added meanwhile is shown as a difference, and not lost", async () => {
	await enregistrer({ mots_habitants: ["où manger"] });
	const vu = (await lireEditee("projet", slug))?.vu ?? 0;
	expect(await enregistrer(PHRASES, vu)).toMatchObject({ ok: true });
	const fait = await enregistrer({ mots_habitants: ["un abri"] }, vu);
	expect(fait).toMatchObject({
		ok: false,
		ecart: {
			champs: expect.arrayContaining([
				expect.objectContaining({
					champ: "mots_habitants",
					mien: ["un abri"],
					leur: PHRASES.mots_habitants,
					oppose: true,
				}),
			]),
		},
	});
	expect((await lireTexteNomme("projet", slug))?.mots_habitants).toEqual(
		PHRASES.mots_habitants,
	);
});
