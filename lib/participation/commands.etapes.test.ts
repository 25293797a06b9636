import { expect, test } from "vitest";
import { listerMesSoutiens } from "#lib/espace/queries";
import { reunirBesoins } from "#lib/moderation/voisins/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { untilBlocked } from "#lib/platform/db/another.fixture";
import { prisma, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { signerDesinscription } from "#lib/platform/mail/need-links";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import { creerBesoin } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	choisirEtapes,
	desinscrire,
	quitterToutesLesEtapes,
	soutenirBesoin,
} from "./commands.ts";
import { lireDesinscription } from "./queries.ts";

useTestDatabase();

const INTROUVABLE = { ok: false, refus: "introuvable" };

let comptes = 0;
async function nouveauCompte(): Promise<ActeurCompte> {
	comptes += 1;
	const courriel = `soutien${comptes}@exemple.fr`;
	const { id } = await prisma().compte.create({
		data: { courriel, courriel_saisi: courriel },
	});
	return { nature: "compte", compte_id: id, role: "membre" };
}

async function soutenu(slug: string) {
	const acteur = await nouveauCompte();
	const besoin_id = await creerBesoin({ slug });
	await soutenirBesoin(acteur, slug);
	return { acteur, besoin_id, compte_id: acteur.compte_id };
}

async function choix({ compte_id }: ActeurCompte): Promise<boolean[]> {
	const liste = await listerMesSoutiens(compte_id);
	if (!liste.ok) throw new Error(liste.refus);
	return liste.valeur.map(({ etapes_par_courriel }) => etapes_par_courriel);
}

async function courrielEnAttente(compte_id: number, besoin_id: number) {
	await enfilerPourCompte(prisma(), compte_id, {
		gabarit: "besoin_change_etat",
		cle: `essai:${besoin_id}`,
		besoin_id,
		donnees: { titre: { fr: "x" }, etat: { fr: "x", en: "x" } },
	});
	return async () =>
		prisma().courriel.count({ where: { besoin_id, statut: "attente" } });
}

test("refusing the mails of one need cancels its mails that are not sent yet", async () => {
	const { acteur, compte_id, besoin_id } = await soutenu("non");
	const enAttente = await courrielEnAttente(compte_id, besoin_id);
	await choisirEtapes(acteur, "non", true);
	expect(await enAttente()).toBe(1);
	await choisirEtapes(acteur, "non", false);
	expect(await choix(acteur)).toEqual([false]);
	expect(await enAttente()).toBe(0);
});

test("accepting the mails of one need again leaves those of the others refused, and what others refused", async () => {
	const { acteur } = await soutenu("repris");
	const { acteur: autre } = await soutenu("garde");
	await soutenirBesoin(acteur, "garde");
	await soutenirBesoin(autre, "repris");
	for (const qui of [acteur, autre]) await quitterToutesLesEtapes(qui);
	await choisirEtapes(acteur, "repris", true);
	const dits = await listerMesSoutiens(acteur.compte_id);
	expect(dits).toMatchObject({
		valeur: [
			{ slug: "garde", etapes_par_courriel: false },
			{ slug: "repris", etapes_par_courriel: true },
		],
	});
	expect(await choix(autre)).toEqual([false, false]);
});

test("refusing all mails covers every supported need, and only this account's mails", async () => {
	const { acteur, compte_id, besoin_id } = await soutenu("tout-un");
	await creerBesoin({ slug: "tout-deux" });
	await soutenirBesoin(acteur, "tout-deux");
	const autre = await nouveauCompte();
	await soutenirBesoin(autre, "tout-un");
	const enAttente = await courrielEnAttente(compte_id, besoin_id);
	expect(await quitterToutesLesEtapes(acteur)).toEqual({ ok: true, valeur: 2 });
	expect(await choix(acteur)).toEqual([false, false]);
	expect(await choix(autre)).toEqual([true]);
	expect(await enAttente()).toBe(0);
	expect(await quitterToutesLesEtapes(acteur)).toEqual({ ok: true, valeur: 0 });
});

