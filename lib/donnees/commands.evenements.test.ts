import { beforeEach, describe, expect, test } from "vitest";
import { rapprocherLieux } from "#lib/exploitation/commands";
import { ajouterEtape, retirerEtape } from "#lib/moderation/chantier/commands";
import { modererBesoin, modererProjet } from "#lib/moderation/commands";
import { modifierTheme } from "#lib/moderation/themes/commands";
import { deciderLien } from "#lib/moderation/voisins/commands";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { emptyDirectory } from "#prisma/directory.fixture";
import {
	creerArticle,
	creerBesoin,
	creerProjet,
	creerTheme,
} from "#prisma/entries.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { placeOuverte } from "#prisma/places.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { numeroterEvenements } from "./commands.ts";
import { listerEvenements } from "./queries.ts";
import type { Evenement } from "./schema.ts";

useTestDatabase({}, "areas");
beforeEach(emptyDirectory);

const SYSTEME = { nature: "systeme" } as const;

/** What is read after a number, a few at a time, and the number that was reached. */
async function lireApres(apres: number): Promise<[Evenement[], number]> {
	const lus: Evenement[] = [];
	for (let la = apres; ; ) {
		const page = await listerEvenements({ apres: la, limite: 7 });
		if (!page.ok) throw new Error(page.refus);
		lus.push(...page.valeur.elements);
		la = Number(page.valeur.suivant);
		if (page.valeur.elements.length === 0) return [lus, la];
	}
}

/** Numbers what waits now, and tells it: type, nature and part. */
async function nouveaux(depuis: { la: number }): Promise<string[]> {
	await numeroterEvenements(SYSTEME, 0);
	const [lus, la] = await lireApres(depuis.la);
	depuis.la = la;
	return lus.map(({ nature, partie, type }) =>
		[type, nature, partie ?? []].flat().join(" "),
	);
}

const changer = (slug: string) =>
	rows(
		sql`UPDATE projets SET nom = nom || '.', modifie_le = clock_timestamp() WHERE slug = ${slug}`,
	);
const etat = (slug: string, statut: string) =>
	rows(sql`UPDATE projets SET statut = ${statut} WHERE slug = ${slug}`);

