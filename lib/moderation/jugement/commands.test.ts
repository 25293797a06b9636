/** What the page of an entry saves and decides. */
import { beforeAll, describe, expect, test } from "vitest";
import type { NatureContribution } from "#lib/contributions/schema";
import { corrigerBesoin } from "#lib/espace/contributions/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db/pool";
import { creerBesoin, creerProjet, creerTheme } from "#prisma/entries.fixture";
import { envoyee, PUBLIER } from "#prisma/jugement.fixture";
import {
	acteurDeRole,
	courrielsA,
	dernierActe,
	slugNeuf,
} from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererProjet } from "../commands.ts";
import { demanderComplement } from "../echanges/commands.ts";
import { lireDialogue } from "../echanges/queries.ts";
import { lireEditee } from "../edition/queries.ts";
import { listerEntrees } from "../file/queries.ts";
import { FiltreFile } from "../file/schema.ts";
import { lireFiche, lireFicheParId } from "../relecture/queries.ts";
import { lireReperes } from "../signaux/queries.ts";
import { langueDouteuse } from "../signaux/rules.ts";
import { garderFiche, jugerFiche } from "./commands.ts";

useTestDatabase();

const PROPOSE = { statut: "propose", publie_le: null } as const;

let moi: ActeurCompte;
let theme: string;
beforeAll(async () => {
	moi = await acteurDeRole();
	theme = slugNeuf();
	await creerTheme({ slug: theme });
});

async function projet(plus: object = {}) {
	const slug = slugNeuf();
	const id = await creerProjet({ slug, ...PROPOSE, themes: [theme], ...plus });
	return { nature: "projet", id } as const;
}

async function lu({ nature, id }: { nature: NatureContribution; id: number }) {
	const fiche = await lireFicheParId(nature, id);
	const editee = fiche && (await lireEditee(nature, fiche.slug));
	if (!editee) throw new Error("no entry");
	return { ...fiche, valeurs: editee.valeurs };
}

const douteuse = async (cas: Parameters<typeof lu>[0]) =>
	langueDouteuse(
		[...(await lireReperes([cas])).values()].flatMap(({ signaux }) => signaux),
	);

const enTete = (id: number) =>
	prisma().revision.count({ where: { projet_id: id } });

