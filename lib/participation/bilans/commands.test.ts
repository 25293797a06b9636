import { beforeEach, describe, expect, test } from "vitest";
import { lireBesoin } from "#lib/besoins/queries";
import { effacerCompte } from "#lib/espace/effacement/commands";
import { exporterMesDonnees } from "#lib/espace/queries";
import { suivreBilans } from "#lib/exploitation/commands";
import {
	reunirBesoins,
	separerBesoins,
} from "#lib/moderation/voisins/commands";
import type { Acteur } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { signerBilan, signerReprise } from "#lib/platform/mail/need-links";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin } from "#prisma/entries.fixture";
import { checkInvariants } from "#prisma/invariants.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import {
	besoinLivre,
	dire,
	repondants,
	soutienDe,
} from "#prisma/outcomes.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { retirerSoutien } from "../commands.ts";
import { reprendreSoutien } from "../reunions/commands.ts";
import { donnerBilan, donnerBilanParLien } from "./commands.ts";
import { lireQuestion, lireQuestionDuLien } from "./queries.ts";
import { BILAN_MODIFIABLE_JOURS } from "./rules.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const SYSTEME: Acteur = { nature: "systeme" };
const DIT = { phrase: null, publique: false, langue: "fr" } as const;

async function bilan(slug: string) {
	const lu = await lireBesoin(slug);
	if (!lu.ok) throw new Error(lu.refus);
	return lu.valeur.bilan;
}

async function ecarts() {
	const { ecarts: tous } = await checkInvariants();
	return tous.filter(({ regle }) => regle.startsWith("bilans_"));
}

describe("who may answer, and when", () => {
	test("an unknown need is unknown; who does not support it is refused; before the delivery it is too early", async () => {
		await besoinLivre("livre");
		await creerBesoin({ slug: "etude", statut: "etude" });
		await creerBesoin({ slug: "archive", statut: "archive" });
		const passant = await acteurDeRole("membre");
		const soutien = await soutienDe("etude");
		await soutienDe("livre");
		expect(await lireQuestion(passant.compte_id, "livre")).toMatchObject({
			valeur: {
				besoin: { slug: "livre", traductions: {} },
				...{ obstacle: "sans_soutien", modifiable: false },
			},
		});
		for (const slug of ["inconnu", "archive", "Pas un slug"])
			expect(await dire(passant, slug, "oui")).toMatchObject({
				refus: "introuvable",
			});
		expect(await dire(passant, "livre", "oui")).toMatchObject({
			refus: "interdit",
			raison: "sans_soutien",
		});
		expect(await donnerBilan(passant, "livre", null)).toMatchObject({
			refus: "interdit",
		});
		for (const agir of [
			() => dire(soutien, "etude", "oui"),
			() => donnerBilan(soutien, "etude", null),
		])
			expect(await agir()).toMatchObject({ refus: "conflit" });
		expect(await rows(sql`SELECT 1 FROM reponses_bilan`)).toEqual([]);
	});

	test("one answer an account, however often and at once it is given; it changes, and is taken back, for sixty days", async () => {
		await besoinLivre("livre");
		const moi = await soutienDe("livre");
		const faits = await Promise.all(
			Array.from({ length: 20 }, () => dire(moi, "livre", "oui")),
		);
		expect(faits.every(({ ok }) => ok)).toBe(true);
		expect(await rows(sql`SELECT reponse FROM reponses_bilan`)).toEqual([
			{ reponse: "oui" },
		]);
		expect(
			await dire(moi, "livre", "non", { phrase: "Il manque un hameau." }),
		).toMatchObject({
			valeur: { reponse: "non", phrase_etat: "equipe" },
		});
		await vieillir(BILAN_MODIFIABLE_JOURS - 1);
		expect(await dire(moi, "livre", "en_partie")).toMatchObject({ ok: true });
		await vieillir(1);
		for (const agir of [
			() => dire(moi, "livre", "oui"),
			() => donnerBilan(moi, "livre", null),
		])
			expect(await agir()).toMatchObject({ refus: "conflit" });
		expect(await lireQuestion(moi.compte_id, "livre")).toMatchObject({
			valeur: { modifiable: false, mien: { reponse: "en_partie" } },
		});
		await vieillir(-1);
		expect(await donnerBilan(moi, "livre", null)).toMatchObject({
			valeur: { reponse: null },
		});
		expect(await rows(sql`SELECT 1 FROM reponses_bilan`)).toEqual([]);
	});

	test("the link of a mail answers for its account; one that we did not sign does nothing", async () => {
		const besoin_id = await besoinLivre("livre");
		const { compte_id } = await soutienDe("livre");
		const jeton = signerBilan({ compte_id, besoin_id });
		expect(await lireQuestionDuLien(jeton)).toMatchObject({
			valeur: { obstacle: null, mien: { reponse: null } },
		});
		for (const faux of ["", "faux", `${jeton}A`]) {
			expect(await lireQuestionDuLien(faux)).toMatchObject({ ok: false });
			expect(
				await donnerBilanParLien(faux, { ...DIT, reponse: "oui" }),
			).toMatchObject({ refus: "introuvable" });
		}
		expect(
			await donnerBilanParLien(jeton, { ...DIT, reponse: "oui" }),
		).toMatchObject({ valeur: { reponse: "oui" } });
		expect(await donnerBilanParLien(jeton, null)).toMatchObject({ ok: true });
		await prisma().compte.update({
			where: { id: compte_id },
			data: { suspendu: true, suspendu_le: new Date() },
		});
		expect(
			await donnerBilanParLien(jeton, { ...DIT, reponse: "oui" }),
		).toMatchObject({ refus: "non_autorise" });
		expect(await rows(sql`SELECT 1 FROM reponses_bilan`)).toEqual([]);
	});
});

