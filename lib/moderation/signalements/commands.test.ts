import { expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import type { Langue } from "#lib/platform/langues";
import type { MotifSignalement } from "#lib/signalements/schema";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import {
	acteurDeRole,
	dernierActe,
	slugNeuf,
} from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererProjet } from "../commands.ts";
import { annulerActe } from "../jugement/commands.ts";
import { rouvrirSignalement, traiterSignalements } from "./commands.ts";
import {
	apercevoirReponses,
	lireSignales,
	listerSignalements,
} from "./queries.ts";
import {
	estGrave,
	SIGNALEMENTS_MAX_PAR_GROUPE,
	TraitementForme,
} from "./schema.ts";

useTestDatabase();

let heure = 0;

/** Reports on one entry, in this order, an hour apart. */
async function signales(
	objet: { projet_id: number } | { besoin_id: number },
	...motifs: MotifSignalement[]
): Promise<number[]> {
	const ids: number[] = [];
	for (const motif of motifs) {
		heure += 1;
		const { id } = await prisma().signalement.create({
			data: { ...objet, motif, cree_le: new Date(heure * 3_600_000) },
		});
		ids.push(id);
	}
	return ids;
}

/** The queue as a moderator reads it, and the reports of each group: of the first one of an entry, those of its page. */
function file() {
	return listerSignalements().then((groupes) =>
		Promise.all(
			groupes.map(async ({ nature, slug, illicite, nombre }) => {
				const { groupe, autres } = await lireSignales(nature, slug);
				const estLePremier = groupe.some(estGrave) === illicite;
				expect(estLePremier ? groupe.length : autres).toBe(nombre);
				const suivants = await rows<{ id: number }>(
					sql`SELECT s.id FROM signalements s LEFT JOIN projets p ON p.id = s.projet_id LEFT JOIN besoins b ON b.id = s.besoin_id
					    WHERE ${slug} IN (p.slug, b.slug) AND s.motif <> 'illicite' AND s.traite_le IS NULL ORDER BY s.id`,
				);
				const ids = (estLePremier ? groupe : suivants).map(({ id }) => id);
				return [slug, illicite ? "illicite" : "autres", ...ids];
			}),
		),
	);
}

const GARDEE = { decision: "gardee", note: null, reponse: null } as const;

const projet = (slug: string) =>
	({ ...GARDEE, objet: "projet", slug }) as const;

test("reports are grouped by entry, those of illegal content first and separate, and closed by group", async () => {
	await emptyDirectory();
	const moi = await acteurDeRole();
	const [calme, grave] = [slugNeuf(), slugNeuf()];
	const besoin_id = await creerBesoin({ slug: calme });
	const projet_id = await creerProjet({ slug: grave });
	const [a, b] = await signales({ besoin_id }, "inexact", "doublon");
	const [c, d, e] = await signales(
		{ projet_id },
		...(["illicite", "lien_mort", "illicite"] as const),
	);
	expect(await file()).toEqual([
		[grave, "illicite", c, e],
		[calme, "autres", a, b],
		[grave, "autres", d],
	]);

	const ordinaires = { ...projet(grave), illicite: false, ids: [d ?? 0] };
	expect((await traiterSignalements(moi, ordinaires)).ok).toBe(true);
	expect(await file()).toEqual([
		[grave, "illicite", c, e],
		[calme, "autres", a, b],
	]);
	expect(await dernierActe("projet", grave)).toMatchObject({
		acte: "traiterSignalement",
		apres: {
			...{ signalements: [d], illicite: false },
			...{ decision: "gardee", reponses: 0 },
		},
	});

	const illicites = {
		...projet(grave),
		illicite: true,
		ids: [c ?? 0, e ?? 0],
	};
	expect((await traiterSignalements(moi, illicites)).ok).toBe(true);
	expect(await file()).toEqual([[calme, "autres", a, b]]);
	const { groupe, clos } = await lireSignales("projet", grave);
	expect(groupe).toEqual([]);
	expect(clos.map(({ id }) => id).sort()).toEqual([c, d, e].sort());

	expect((await rouvrirSignalement(moi, c ?? 0)).ok).toBe(true);
	expect(await file()).toEqual([
		[grave, "illicite", c],
		[calme, "autres", a, b],
	]);
});

test("reports received since the page was read stay in the queue, and so do those of another group or entry", async () => {
	await emptyDirectory();
	const moi = await acteurDeRole();
	const [un, deux] = [slugNeuf(), slugNeuf()];
	const premier = { projet_id: await creerProjet({ slug: un }) };
	const second = { projet_id: await creerProjet({ slug: deux }) };
	const [lu, illicite, ensuite] = await signales(
		premier,
		...(["autre", "illicite", "autre"] as const),
	);
	const [ailleurs] = await signales(second, "autre");
	const ids = [lu ?? 0, illicite ?? 0, ailleurs ?? 0];
	const demande = { ...projet(un), illicite: false, ids };
	expect((await traiterSignalements(moi, demande)).ok).toBe(true);
	expect(await file()).toEqual([
		[un, "illicite", illicite],
		[un, "autres", ensuite],
		[deux, "autres", ailleurs],
	]);
	expect((await traiterSignalements(moi, demande)).ok).toBe(true);
	expect(
		await prisma().journalEntree.count({ where: { objet_slug: un } }),
	).toBe(1);
});