describe("a decision", () => {
	test("saves a corrected word and the AI label, then publishes exactly that, and its author reads the correction", async () => {
		const auteur = await acteurDeRole("membre");
		const cas = await projet({
			description: "Une carte des fontaines,\navec des fotes de frappe.",
			auteur: { connect: { id: auteur.compte_id } },
		});
		const sent = await envoyee(cas, {
			description: ["Une carte des fontaines,\navec des fautes de frappe."],
			label_ia: ["sans_ia"],
		});
		expect(await jugerFiche(moi, sent, PUBLIER)).toMatchObject({ ok: true });
		expect(await lu(cas)).toMatchObject({
			statut: "publie",
			valeurs: { label_ia: ["sans_ia"] },
			description: "Une carte des fontaines,\navec des fautes de frappe.",
		});
		expect(await enTete(cas.id)).toBe(1);
		expect(await courrielsA(auteur)).toEqual(["contribution_publiee attente"]);
		const { donnees } = await prisma().courriel.findFirstOrThrow({
			where: { compte_id: auteur.compte_id },
		});
		expect(JSON.stringify(donnees)).toContain("fautes de frappe");
	});

	test("on an unchanged text keeps no version of it, even of one that today's rules refuse", async () => {
		const cas = await projet({
			themes: [],
			mots_habitants: ["où manger", "un lit"],
		});
		const sent = await envoyee(cas);
		expect(await jugerFiche(moi, sent, PUBLIER)).toMatchObject({ ok: true });
		expect((await lu(cas)).statut).toBe("publie");
		expect(await enTete(cas.id)).toBe(0);
	});

	test("with a text that is not valid changes nothing", async () => {
		const cas = await projet();
		const sent = await envoyee(cas, { nom: [""], accroche: ["Court."] });
		expect(await jugerFiche(moi, sent, PUBLIER)).toMatchObject({
			refus: "invalide",
			detail: [{ loc: ["body", "nom"] }, { loc: ["body", "accroche"] }],
		});
		expect((await lu(cas)).statut).toBe("propose");
	});

	test("after somebody else's is told so, saves nothing, and holds once that was read", async () => {
		const autre = await acteurDeRole();
		const cas = await projet();
		const sent = await envoyee(cas, { description: ["b".repeat(60)] });
		const { slug } = await lu(cas);
		const decision = { mis_en_avant: undefined, motif: "Déjà vu ailleurs." };
		await modererProjet(
			autre,
			slug,
			{ ...decision, statut: "refuse" },
			{ choisi: { choix: "hors_sujet", doublon: null } },
		);
		expect(await jugerFiche(moi, sent, PUBLIER)).toMatchObject({
			refus: "conflit",
			raison: {
				fr: expect.stringContaining("quelqu’un a décidé"),
				en: expect.stringContaining("nothing that you wrote is lost"),
			},
		});
		expect(await enTete(cas.id)).toBe(0);
		const lue = { ...sent, statut_vu: "refuse" };
		expect(await jugerFiche(moi, lue, PUBLIER)).toMatchObject({ ok: true });
		expect(await lu(cas)).toMatchObject({
			statut: "publie",
			description: "b".repeat(60),
		});
	});

	test("after somebody asked the author to complete the entry is told so, saves nothing, and holds once that was read", async () => {
		const [autre, auteur] = [
			await acteurDeRole(),
			await acteurDeRole("membre"),
		];
		const cas = await projet({
			auteur: { connect: { id: auteur.compte_id } },
		});
		const sent = await envoyee(cas, { description: ["b".repeat(60)] });
		const { slug, vu_le } = await lu(cas);
		const vise = { nature: "projet", slug, vu_le } as const;
		await demanderComplement(autre, { ...vise, texte: "Où est-ce ?" });
		expect(await jugerFiche(moi, sent, PUBLIER)).toMatchObject({
			refus: "conflit",
			raison: {
				fr: expect.stringContaining("a demandé un complément"),
				en: expect.stringContaining("nothing that you wrote is lost"),
			},
		});
		expect(await enTete(cas.id)).toBe(0);
		const { demande } = await lireDialogue(await lu(cas));
		const lue = { ...sent, demande_vue: String(demande?.id) };
		expect(await jugerFiche(moi, lue, PUBLIER)).toMatchObject({ ok: true });
		expect(await lu(cas)).toMatchObject({
			statut: "publie",
			description: "b".repeat(60),
		});
	});

	test("on a text that somebody else corrected meanwhile decides nothing, and gives both versions", async () => {
		const cas = await projet({ description: "a".repeat(60) });
		const mienne = await envoyee(cas, { description: ["b".repeat(60)] });
		const leur = await envoyee(cas, { description: ["c".repeat(60)] });
		expect(await garderFiche(await acteurDeRole(), leur)).toMatchObject({
			ok: true,
		});
		const refus = await jugerFiche(moi, mienne, PUBLIER);
		expect(refus).toMatchObject({
			refus: "conflit",
			ecart: {
				champs: [
					{
						champ: "description",
						mien: ["b".repeat(60)],
						leur: ["c".repeat(60)],
					},
				],
			},
		});
		expect((await lu(cas)).statut).toBe("propose");
		const vu = "ecart" in refus && refus.ecart ? refus.ecart.vu : 0;
		expect(await jugerFiche(moi, { ...mienne, vu }, PUBLIER)).toMatchObject({
			ok: true,
		});
		expect((await lu(cas)).description).toBe("b".repeat(60));
	});

	test("taken by two at once on a text that both corrected is taken by one, and the other is told", async () => {
		const autre = await acteurDeRole();
		for (let n = 0; n < 5; n += 1) {
			const cas = await projet();
			const sent = await envoyee(cas, { description: ["b".repeat(60)] });
			const faits = await Promise.all([
				jugerFiche(moi, sent, PUBLIER),
				jugerFiche(autre, sent, { ...PUBLIER, statut: "quarantaine" }),
			]);
			const refus = faits.flatMap((fait) => (fait.ok ? [] : [fait.refus]));
			expect(refus).toEqual(["conflit"]);
			const { statut } = await lu(cas);
			expect(statut).toBe(faits[0]?.ok ? "publie" : "quarantaine");
		}
	});

	test("of a need saves its language, its place and its theme too", async () => {
		const slug = slugNeuf();
		const id = await creerBesoin({
			slug,
			...PROPOSE,
			description:
				"People of the valley would like to know which fountains have water, and where they are.",
		});
		const cas = { nature: "besoin", id } as const;
		expect(await douteuse(cas)).toBe("en");
		const sent = await envoyee(cas, {
			langue: ["en"],
			territoire: ["Lyon"],
			theme: [theme],
		});
		expect(await jugerFiche(moi, sent, PUBLIER)).toMatchObject({ ok: true });
		const fiche = await lu(cas);
		expect(fiche).toMatchObject({
			statut: "publie",
			langue: "en",
			valeurs: { territoire: ["Lyon"], theme: [theme] },
		});
		expect(await douteuse(cas)).toBeNull();
	});

	test("is rejected for members, and for an unknown entry or state", async () => {
		const membre = await acteurDeRole("membre");
		const cas = await projet();
		const sent = await envoyee(cas, { description: ["b".repeat(60)] });
		for (const refuse of [
			await jugerFiche(membre, sent, PUBLIER),
			await garderFiche(membre, sent),
		])
			expect(refuse).toMatchObject({ refus: "interdit" });
		for (const refuse of [
			await jugerFiche(moi, { ...sent, id: 2 ** 30 }, PUBLIER),
			await garderFiche(moi, { ...sent, id: 2 ** 30 }),
			await jugerFiche(moi, await envoyee(cas), {
				...PUBLIER,
				statut: "livre",
			}),
		])
			expect(refuse).toMatchObject({ refus: "introuvable" });
		expect(await enTete(cas.id)).toBe(0);
	});
});