/** Sets every answer that many days earlier. */
async function vieillir(jours: number): Promise<void> {
	await rows(
		sql`UPDATE reponses_bilan SET cree_le = cree_le - make_interval(days => ${jours})`,
	);
}

describe("the public figure", () => {
	test("four answers are null, the fifth makes it; it withdraws as soon as one of five leaves", async () => {
		await besoinLivre("livre");
		const acteurs = await repondants("livre", { oui: 4 });
		expect(await bilan("livre")).toBeNull();
		const [cinquieme] = await repondants("livre", { non: 1 });
		expect(await bilan("livre")).toMatchObject({
			reponses: 5,
			parts: [{ reponses: ["oui", "en_partie", "non"], nombre: 5 }],
		});
		expect(await ecarts()).toEqual([]);
		const [premier] = acteurs;
		if (!premier || !cinquieme) throw new Error("five accounts");
		await retirerSoutien(premier, "livre");
		expect(await bilan("livre")).toBeNull();
		expect(await rows(sql`SELECT 1 FROM reponses_bilan`)).toHaveLength(4);
		await repondants("livre", { oui: 1 });
		expect(await bilan("livre")).toMatchObject({ reponses: 5 });
		await donnerBilan(cinquieme, "livre", null);
		expect(await bilan("livre")).toBeNull();
		expect(await ecarts()).toEqual([]);
	});

	test.each(["takes that support back", "is given it back by the undoing"])(
		"it withdraws at once when one of five, whose support a merge had moved there, %s",
		async (comment) => {
			const garde_id = await besoinLivre("livre");
			const besoin_id = await creerBesoin({ slug: "autre" });
			const venu = await soutienDe("autre");
			const moderateur = await acteurDeRole("moderateur");
			const raison = { raison_fr: "C’est le même.", raison_en: null };
			await reunirBesoins(moderateur, {
				...{ absorbe: "autre", garde: "livre", ...raison },
			});
			await repondants("livre", { oui: 4 });
			expect(await dire(venu, "livre", "non")).toMatchObject({ ok: true });
			expect(await bilan("livre")).toMatchObject({ reponses: 5 });
			const { compte_id } = venu;
			const parti = comment.startsWith("takes")
				? await reprendreSoutien(signerReprise({ compte_id, besoin_id }))
				: await separerBesoins(moderateur, "autre");
			expect(parti).toMatchObject({ ok: true });
			expect(await bilan("livre")).toBeNull();
			expect(
				await prisma().reponseBilan.count({ where: { besoin_id: garde_id } }),
			).toBe(4);
			expect(await ecarts()).toEqual([]);
		},
	);

	test("it moves by night only, and only by five at least", async () => {
		await besoinLivre("livre");
		await repondants("livre", { oui: 5 });
		await repondants("livre", { oui: 5, non: 4 });
		expect(await bilan("livre")).toMatchObject({ reponses: 5 });
		expect(await suivreBilans()).toBe(1);
		expect(await bilan("livre")).toMatchObject({
			reponses: 14,
			parts: [{ nombre: 14 }],
		});
		await repondants("livre", { non: 1 });
		expect(await suivreBilans()).toBe(0);
		await repondants("livre", { oui: 4 });
		expect(await suivreBilans()).toBe(1);
		expect(await bilan("livre")).toMatchObject({
			reponses: 19,
			parts: [
				{ reponses: ["oui"], nombre: 14, pourcentage: 74 },
				{ reponses: ["en_partie", "non"], nombre: 5, pourcentage: 26 },
			],
		});
		expect(await suivreBilans()).toBe(0);
		expect(await ecarts()).toEqual([]);
	});

	test("answers go with the account, at once; those of a suspended one leave by night, and come back", async () => {
		await besoinLivre("livre");
		const [un, deux] = await repondants("livre", { oui: 6 });
		if (!un || !deux) throw new Error("six accounts");
		const hors = (le: Date | null) =>
			prisma().compte.update({
				where: { id: un.compte_id },
				data: { hors_decomptes_le: le },
			});
		await effacerCompte(SYSTEME, deux.compte_id);
		expect(await bilan("livre")).toMatchObject({ reponses: 5 });
		expect(await rows(sql`SELECT 1 FROM reponses_bilan`)).toHaveLength(5);
		await hors(new Date());
		await suivreBilans();
		expect(await bilan("livre")).toBeNull();
		await hors(null);
		await suivreBilans();
		expect(await bilan("livre")).toMatchObject({ reponses: 5 });
		const reste = await prisma().reponseBilan.findMany();
		const autre = reste.find(({ compte_id }) => compte_id !== un.compte_id);
		if (!autre) throw new Error("another answer");
		await effacerCompte(SYSTEME, autre.compte_id);
		expect(await bilan("livre")).toBeNull();
		expect(await ecarts()).toEqual([]);
	});

	test("accounts that answer and leave at once: one figure, which counts what is there", async () => {
		await besoinLivre("livre");
		const partants = await repondants("livre", { non: 4 });
		const acteurs = await Promise.all(
			Array.from({ length: 12 }, () => soutienDe("livre")),
		);
		await Promise.all([
			...acteurs.map((acteur) => dire(acteur, "livre", "oui")),
			...partants.map((acteur) => retirerSoutien(acteur, "livre")),
		]);
		await suivreBilans();
		expect(await rows(sql`SELECT 1 FROM reponses_bilan`)).toHaveLength(12);
		expect(
			await rows(sql`SELECT besoin_id FROM bilans WHERE en_cours`),
		).toHaveLength(1);
		expect(await ecarts()).toEqual([]);
	});

	test("a need that is reopened has none; delivered again, it asks anew", async () => {
		const id = await besoinLivre("livre");
		const [moi] = await repondants("livre", { oui: 5 });
		if (!moi) throw new Error("five accounts");
		const passer = async (statut: "developpement" | "livre") => {
			await rows(sql`UPDATE besoins SET statut = ${statut} WHERE id = ${id}`);
			await rows(
				sql`INSERT INTO jalons (besoin_id, statut) VALUES (${id}, ${statut})`,
			);
		};
		await passer("developpement");
		expect(await bilan("livre")).toBeNull();
		expect(await dire(moi, "livre", "non")).toMatchObject({ refus: "conflit" });
		await passer("livre");
		expect(await bilan("livre")).toBeNull();
		await vieillir(BILAN_MODIFIABLE_JOURS + 1);
		expect(await lireQuestion(moi.compte_id, "livre")).toMatchObject({
			valeur: { modifiable: true, mien: { reponse: null } },
		});
		expect(await dire(moi, "livre", "non")).toMatchObject({ ok: true });
		expect(await lireQuestion(moi.compte_id, "livre")).toMatchObject({
			valeur: { modifiable: true, mien: { reponse: "non" } },
		});
		await suivreBilans();
		expect(await bilan("livre")).toBeNull();
	});
});

