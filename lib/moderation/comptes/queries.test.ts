import { beforeEach, expect, test } from "vitest";
import { retirerOffre } from "#lib/participation/offres/commands";
import { prisma } from "#lib/platform/db/pool";
import { apercu } from "#lib/platform/mail/render";
import { secretBytes } from "#lib/platform/runtime/clock";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole, courrielsA } from "#prisma/moderation.fixture";
import { offreEnvoyee, placeOuverte } from "#prisma/places.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { changerRole, suspendreCompte } from "./commands.ts";
import {
	chercherComptes,
	GRAPPE_COMMUNS_MIN,
	GRAPPE_COMPTES_MIN,
	lireAutourDuCompte,
	lireCompteVu,
	listerContributionsDe,
} from "./queries.ts";
import { RechercheComptes } from "./schema.ts";

useTestDatabase();

const autourDe = (id: number) => lireAutourDuCompte({ id, langue: "fr" });
beforeEach(emptyDirectory);

async function compte(courriel: string, nom: string | null = null) {
	const { id } = await prisma().compte.create({
		data: { courriel, courriel_saisi: courriel, nom },
	});
	return id;
}

test("accounts are found by address, by name, by role and by suspension", async () => {
	const camille = await compte("camille@exemple.fr", "Camille Éluard");
	const admin = await acteurDeRole("admin");
	await suspendreCompte(admin, camille, { suspendu: true, motif: "Essai." });
	const trouver = async (recherche: object) =>
		(await chercherComptes(RechercheComptes.parse(recherche))).map(
			({ id }) => id,
		);
	for (const q of ["camille@exemple.fr", "eluard", "CAMILLE@EXEMPLE.FR"])
		expect(await trouver({ q })).toEqual([camille]);
	expect(await trouver({ role: "admin" })).toEqual([admin.compte_id]);
	expect(await trouver({ suspendus: "oui" })).toEqual([camille]);
	expect(await trouver({ q: "personne" })).toEqual([]);
	expect((await autourDe(camille)).sanctions).toMatchObject([
		{ acte: "suspendreCompte", motif: "Essai." },
	]);
});

test("D8: a moderator can read an account's contributions and counts, never a vote", async () => {
	const membre = await acteurDeRole("membre");
	const { compte_id } = membre;
	const vote = await creerProjet({ slug: "vote", nom: "Le projet voté" });
	await creerProjet({ slug: "sien", auteur: { connect: { id: compte_id } } });
	await prisma().vote.create({ data: { compte_id, projet_id: vote } });
	const lus = [
		await lireCompteVu(compte_id),
		await listerContributionsDe(compte_id),
		(await autourDe(compte_id)).coupures,
	];
	expect(lus[0]).toMatchObject({ nb_contributions: 1 });
	expect(lus[1]).toMatchObject([{ slug: "sien" }]);
	expect(lus[2]).toMatchObject({ votes: 1 });
	expect(JSON.stringify(lus)).not.toContain("voté");
});

test("a suspension ends the sessions and tokens of the account, whose number one reads before it with that of its votes and supports: none that is over, and no other account's", async () => {
	const [moi, autre] = [
		await compte("a@exemple.fr"),
		await compte("b@exemple.fr"),
	];
	const [hier, demain] = [-1, 1].map(
		(jours) => new Date(Date.now() + jours * 86_400_000),
	);
	if (!hier || !demain) throw new Error("two days");
	const nouveau = () => new Uint8Array(secretBytes(32));
	const session = (compte_id: number, expire_le: Date) => ({
		...{ compte_id, expire_le, empreinte: nouveau() },
	});
	await prisma().session.createMany({
		data: [
			...[session(moi, demain), session(moi, hier)],
			...[demain, demain].map((jour) => session(autre, jour)),
		],
	});
	const jeton = (compte_id: number, rang: number, dates: object) => ({
		...{ compte_id, rang, nom: "Carte", prefixe: "bc_", empreinte: nouveau() },
		...dates,
	});
	await prisma().jeton.createMany({
		data: [
			...[jeton(moi, 1, {}), jeton(moi, 2, { expire_le: demain })],
			...[
				jeton(moi, 3, { expire_le: hier }),
				jeton(moi, 4, { revoque_le: hier }),
			],
			jeton(autre, 1, {}),
		],
	});
	const projet_id = await creerProjet({ slug: "p" });
	await prisma().vote.createMany({
		data: [moi, autre].map((compte_id) => ({ compte_id, projet_id })),
	});
	for (const [slug, qui] of [
		["a", [moi, autre]],
		["b", [moi]],
		["c", [moi, autre]],
	] as const) {
		const besoin_id = await creerBesoin({ slug });
		await prisma().soutien.createMany({
			data: qui.map((compte_id) => ({ compte_id, besoin_id })),
		});
	}
	expect((await autourDe(moi)).coupures).toEqual({
		...{ sessions: 1, jetons: 2, votes: 1, soutiens: 3, offres: 0 },
	});
	const admin = await acteurDeRole("admin");
	await suspendreCompte(admin, moi, { suspendu: true, motif: "Essai." });
	expect((await autourDe(moi)).coupures).toMatchObject({
		...{ sessions: 0, jetons: 0 },
	});
	expect((await autourDe(autre)).coupures).toMatchObject({
		...{ sessions: 2, jetons: 1, votes: 1, soutiens: 2 },
	});
});

