import { beforeEach, describe, expect, test } from "vitest";
import { contesterRetrait } from "#lib/espace/contributions/commands";
import {
	lireMonRetrait,
	listerMesRetraits,
} from "#lib/espace/contributions/queries";
import { effacerCompte } from "#lib/espace/effacement/commands";
import { envoyerBilan } from "#lib/exploitation/commands";
import { purger } from "#lib/exploitation/conservation/commands";
import { CONTESTATIONS_JOURS } from "#lib/exploitation/conservation/rules";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin } from "#prisma/entries.fixture";
import {
	acteurDeRole,
	courrielsA,
	dernierActe,
	slugNeuf,
} from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererBesoin } from "../commands.ts";
import { annulerActe } from "../jugement/commands.ts";
import { deciderContestation } from "./commands.ts";
import { listerContestations } from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const TEXTE = "La page a changé : regardez-la de nouveau, merci.";
const MOTIF = "Le texte fait la promotion d’un produit.";

type Monde = { moi: ActeurCompte; autre: ActeurCompte; auteur: ActeurCompte };

async function monde(): Promise<Monde> {
	return {
		moi: await acteurDeRole(),
		autre: await acteurDeRole("admin"),
		auteur: await acteurDeRole("membre", "en"),
	};
}

function passer(qui: ActeurCompte, slug: string, statut: "archive" | "publie") {
	const decision = { statut, projet: undefined, motif: MOTIF } as const;
	return modererBesoin(
		qui,
		slug,
		decision,
		statut === "archive"
			? { choisi: { choix: "publicite", doublon: null } }
			: {},
	);
}

/** A need under development, with one support, taken down by `moi`. */
async function retire({ moi, auteur }: Monde) {
	const slug = slugNeuf();
	const besoin_id = await creerBesoin({
		slug,
		statut: "developpement",
		nb_soutiens: 1,
		auteur: { connect: { id: auteur.compte_id } },
		jalons: { create: { statut: "developpement" } },
	});
	const { compte_id } = await acteurDeRole("membre");
	await prisma().soutien.create({ data: { besoin_id, compte_id } });
	expect(await passer(moi, slug, "archive")).toMatchObject({ ok: true });
	await rows(sql`UPDATE courriels SET statut = 'envoye'`);
	return { slug, besoin_id };
}

async function conteste(ici: Monde) {
	const vise = await retire(ici);
	expect(await contester(ici.auteur, vise.slug)).toMatchObject({ ok: true });
	const [contestation] = await listerContestations();
	if (!contestation) throw new Error("nothing waits");
	return { ...vise, contestation };
}

const contester = (qui: ActeurCompte, slug: string) =>
	contesterRetrait(qui, "besoin", slug, TEXTE);

const decider = async (
	qui: ActeurCompte,
	id: number,
	decision: "retabli" | "maintenu",
	reponse: string | null = "Vu.",
) => {
	const { besoin_id } = await prisma().retrait.findUniqueOrThrow({
		where: { id },
	});
	const visee = { nature: "besoin", id: besoin_id ?? 0 } as const;
	return deciderContestation(qui, visee, { id, decision, reponse });
};

const besoin = (id: number) =>
	prisma().besoin.findUniqueOrThrow({
		where: { id },
		include: { jalons: true, retraits: true },
	});

async function vieillir(besoin_id: number, duree: string) {
	await rows(
		sql`UPDATE retraits SET le = clock_timestamp() - ${duree}::interval WHERE besoin_id = ${besoin_id}`,
	);
}

