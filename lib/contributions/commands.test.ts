import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { decrireBesoin } from "#lib/besoins/commands";
import { BesoinContribution } from "#lib/besoins/schema";
import {
	corrigerBesoin,
	corrigerProjet,
} from "#lib/espace/contributions/commands";
import {
	lireBesoinACorriger,
	lireProjetACorriger,
} from "#lib/espace/contributions/queries";
import {
	CorrectionBesoin,
	CorrectionProjet,
} from "#lib/espace/contributions/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db/pool";
import { proposerProjet } from "#lib/projets/commands";
import { ProjetContribution } from "#lib/projets/schema";
import { creerProjet, creerTheme } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { lireReserve } from "./queries.ts";
import { REJEU_SECONDES } from "./rules.ts";

useTestDatabase({ LIMITE_CONTRIBUTIONS: "100" });

const TEXT = "Forty characters at the very least, and not a single one more.";

let theme: string;
beforeAll(async () => {
	theme = `x-${randomUUID()}`;
	await creerTheme({ slug: theme });
	await creerProjet({ slug: theme, themes: [theme] });
});

/** What is sent for each kind, with or without a language, and what is stored of it. */
const NATURES = {
	projet: {
		schema: ProjetContribution,
		async envoyer(acteur: ActeurCompte, titre: string, langue?: string | null) {
			const corps = { nom: titre, accroche: TEXT, description: TEXT, langue };
			return proposerProjet(
				acteur,
				ProjetContribution.parse({ ...corps, themes: [theme] }),
			);
		},
		async corriger(acteur: ActeurCompte, slug: string) {
			const lu = await lireProjetACorriger(acteur.compte_id, slug);
			if (!lu.ok) throw new Error(lu.refus);
			const correction = CorrectionProjet.parse({
				...lu.valeur,
				vu: String(lu.valeur.vu),
				accroche: `${TEXT} So.`,
			});
			return corrigerProjet(acteur, slug, correction);
		},
		lire: (slug: string) =>
			prisma().projet.findUniqueOrThrow({ where: { slug } }),
	},
	besoin: {
		schema: BesoinContribution,
		async envoyer(acteur: ActeurCompte, titre: string, langue?: string | null) {
			const corps = { titre, description: TEXT, langue };
			return decrireBesoin(acteur, BesoinContribution.parse(corps));
		},
		async corriger(acteur: ActeurCompte, slug: string) {
			const lu = await lireBesoinACorriger(acteur.compte_id, slug);
			if (!lu.ok) throw new Error(lu.refus);
			const correction = CorrectionBesoin.parse({
				...lu.valeur,
				vu: String(lu.valeur.vu),
				titre: "Another title",
			});
			return corrigerBesoin(acteur, slug, correction);
		},
		lire: (slug: string) =>
			prisma().besoin.findUniqueOrThrow({ where: { slug } }),
	},
} as const;

describe.each(["projet", "besoin"] as const)("a contributed %s", (nature) => {
	const { schema, envoyer, corriger, lire } = NATURES[nature];

	async function slugDe(
		acteur: ActeurCompte,
		titre: string,
		langue?: string | null,
	) {
		const envoye = await envoyer(acteur, titre, langue);
		if (!envoye.ok) throw new Error(envoye.refus);
		return envoye.valeur.slug;
	}

	test.each([
		["en", "en"],
		["fr", "fr"],
		[undefined, "fr"],
		[null, "fr"],
	])(
		"D7: sent as %s, it is stored as %s, also once its author corrects it; the themes of another stay",
		async (dite, gardee) => {
			const acteur = await acteurDeRole("membre");
			const slug = await slugDe(acteur, `Title ${randomUUID()}`, dite);
			expect((await lire(slug)).langue).toBe(gardee);
			expect(await corriger(acteur, slug)).toMatchObject({ ok: true });
			expect((await lire(slug)).langue).toBe(gardee);
			const dUnAutre = { projet: { slug: theme } };
			expect(await prisma().projetTheme.count({ where: dUnAutre })).toBe(1);
		},
	);

	test("D16: is the same contribution again only in the same language, none being French, and by the same account", async () => {
		const acteur = await acteurDeRole("membre");
		const titre = `Title ${randomUUID()}`;
		const francais = await slugDe(acteur, titre, "fr");
		const anglais = await slugDe(acteur, titre, "en");
		expect(anglais).not.toBe(francais);
		expect(await slugDe(acteur, titre)).toBe(francais);
		expect(await slugDe(acteur, titre, "en")).toBe(anglais);
		const autre = await acteurDeRole("membre");
		expect(await slugDe(autre, titre)).not.toBe(francais);
	});

	test("D16: is another contribution once the minutes in which a repeated one is known are over", async () => {
		const acteur = await acteurDeRole("membre");
		const titre = `Title ${randomUUID()}`;
		const premier = await slugDe(acteur, titre);
		const vieillir = (secondes: number) =>
			prisma()
				.$executeRaw`UPDATE contributions SET cree_le = cree_le - make_interval(secs => ${secondes}) WHERE compte_id = ${acteur.compte_id}`;
		await vieillir(REJEU_SECONDES - 60);
		expect(await slugDe(acteur, titre)).toBe(premier);
		await vieillir(60);
		expect(await slugDe(acteur, titre)).not.toBe(premier);
	});

	test("is rejected in a language that the site does not know", () => {
		for (const langue of ["de", "FR", "", 1]) {
			const lu = schema.safeParse({ langue });
			expect(lu.error?.issues.some(({ path }) => path[0] === "langue")).toBe(
				true,
			);
		}
	});
});

test("D16: what was sent under two keys of the caller is, sent without one, the first again", async () => {
	const acteur = await acteurDeRole("membre");
	const corps = { titre: "Un besoin dit trois fois", description: TEXT };
	const envoyer = (cle: string | null) =>
		decrireBesoin(acteur, BesoinContribution.parse(corps), [], cle);
	const [premier, second, sansCle] = [
		await envoyer("une"),
		await envoyer("autre"),
		await envoyer(null),
	];
	expect(second).not.toEqual(premier);
	expect(sansCle).toEqual(premier);
});

test("D16: the window of an account counts its own contributions, and lasts an hour from the first", async () => {
	const [moi, autre] = [
		await acteurDeRole("membre"),
		await acteurDeRole("membre"),
	];
	const { besoin } = NATURES;
	for (const n of [1, 2]) await besoin.envoyer(autre, `Ceux d’un autre ${n}`);
	expect(await lireReserve(moi.compte_id)).toEqual({
		nombre: 0,
		delaiSecondes: 3_600,
	});
	await besoin.envoyer(moi, "Un besoin à moi");
	expect(await lireReserve(moi.compte_id)).toMatchObject({ nombre: 1 });
	expect(await lireReserve(autre.compte_id)).toMatchObject({ nombre: 2 });
	await prisma()
		.$executeRaw`UPDATE fenetres_contributions SET debut = debut - interval '1 hour'`;
	expect(await lireReserve(moi.compte_id)).toMatchObject({ nombre: 0 });
	// A clock that was set back by a day leaves nobody waiting for one.
	await prisma()
		.$executeRaw`UPDATE fenetres_contributions SET debut = debut + interval '1 day'`;
	expect(await lireReserve(moi.compte_id)).toMatchObject({ nombre: 0 });
});
