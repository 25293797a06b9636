/** Earlier texts: read, compared, and mailed to authors. */
import { beforeAll, describe, expect, test } from "vitest";
import { OBJETS_REVISES } from "#lib/contributions/revisions/schema";
import { corrigerBesoin } from "#lib/espace/contributions/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { apercu } from "#lib/platform/mail/render";
import { creerSujets, type Sujet, texteLong } from "#prisma/edited.fixture";
import { creerBesoin, creerProjet, creerTheme } from "#prisma/entries.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { retirerEtape } from "../chantier/commands.ts";
import { modererBesoin } from "../commands.ts";
import { deciderLien } from "../voisins/commands.ts";
import { modifierBesoin } from "./commands.ts";
import { listerRevisions, REVISIONS_PAR_PAGE } from "./queries.ts";
import type { NatureRevisee } from "./schema.ts";

useTestDatabase();

let moi: ActeurCompte;
beforeAll(async () => {
	moi = await acteurDeRole();
});

const NATURES: Readonly<Record<string, NatureRevisee>> = {
	projet: "projet",
	besoin: "besoin",
	chantier: "besoin",
	etape: "besoin",
	article: "article",
	theme: "theme",
};

async function sujetDe(objet: string): Promise<Sujet> {
	const trouve = (await creerSujets()).find((sujet) => sujet.objet === objet);
	if (!trouve) throw new Error(`no text of that kind: ${objet}`);
	return trouve;
}

async function ecrire(sujet: Sujet, dit: string) {
	const { vu, valeurs } = await sujet.ouvrir();
	const [champ] = sujet.champs;
	const ecrit = { ...valeurs, [champ]: [texteLong(dit)] };
	expect(await sujet.enregistrer(moi, ecrit, vu)).toMatchObject({ ok: true });
	return ecrit;
}

describe.each(OBJETS_REVISES)("%s", (objet) => {
	test("each edition is listed with its changes, the text before it and the text after it", async () => {
		const sujet = await sujetDe(objet);
		const { valeurs: origine } = await sujet.ouvrir();
		const [champ] = sujet.champs;
		await ecrire(sujet, "un");
		await ecrire(sujet, "deux");
		const nature = NATURES[objet] ?? "projet";
		const { revisions } = await listerRevisions(nature, sujet.slug, null);
		expect(revisions.map(({ champs }) => champs)).toEqual([
			[{ champ, avant: texteLong("un"), apres: texteLong("deux") }],
			[{ champ, avant: origine[champ]?.[0] ?? "", apres: texteLong("un") }],
		]);
	});
});

test("a removed step keeps its text, which can be read", async () => {
	const sujet = await sujetDe("etape");
	const { valeurs } = await sujet.ouvrir();
	expect(await retirerEtape(moi, sujet.slug, 1)).toMatchObject({ ok: true });
	const { revisions } = await listerRevisions("besoin", sujet.slug, null);
	const [retiree, ...autres] = revisions;
	expect(autres).toEqual([]);
	expect(retiree).toMatchObject({ acte: "retirerEtape", numero: 1 });
	expect(retiree?.champs).toContainEqual({
		champ: "texte",
		avant: valeurs.texte?.[0],
		apres: "",
	});
});

test("editions beyond a page are on the next", async () => {
	const sujet = await sujetDe("theme");
	for (let n = 0; n <= REVISIONS_PAR_PAGE; n += 1)
		await ecrire(sujet, `fois ${n}`);
	const premiere = await listerRevisions("theme", sujet.slug, null);
	expect(premiere.revisions).toHaveLength(REVISIONS_PAR_PAGE);
	const suite = await listerRevisions("theme", sujet.slug, premiere.suivant);
	expect(suite.revisions).toHaveLength(1);
	expect(suite.suivant).toBeNull();
});

async function contribution() {
	const auteur = await acteurDeRole("membre");
	const slug = slugNeuf();
	await creerBesoin({
		slug,
		statut: "propose",
		publie_le: null,
		titre: "Un puit au vilage",
		auteur: { connect: { id: auteur.compte_id } },
	});
	return { auteur, slug };
}

const EDITION = {
	titre: "Un puits au village",
	description: texteLong("Corrigé"),
	territoire: null,
	theme: null,
	langue: "fr",
	titre_en: null,
	description_en: null,
} as const;

const publier = (slug: string) =>
	modererBesoin(moi, slug, {
		statut: "publie",
		projet: undefined,
		motif: null,
	});

async function donneesDuCourriel({ compte_id }: ActeurCompte) {
	const { donnees } = await prisma().courriel.findFirstOrThrow({
		where: { compte_id, gabarit: "contribution_publiee" },
	});
	return donnees;
}

test("the author of a text corrected before its publication reads the changes in the mail", async () => {
	const { auteur, slug } = await contribution();
	// The author's own corrections are not listed.
	await corrigerBesoin(auteur, slug, {
		titre: "Un puits au vilage",
		description: texteLong("Le mien"),
		territoire: null,
		theme: null,
		vu: 0,
	});
	await modifierBesoin(moi, slug, EDITION);
	// What the author wrote last elsewhere, in the project of that number.
	await rows(
		sql`INSERT INTO revisions (objet, objet_id, slug, publiee, acteur, acteur_id, acte, valeurs)
		    SELECT 'projet', id, 'autre', false, 'compte', ${auteur.compte_id}, 'corrigerProjet', '{}' FROM besoins WHERE slug = ${slug}`,
	);
	expect(await publier(slug)).toMatchObject({ ok: true });
	const corrections = [
		{
			champ: "titre",
			nom: { fr: "Titre", en: "Title" },
			avant: "Un puits au vilage",
			apres: "Un puits au village",
		},
		{
			champ: "description",
			nom: { fr: "Description", en: "Description" },
			avant: texteLong("Le mien"),
			apres: texteLong("Corrigé"),
		},
	] as const;
	expect(await donneesDuCourriel(auteur)).toMatchObject({ corrections });
	const { texte } = apercu("contribution_publiee", "fr", {
		nature: "besoin",
		titre: EDITION.titre,
		page: `/besoins/${slug}`,
		corrections: [...corrections],
	});
	expect(texte).toContain("a corrigé votre texte");
	expect(texte).toContain("Titre, avant");
	expect(texte).toContain("Un puits au vilage");
	expect(texte).toContain(texteLong("Corrigé"));
});

test("the mail about a text published unchanged does not mention corrections", async () => {
	const { auteur, slug } = await contribution();
	await publier(slug);
	expect(await donneesDuCourriel(auteur)).not.toHaveProperty("corrections");
});

test("the mail about a publication names themes in words, and the projects that were said to answer the need", async () => {
	const { auteur, slug } = await contribution();
	await creerTheme({ slug: "donnees-ouvertes", nom: "Données ouvertes" });
	await creerProjet({ slug: "puits", nom: "Le puits commun" });
	await modifierBesoin(moi, slug, { ...EDITION, theme: "donnees-ouvertes" });
	await deciderLien(moi, slug, "puits", "confirme");
	expect(await publier(slug)).toMatchObject({ ok: true });
	const donnees = await donneesDuCourriel(auteur);
	expect(donnees).toMatchObject({
		corrections: expect.arrayContaining([
			expect.objectContaining({ champ: "theme", apres: "Données ouvertes" }),
		]),
		reponses: [{ fr: "Le puits commun" }],
	});
	const { texte } = apercu("contribution_publiee", "fr", {
		...{ nature: "besoin", titre: EDITION.titre, page: `/besoins/${slug}` },
		reponses: [{ fr: "Le puits commun" }],
	});
	expect(texte).toContain("Le puits commun");
});
