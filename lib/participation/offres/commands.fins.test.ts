import { beforeAll, expect, test } from "vitest";
import { compterAidants, lirePlace } from "#lib/besoins/places/queries";
import { suivreEcheances } from "#lib/exploitation/echeances/commands";
import { definirChantier } from "#lib/moderation/chantier/commands";
import { modererBesoin } from "#lib/moderation/commands";
import { fermerPlace, nommerReferent } from "#lib/moderation/places/commands";
import {
	accepterOffre,
	quitterReferents,
} from "#lib/participation/offres_recues/commands";
import { listerOffresDuBesoin } from "#lib/participation/offres_recues/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import { rows, sql } from "#lib/platform/db/pool";
import { rendre } from "#lib/platform/mail/render";
import { acteurDeRole, courrielsA } from "#prisma/moderation.fixture";
import {
	adresseDe,
	besoinAEtudier,
	offreEnvoyee,
	placeOuverte,
} from "#prisma/places.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { offrirAide, placeDuRole, retirerOffre } from "./commands.ts";
import { listerMesOffres } from "./queries.ts";

useTestDatabase();

let moi: ActeurCompte;
beforeAll(async () => {
	moi = await acteurDeRole("moderateur");
});

/** The last mail to an account, as it reads. */
async function dernierCourriel({ compte_id }: ActeurCompte): Promise<string> {
	const [courriel] = await rows<Parameters<typeof rendre>[0]>(
		sql`SELECT cle, gabarit, langue, compte_id, besoin_id, destinataire, donnees, cree_le
		    FROM courriels WHERE compte_id = ${compte_id} ORDER BY id DESC LIMIT 1`,
	);
	if (!courriel) throw new Error("no mail");
	const { sujet, texte } = rendre(courriel);
	return `${sujet}\n${texte.replace(/\s+/g, " ")}`;
}

async function passerA(
	slug: string,
	statut: "publie" | "developpement" | "livre",
) {
	const voulu = { statut, projet: undefined, motif: null };
	expect(await modererBesoin(moi, slug, voulu)).toMatchObject({ ok: true });
}

/** Ends the ten minutes in which a change of state is undone, and runs the tasks. */
async function cloreApres(slug: string) {
	await rows(
		sql`UPDATE besoins SET modifie_le = now() - interval '1 hour' WHERE slug = ${slug}`,
	);
	await suivreEcheances({ nature: "systeme" });
}

async function roleOffert() {
	const slug = await besoinAEtudier({ roles: ["code", "terrain"] });
	const place = await placeDuRole(slug, "code");
	if (!place.ok) throw new Error(place.refus);
	return { slug, id: place.valeur };
}

test("a role that the team no longer looks for takes no more offers, and those that came are still answered", async () => {
	const { slug, id } = await roleOffert();
	const attend = await offreEnvoyee(id);
	await definirChantier(moi, slug, {
		...{ cahier: null, cahier_en: null, depot: null, roles: ["terrain"] },
	});
	expect(await lirePlace(id)).toMatchObject({ refus: "introuvable" });
	expect(
		await offrirAide(await acteurDeRole("membre"), id, {
			...{ message: "Je sais écrire des programmes.", contact: false },
		}),
	).toMatchObject({ refus: "conflit" });
	expect(await accepterOffre(moi, attend.id)).toMatchObject({ ok: true });
});

test("of a role without a place nobody is told how many are looked for: the team never said", async () => {
	const { slug, id } = await roleOffert();
	await offreEnvoyee(id);
	await placeOuverte(moi, {}, slug);
	const lues = await listerOffresDuBesoin(moi, slug);
	expect(lues).toMatchObject({
		valeur: { places: [{ libre: false, libres: 2 }, { libre: true }] },
	});
});

test("an offer is not accepted once its need is no longer worked on, before the tasks have closed the place too, and nobody is told to renew the place", async () => {
	const place = await placeOuverte(moi);
	const { id, acteur } = await offreEnvoyee(place.id);
	await passerA(place.slug, "publie");
	expect(await listerOffresDuBesoin(moi, place.slug)).toMatchObject({
		valeur: { places: [{ fermee: true }] },
	});
	expect(await accepterOffre(moi, id)).toMatchObject({
		refus: "conflit",
		raison: { fr: expect.stringContaining("plus à l’étude") },
	});
	expect(await courrielsA(acteur)).toEqual([]);
	await passerA(place.slug, "developpement");
	expect(await accepterOffre(moi, id)).toMatchObject({ ok: true });
});

