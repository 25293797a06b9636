import { beforeAll, expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import {
	acteurDeRole,
	courrielsA,
	dernierActe,
	slugNeuf,
} from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererBesoin, modererProjet } from "../commands.ts";
import { DELAI_ANNULATION_SECONDES } from "../rules.ts";
import { reunirBesoins } from "../voisins/commands.ts";
import { annulerActe } from "./commands.ts";

useTestDatabase();

const PROPOSE = { statut: "propose", publie_le: null } as const;

async function projetPropose(auteur: ActeurCompte): Promise<string> {
	const slug = slugNeuf();
	await creerProjet({
		slug,
		...PROPOSE,
		auteur: { connect: { id: auteur.compte_id } },
	});
	return slug;
}

/** A public need, which a project duplicates. */
const doublon = { nature: "besoin", slug: "deja-la" } as const;
beforeAll(() => creerBesoin({ slug: doublon.slug }));

async function moderer(
	acteur: ActeurCompte,
	slug: string,
	statut: "publie" | "refuse" | "archive",
	motif: string | null = null,
): Promise<number> {
	const fait = await modererProjet(
		acteur,
		slug,
		{ statut, mis_en_avant: undefined, motif },
		{ choisi: statut === "refuse" ? { choix: "doublon", doublon } : null },
	);
	if (!fait.ok) throw new Error(fait.refus);
	return (await dernierActe("projet", slug)).id;
}

function projet(slug: string) {
	return prisma().projet.findUniqueOrThrow({ where: { slug } });
}

/** Sets the act that much earlier, by the database's clock. */
async function vieillir(acte_id: number, secondes: number) {
	await rows(
		sql`UPDATE journal SET le = le - make_interval(secs => ${secondes}) WHERE id = ${acte_id}`,
	);
}

test("D3: a publication undone within the minute leaves no trace: back to propose, no date, no mail, and journaled", async () => {
	const [moi, auteur] = [await acteurDeRole(), await acteurDeRole("membre")];
	const slug = await projetPropose(auteur);
	const acte_id = await moderer(moi, slug, "publie");
	expect(await courrielsA(auteur)).toEqual(["contribution_publiee attente"]);
	expect(await annulerActe(moi, acte_id)).toEqual({
		ok: true,
		valeur: { nature: "projet", slug },
	});
	expect(await projet(slug)).toMatchObject(PROPOSE);
	expect(await courrielsA(auteur)).toEqual(["contribution_publiee annule"]);
	expect(await dernierActe("projet", slug)).toMatchObject({
		acte: "annulerActe",
		acteur_id: moi.compte_id,
		avant: { statut: "publie" },
		apres: { statut: "propose", acte_id },
	});
	const { id } = await dernierActe("projet", slug);
	expect(await annulerActe(moi, id)).toMatchObject({ refus: "introuvable" });
});

test("D3: an act can be undone once, by its actor, within the delay of the database's clock", async () => {
	const [moi, autre] = [await acteurDeRole(), await acteurDeRole("admin")];
	const membre = await acteurDeRole("membre");
	const slug = await projetPropose(membre);
	const acte_id = await moderer(moi, slug, "publie");
	expect(await annulerActe(autre, acte_id)).toMatchObject({
		refus: "introuvable",
	});
	expect(await annulerActe(membre, acte_id)).toMatchObject({
		refus: "interdit",
	});
	await vieillir(acte_id, DELAI_ANNULATION_SECONDES + 1);
	expect(await annulerActe(moi, acte_id)).toMatchObject({ refus: "conflit" });
	await vieillir(acte_id, -DELAI_ANNULATION_SECONDES + 5);
	expect(await annulerActe(moi, acte_id)).toMatchObject({ ok: true });
	expect(await annulerActe(moi, acte_id)).toMatchObject({ refus: "conflit" });
	expect(await projet(slug)).toMatchObject(PROPOSE);
});

test("D3: an act can't be undone once somebody else changed the entry", async () => {
	const [moi, autre] = [await acteurDeRole(), await acteurDeRole()];
	const slug = await projetPropose(autre);
	const acte_id = await moderer(moi, slug, "publie");
	await moderer(autre, slug, "archive");
	expect(await annulerActe(moi, acte_id)).toMatchObject({ refus: "conflit" });
	expect(await projet(slug)).toMatchObject({ statut: "archive" });
});

