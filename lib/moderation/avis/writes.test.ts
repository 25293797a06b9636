import { expect, test } from "vitest";
import { choisirEtapes } from "#lib/participation/commands";
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
import { ajouterEtape } from "../chantier/commands.ts";
import { modererBesoin } from "../commands.ts";
import { changerRole, suspendreCompte } from "../comptes/commands.ts";
import { annulerActe } from "../jugement/commands.ts";

useTestDatabase();

const ETAPE = {
	jour: "2026-03-01",
	titre: "Premier essai",
	texte: "Le bac est posé.",
	titre_en: null,
	texte_en: null,
};

type Public = "publie" | "etude" | "developpement" | "livre" | "archive";

async function passer(moi: ActeurCompte, slug: string, statut: Public) {
	const fait = await modererBesoin(moi, slug, {
		statut,
		projet: undefined,
		motif: null,
	});
	if (!fait.ok) throw new Error(fait.refus);
	return (await dernierActe("besoin", slug)).id;
}

async function unBesoin(statut: string, auteur?: ActeurCompte) {
	const slug = slugNeuf();
	const id = await creerBesoin({
		slug,
		statut,
		...(statut === "propose" ? { publie_le: null } : {}),
		...(auteur ? { auteur: { connect: { id: auteur.compte_id } } } : {}),
	});
	return { slug, id };
}

async function soutien(besoin_id: number): Promise<ActeurCompte> {
	const acteur = await acteurDeRole("membre");
	const { compte_id } = acteur;
	await prisma().soutien.create({ data: { besoin_id, compte_id } });
	return acteur;
}

/** Makes the mails that are pending for this account look sent. */
async function part({ compte_id }: ActeurCompte) {
	await rows(
		sql`UPDATE courriels SET statut = 'envoye' WHERE compte_id = ${compte_id} AND statut = 'attente'`,
	);
}

test("a step is posted, then the need changes state: both mails are sent", async () => {
	const moi = await acteurDeRole();
	const { slug, id } = await unBesoin("etude");
	const lui = await soutien(id);
	await ajouterEtape(moi, slug, ETAPE);
	await passer(moi, slug, "developpement");
	expect(await courrielsA(lui)).toEqual([
		"etape attente",
		"besoin_change_etat attente",
	]);
	const livraison = await passer(moi, slug, "livre");
	expect(await annulerActe(moi, livraison)).toMatchObject({ ok: true });
	expect(await courrielsA(lui)).toEqual([
		"etape attente",
		"besoin_change_etat attente",
		"besoin_change_etat annule",
	]);
});

test("a restored state is mailed to those whose mail was cancelled, and not to those who had received it", async () => {
	const moi = await acteurDeRole();
	const { slug, id } = await unBesoin("publie");
	const [atteint, retenu] = [await soutien(id), await soutien(id)];
	await passer(moi, slug, "etude");
	await part(atteint);
	const plusTard = await soutien(id);
	for (const tour of [1, 2]) {
		await annulerActe(moi, await passer(moi, slug, "livre"));
		expect(await courrielsA(retenu)).toEqual([
			"besoin_change_etat attente",
			...Array(tour).fill("besoin_change_etat annule"),
		]);
	}
	expect(await courrielsA(atteint)).toEqual([
		"besoin_change_etat envoye",
		"besoin_change_etat annule",
		"besoin_change_etat annule",
	]);
	expect(await courrielsA(plusTard)).toEqual([
		"besoin_change_etat annule",
		"besoin_change_etat annule",
	]);
});

test("a restored state is not mailed to an account that refused the mails meanwhile, even if it accepts them again", async () => {
	const moi = await acteurDeRole();
	const { slug, id } = await unBesoin("publie");
	const lui = await soutien(id);
	await passer(moi, slug, "etude");
	await choisirEtapes(lui, slug, false);
	await choisirEtapes(lui, slug, true);
	await annulerActe(moi, await passer(moi, slug, "livre"));
	expect((await courrielsA(lui)).join()).not.toContain("attente");
});

