import { beforeEach, describe, expect, test } from "vitest";
import { decrireBesoin } from "#lib/besoins/commands";
import { BesoinContribution } from "#lib/besoins/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { FILE_MAX } from "../file/schema.ts";
import { passagesDe } from "../relecture/rules.ts";
import { lireReperes, listerMotsSurveilles } from "../signaux/queries.ts";
import { oublierMot, surveillerMot } from "./commands.ts";
import { MOTS_SURVEILLES_MAX, SURVEILLES_MAX } from "./schema.ts";

useTestDatabase();

const PROPOSE = { statut: "propose", publie_le: null };

/** A description has forty characters at least. */
const RESTE = "\n\nUne bibliothèque ouverte le samedi, près du marché.";

let admin: ActeurCompte;

beforeEach(async () => {
	await emptyDirectory();
	admin = await acteurDeRole("admin");
});

async function surveiller(...mots: string[]): Promise<number> {
	const ids: number[] = [];
	for (const mot of mots) {
		const fait = await surveillerMot(admin, mot);
		if (!fait.ok) throw new Error(`${mot}: ${fait.refus}`);
		ids.push(fait.valeur.id);
	}
	return ids.at(-1) ?? 0;
}

/** The marked parts of a text that a project has as its description, and whether the queue says that it holds a watched word. */
async function marquesDans(description: string) {
	const id = await creerProjet({
		...{ slug: "p", ...PROPOSE },
		description: `${description}${RESTE}`,
	});
	const reperes = (await lireReperes([{ nature: "projet", id }])).get(
		`projet ${id}`,
	);
	const marques = passagesDe(description, reperes?.surveilles)
		.filter(({ surveille }) => surveille)
		.map(({ texte }) => texte);
	const enFile = reperes?.signaux.filter(({ genre }) => genre === "surveille");
	expect(enFile).toHaveLength(marques.length === 0 ? 0 : 1);
	return marques;
}

describe("a watched word is found, in the queue and where the entry is read,", () => {
	test.each([
		["casino", "Jouez au CASINO du coin.", ["CASINO"]],
		["casino", "Les casinos ouvrent.", ["casinos"]],
		["crédits", "Un credit gratuit !", ["credit"]],
		["credit", "Vos Crédits, ici", ["Crédits"]],
		["cœur", "Un COEUR de ville", ["COEUR"]],
		["lending", "We lend, you are lent: lending!", ["lend", "lending"]],
		["casino", "Une casinotheque, un occasino.", []],
		["argent facile", "De l’argent facile, vite.", ["argent facile"]],
		["argent facile", "Argents, faciles\u00a0!", ["Argents, faciles"]],
		["argent facile", "Argent très facile", []],
		["carte de crédit", "Une carte de crédit.", ["carte de crédit"]],
		["carte de crédit", "Une carte pour un crédit.", []],
		["de", "Rien que de beaux jours, de loin.", ["de", "de"]],
		["l’eau", "Boire de L'EAU pure", ["L'EAU"]],
		["exemple.fr", "Voir exemple.fr.", ["exemple.fr"]],
		[
			"https://www.Exemple.fr/",
			"Voir https://boutique.exemple.fr/a?b=1 ici",
			["https://boutique.exemple.fr/a?b=1"],
		],
		["exemple.fr", "Voir monexemple.fr ou exemple.fr.net", []],
		[
			"exemple.fr/promo",
			"Sur exemple.fr/promo-2 encore",
			["exemple.fr/promo-2"],
		],
		[
			"exemple.fr",
			"Ni exemple.fr.net ni exemple.french, mais exemple.fr",
			["exemple.fr"],
		],
		["exemple.fr", "D’İstanbul à exemple.fr", ["exemple.fr"]],
		["exemple.fr/promo", "Sur exemple.fr/autre encore", []],
		["moi@exemple.fr", "Écrire à Moi@exemple.fr", ["Moi@exemple.fr"]],
		["moi@exemple.fr", "Écrire à lui@exemple.fr", []],
	])("%j in %j: %j", async (mot, description, attendues) => {
		await surveiller(mot);
		expect(await marquesDans(description)).toEqual(attendues);
	});

	test("in any text of an entry, its English version included, and not from one field to the next", async () => {
		await surveiller("casino", "argent facile");
		const vides = ["accroche", "porteur", "territoire", "usage_ia"] as const;
		for (const champ of vides)
			await creerProjet({
				slug: champ.replace("_", ""),
				...PROPOSE,
				[champ]: "Un casino pour tous.",
			});
		await creerProjet({ slug: "nom", ...PROPOSE, nom: "Le casino" });
		await creerProjet({
			slug: "dits",
			...PROPOSE,
			mots_habitants: ["où est le casino"],
		});
		await creerBesoin({
			slug: "titre",
			...PROPOSE,
			titre: "Un casino au village",
		});
		await creerBesoin({
			...{ slug: "anglais", ...PROPOSE },
			traductions: { en: { description: "A casino for everybody, at last." } },
		});
		await creerProjet({
			slug: "a-cheval",
			...PROPOSE,
			nom: "L’argent",
			accroche: "Facile à comprendre.",
		});
		const [argent, casino] = (await listerMotsSurveilles()).mots;
		expect(argent).toMatchObject({ texte: "argent facile", fiches: 0 });
		expect(casino).toMatchObject({ texte: "casino", fiches: 8 });
	});

	test("as soon as its word is on the list, and no longer once it is taken off", async () => {
		const id = await creerProjet({
			...{ slug: "p", ...PROPOSE },
			nom: "Le casino",
		});
		const dits = async () =>
			(await lireReperes([{ nature: "projet", id }])).get(`projet ${id}`)
				?.signaux;
		expect(await dits()).toEqual([]);
		const mot = await surveiller("casino");
		expect(await dits()).toEqual([
			{ genre: "surveille", extraits: ["casino"] },
		]);
		await oublierMot(admin, mot);
		expect(await dits()).toEqual([]);
	});

	test("in a contribution as soon as it is sent, and no longer once it is corrected or decided", async () => {
		await surveiller("casino");
		const auteur = await acteurDeRole("membre");
		const recu = await decrireBesoin(
			auteur,
			BesoinContribution.parse({
				titre: "Un casino au village",
				description: "Quarante caractères au moins, et rien d’autre ici.",
			}),
		);
		if (!recu.ok) throw new Error(recu.refus);
		const fiches = async () => (await listerMotsSurveilles()).mots[0]?.fiches;
		expect(await fiches()).toBe(1);
		await prisma().besoin.updateMany({
			data: { titre: "Un cinéma au village" },
		});
		expect(await fiches()).toBe(0);
		await prisma().besoin.updateMany({
			data: { titre: "Un casino au village" },
		});
		expect(await fiches()).toBe(1);
		await prisma().besoin.updateMany({ data: { statut: "quarantaine" } });
		expect(await fiches()).toBe(0);
	});
});