test("D3: an act can't be undone once others acted, even when they left the entry in the state that it gave", async () => {
	const [moi, autre] = [await acteurDeRole(), await acteurDeRole()];
	const slug = await projetPropose(autre);
	const acte_id = await moderer(moi, slug, "publie");
	await moderer(autre, slug, "archive");
	await moderer(autre, slug, "publie");
	const avant = await projet(slug);
	expect(await annulerActe(moi, acte_id)).toMatchObject({ refus: "conflit" });
	expect(await projet(slug)).toEqual(avant);
});

test("D3: undoing a publication after a refusal restores the whole refusal, its reason and its mail", async () => {
	const [moi, auteur] = [await acteurDeRole(), await acteurDeRole("membre")];
	const slug = await projetPropose(auteur);
	await moderer(moi, slug, "refuse", "Déjà là.");
	for (const _ of [1, 2]) {
		const publication = await moderer(moi, slug, "publie");
		expect(await annulerActe(moi, publication)).toMatchObject({ ok: true });
		expect(await projet(slug)).toMatchObject({
			...PROPOSE,
			statut: "refuse",
			motif: "Déjà là.",
			motif_choisi: "doublon",
			doublon_slug: doublon.slug,
			doublon_nature: doublon.nature,
		});
		expect(
			(await courrielsA(auteur)).filter((dit) => dit.endsWith("attente")),
		).toEqual(["contribution_refusee attente"]);
	}
});

test("D3: decisions on other entries, and other acts on this one, neither hinder an undoing nor tell what it restores", async () => {
	const moi = await acteurDeRole();
	const slug = await projetPropose(moi);
	const { id } = await projet(slug);
	const dAutres = [
		{ objet: "projet", objet_id: id + 1, acte: "changerStatutProjet" },
		{ objet: "besoin", objet_id: id, acte: "changerStatutBesoin" },
		{ objet: "projet", objet_id: id, acte: "modifierProjet" },
	].map((acte) => ({
		...{ ...acte, acteur: "systeme", motif: "Un autre." },
		apres: { statut: "refuse" },
	}));
	await moderer(moi, slug, "refuse", "Déjà là.");
	await prisma().journalEntree.createMany({ data: dAutres });
	const publication = await moderer(moi, slug, "publie");
	await prisma().journalEntree.createMany({ data: dAutres });
	expect(await annulerActe(moi, publication)).toMatchObject({ ok: true });
	expect(await projet(slug)).toMatchObject({ motif: "Déjà là." });
});

test("D3: undoing a publication back to the queue says nothing of an earlier refusal", async () => {
	const moi = await acteurDeRole();
	const slug = await projetPropose(moi);
	await moderer(moi, slug, "refuse", "Déjà là.");
	const renvoye = { statut: "propose", motif: null, motif_choisi: null };
	await prisma().projet.update({
		where: { slug },
		data: { ...renvoye, doublon_slug: null, doublon_nature: null },
	});
	const publication = await moderer(moi, slug, "publie");
	expect(await annulerActe(moi, publication)).toMatchObject({ ok: true });
	expect(await dernierActe("projet", slug)).toMatchObject({ motif: null });
});

test("D3: undoing the end of a take-down opens that one again, not one that had ended before", async () => {
	const [moi, slug] = [await acteurDeRole(), slugNeuf()];
	await creerProjet({ slug });
	const retraits = async () =>
		(
			await prisma().retrait.findMany({
				where: { projet: { slug } },
				orderBy: { id: "asc" },
			})
		).map(({ leve_par }) => leve_par);
	await moderer(moi, slug, "archive");
	const premier = await moderer(moi, slug, "publie");
	await moderer(moi, slug, "archive");
	const second = await moderer(moi, slug, "publie");
	expect(await retraits()).toEqual([premier, second]);
	expect(await annulerActe(moi, second)).toMatchObject({ ok: true });
	expect(await retraits()).toEqual([premier, null]);
});

test("D3: publie_le survives an archiving that is undone", async () => {
	const moi = await acteurDeRole();
	const slug = slugNeuf();
	await creerProjet({ slug });
	const { publie_le } = await projet(slug);
	const acte_id = await moderer(moi, slug, "archive");
	await annulerActe(moi, acte_id);
	expect(await projet(slug)).toMatchObject({ statut: "publie", publie_le });
});

async function passer(
	moi: ActeurCompte,
	slug: string,
	statut: "publie" | "etude" | "livre" | "archive",
) {
	await modererBesoin(moi, slug, { statut, projet: undefined, motif: null });
	return (await dernierActe("besoin", slug)).id;
}

