import { expect, test } from "vitest";
import { decrireBesoin } from "#lib/besoins/commands";
import { BesoinContribution } from "#lib/besoins/schema";
import type { NatureContribution } from "#lib/contributions/schema";
import { modererProjet } from "#lib/moderation/commands";
import { modifierProjet } from "#lib/moderation/edition/commands";
import { lireEditee } from "#lib/moderation/edition/queries";
import { ProjetEdition } from "#lib/moderation/edition/schema";
import type { ActeurCompte, Role } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db/pool";
import { proposerProjet } from "#lib/projets/commands";
import { ProjetContribution } from "#lib/projets/schema";
import { creerBesoin, creerProjet, creerTheme } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	corrigerBesoin,
	corrigerProjet,
	retirerContribution,
} from "./commands.ts";
import {
	lireBesoinACorriger,
	lireProjetACorriger,
	listerMesRefusees,
} from "./queries.ts";

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
			mots_habitants: ["où boire en ville"],
			themes: ["autre-theme", ...lu.themes, "autre-theme"],
		}),
	).toMatchObject({ ok: true });
	const projet = await lireProjet(slug);
	expect(projet).toMatchObject({
		nom: "Un nom corrigé",
		porteur: "Une association",
		mots_habitants: ["où boire en ville"],
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

test("D15: an entry in quarantine is corrected as if it awaited review, and stays in quarantine", async () => {
	const acteur = await nouveauCompte();
	const slug = await projetPropose(acteur, "rempli");
	const lu = await aCorriger(acteur, slug);
	await corrigerProjet(acteur, slug, { ...lu, nom: "Autre nom" });
	expect(await lireProjet(slug)).toMatchObject({
		nom: "Autre nom",
		statut: "quarantaine",
	});
});

test("of two corrections of one version, the second is shown the changes of the first, changes nothing yet, and can then be saved", async () => {
	const acteur = await nouveauCompte();
	const slug = await projetPropose(acteur);
	const lu = await aCorriger(acteur, slug);
	const corrections = [
		{ ...lu, nom: "Premier nom" },
		{ ...lu, nom: "Second nom", porteur: "Une association" },
	];
	const resultats = await Promise.all(
		corrections.map((correction) => corrigerProjet(acteur, slug, correction)),
	);
	const [tenu] = corrections.filter((_, rang) => resultats[rang]?.ok);
	const [refus, ...autres] = resultats.filter(({ ok }) => !ok);
	expect(autres).toEqual([]);
	expect(refus).toMatchObject({
		refus: "conflit",
		raison: {
			fr: expect.stringContaining("Vous-même, dans une autre fenêtre"),
		},
	});
	if (!refus || refus.ok || refus.refus !== "conflit" || !refus.ecart)
		throw new Error("not shown the other's version");
	expect(refus.ecart.champs).toContainEqual(
		expect.objectContaining({ champ: "nom", leur: [tenu?.nom], oppose: true }),
	);
	expect(await lireProjet(slug)).toMatchObject({ nom: tenu?.nom });
	const [encore] = corrections.filter((_, rang) => !resultats[rang]?.ok);
	if (!encore) throw new Error("neither was refused");
	expect(
		await corrigerProjet(acteur, slug, { ...encore, vu: refus.ecart.vu }),
	).toMatchObject({ ok: true });
	expect(await lireProjet(slug)).toMatchObject({ nom: encore.nom });
});

test("an author whose text a moderator corrected meanwhile sees both, field by field, without the moderator's identity, and loses nothing of either", async () => {
	const acteur = await nouveauCompte();
	const slug = await projetPropose(acteur);
	const lu = await aCorriger(acteur, slug);
	const moderateur = await nouveauCompte("moderateur");
	await prisma().compte.update({
		where: { id: moderateur.compte_id },
		data: { nom: "Camille Secrète" },
	});
	const edite = await lireEditee("projet", slug);
	if (!edite) throw new Error("nothing to edit");
	const relue = { ...lu, nom: "Nom relu", accroche: "Une accroche relue ici." };
	await modifierProjet(
		moderateur,
		slug,
		ProjetEdition.parse({ ...relue, label_ia: "sans_ia", nom_en: "Read over" }),
		edite.vu,
	);
	const mienne = { ...lu, nom: "Nom à moi", porteur: "Mon association" };
	const refus = await corrigerProjet(acteur, slug, mienne);
	if (refus.ok || refus.refus !== "conflit" || !refus.ecart)
		throw new Error(`not shown the other's version: ${JSON.stringify(refus)}`);
	const { raison, ecart } = refus;
	expect(raison.fr).toMatch(/^La modération a enregistré autre chose/);
	expect(raison.en).toMatch(/^The moderators saved something else/);
	expect(JSON.stringify(refus)).not.toMatch(/Secrète|auteur\d+@/);
	// Fields that are not in the form are not shown to the author.
	expect(ecart.champs).toEqual([
		{
			champ: "nom",
			mien: ["Nom à moi"],
			leur: ["Nom relu"],
			oppose: true,
		},
		{
			champ: "accroche",
			mien: [lu.accroche],
			leur: ["Une accroche relue ici."],
			oppose: false,
		},
	]);
	expect(ecart.valeurs).toMatchObject({
		nom: ["Nom à moi"],
		accroche: ["Une accroche relue ici."],
		porteur: ["Mon association"],
	});
	expect(await lireProjet(slug)).toMatchObject({ nom: "Nom relu" });
	expect(
		await corrigerProjet(acteur, slug, {
			...mienne,
			accroche: "Une accroche relue ici.",
			vu: ecart.vu,
		}),
	).toMatchObject({ ok: true });
	expect(await lireProjet(slug)).toMatchObject({
		nom: "Nom à moi",
		accroche: "Une accroche relue ici.",
		porteur: "Mon association",
		label_ia: "sans_ia",
		traductions: { en: { nom: "Read over" } },
	});
});

test("changes by a moderator to fields outside the form do not conflict with the author's correction", async () => {
	const acteur = await nouveauCompte();
	const slug = await projetPropose(acteur);
	const lu = await aCorriger(acteur, slug);
	await modifierProjet(
		await nouveauCompte("moderateur"),
		slug,
		ProjetEdition.parse({ ...lu, label_ia: "sans_ia" }),
	);
	expect(
		await corrigerProjet(acteur, slug, { ...lu, nom: "Un nom à moi" }),
	).toMatchObject({ ok: true });
	expect(await lireProjet(slug)).toMatchObject({
		nom: "Un nom à moi",
		label_ia: "sans_ia",
	});
});

test("an entry published meanwhile can be neither corrected nor withdrawn", async () => {
	const acteur = await nouveauCompte();
	const slug = await projetPropose(acteur);
	const lu = await aCorriger(acteur, slug);
	await modererProjet(await nouveauCompte("moderateur"), slug, {
		statut: "publie",
		mis_en_avant: undefined,
		motif: null,
	});
	const relue = {
		ok: false,
		refus: "conflit",
		raison: { fr: expect.stringContaining("vient d’être relue") },
	};
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

test("the contribution of another account can't be corrected, withdrawn or read, not even by moderators", async () => {
	const acteur = await nouveauCompte();
	const slug = await projetPropose(acteur);
	const lu = await aCorriger(acteur, slug);
	const autre = await nouveauCompte("admin");
	expect(await corrigerProjet(autre, slug, lu)).toEqual(INTROUVABLE);
	expect(await retirerContribution(autre, "projet", slug)).toEqual(INTROUVABLE);
	expect(await lireProjetACorriger(autre.compte_id, slug)).toEqual(INTROUVABLE);
});

test("an unknown theme is rejected at its field, as in a contribution", async () => {
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
	"a withdrawn %s is deleted with its text and its acknowledgement mail; it is still counted in the hourly limit",
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

test("D10: a suspended account can correct and withdraw nothing", async () => {
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

test("a contribution refused as listed already links to that entry, of either kind, as long as it is public, for its author only", async () => {
	const acteur = await nouveauCompte();
	const id = await creerProjet({ slug: "deja-la", nom: "Déjà là" });
	await creerBesoin({ slug: "deja-dit", titre: "Déjà dit", langue: "fr" });
	const slug = await projetPropose(acteur);
	const refuser = (doublon: {
		doublon_slug: string;
		doublon_nature?: string | null;
	}) =>
		prisma().projet.update({
			where: { slug },
			data: { statut: "refuse", ...doublon },
		});
	const dit = { nature: "projet", slug };
	await refuser({ doublon_slug: "deja-dit", doublon_nature: "besoin" });
	expect(await listerMesRefusees(acteur.compte_id)).toEqual([
		{
			...dit,
			renvoyable: true,
			existante: {
				nature: "besoin",
				slug: "deja-dit",
				titre: "Déjà dit",
				langue: "fr",
			},
		},
	]);
	// Refused before the kind was stored: its own kind is used.
	await refuser({ doublon_slug: "deja-la", doublon_nature: null });
	expect(await listerMesRefusees(acteur.compte_id)).toEqual([
		{
			...dit,
			renvoyable: true,
			existante: {
				nature: "projet",
				slug: "deja-la",
				titre: "Déjà là",
				langue: "fr",
			},
		},
	]);
	const autre = await nouveauCompte();
	expect(await listerMesRefusees(autre.compte_id)).toEqual([]);
	await prisma().projet.update({ where: { id }, data: { statut: "archive" } });
	expect(await listerMesRefusees(acteur.compte_id)).toEqual([
		{ ...dit, renvoyable: true, existante: null },
	]);
});
