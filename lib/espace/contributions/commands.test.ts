import { expect, test } from "vitest";
import { decrireBesoin } from "#lib/besoins/commands";
import { BesoinContribution } from "#lib/besoins/schema";
import type { NatureContribution } from "#lib/contributions/schema";
import { modererProjet } from "#lib/moderation/projets/commands";
import type { ActeurCompte, Role } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db";
import { proposerProjet } from "#lib/projets/commands";
import { BORNES_PROJET, ProjetContribution } from "#lib/projets/schema";
import { creerProjet, creerTheme } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	corrigerBesoin,
	corrigerProjet,
	retirerContribution,
} from "./commands.ts";
import {
	lireBesoinACorriger,
	lireProjetACorriger,
	listerMesDoublons,
} from "./queries.ts";
import { CorrectionProjet } from "./schema.ts";

useTestDatabase({ LIMITE_CONTRIBUTIONS: "100" });

const INTROUVABLE = { ok: false, refus: "introuvable" };
const TEXTE = "Quarante caractères au moins, et rien d’autre ici.";

let numero = 0;
async function nouveauCompte(role: Role = "membre"): Promise<ActeurCompte> {
	numero += 1;
	const courriel = `auteur${numero}@exemple.fr`;
	const { id } = await prisma().compte.create({
		data: { courriel, courriel_saisi: courriel, role },
	});
	return { nature: "compte", compte_id: id, role };
}

async function projetPropose(acteur: ActeurCompte, piege = "") {
	numero += 1;
	const theme = `theme-${numero}`;
	await creerTheme({ slug: theme });
	const propose = await proposerProjet(
		acteur,
		ProjetContribution.parse({
			nom: `Projet ${numero}`,
			accroche: "Une accroche assez longue.",
			description: TEXTE,
			themes: [theme],
			piege,
		}),
	);
	if (!propose.ok) throw new Error(propose.refus);
	return propose.valeur.slug;
}

async function aCorriger(acteur: ActeurCompte, slug: string) {
	const lu = await lireProjetACorriger(acteur.compte_id, slug);
	if (!lu.ok) throw new Error(lu.refus);
	return lu.valeur;
}

function lireProjet(slug: string) {
	return prisma().projet.findUnique({
		where: { slug },
		include: { themes: { include: { theme: true } } },
	});
}

test("an author corrects the project that awaits review: same address, same state, new text and themes", async () => {
	const acteur = await nouveauCompte();
	const slug = await projetPropose(acteur);
	await creerTheme({ slug: "autre-theme" });
	const lu = await aCorriger(acteur, slug);
	expect(
		await corrigerProjet(acteur, slug, {
			...lu,
			nom: "Un nom corrigé",
			porteur: "Une association",
			themes: ["autre-theme", ...lu.themes, "autre-theme"],
		}),
	).toMatchObject({ ok: true });
	const projet = await lireProjet(slug);
	expect(projet).toMatchObject({
		nom: "Un nom corrigé",
		porteur: "Une association",
		statut: "propose",
		accroche: lu.accroche,
	});
	expect(projet?.themes.map(({ theme }) => theme.slug)).toEqual([
		"autre-theme",
		...lu.themes,
	]);
	const journal = await prisma().journalEntree.findMany({
		where: { acte: "corrigerContribution", objet_id: projet?.id ?? 0 },
	});
	expect(journal).toMatchObject([{ objet: "projet", avant: null }]);
	expect(JSON.stringify(journal)).not.toContain("corrigé");
});

test("D15: what is in quarantine is corrected as if it awaited review, and stays in quarantine", async () => {
	const acteur = await nouveauCompte();
	const slug = await projetPropose(acteur, "rempli");
	const lu = await aCorriger(acteur, slug);
	await corrigerProjet(acteur, slug, { ...lu, nom: "Autre nom" });
	expect(await lireProjet(slug)).toMatchObject({
		nom: "Autre nom",
		statut: "quarantaine",
	});
});

test("of two corrections of one version, the second is told, and changes nothing", async () => {
	const acteur = await nouveauCompte();
	const slug = await projetPropose(acteur);
	const lu = await aCorriger(acteur, slug);
	const resultats = await Promise.all(
		["Premier nom", "Second nom"].map((nom) =>
			corrigerProjet(acteur, slug, { ...lu, nom }),
		),
	);
	expect(resultats.filter(({ ok }) => ok)).toHaveLength(1);
	expect(resultats).toContainEqual(
		expect.objectContaining({ refus: "conflit", cause: "changee" }),
	);
	const relu = await aCorriger(acteur, slug);
	expect(await corrigerProjet(acteur, slug, relu)).toMatchObject({ ok: true });
});

test("what was published meanwhile is neither corrected nor withdrawn", async () => {
	const acteur = await nouveauCompte();
	const slug = await projetPropose(acteur);
	const lu = await aCorriger(acteur, slug);
	await modererProjet(await nouveauCompte("moderateur"), slug, {
		statut: "publie",
		mis_en_avant: undefined,
		motif: null,
	});
	const relue = { ok: false, refus: "conflit", cause: "deja_relue" };
	expect(
		await corrigerProjet(acteur, slug, { ...lu, nom: "Trop tard" }),
	).toMatchObject(relue);
	expect(await retirerContribution(acteur, "projet", slug)).toMatchObject(
		relue,
	);
	expect(await lireProjet(slug)).toMatchObject({ nom: lu.nom });
	expect(await lireProjetACorriger(acteur.compte_id, slug)).toEqual(
		INTROUVABLE,
	);
});