const etapesDe = async (besoin_id: number) =>
	(await prisma().jalon.findMany({ where: { besoin_id } })).map(
		({ statut }) => statut,
	);

test("D3: undoing the archiving of a need leaves its timeline as it was", async () => {
	const [moi, slug] = [await acteurDeRole(), slugNeuf()];
	const id = await creerBesoin({ slug });
	await passer(moi, slug, "etude");
	const archivage = await passer(moi, slug, "archive");
	expect(await annulerActe(moi, archivage)).toMatchObject({ ok: true });
	expect(await etapesDe(id)).toEqual(["etude"]);
});

test("D3: a publication is undone although another need was merged into it since, unless it is the first one and that need public", async () => {
	const moi = await acteurDeRole();
	const raison = { raison_fr: "C’est le même.", raison_en: null };
	const defaire = async (avant: object, autre: object) => {
		const [garde, absorbe] = [slugNeuf(), slugNeuf()];
		await creerBesoin({ slug: garde, ...avant });
		await creerBesoin({ slug: absorbe, ...autre });
		const acte_id = await passer(moi, garde, "publie");
		expect(
			await reunirBesoins(moi, { absorbe, garde, ...raison }),
		).toMatchObject({ ok: true });
		return annulerActe(moi, acte_id);
	};
	expect(await defaire(PROPOSE, PROPOSE)).toMatchObject({ ok: true });
	expect(await defaire(PROPOSE, {})).toMatchObject({ refus: "conflit" });
	expect(await defaire({ statut: "archive" }, {})).toMatchObject({ ok: true });
});

test("D3: undoing removes the state from a need's timeline, and its supporters are mailed the state that is restored", async () => {
	const [moi, soutien] = [await acteurDeRole(), await acteurDeRole("membre")];
	const slug = slugNeuf();
	const besoin_id = await creerBesoin({ slug });
	await prisma().soutien.create({
		data: { besoin_id, compte_id: soutien.compte_id },
	});
	await passer(moi, slug, "etude");
	const livraison = await passer(moi, slug, "livre");
	const autre = slugNeuf();
	const autre_id = await creerBesoin({ slug: autre });
	await passer(moi, autre, "livre");
	const attente = "besoin_change_etat attente";
	const annule = "besoin_change_etat annule";
	expect(await courrielsA(soutien)).toEqual([annule, attente]);
	expect(await annulerActe(moi, livraison)).toMatchObject({ ok: true });
	expect(await courrielsA(soutien)).toEqual([attente, annule]);
	expect(await etapesDe(besoin_id)).toEqual(["etude"]);
	expect(await etapesDe(autre_id)).toEqual(["livre"]);
});

test("published, archived and published again within a minute, an entry is announced once to its author", async () => {
	const [moi, auteur] = [await acteurDeRole(), await acteurDeRole("membre")];
	const slug = await projetPropose(auteur);
	for (const statut of ["publie", "archive", "publie"] as const)
		await moderer(moi, slug, statut);
	expect(await courrielsA(auteur)).toEqual([
		"contribution_publiee annule",
		"contribution_retiree annule",
		"contribution_publiee attente",
	]);
	await rows(
		sql`UPDATE courriels SET statut = 'envoye' WHERE compte_id = ${auteur.compte_id} AND statut = 'attente'`,
	);
	for (const statut of ["archive", "publie"] as const)
		await moderer(moi, slug, statut);
	expect((await courrielsA(auteur)).slice(3)).toEqual([
		"contribution_retiree annule",
	]);
});

test("of two moderators on one entry, the second gets a conflict, and changes nothing", async () => {
	const [moi, autre] = [await acteurDeRole(), await acteurDeRole()];
	const slug = await projetPropose(autre);
	const vu_le = (await projet(slug)).modifie_le.toISOString();
	const decider = (acteur: ActeurCompte, statut: "publie" | "refuse") =>
		modererProjet(
			acteur,
			slug,
			{ statut, mis_en_avant: undefined, motif: null },
			{ vu_le },
		);
	expect(await decider(moi, "publie")).toMatchObject({ ok: true });
	expect(await decider(autre, "refuse")).toMatchObject({ refus: "conflit" });
	expect(await decider(autre, "publie")).toMatchObject({ refus: "conflit" });
	expect(await projet(slug)).toMatchObject({ statut: "publie" });
});