describe("what is told", () => {
	test("an entry that is published, changed and withdrawn, once each; nothing before it is public, nothing that counts", async () => {
		const la = { la: 0 };
		const slug = slugNeuf();
		await creerProjet({ slug, statut: "propose", publie_le: null });
		await changer(slug);
		expect(await nouveaux(la)).toEqual([]);
		const moi = await acteurDeRole();
		const acte = (statut: "publie" | "archive") =>
			modererProjet(moi, slug, {
				statut,
				mis_en_avant: undefined,
				motif: null,
			});
		expect(await acte("publie")).toMatchObject({ ok: true });
		expect(await nouveaux(la)).toEqual(["publie projet"]);
		await rows(sql`UPDATE projets SET nb_votes = 3 WHERE slug = ${slug}`);
		expect(await nouveaux(la)).toEqual([]);
		await changer(slug);
		await changer(slug);
		expect(await nouveaux(la)).toEqual(["modifie projet"]);
		expect(await acte("archive")).toMatchObject({ ok: true });
		expect(await nouveaux(la)).toEqual(["retire projet"]);
		await rows(sql`DELETE FROM projets WHERE slug = ${slug}`);
		expect(await nouveaux(la)).toEqual([]);
	});

	test("the states of a need, its steps and its places; with it they go in one event", async () => {
		const la = { la: 0 };
		const moi = await acteurDeRole();
		const { id: place, slug } = await placeOuverte(moi);
		expect(await nouveaux(la)).toEqual([
			"publie besoin",
			`publie place ${place}`,
		]);
		const etape = { jour: "2026-11-01", titre: "Un pas", texte: "Fait." };
		expect(
			await ajouterEtape(moi, slug, {
				...etape,
				...{ titre_en: null, texte_en: null },
			}),
		).toMatchObject({ ok: true });
		expect(await nouveaux(la)).toEqual(["modifie besoin", "publie etape 1"]);
		await rows(sql`UPDATE places SET prises = 1 WHERE id = ${place}`);
		expect(await nouveaux(la)).toEqual([]);
		await rows(
			sql`UPDATE places SET fermee_le = now(), fermeture = 'equipe', modifie_le = clock_timestamp() WHERE id = ${place}`,
		);
		await retirerEtape(moi, slug, 1);
		expect(await nouveaux(la)).toEqual([
			`retire place ${place}`,
			"retire etape 1",
		]);
		await modererBesoin(moi, slug, {
			...{ statut: "publie", projet: undefined, motif: null },
		});
		expect(await nouveaux(la)).toEqual(["etat besoin"]);
		await rows(sql`DELETE FROM besoins WHERE slug = ${slug}`);
		expect(await nouveaux(la)).toEqual(["retire besoin"]);
	});

	test("a project that is featured, the project of a need, and a link between both, while they are public", async () => {
		const la = { la: 0 };
		const moi = await acteurDeRole();
		const [projet, besoin, propose] = [slugNeuf(), slugNeuf(), slugNeuf()];
		await creerProjet({ slug: projet });
		await creerBesoin({ slug: besoin });
		await creerBesoin({ slug: propose, statut: "propose", publie_le: null });
		await nouveaux(la);
		const tel_quel = { statut: undefined, motif: null };
		const mettreEnAvant = (mis_en_avant: boolean) =>
			modererProjet(moi, projet, { ...tel_quel, mis_en_avant });
		const lier = (slug: string, voulu: string | null) =>
			modererBesoin(moi, slug, { ...tel_quel, projet: voulu });
		expect(await mettreEnAvant(true)).toMatchObject({ ok: true });
		expect(await lier(besoin, projet)).toMatchObject({ ok: true });
		expect(await lier(propose, projet)).toMatchObject({ ok: true });
		expect(await nouveaux(la)).toEqual(["modifie projet", "modifie besoin"]);
		await mettreEnAvant(true);
		await lier(besoin, projet);
		expect(await nouveaux(la)).toEqual([]);
		await lier(besoin, null);
		expect(await nouveaux(la)).toEqual(["modifie besoin"]);
		await deciderLien(moi, besoin, projet, "confirme");
		expect(await nouveaux(la)).toEqual(["modifie projet", "modifie besoin"]);
		await deciderLien(moi, besoin, projet, "ecarte");
		// It takes back the phrase that it had lent the project.
		expect(await nouveaux(la)).toEqual(["modifie projet", "modifie besoin"]);
	});

	test("a need whose project changes or goes, an article whose project goes, what is filed under a theme that is renamed, and an entry whose area is found", async () => {
		const la = { la: 0 };
		const moi = await acteurDeRole();
		const [projet, besoin] = [slugNeuf(), slugNeuf()];
		const [article, theme] = [slugNeuf(), slugNeuf()];
		await creerTheme({ slug: theme });
		await creerProjet({ slug: projet, themes: [theme] });
		await creerBesoin({
			slug: besoin,
			territoire: "Angers",
			projet: { connect: { slug: projet } },
		});
		await creerBesoin({
			slug: slugNeuf(),
			theme: { connect: { slug: theme } },
		});
		await creerArticle({ slug: article, projets: [projet] });
		await nouveaux(la);
		await changer(projet);
		expect(await nouveaux(la)).toEqual(["modifie projet", "modifie besoin"]);
		await etat(projet, "archive");
		const suite = ["modifie article", "modifie besoin"];
		expect(await nouveaux(la)).toEqual(["retire projet", ...suite]);
		await etat(projet, "publie");
		expect(await nouveaux(la)).toEqual(["publie projet", ...suite]);
		await modifierTheme(moi, theme, {
			...{ nom: "Autre nom", description: null },
			...{ nom_en: null, description_en: null },
		});
		expect(await nouveaux(la)).toEqual([
			"modifie projet",
			"modifie besoin",
			"modifie besoin",
		]);
		await rapprocherLieux({ nature: "operateur" }, { essai: false });
		expect(await nouveaux(la)).toEqual(["modifie besoin"]);
	});

	test("an article, and a need that is merged", async () => {
		const la = { la: 0 };
		await prisma().article.create({
			data: {
				...{
					slug: slugNeuf(),
					titre: "Titre",
					resume: "Résumé",
					auteur: "Nous",
				},
				...{ date: new Date("2026-01-01"), texte: "x", html: "<p>x</p>" },
				statut: "publie",
			},
		});
		const garde = await creerBesoin({ slug: slugNeuf() });
		const absorbe = await creerBesoin({ slug: slugNeuf() });
		await nouveaux(la);
		await rows(
			sql`UPDATE besoins SET statut = 'fusionne', fusionne_dans_id = ${garde} WHERE id = ${absorbe}`,
		);
		await rows(sql`DELETE FROM articles`);
		expect(await nouveaux(la)).toEqual(["fusionne besoin", "retire article"]);
	});
});

describe("within the minute", () => {
	test("an act and its undo leave nothing, and what remains of several is one", async () => {
		const la = { la: 0 };
		const slug = slugNeuf();
		await creerProjet({ slug });
		await etat(slug, "archive");
		expect(await nouveaux(la)).toEqual([]);
		await etat(slug, "publie");
		await changer(slug);
		expect(await nouveaux(la)).toEqual(["publie projet"]);
		await changer(slug);
		await etat(slug, "archive");
		await etat(slug, "publie");
		expect(await nouveaux(la)).toEqual(["modifie projet"]);
		await etat(slug, "archive");
		await etat(slug, "publie");
		expect(await nouveaux(la)).toEqual([]);
	});

	test("nothing is numbered before; then all of an object is, of what it was a minute ago", async () => {
		const slug = slugNeuf();
		await creerProjet({ slug });
		expect(await numeroterEvenements(SYSTEME)).toEqual({ ok: true, valeur: 0 });
		await rows(sql`UPDATE evenements SET le = le - interval '60 seconds'`);
		await changer(slug);
		expect(await numeroterEvenements(SYSTEME)).toEqual({ ok: true, valeur: 1 });
		expect(await lireApres(0)).toMatchObject([[{ slug, type: "publie" }], 1]);
	});

	test("only the system numbers", async () => {
		expect(await numeroterEvenements(await acteurDeRole("admin"), 0)).toEqual({
			...{ ok: false, refus: "interdit", raison: "role" },
		});
	});
});