describe("a take-down", () => {
	test("is contested by its author, once, also when two forms are sent at once", async () => {
		const ici = await monde();
		const { slug } = await retire(ici);
		const { besoin_id: autre } = await retire(await monde());
		expect(await contester(ici.autre, slug)).toMatchObject({
			refus: "introuvable",
		});
		const fois = await Promise.all([
			contester(ici.auteur, slug),
			contester(ici.auteur, slug),
		]);
		expect(fois.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(await contester(ici.auteur, slug)).toMatchObject({
			refus: "conflit",
		});
		const { compte_id } = ici.auteur;
		expect(await lireMonRetrait(compte_id, "besoin", slug)).toMatchObject({
			motif: MOTIF,
			texte: TEXTE,
			contestable: false,
			decision: null,
		});
		expect(await dernierActe("besoin", slug)).toMatchObject({
			acte: "contesterRetrait",
			acteur_id: compte_id,
		});
		expect((await besoin(autre)).retraits).toMatchObject([
			{ conteste_le: null },
		]);
	});

	test("is contested within six months, and not after", async () => {
		const ici = await monde();
		const { slug, besoin_id } = await retire(ici);
		await vieillir(besoin_id, "6 months 1 hour");
		expect(await contester(ici.auteur, slug)).toMatchObject({
			refus: "conflit",
		});
		expect(await listerMesRetraits(ici.auteur.compte_id)).toMatchObject([
			{ contestable: false, conteste_le: null },
		]);
		await vieillir(besoin_id, "5 months 20 days");
		expect(await contester(ici.auteur, slug)).toMatchObject({ ok: true });
	});

	test("can't be read by another account, is null for a public entry, and can't be contested by a suspended author", async () => {
		const ici = await monde();
		const { slug } = await retire(ici);
		const { compte_id } = ici.auteur;
		expect(await lireMonRetrait(ici.moi.compte_id, "besoin", slug)).toBeNull();
		await rows(
			sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${compte_id}`,
		);
		expect(await contester(ici.auteur, slug)).toMatchObject({
			refus: "non_autorise",
		});
		await passer(ici.moi, slug, "publie");
		expect(await lireMonRetrait(compte_id, "besoin", slug)).toBeNull();
	});
});

describe("a contest", () => {
	test("is decided by somebody other than the moderator who took the entry down, with the moderator role at least, and never by its author", async () => {
		const ici = await monde();
		const { contestation, slug, besoin_id } = await conteste(ici);
		const { id } = contestation;
		expect(contestation).toMatchObject({
			retirant_id: ici.moi.compte_id,
			texte: TEXTE,
			motif: MOTIF,
			decideurs: 1,
		});
		expect(await decider(ici.moi, id, "maintenu")).toMatchObject({
			refus: "conflit",
		});
		expect(await decider(ici.auteur, id, "retabli")).toMatchObject({
			refus: "interdit",
		});
		const { compte_id } = ici.auteur;
		const promu = { nature: "compte", compte_id, role: "moderateur" } as const;
		expect(await decider(promu, id, "retabli")).toMatchObject({
			refus: "conflit",
		});
		// The ordinary way back is closed too.
		expect(await passer(ici.moi, slug, "publie")).toMatchObject({
			refus: "conflit",
		});
		expect(await besoin(besoin_id)).toMatchObject({
			statut: "archive",
			retraits: [{ decision: null }],
		});
	});

	test("reports that no one else may decide when there is one moderator only", async () => {
		const [moi, auteur] = [await acteurDeRole(), await acteurDeRole("membre")];
		const { contestation } = await conteste({ moi, auteur, autre: moi });
		expect(contestation.decideurs).toBe(0);
	});

	test("when accepted, restores the entry's state, supports and timeline, and mails the author in words", async () => {
		const ici = await monde();
		const { contestation, slug, besoin_id } = await conteste(ici);
		expect(await decider(ici.autre, contestation.id, "retabli")).toMatchObject({
			ok: true,
		});
		expect(await besoin(besoin_id)).toMatchObject({
			statut: "developpement",
			nb_soutiens: 1,
			jalons: [{ statut: "developpement" }],
			retraits: [{ decision: "retabli", decideur_id: ici.autre.compte_id }],
		});
		expect(await courrielsA(ici.auteur)).toEqual([
			"contribution_retiree envoye",
			"contribution_retablie attente",
		]);
		expect(await dernierActe("besoin", slug)).toMatchObject({
			acte: "changerStatutBesoin",
			motif: "Vu.",
			apres: { statut: "developpement", contestation: "retabli" },
		});
		expect(await listerContestations()).toEqual([]);
	});

	test("D3: is pending again when its decision is undone, and no milestone is lost", async () => {
		const ici = await monde();
		const { contestation, besoin_id } = await conteste(ici);
		const fait = await decider(ici.autre, contestation.id, "retabli");
		if (!fait.ok) throw new Error(fait.refus);
		expect(await annulerActe(ici.autre, fait.valeur)).toMatchObject({
			ok: true,
		});
		expect(await besoin(besoin_id)).toMatchObject({
			statut: "archive",
			jalons: [{ statut: "developpement" }],
			retraits: [{ decision: null, decideur_id: null, reponse: null }],
		});
		expect(await listerContestations()).toHaveLength(1);
		expect((await courrielsA(ici.auteur)).at(-1)).toBe(
			"contribution_retablie annule",
		);
	});

	test("when rejected, needs words, which are mailed to the author; the entry stays down, and can't be contested again", async () => {
		const ici = await monde();
		const { contestation, slug, besoin_id } = await conteste(ici);
		const { id } = contestation;
		expect(await decider(ici.autre, id, "maintenu", null)).toMatchObject({
			refus: "invalide",
		});
		expect(await decider(ici.autre, id, "maintenu")).toMatchObject({
			ok: true,
		});
		expect((await besoin(besoin_id)).statut).toBe("archive");
		expect((await courrielsA(ici.auteur)).at(-1)).toBe(
			"retrait_maintenu attente",
		);
		expect(await dernierActe("besoin", slug)).toMatchObject({
			acte: "maintenirRetrait",
			motif: "Vu.",
		});
		expect(await contester(ici.auteur, slug)).toMatchObject({
			refus: "conflit",
		});
		expect(await listerMesRetraits(ici.auteur.compte_id)).toMatchObject([
			{ decision: "maintenu", reponse: "Vu." },
		]);
	});

	test("decided by two at once, is decided by one; the moderator who took the entry down never can", async () => {
		const ici = await monde();
		const tiers = await acteurDeRole();
		const { contestation, besoin_id } = await conteste(ici);
		const { id } = contestation;
		const faits = await Promise.all([
			decider(ici.moi, id, "maintenu"),
			decider(ici.autre, id, "maintenu"),
			decider(tiers, id, "retabli"),
		]);
		expect(faits[0]).toMatchObject({ refus: "conflit" });
		expect(faits.filter(({ ok }) => ok)).toHaveLength(1);
		const [retrait] = (await besoin(besoin_id)).retraits;
		expect([ici.autre.compte_id, tiers.compte_id]).toContain(
			retrait?.decideur_id,
		);
		expect((await courrielsA(ici.auteur)).length).toBe(2);
	});

	test("is decided when another moderator publishes the entry again", async () => {
		const ici = await monde();
		const { slug, besoin_id } = await conteste(ici);
		expect(await passer(ici.autre, slug, "publie")).toMatchObject({ ok: true });
		expect(await besoin(besoin_id)).toMatchObject({
			retraits: [{ decision: "retabli", decideur_id: ici.autre.compte_id }],
		});
	});

	test("is in the moderators' digest while it is pending", async () => {
		const ici = await monde();
		expect(await envoyerBilan()).toEqual({ destinataires: 0 });
		await conteste(ici);
		expect(await envoyerBilan()).toEqual({ destinataires: 2 });
	});

	test("loses its texts a year after the decision, and is removed from the queue with the author's account", async () => {
		const ici = await monde();
		const { besoin_id, contestation } = await conteste(ici);
		const suivante = await conteste(ici);
		await decider(ici.autre, contestation.id, "maintenu");
		const passe = async (jours: number) => {
			await rows(
				sql`UPDATE retraits SET decide_le = now() - make_interval(days => ${jours}) WHERE besoin_id = ${besoin_id}`,
			);
			const acteur = { nature: "systeme" } as const;
			return purger(acteur);
		};
		expect((await passe(CONTESTATIONS_JOURS - 1)).contestations).toBe(0);
		expect((await passe(CONTESTATIONS_JOURS + 1)).contestations).toBe(1);
		expect((await besoin(besoin_id)).retraits).toMatchObject([
			{ texte: null, reponse: null, decision: "maintenu" },
		]);
		expect(await listerContestations()).toHaveLength(1);
		await effacerCompte(ici.auteur, ici.auteur.compte_id);
		expect(await listerContestations()).toEqual([]);
		expect((await besoin(suivante.besoin_id)).retraits).toMatchObject([
			{ texte: null, conteste_le: null, leve_le: null },
		]);
	});
});