test("a group longer than the page shows its oldest, and says how many come next", async () => {
	await emptyDirectory();
	const slug = slugNeuf();
	const projet_id = await creerProjet({ slug });
	const nombre = SIGNALEMENTS_MAX_PAR_GROUPE + 1;
	await prisma().signalement.createMany({
		data: Array.from({ length: nombre }, () => ({
			projet_id,
			motif: "autre",
		})),
	});
	expect(await listerSignalements()).toMatchObject([{ slug, nombre }]);
	const { groupe, autres } = await lireSignales("projet", slug);
	expect(groupe).toHaveLength(SIGNALEMENTS_MAX_PAR_GROUPE);
	expect(autres).toBe(1);
});

test("members can close nothing, and an unknown entry or report is rejected", async () => {
	const membre: ActeurCompte = await acteurDeRole("membre");
	const moi = await acteurDeRole();
	const demande = { ...projet(slugNeuf()), illicite: true, ids: [1] };
	for (const refus of [
		await traiterSignalements(membre, demande),
		await rouvrirSignalement(membre, 1),
	])
		expect(refus).toMatchObject({ ok: false, refus: "interdit" });
	for (const refus of [
		await traiterSignalements(moi, demande),
		await rouvrirSignalement(moi, 2 ** 31 - 1),
	])
		expect(refus).toMatchObject({ ok: false, refus: "introuvable" });
});

test("the form contains the reports that it closes, as many as a group shows at most", () => {
	const lire = (ids: string[]) =>
		TraitementForme.safeParse({
			objet: "projet",
			slug: "x",
			illicite: "false",
			decision: "gardee",
			ids,
		}).success;
	expect(lire(["1"])).toBe(true);
	expect(lire(Array(SIGNALEMENTS_MAX_PAR_GROUPE).fill("1"))).toBe(true);
	expect(lire(Array(SIGNALEMENTS_MAX_PAR_GROUPE + 1).fill("1"))).toBe(false);
	expect(lire([])).toBe(false);
	expect(lire(["x"])).toBe(false);
});

/** A report whose reader wants an answer at this address. */
async function attendu(
	projet_id: number,
	courriel: string,
	langue: Langue = "fr",
): Promise<number> {
	const { id } = await prisma().signalement.create({
		data: { projet_id, motif: "inexact", courriel, langue },
	});
	return id;
}

async function reponses(): Promise<unknown[]> {
	const lus = await rows(
		sql`SELECT destinataire, langue, statut, donnees ->> 'reponse' AS dite, cle NOT LIKE '%@%' AS sans_adresse
		    FROM courriels WHERE gabarit = 'signalement_traite' ORDER BY id`,
	);
	return lus;
}

test("whoever left an address gets one mail, in the language of the page of the report, with the words that were shown; nobody else gets one", async () => {
	await emptyDirectory();
	const moi = await acteurDeRole();
	const slug = slugNeuf();
	const projet_id = await creerProjet({ slug });
	const [sans] = await signales({ projet_id }, "inexact");
	const ids = [
		sans ?? 0,
		await attendu(projet_id, "lise@exemple.org"),
		await attendu(projet_id, "lise@exemple.org", "en"),
		await attendu(projet_id, "ada@exemple.org", "en"),
	];
	const demande = {
		objet: "projet",
		slug,
		illicite: false,
		ids,
		decision: "corrigee",
		note: "Vu.",
		reponse: "Merci à vous.",
	} as const;
	const montrees = await apercevoirReponses(demande);
	expect(
		montrees.map(({ langue, nombre, sujet }) => [langue, nombre, sujet]),
	).toEqual([
		["fr", 1, `Votre signalement : Projet ${slug}`],
		["en", 1, `Your report: Projet ${slug}`],
	]);
	for (const { texte } of montrees) expect(texte).toContain("Merci à vous.");
	expect(await reponses()).toEqual([]);
	expect((await traiterSignalements(moi, demande)).ok).toBe(true);
	const attente = {
		statut: "attente",
		dite: "Merci à vous.",
		sans_adresse: true,
	};
	expect(await reponses()).toEqual([
		{ destinataire: "lise@exemple.org", langue: "fr", ...attente },
		{ destinataire: "ada@exemple.org", langue: "en", ...attente },
	]);
	expect(await apercevoirReponses(demande)).toEqual([]);
	const { clos } = await lireSignales("projet", slug);
	expect(clos[0]).toMatchObject({ decision: "corrigee", note: "Vu." });
	expect(JSON.stringify(clos)).not.toMatch(/lise@|ada@/);
});