test(`of more than ${FILE_MAX} entries that await review, the oldest are counted, and how many wait is told`, async () => {
	await surveiller("casino");
	for (let debut = 0; debut <= FILE_MAX; debut += 91)
		await rows(
			sql`INSERT INTO besoins (slug, titre, description, statut, cree_le)
			    SELECT 'b' || n, CASE WHEN n IN (0, 999, 1000) THEN 'Un casino' ELSE 'Un cinéma' END,
			      'Quarante caractères au moins, et rien d’autre ici.', 'propose', '2026-01-01'::timestamptz + n * interval '1 minute'
			    FROM generate_series(${debut}::int, ${debut + 90}::int) AS n`,
		);
	expect(await listerMotsSurveilles()).toMatchObject({
		mots: [{ texte: "casino", fiches: 2 }],
		attendent: FILE_MAX + 1,
	});
});

describe("a word is refused", () => {
	test.each([
		["!!", "deux lettres ou chiffres au moins"],
		["é!", "deux lettres ou chiffres au moins"],
		[
			Array(MOTS_SURVEILLES_MAX + 1)
				.fill("mot")
				.join(" "),
			"mots au plus",
		],
		["CASINÔ", "déjà surveillé"],
		["www.exemple.fr", "déjà surveillé"],
	])("%j can't be added: %s", async (mot, raison) => {
		await surveiller("casino", "https://exemple.fr/");
		const refus = await surveillerMot(admin, mot);
		expect(refus).toMatchObject({ refus: "invalide" });
		expect(JSON.stringify(refus)).toContain(raison);
		expect((await listerMotsSurveilles()).mots).toHaveLength(2);
	});

	test(`no more than ${SURVEILLES_MAX} words are watched`, async () => {
		await rows(
			sql`INSERT INTO mots_surveilles (texte, forme, adresse) SELECT 'mot ' || n, 'mot ' || n, false FROM generate_series(2, ${SURVEILLES_MAX}::int) AS n`,
		);
		await surveiller("casino");
		expect(await surveillerMot(admin, "tombola")).toMatchObject({
			refus: "invalide",
		});
	});
});

test("only administrators keep the list; the journal says who added and removed which word", async () => {
	const moi = await acteurDeRole();
	expect(await surveillerMot(moi, "casino")).toMatchObject({
		refus: "interdit",
	});
	const id = await surveiller("Casino");
	expect(await oublierMot(moi, id)).toMatchObject({ refus: "interdit" });
	expect(await oublierMot(admin, id)).toMatchObject({ ok: true });
	expect(await oublierMot(admin, id)).toMatchObject({ refus: "conflit" });
	const actes = await prisma().journalEntree.findMany({
		where: { objet: "surveille" },
		orderBy: { id: "asc" },
	});
	expect(actes).toMatchObject([
		{ acte: "surveillerMot", apres: { texte: "Casino" } },
		{ acte: "oublierMot", avant: { texte: "Casino" } },
	]);
});

test("of two administrators who add one word at once, one is told", async () => {
	const faits = await Promise.all([
		surveillerMot(admin, "casino"),
		surveillerMot(await acteurDeRole("admin"), "Casino"),
	]);
	expect(faits.map(({ ok }) => ok).sort()).toEqual([false, true]);
});

test("a text made of addresses, however long its labels and names are, is written, and read in 100 ms", async () => {
	await surveiller("exemple.fr");
	const long = "a".repeat(70);
	const description = `${"a.".repeat(1000)}exemple.fr ${`${long}.`.repeat(20)}exemple.fr`;
	const debut = performance.now();
	expect(await marquesDans(description.slice(0, 4_900))).toHaveLength(2);
	expect(performance.now() - debut).toBeLessThan(1_000);
});