test("nobody corrects, withdraws or reads the contribution of another, moderators included", async () => {
	const acteur = await nouveauCompte();
	const slug = await projetPropose(acteur);
	const lu = await aCorriger(acteur, slug);
	const autre = await nouveauCompte("admin");
	expect(await corrigerProjet(autre, slug, lu)).toEqual(INTROUVABLE);
	expect(await retirerContribution(autre, "projet", slug)).toEqual(INTROUVABLE);
	expect(await lireProjetACorriger(autre.compte_id, slug)).toEqual(INTROUVABLE);
});

test("an unknown theme is refused at its place, as in a contribution", async () => {
	const acteur = await nouveauCompte();
	const slug = await projetPropose(acteur);
	const lu = await aCorriger(acteur, slug);
	expect(
		await corrigerProjet(acteur, slug, { ...lu, themes: ["nulle-part"] }),
	).toMatchObject({
		refus: "invalide",
		detail: [{ loc: ["body", "themes", 0] }],
	});
});

test("a correction has the bounds of the contribution", () => {
	const correction = {
		nom: "n",
		accroche: "Une accroche assez longue.",
		description: TEXTE,
		themes: ["x"],
		modifie_le: "2026-03-01T12:00:00.000Z",
	};
	const { min, max } = BORNES_PROJET.nom;
	const accepte = (signes: number) =>
		CorrectionProjet.safeParse({ ...correction, nom: "n".repeat(signes) })
			.success;
	expect([min - 1, min, max, max + 1].map(accepte)).toEqual([
		false,
		true,
		true,
		false,
	]);
});

async function besoinDecrit(acteur: ActeurCompte) {
	numero += 1;
	const decrit = await decrireBesoin(
		acteur,
		BesoinContribution.parse({
			titre: `Un besoin ${numero}`,
			description: TEXTE,
		}),
	);
	if (!decrit.ok) throw new Error(decrit.refus);
	return decrit.valeur.slug;
}

test("an author corrects the need that awaits review, its theme included", async () => {
	const acteur = await nouveauCompte();
	const slug = await besoinDecrit(acteur);
	await creerTheme({ slug: "theme-du-besoin" });
	const lu = await lireBesoinACorriger(acteur.compte_id, slug);
	if (!lu.ok) throw new Error(lu.refus);
	await corrigerBesoin(acteur, slug, {
		...lu.valeur,
		titre: "Un titre corrigé",
		theme: "theme-du-besoin",
	});
	expect(await lireBesoinACorriger(acteur.compte_id, slug)).toMatchObject({
		valeur: { titre: "Un titre corrigé", theme: "theme-du-besoin" },
	});
});

test.each<NatureContribution>(["projet", "besoin"])(
	"a withdrawn %s is gone with its text and the mail that acknowledges it; it stays counted in the pool",
	async (nature) => {
		const acteur = await nouveauCompte();
		const { compte_id } = acteur;
		const slug =
			nature === "projet"
				? await projetPropose(acteur)
				: await besoinDecrit(acteur);
		expect(await retirerContribution(acteur, nature, slug)).toMatchObject({
			ok: true,
		});
		const ou = { where: { slug } };
		expect(await prisma().projet.count(ou)).toBe(0);
		expect(await prisma().besoin.count(ou)).toBe(0);
		expect(
			await prisma().courriel.findMany({ where: { compte_id } }),
		).toMatchObject([{ statut: "annule", donnees: {} }]);
		expect(
			await prisma().fenetreContributions.findUniqueOrThrow({
				where: { compte_id },
			}),
		).toMatchObject({ nombre: 1 });
		expect(await retirerContribution(acteur, nature, slug)).toEqual(
			INTROUVABLE,
		);
	},
);

test("D10: a suspended account corrects and withdraws nothing", async () => {
	const acteur = await nouveauCompte();
	const slug = await projetPropose(acteur);
	const lu = await aCorriger(acteur, slug);
	await prisma().compte.update({
		where: { id: acteur.compte_id },
		data: { suspendu: true, suspendu_le: new Date() },
	});
	const refus = { ok: false, refus: "non_autorise" };
	expect(await corrigerProjet(acteur, slug, lu)).toEqual(refus);
	expect(await retirerContribution(acteur, "projet", slug)).toEqual(refus);
});

test("a contribution refused as listed already leads to that entry, as long as it is public, for its author only", async () => {
	const acteur = await nouveauCompte();
	const id = await creerProjet({ slug: "deja-la", nom: "Déjà là" });
	const slug = await projetPropose(acteur);
	await prisma().projet.update({
		where: { slug },
		data: { statut: "refuse", doublon_slug: "deja-la" },
	});
	expect(await listerMesDoublons(acteur.compte_id)).toEqual([
		{ nature: "projet", slug, existant: "deja-la", titre: "Déjà là" },
	]);
	const autre = await nouveauCompte();
	expect(await listerMesDoublons(autre.compte_id)).toEqual([]);
	await prisma().projet.update({ where: { id }, data: { statut: "archive" } });
	expect(await listerMesDoublons(acteur.compte_id)).toEqual([]);
});