test("a report reopened within the delay takes its mail back and keeps its note; closed again, it is answered once", async () => {
	await emptyDirectory();
	const moi = await acteurDeRole();
	const slug = slugNeuf();
	const projet_id = await creerProjet({ slug });
	const id = await attendu(projet_id, "lise@exemple.org");
	const ids = [id];
	const demande = {
		objet: "projet",
		slug,
		illicite: false,
		ids,
		decision: "infonde",
		note: "À revoir.",
		reponse: "Non.",
	} as const;
	await traiterSignalements(moi, demande);
	expect((await rouvrirSignalement(moi, id)).ok).toBe(true);
	expect(await reponses()).toMatchObject([{ statut: "annule" }]);
	expect((await lireSignales("projet", slug)).groupe).toMatchObject([
		{ decision: null, reponse: null, note: "À revoir." },
	]);
	await traiterSignalements(moi, { ...demande, note: null });
	expect(await reponses()).toMatchObject([
		{ statut: "annule" },
		{ statut: "attente", dite: "Non." },
	]);
	expect(await lireSignales("projet", slug)).toMatchObject({
		groupe: [],
		clos: [{ note: "À revoir.", repondre: "fr" }],
	});
});

test("of two reports of one reader closed together, the mail leaves while one is closed, and goes with the last that is reopened", async () => {
	await emptyDirectory();
	const moi = await acteurDeRole();
	const slug = slugNeuf();
	const projet_id = await creerProjet({ slug });
	const ids = [
		await attendu(projet_id, "lise@exemple.org"),
		await attendu(projet_id, "lise@exemple.org"),
	];
	const demande = { ...projet(slug), illicite: false, ids };
	await traiterSignalements(moi, demande);
	await rouvrirSignalement(moi, ids[0] ?? 0);
	expect(await reponses()).toMatchObject([{ statut: "attente" }]);
	await rouvrirSignalement(moi, ids[1] ?? 0);
	expect(await reponses()).toMatchObject([{ statut: "annule" }]);
});

test("the mail names the page of an entry that is public, and none of one that was taken out", async () => {
	const slug = slugNeuf();
	const projet_id = await creerProjet({ slug, statut: "archive" });
	const id = await attendu(projet_id, "lise@exemple.org");
	const ids = [id];
	const demande = {
		objet: "projet",
		slug,
		illicite: false,
		ids,
		decision: "retiree",
		note: null,
		reponse: null,
	} as const;
	const [archivee] = await apercevoirReponses(demande);
	expect(archivee?.texte).not.toContain(`/projets/${slug}`);
	await prisma().projet.update({ where: { slug }, data: { statut: "publie" } });
	const [publiee] = await apercevoirReponses(demande);
	expect(publiee?.texte).toContain(`/projets/${slug}`);
});

test("a report is not closed as a take-down while its entry is public", async () => {
	const slug = slugNeuf();
	const besoin_id = await creerBesoin({ slug, statut: "etude" });
	const ids = await signales({ besoin_id }, "illicite");
	const moi = await acteurDeRole();
	const retiree = {
		...{ ...GARDEE, decision: "retiree" as const },
		...{ objet: "besoin" as const, slug, illicite: true, ids },
	};
	expect(await traiterSignalements(moi, retiree)).toMatchObject({
		refus: "invalide",
		detail: [{ loc: ["body", "decision"] }],
	});
	expect((await lireSignales("besoin", slug)).groupe).toHaveLength(1);
	await prisma().besoin.update({
		where: { slug },
		data: { statut: "archive" },
	});
	expect((await traiterSignalements(moi, retiree)).ok).toBe(true);
	expect((await lireSignales("besoin", slug)).groupe).toEqual([]);
});

test("a take-down that is undone, or replaced within the minute, reopens the reports that it closed: nobody is told of it", async () => {
	await emptyDirectory();
	const moi = await acteurDeRole();
	const slug = slugNeuf();
	const projet_id = await creerProjet({ slug });
	const ids = [await attendu(projet_id, "lise@exemple.org")];
	const donner = (statut: "archive" | "publie") =>
		modererProjet(moi, slug, { statut, mis_en_avant: undefined, motif: null });
	const retiree = { ...projet(slug), decision: "retiree" as const };
	const clore = () =>
		traiterSignalements(moi, { ...retiree, illicite: false, ids });
	const etats = async () => (await reponses()).map((une) => Object(une).statut);
	await donner("archive");
	const { id } = await dernierActe("projet", slug);
	expect((await clore()).ok).toBe(true);
	expect(await etats()).toEqual(["attente"]);
	expect((await annulerActe(moi, id)).ok).toBe(true);
	expect(await etats()).toEqual(["annule"]);
	expect((await lireSignales("projet", slug)).groupe).toHaveLength(1);
	await donner("archive");
	await clore();
	await donner("publie");
	expect(await etats()).toEqual(["annule", "annule"]);
	expect((await lireSignales("projet", slug)).groupe).toHaveLength(1);
	await donner("archive");
	await clore();
	await rows(
		sql`UPDATE signalements SET traite_le = traite_le - interval '61 seconds'`,
	);
	await donner("publie");
	expect((await lireSignales("projet", slug)).groupe).toEqual([]);
});