describe("D16: the slug of an entry", () => {
	test("is made anew at the first publication from a name that was corrected, and never after", async () => {
		const nom = `Le puits ${slugNeuf()}`;
		const refait = nom.toLowerCase().replaceAll(" ", "-");
		const cas = await projet({ nom: "Le pui" });
		const { slug } = await lu(cas);
		// Two pages are open: neither loses its address to the other.
		await garderFiche(moi, await envoyee(cas, { nom: [nom] }));
		expect((await lu(cas)).slug).toBe(slug);
		const fait = await jugerFiche(moi, await envoyee(cas), PUBLIER);
		expect(fait).toMatchObject({ ok: true, valeur: { slug: refait } });
		expect(await dernierActe("projet", refait)).toMatchObject({
			acte: "changerStatutProjet",
			avant: { slug },
		});
		// Its page and its earlier versions are found.
		expect((await lireFiche("projet", slug))?.slug).toBe(refait);
		expect((await lireEditee("projet", refait))?.vu).toBeGreaterThan(0);

		await garderFiche(moi, await envoyee(cas, { nom: ["Un autre nom"] }));
		const decision = { statut: "archive", motif: null, choisi: null };
		await jugerFiche(moi, await envoyee(cas), decision);
		await jugerFiche(moi, await envoyee(cas), PUBLIER);
		expect(await lu(cas)).toMatchObject({
			statut: "publie",
			titre: "Un autre nom",
			slug: refait,
		});
	});

	test("follows the name that its author corrected, when it is first published, and the mail leads there", async () => {
		const auteur = await acteurDeRole("membre");
		const titre = `Le lavoir du haut ${slugNeuf()}`;
		const slug = slugNeuf();
		const id = await creerBesoin({
			slug,
			...PROPOSE,
			titre: "Le lavoire du haut",
			auteur: { connect: { id: auteur.compte_id } },
		});
		const cas = { nature: "besoin", id } as const;
		const correction = { description: "c".repeat(60), territoire: null };
		expect(
			await corrigerBesoin(auteur, slug, {
				...correction,
				...{ titre, theme: null, vu: 0 },
			}),
		).toMatchObject({ ok: true });
		expect((await lu(cas)).slug).toBe(slug);
		const refait = titre.toLowerCase().replaceAll(" ", "-");
		expect(await jugerFiche(moi, await envoyee(cas), PUBLIER)).toMatchObject({
			ok: true,
			valeur: { slug: refait },
		});
		expect((await lireFiche("besoin", slug))?.slug).toBe(refait);
		const { donnees } = await prisma().courriel.findFirstOrThrow({
			where: { compte_id: auteur.compte_id, gabarit: "contribution_publiee" },
		});
		expect(donnees).toMatchObject({ page: `/besoins/${refait}` });
	});

	test("is numbered when another entry has it, and kept while the name says the same", async () => {
		const nom = `Le four ${slugNeuf()}`;
		const base = nom.toLowerCase().replaceAll(" ", "-");
		await creerProjet({ slug: base });
		const cas = await projet({ nom: "Le fourre" });
		const renomme = await envoyee(cas, { nom: [nom] });
		await jugerFiche(moi, renomme, PUBLIER);
		expect((await lu(cas)).slug).toBe(`${base}-2`);

		const autre = await projet({ slug: `${base}-7`, nom });
		const capitales = await envoyee(autre, { nom: [nom.toUpperCase()] });
		await jugerFiche(moi, capitales, PUBLIER);
		expect(await lu(autre)).toMatchObject({
			titre: nom.toUpperCase(),
			slug: `${base}-7`,
		});
	});
});

test("an entry whose language was corrected is found under that language", async () => {
	const cas = await projet();
	await garderFiche(moi, await envoyee(cas, { langue: ["en"] }));
	const { slug } = await lu(cas);
	const filtre = FiltreFile.parse({ statut: "propose", langue: "en" });
	const { entrees } = await listerEntrees(filtre);
	expect(entrees.map((entree) => entree.slug)).toContain(slug);
});