test("whose offer ends with its place is told that it closed; whose nobody answered in time, that they are sorry", async () => {
	const place = await placeOuverte(moi);
	const close = await offreEnvoyee(place.id);
	const autre = await offreEnvoyee((await placeOuverte(moi)).id);
	await fermerPlace(moi, place.id);
	expect(
		await rows(sql`SELECT etat FROM offres WHERE id = ${autre.id}`),
	).toEqual([{ etat: "envoyee" }]);
	const dit = await dernierCourriel(close.acteur);
	expect(dit).toContain("s’est fermée avant que quelqu’un réponde");
	expect(dit).not.toMatch(/sans réponse|expiré/);
	const seule = await offreEnvoyee((await placeOuverte(moi)).id);
	await rows(
		sql`UPDATE offres SET expire_le = now() - interval '1 hour' WHERE id = ${seule.id}`,
	);
	await suivreEcheances({ nature: "systeme" });
	expect(await dernierCourriel(seule.acteur)).toContain("sans réponse");
});

test("once a need is solved nobody is said to help with it, nor is help that is withdrawn said to be looked for again", async () => {
	const decideur = await acteurDeRole("moderateur");
	const place = await placeOuverte(moi);
	const { id, acteur } = await offreEnvoyee(place.id);
	await accepterOffre(decideur, id);
	expect(await compterAidants(place.slug)).toBe(1);
	await passerA(place.slug, "livre");
	// The page would say that somebody helps already.
	expect(await compterAidants(place.slug)).toBe(0);
	await cloreApres(place.slug);
	await retirerOffre(acteur, place.id);
	const dit = await dernierCourriel(decideur);
	expect(dit).toContain("ne cherche plus personne");
	expect(dit).not.toContain("de nouveau");
});

test("when who accepted an offer answers for its need no more, its withdrawal is told to those who do, and not to who leaves", async () => {
	const place = await placeOuverte(moi);
	const [parti, reste] = [
		await acteurDeRole("membre"),
		await acteurDeRole("membre"),
	];
	for (const qui of [parti, reste])
		await nommerReferent(moi, place.slug, await adresseDe(qui));
	const aide = await acteurDeRole("moderateur");
	const { id } = await offreEnvoyee(place.id, aide);
	await accepterOffre(parti, id);
	await quitterReferents(moi, place.slug, parti.compte_id);
	await retirerOffre(aide, place.id);
	const fins = async (qui: ActeurCompte) =>
		(await courrielsA(qui)).filter((dit) => dit.startsWith("offre_retiree"));
	expect(await fins(reste)).toHaveLength(1);
	expect(await fins(moi)).toHaveLength(1);
	expect([...(await fins(parti)), ...(await fins(aide))]).toEqual([]);
});

test("a withdrawal takes back the offer for that place alone, and not one that had ended", async () => {
	const [ici, ailleurs] = [await placeOuverte(moi), await placeOuverte(moi)];
	const { id, acteur } = await offreEnvoyee(ici.id);
	await rows(
		sql`UPDATE offres SET etat = 'expiree', fin_le = now() WHERE id = ${id}`,
	);
	for (const place of [ici, ailleurs]) await offreEnvoyee(place.id, acteur);
	expect(await retirerOffre(acteur, ici.id)).toMatchObject({ ok: true });
	expect(
		await rows(
			sql`SELECT etat FROM offres WHERE compte_id = ${acteur.compte_id} ORDER BY id`,
		),
	).toEqual([{ etat: "expiree" }, { etat: "retiree" }, { etat: "envoyee" }]);
});

test("an account reads its own offers only, the last one made first, also of two that were made at once", async () => {
	const place = await placeOuverte(moi);
	const { id, acteur: qui } = await offreEnvoyee(place.id);
	await offreEnvoyee(place.id);
	const autre = await placeOuverte(moi, {}, place.slug);
	await offreEnvoyee(autre.id, qui);
	const places = async () => {
		const lues = await listerMesOffres(qui.compte_id);
		return lues.ok && lues.valeur.map((une) => une.place);
	};
	await rows(
		sql`UPDATE offres SET cree_le = '2026-01-01' WHERE compte_id = ${qui.compte_id}`,
	);
	expect(await places()).toEqual([autre.id, place.id]);
	await rows(sql`UPDATE offres SET cree_le = '2026-01-02' WHERE id = ${id}`);
	expect(await places()).toEqual([place.id, autre.id]);
});