test("what the account answered is in its export", async () => {
	await besoinLivre("livre");
	const moi = await soutienDe("livre");
	await dire(moi, "livre", "en_partie", {
		phrase: "Presque.",
		publique: true,
	});
	const lu = await exporterMesDonnees(moi.compte_id);
	expect(lu).toMatchObject({
		valeur: {
			reponses_bilan: [
				{
					slug: "livre",
					reponse: "en_partie",
					phrase: "Presque.",
					publique: true,
				},
			],
		},
	});
});

test("a sentence keeps its language when its author changes the answer on the page of another one", async () => {
	await besoinLivre("livre");
	const moi = await soutienDe("livre");
	const phrase = "Presque.";
	const langues = async () =>
		rows(
			sql`SELECT langue FROM reponses_bilan WHERE compte_id = ${moi.compte_id}`,
		);
	await dire(moi, "livre", "en_partie", { phrase, publique: true });
	await dire(moi, "livre", "oui", { phrase, publique: true, langue: "en" });
	expect(await langues()).toEqual([{ langue: "fr" }]);
	await dire(moi, "livre", "oui", { phrase: "Nearly.", langue: "en" });
	expect(await langues()).toEqual([{ langue: "en" }]);
});

test("whoever opens the mail's link once the need is taken down reads that there is nothing to answer; nobody else learns of that need", async () => {
	const besoin_id = await besoinLivre("livre");
	const [moi, autre] = [await soutienDe("livre"), await acteurDeRole("membre")];
	await rows(sql`UPDATE besoins SET statut = 'archive' WHERE slug = 'livre'`);
	const lue = {
		valeur: {
			besoin: { public: false },
			obstacle: "pas_livre",
			modifiable: false,
			mien: { reponse: null },
		},
	};
	const lien = ({ compte_id }: typeof moi) =>
		lireQuestionDuLien(signerBilan({ compte_id, besoin_id }));
	expect(await lien(moi)).toMatchObject(lue);
	expect(await lireQuestion(moi.compte_id, "livre")).toMatchObject(lue);
	expect(await lien(autre)).toMatchObject({ refus: "introuvable" });
	await creerBesoin({ slug: "attend", statut: "propose", publie_le: null });
	await rows(
		sql`INSERT INTO soutiens (compte_id, besoin_id) SELECT ${moi.compte_id}, id FROM besoins WHERE slug = 'attend'`,
	);
	expect(await lireQuestion(moi.compte_id, "attend")).toMatchObject({
		refus: "introuvable",
	});
});