test("the unsubscribe link of a mail stops that need's mails, cancels the pending ones, and keeps the support", async () => {
	const { acteur, compte_id, besoin_id } = await soutenu("lien");
	const jeton = signerDesinscription({ compte_id, besoin_id });
	const enAttente = await courrielEnAttente(compte_id, besoin_id);
	expect(await lireDesinscription(jeton)).toEqual({
		ok: true,
		valeur: {
			titre: "Besoin lien",
			langue: "fr",
			traductions: {},
			fait: false,
			soutenu: true,
		},
	});
	expect(await enAttente()).toBe(1);
	expect(await desinscrire(jeton)).toMatchObject({ ok: true });
	expect(await desinscrire(jeton)).toMatchObject({ ok: true });
	expect(await choix(acteur)).toEqual([false]);
	expect(await enAttente()).toBe(0);
	expect(await lireDesinscription(jeton)).toMatchObject({
		valeur: { fait: true, soutenu: true },
	});
	await prisma().soutien.deleteMany({ where: { compte_id } });
	expect(await lireDesinscription(jeton)).toMatchObject({
		valeur: { fait: true, soutenu: false },
	});
});

test("the page of an unsubscribe link tells the reader's own choice and support of that need, and no other", async () => {
	const { compte_id } = await nouveauCompte();
	const { acteur: autre, besoin_id } = await soutenu("le-lien");
	await choisirEtapes(autre, "le-lien", false);
	const ailleurs = await creerBesoin({ slug: "ailleurs" });
	await prisma().soutien.create({ data: { compte_id, besoin_id: ailleurs } });
	await prisma().refusEtapes.create({
		data: { compte_id, besoin_id: ailleurs },
	});
	const jeton = signerDesinscription({ compte_id, besoin_id });
	expect(await lireDesinscription(jeton)).toMatchObject({
		valeur: { fait: false, soutenu: false },
	});
});

/** A supported need that was merged since, and the one that its support stands on now. */
async function reuni(absorbe: string) {
	const [sien, garde] = [await soutenu(absorbe), `${absorbe}-garde`];
	const garde_id = await creerBesoin({ slug: garde });
	const raison = { raison_fr: "C’est le même.", raison_en: null };
	const moderateur = await acteurDeRole("moderateur");
	const fait = await reunirBesoins(moderateur, { absorbe, garde, ...raison });
	expect(fait).toMatchObject({ ok: true });
	return { ...sien, garde_id };
}

test("the unsubscribe link of a need that was merged stops the mails of the one that it stands in", async () => {
	const { acteur, compte_id, besoin_id, garde_id } = await reuni("uni");
	const jeton = signerDesinscription({ compte_id, besoin_id });
	const enAttente = await courrielEnAttente(compte_id, garde_id);
	expect(await lireDesinscription(jeton)).toMatchObject({
		valeur: { fait: false },
	});
	expect(await desinscrire(jeton)).toMatchObject({ ok: true });
	expect(await choix(acteur)).toEqual([false]);
	expect(await enAttente()).toBe(0);
	expect(await lireDesinscription(jeton)).toMatchObject({
		valeur: { fait: true },
	});
	// A choice made on the page of the absorbed need, open since before, is kept there too.
	expect(await choisirEtapes(acteur, "uni", true)).toMatchObject({ ok: true });
	expect(await choix(acteur)).toEqual([true]);
});

test("a link that we did not sign is unknown; one of a deleted account has nothing left to stop, and says so", async () => {
	const { besoin_id } = await soutenu("parti");
	const parti = signerDesinscription({ compte_id: 999_999, besoin_id });
	const rien = { ok: true, valeur: null };
	expect(await desinscrire(parti)).toEqual(rien);
	expect(await lireDesinscription(parti)).toEqual(rien);
	for (const jeton of ["", "faux", `${parti}A`]) {
		expect(await desinscrire(jeton)).toEqual(INTROUVABLE);
		expect(await lireDesinscription(jeton)).toEqual(INTROUVABLE);
	}
});

test("an unsubscribe link followed while its account is being erased has nothing left to stop either", async () => {
	const { compte_id, besoin_id } = await soutenu("pendant");
	const jeton = signerDesinscription({ compte_id, besoin_id });
	const { enCours } = await inTransaction(async (tx) => {
		await tx.$executeRaw(sql`DELETE FROM comptes WHERE id = ${compte_id}`);
		return untilBlocked(() => desinscrire(jeton));
	});
	expect(await enCours).toEqual({ ok: true, valeur: null });
});