test("undoing an archiving restores the mail about the publication, whatever the state since", async () => {
	const [moi, auteur] = [await acteurDeRole(), await acteurDeRole("membre")];
	const { slug } = await unBesoin("propose", auteur);
	await passer(moi, slug, "publie");
	await passer(moi, slug, "etude");
	await annulerActe(moi, await passer(moi, slug, "archive"));
	expect(
		(await courrielsA(auteur)).filter((dit) => dit.endsWith("attente")),
	).toEqual(["contribution_publiee attente"]);
});

test("D3: lifting a suspension within the minute withdraws its mail, and cancels no unrelated one", async () => {
	const [admin, lui] = [await acteurDeRole("admin"), await acteurDeRole()];
	await changerRole(admin, lui.compte_id, "membre");
	for (const suspendu of [true, false])
		await suspendreCompte(admin, lui.compte_id, { suspendu, motif: null });
	expect(await courrielsA(lui)).toEqual([
		"role_change attente",
		"compte_suspendu annule",
	]);
});

test("the mail about a delivery names the project linked by the same act or before it leaves, in whole days since the need was public; one that a try was made of is left as it is, and that of an earlier state says nothing of a delivery", async () => {
	const moi = await acteurDeRole();
	const { slug, id } = await unBesoin("publie");
	const [lui, elle] = [await soutien(id), await soutien(id)];
	await rows(sql`UPDATE besoins SET nb_soutiens = 2 WHERE id = ${id}`);
	await rows(
		sql`INSERT INTO jalons (besoin_id, statut, le) VALUES (${id}, 'publie', ((now() AT TIME ZONE 'Europe/Paris')::date - 40 + time '12:00') AT TIME ZONE 'Europe/Paris')`,
	);
	const livraisonDe = async ({ compte_id }: ActeurCompte) => {
		const [lu] = await rows<{ livraison: unknown }>(
			sql`SELECT donnees -> 'livraison' AS livraison FROM courriels
			    WHERE compte_id = ${compte_id} AND statut = 'attente'`,
		);
		return lu?.livraison;
	};
	const [premier, second] = [slugNeuf(), slugNeuf()];
	await creerProjet({ slug: premier, nom: "Le premier" });
	await creerProjet({ slug: second, nom: "Le second" });
	const lier = (projet: string, statut?: "livre") =>
		modererBesoin(moi, slug, { statut, projet, motif: null });
	await passer(moi, slug, "developpement");
	expect(await courrielsA(lui)).toEqual(["besoin_change_etat attente"]);
	expect(await livraisonDe(lui)).toBeNull();
	await lier(premier, "livre");
	expect(await livraisonDe(lui)).toMatchObject({
		projet: { nom: { fr: "Le premier" }, page: `/projets/${premier}` },
		soutiens: 2,
		jours: 40,
		chemin: [
			{ etat: { fr: "Exprimé" } },
			{ etat: { fr: "En développement" } },
			{ etat: { fr: "Résolu" } },
		],
	});
	await rows(
		sql`UPDATE courriels SET essais = 1 WHERE compte_id = ${elle.compte_id}`,
	);
	await lier(second);
	expect(await livraisonDe(lui)).toMatchObject({
		projet: { nom: { fr: "Le second" } },
	});
	expect(await livraisonDe(elle)).toMatchObject({
		projet: { nom: { fr: "Le premier" } },
	});
});

test("a change of state that is put right by hand before its mails leave is told to nobody; who was told of it learns that it was put right", async () => {
	const moi = await acteurDeRole();
	const { slug, id } = await unBesoin("developpement");
	const [dit, pasDit] = [await soutien(id), await soutien(id)];
	await passer(moi, slug, "livre");
	await part(dit);
	await passer(moi, slug, "developpement");
	expect(await courrielsA(dit)).toEqual([
		"besoin_change_etat envoye",
		"besoin_change_etat attente",
	]);
	expect(await courrielsA(pasDit)).toEqual(["besoin_change_etat annule"]);
	// The slip made again, put right by the undoing: as before it.
	await annulerActe(moi, await passer(moi, slug, "livre"));
	expect(await courrielsA(pasDit)).not.toContain("besoin_change_etat attente");
	await passer(moi, slug, "livre");
	expect(await courrielsA(pasDit)).toContain("besoin_change_etat attente");
});