describe("nothing is lost", () => {
	test("what was written earlier and ended later is read by number, and would be missed by id", async () => {
		const ecrit = Promise.withResolvers<void>();
		const fin = Promise.withResolvers<void>();
		const lente = inTransaction(async (tx) => {
			await tx.$executeRaw(
				sql`INSERT INTO evenements (type, nature, objet_id, slug, apres) VALUES ('publie', 'projet', 1, 'lente', 'publie')`,
			);
			ecrit.resolve();
			await fin.promise;
		});
		await ecrit.promise;
		await creerProjet({ slug: "rapide" });
		const la = { la: 0 };
		expect(await nouveaux(la)).toEqual(["publie projet"]);
		const [vu] = await rows<{ id: number }>(
			sql`SELECT max(id)::int AS id FROM evenements`,
		);
		fin.resolve();
		await lente;
		expect(
			await rows(sql`SELECT 1 FROM evenements WHERE id > ${vu?.id ?? 0}`),
		).toEqual([]);
		expect(await nouveaux(la)).toEqual(["publie projet"]);
	});

	test("eight writers of whom some give up, two processes that number, three readers: each has every change, in one order", async () => {
		let ecrivent = true;
		let toutNumerote = false;
		const ecrire = async (qui: number) => {
			for (let tour = 0; tour < 20; tour++)
				await inTransaction(async (tx) => {
					const slug = `ecrit-${qui}-${tour % 4}`;
					await tx.$executeRaw(
						sql`UPDATE projets SET statut = CASE statut WHEN 'publie' THEN 'archive' ELSE 'publie' END WHERE slug = ${slug}`,
					);
					await tx.$queryRaw(
						sql`SELECT pg_sleep(${((qui * tour) % 5) / 500})::text`,
					);
					if ((qui + tour) % 10 === 0) throw new Error("given up");
				}).catch((error: unknown) => {
					if (!String(error).includes("given up")) throw error;
				});
		};
		const numeroter = async () => {
			while (ecrivent) await numeroterEvenements(SYSTEME, 0);
		};
		const publics = new Map<string, boolean>();
		for (let qui = 0; qui < 8; qui++)
			for (let rang = 0; rang < 4; rang++)
				await creerProjet({ slug: `ecrit-${qui}-${rang}`, statut: "archive" });
		const suivre = async () => {
			const copie = new Map<string, boolean>(publics);
			const numeros: number[] = [];
			let la = 0;
			for (let fini = false; ; ) {
				const [lus, reste] = await lireApres(la);
				la = reste;
				for (const { numero, slug, type } of lus) {
					numeros.push(numero);
					copie.set(slug ?? "", type !== "retire");
				}
				if (fini) return { copie, numeros };
				fini = toutNumerote;
			}
		};
		const suivis = [suivre(), suivre(), suivre()];
		const numerotes = [numeroter(), numeroter()];
		await Promise.all(Array.from({ length: 8 }, (_, qui) => ecrire(qui)));
		ecrivent = false;
		await Promise.all(numerotes);
		await numeroterEvenements(SYSTEME, 0);
		toutNumerote = true;
		const attendu = await rows<{ slug: string }>(
			sql`SELECT slug FROM projets WHERE statut = 'publie' ORDER BY slug`,
		);
		for (const { copie, numeros } of await Promise.all(suivis)) {
			expect(numeros).toEqual(numeros.map((_, rang) => rang + 1));
			expect(numeros.length).toBeGreaterThan(30);
			expect(
				[...copie].flatMap(([slug, visible]) => (visible ? slug : [])).sort(),
			).toEqual(attendu.map(({ slug }) => slug).sort());
		}
	});
});

test("what is no longer all kept is told, and what is next is said of an empty page too", async () => {
	expect(
		await listerEvenements({ apres: undefined, limite: undefined }),
	).toEqual({ ok: true, valeur: { elements: [], total: 0, suivant: "0" } });
	for (let rang = 0; rang < 3; rang++) await creerProjet({ slug: slugNeuf() });
	await numeroterEvenements(SYSTEME, 0);
	await rows(sql`DELETE FROM evenements WHERE numero < 3`);
	expect(await listerEvenements({ apres: 1, limite: undefined })).toEqual({
		...{ ok: false, refus: "introuvable", depasse: true },
	});
	for (const apres of [undefined, 2])
		expect(await listerEvenements({ apres, limite: undefined })).toMatchObject({
			valeur: { elements: [{ numero: 3 }], suivant: "3" },
		});
	expect(await listerEvenements({ apres: 3, limite: 1 })).toMatchObject({
		valeur: { elements: [], suivant: "3" },
	});
});