test("who suspends and who is suspended both read that the offers of help that are not over are withdrawn, and who is let in again that they stay so", async () => {
	const place = await placeOuverte(await acteurDeRole());
	const { acteur } = await offreEnvoyee(place.id);
	const { compte_id } = acteur;
	expect((await autourDe(compte_id)).coupures).toMatchObject({
		offres: 1,
	});
	expect((await autourDe(compte_id)).courriel.texte).toContain(
		"vos offres d’aide en cours sont retirées",
	);
	const { texte } = apercu("suspension_levee", "en", { motif: null });
	expect(texte).toContain("offers of help withdrawn");
	await retirerOffre(acteur, place.id);
	expect((await autourDe(compte_id)).coupures).toMatchObject({
		offres: 0,
	});
});

test("D8: an account is told to look like others by mailbox and by number of identical votes, never with the votes", async () => {
	const boite = await compte("a+un@exemple.fr");
	await compte("a+deux@exemple.fr");
	const projets = [];
	for (const slug of ["x1", "x2", "x3", "x4", "x5"])
		projets.push(await creerProjet({ slug }));
	const votants: number[] = [];
	for (const [rang, nom] of [..."pqrstuvwx"].entries()) {
		const compte_id = await compte(`${nom}@ailleurs.fr`);
		votants.push(compte_id);
		await prisma().vote.createMany({
			// Four more have one vote less: too few accounts, and too few votes.
			data: projets
				.slice(0, rang < GRAPPE_COMPTES_MIN ? 5 : 4)
				.map((projet_id) => ({ compte_id, projet_id })),
		});
	}
	expect((await autourDe(boite)).grappes).toEqual([
		{ nature: "boite", communs: 0, comptes: 2 },
	]);
	const grappes = (await autourDe(votants[0] ?? 0)).grappes;
	expect(grappes).toEqual([
		{
			nature: "actes",
			communs: GRAPPE_COMMUNS_MIN,
			comptes: GRAPPE_COMPTES_MIN,
		},
	]);
	expect((await autourDe(votants.at(-1) ?? 0)).grappes).toEqual([]);
	expect(JSON.stringify(grappes)).not.toContain("x1");
});

test("D8: only an administrator can change a role, the last administrator keeps it, and the person is mailed", async () => {
	const [admin, autre] = [
		await acteurDeRole("admin"),
		await acteurDeRole("admin"),
	];
	const moderateur = await acteurDeRole("moderateur");
	const membre = await acteurDeRole("membre");
	expect(
		await changerRole(moderateur, membre.compte_id, "moderateur"),
	).toMatchObject({ refus: "interdit", raison: "role" });
	expect(
		await changerRole(admin, membre.compte_id, "moderateur"),
	).toMatchObject({ ok: true });
	expect(await courrielsA(membre)).toEqual(["role_change attente"]);
	expect(await lireCompteVu(membre.compte_id)).toMatchObject({
		role: "moderateur",
	});
	expect((await autourDe(membre.compte_id)).sanctions).toMatchObject([
		{
			acte: "changerRole",
			avant: { role: "membre" },
			apres: { role: "moderateur" },
		},
	]);
	const demotions = await Promise.all([
		changerRole(admin, autre.compte_id, "membre"),
		changerRole(autre, admin.compte_id, "membre"),
	]);
	expect(demotions.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await changerRole(admin, 999_999, "membre")).toMatchObject({
		refus: "introuvable",
	});
});
