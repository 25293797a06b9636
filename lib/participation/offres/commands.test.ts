import { beforeAll, describe, expect, test } from "vitest";
import { taille } from "#e2e/fixtures/epreuve";
import { listerPlaces } from "#lib/besoins/places/queries";
import { suspendreCompte } from "#lib/moderation/comptes/commands";
import {
	fermerPlace,
	nommerReferent,
	renouvelerPlace,
} from "#lib/moderation/places/commands";
import {
	accepterOffre,
	declinerOffre,
	ouvrirOffre,
} from "#lib/participation/offres_recues/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { checkInvariants } from "#prisma/invariants.fixture";
import { acteurDeRole, courrielsA } from "#prisma/moderation.fixture";
import {
	adresseDe,
	besoinAEtudier,
	ensemble,
	OFFRE,
	offreEnvoyee,
	placeOuverte,
} from "#prisma/places.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { offrirAide, retirerOffre } from "./commands.ts";
import { lireMonOffre, listerMesOffres } from "./queries.ts";
import { OFFRES_EN_ATTENTE_MAX, OFFRES_PAR_JOUR } from "./rules.ts";

useTestDatabase();

let moi: ActeurCompte;
beforeAll(async () => {
	moi = await acteurDeRole("moderateur");
});

const FOULE = taille(20, 100);
const CLEAN = { ecarts: [] };
const membre = () => acteurDeRole("membre");
const LISTE = { limite: undefined, apres: undefined };

async function libres(slug: string): Promise<number[]> {
	const lues = await listerPlaces({ ...LISTE, besoin: slug });
	return lues.ok ? lues.valeur.elements.map((place) => place.libres) : [];
}

async function etatDe(id: number): Promise<string> {
	return (await prisma().offre.findUniqueOrThrow({ where: { id } })).etat;
}

describe("an offer of help", () => {
	test("is kept once, says when it expires, and is written again until somebody of the team reads it", async () => {
		const place = await placeOuverte(moi);
		const qui = await membre();
		const faite = await offrirAide(qui, place.id, OFFRE);
		expect(faite).toMatchObject({
			valeur: { place: place.id, etat: "envoyee" },
		});
		expect(await offrirAide(qui, place.id, OFFRE)).toEqual(faite);
		const autre = {
			message: "Je peux aussi y aller le dimanche.",
			contact: true,
		};
		for (const une of [{ ...autre, contact: false }, autre])
			expect(await offrirAide(qui, place.id, une)).toEqual(faite);
		const miennes = await listerMesOffres(qui.compte_id);
		expect(miennes).toMatchObject({
			valeur: [{ ...autre, etat: "envoyee", besoin: { slug: place.slug } }],
		});
		const offre = await prisma().offre.findFirstOrThrow({
			where: { place_id: place.id },
		});
		await ouvrirOffre(moi, offre.id);
		expect(await offrirAide(qui, place.id, autre)).toMatchObject({
			valeur: { etat: "vue" },
		});
		expect(await offrirAide(qui, place.id, OFFRE)).toMatchObject({
			refus: "conflit",
		});
		expect(await lireMonOffre(qui.compte_id, place.id)).toMatchObject(autre);
		const jours =
			(offre.expire_le.getTime() - offre.cree_le.getTime()) / 86_400_000;
		expect(Math.round(jours * 1000)).toBe(14_000);
	});

	test("of fifty calls at once by one account is one", async () => {
		const place = await placeOuverte(moi);
		const qui = await membre();
		const faites = await ensemble(
			Array.from({ length: 50 }, () => () => offrirAide(qui, place.id, OFFRE)),
		);
		expect(faites.every(({ ok }) => ok)).toBe(true);
		expect(
			await prisma().offre.count({ where: { compte_id: qui.compte_id } }),
		).toBe(1);
	});

	test("is refused for an unknown place, one whose need is not public, and one that is closed, taken or past its day", async () => {
		const qui = await membre();
		for (const id of [null, 999_999])
			expect(await offrirAide(qui, id, OFFRE)).toMatchObject({
				refus: "introuvable",
			});
		const cachee = await placeOuverte(moi);
		const parti = await placeOuverte(moi);
		await rows(
			sql`UPDATE besoins SET statut = CASE slug WHEN ${cachee.slug} THEN 'archive' ELSE 'livre' END
			    WHERE slug IN (${cachee.slug}, ${parti.slug})`,
		);
		await rows(
			sql`INSERT INTO jalons (besoin_id, statut, le) SELECT id, 'livre', now() + interval '1 hour' FROM besoins WHERE slug = ${parti.slug}`,
		);
		expect(await offrirAide(qui, cachee.id, OFFRE)).toMatchObject({
			refus: "introuvable",
		});
		const fermee = await placeOuverte(moi);
		await fermerPlace(moi, fermee.id);
		const prise = await placeOuverte(moi, { nombre: 1 });
		await accepterOffre(moi, (await offreEnvoyee(prise.id)).id);
		const passee = await placeOuverte(moi);
		await rows(
			sql`UPDATE places SET jusqu_au = current_date - 2 WHERE id = ${passee.id}`,
		);
		for (const { id } of [parti, fermee, prise, passee])
			expect(await offrirAide(qui, id, OFFRE)).toMatchObject({
				refus: "conflit",
			});
		expect(
			await prisma().offre.count({ where: { compte_id: qui.compte_id } }),
		).toBe(0);
	});

	test("is refused beyond five a day, withdrawn ones included, even when all are sent at once", async () => {
		const qui = await membre();
		const places = await Promise.all(
			Array.from({ length: OFFRES_PAR_JOUR + 2 }, () => placeOuverte(moi)),
		);
		const faites = await ensemble(
			places.map(
				({ id }) =>
					() =>
						offrirAide(qui, id, OFFRE),
			),
		);
		expect(faites.filter(({ ok }) => ok)).toHaveLength(OFFRES_PAR_JOUR);
		expect(JSON.stringify(faites)).toContain("5 offres en un jour");
		for (const { id } of places) await retirerOffre(qui, id);
		const premiere = places[0]?.id ?? 0;
		expect(await offrirAide(qui, premiere, OFFRE)).toMatchObject({
			refus: "conflit",
		});
		await rows(
			sql`UPDATE offres SET cree_le = cree_le - interval '24 hours' WHERE compte_id = ${qui.compte_id}`,
		);
		expect(await offrirAide(qui, premiere, OFFRE)).toMatchObject({ ok: true });
	});

	test("is refused while ten await an answer, and accepted once one was answered", async () => {
		const qui = await membre();
		for (let n = 0; n < OFFRES_EN_ATTENTE_MAX; n += 1) {
			await offreEnvoyee((await placeOuverte(moi)).id, qui);
			await rows(
				sql`UPDATE offres SET cree_le = cree_le - interval '25 hours' WHERE compte_id = ${qui.compte_id}`,
			);
		}
		const { id } = await placeOuverte(moi);
		const refusee = await offrirAide(qui, id, OFFRE);
		expect(refusee).toMatchObject({ refus: "conflit" });
		expect(JSON.stringify(refusee)).toContain("10 offers");
		const [une] = await prisma().offre.findMany({
			where: { compte_id: qui.compte_id },
		});
		await declinerOffre(moi, une?.id ?? 0);
		expect(await offrirAide(qui, id, OFFRE)).toMatchObject({ ok: true });
		expect(await offrirAide(qui, une?.place_id ?? 0, OFFRE)).toMatchObject({
			refus: "conflit",
		});
	});

	test("is mailed to the referents alone, without its text nor its author", async () => {
		const place = await placeOuverte(moi);
		const [referent, qui] = [await membre(), await membre()];
		await nommerReferent(moi, place.slug, await adresseDe(referent));
		await offreEnvoyee(place.id, qui);
		expect(await courrielsA(referent)).toEqual([
			"referent_nomme attente",
			"offre_recue attente",
		]);
		expect(await courrielsA(qui)).toEqual([]);
		const suspendu = await membre();
		await nommerReferent(moi, place.slug, await adresseDe(suspendu));
		const sanction = { suspendu: true, motif: null };
		await suspendreCompte(moi, suspendu.compte_id, sanction);
		await offreEnvoyee(place.id, referent);
		expect(await courrielsA(referent)).toHaveLength(2);
		expect(await courrielsA(suspendu)).not.toContain("offre_recue attente");
		const [mail] = await prisma().courriel.findMany({
			where: { gabarit: "offre_recue", compte_id: referent.compte_id },
		});
		expect(JSON.stringify(mail?.donnees)).not.toContain(OFFRE.message);
		expect(JSON.stringify(mail?.donnees)).not.toContain(await adresseDe(qui));
	});
});

describe("acceptance", () => {
	test(`of ${FOULE} offers at once for a place of two takes two, and as many calls more change nothing`, async () => {
		const place = await placeOuverte(moi, { nombre: 2 });
		const membres = await Promise.all(Array.from({ length: FOULE }, membre));
		await ensemble(
			membres.map((qui) => () => offrirAide(qui, place.id, OFFRE)),
		);
		const offres = await prisma().offre.findMany({
			where: { place_id: place.id },
		});
		expect(offres).toHaveLength(FOULE);
		const accepter = () =>
			ensemble(
				offres.map(
					({ id }) =>
						() =>
							accepterOffre(moi, id),
				),
			);
		expect((await accepter()).filter(({ ok }) => ok)).toHaveLength(2);
		expect((await accepter()).some(({ ok }) => ok)).toBe(false);
		expect(
			await prisma().offre.count({
				where: { place_id: place.id, etat: "acceptee" },
			}),
		).toBe(2);
		expect(await libres(place.slug)).toEqual([]);
		expect(await checkInvariants()).toEqual(CLEAN);
	});

	test("and withdrawal at once leave the count of free places right", async () => {
		const place = await placeOuverte(moi, { nombre: 10 });
		const offres = await ensemble(
			Array.from({ length: 20 }, () => () => offreEnvoyee(place.id)),
		);
		await ensemble<{ ok: boolean }>(
			offres.flatMap(({ id, acteur }, rang) => [
				() => accepterOffre(moi, id),
				...(rang % 2 === 0 ? [() => retirerOffre(acteur, place.id)] : []),
			]),
		);
		expect(await checkInvariants()).toEqual(CLEAN);
	});

	test("exchanges addresses by mail when that was ticked, and gives none otherwise", async () => {
		const place = await placeOuverte(moi);
		const avec = await offreEnvoyee(place.id, undefined, true);
		const sans = await offreEnvoyee(place.id);
		const decideur = await acteurDeRole("moderateur");
		expect(JSON.stringify(await ouvrirOffre(decideur, avec.id))).not.toContain(
			await adresseDe(avec.acteur),
		);
		await accepterOffre(decideur, avec.id);
		await accepterOffre(decideur, sans.id);
		const donnees = async ({ compte_id }: ActeurCompte) =>
			JSON.stringify(
				await prisma().courriel.findMany({
					where: { compte_id },
					select: { gabarit: true, donnees: true },
				}),
			);
		expect(await donnees(avec.acteur)).toContain(await adresseDe(decideur));
		expect(await courrielsA(decideur)).toEqual(["offre_contact attente"]);
		expect(await donnees(decideur)).toContain(await adresseDe(avec.acteur));
		expect(await donnees(sans.acteur)).toContain('"adresse":null');
		expect(await donnees(sans.acteur)).not.toContain(await adresseDe(decideur));
		expect(await donnees(decideur)).not.toContain(await adresseDe(sans.acteur));
	});

	test("is refused to members, as if the offer were unknown, for one's own, once answered, and for a closed place", async () => {
		const place = await placeOuverte(moi);
		const { id, acteur } = await offreEnvoyee(place.id);
		for (const qui of [await membre(), acteur]) {
			for (const agir of [accepterOffre, declinerOffre, ouvrirOffre])
				expect(await agir(qui, id)).toEqual({
					ok: false,
					refus: "introuvable",
				});
			expect(await etatDe(id)).toBe("envoyee");
		}
		const sienne = await offreEnvoyee(place.id, moi);
		expect(await accepterOffre(moi, sienne.id)).toMatchObject({
			refus: "conflit",
		});
		expect(await ouvrirOffre(moi, sienne.id)).toMatchObject({
			valeur: { sienne: true },
		});
		expect(await etatDe(sienne.id)).toBe("envoyee");
		await declinerOffre(moi, id);
		expect(await courrielsA(acteur)).toEqual(["offre_declinee attente"]);
		expect(await accepterOffre(moi, id)).toMatchObject({ refus: "conflit" });
		expect(await accepterOffre(moi, 999_999)).toMatchObject({
			refus: "introuvable",
		});
	});

	test("is open to the referents of the need, and of no other", async () => {
		const [place, autre] = [await placeOuverte(moi), await placeOuverte(moi)];
		const referent = await membre();
		await nommerReferent(moi, place.slug, await adresseDe(referent));
		const sienne = await offreEnvoyee(place.id);
		const etrangere = await offreEnvoyee(autre.id);
		expect(await ouvrirOffre(referent, sienne.id)).toMatchObject({
			valeur: { etat: "vue", message: OFFRE.message, sienne: false },
		});
		expect(await accepterOffre(referent, sienne.id)).toMatchObject({
			ok: true,
		});
		expect(await accepterOffre(referent, etrangere.id)).toMatchObject({
			refus: "introuvable",
		});
		await suspendreCompte(moi, referent.compte_id, {
			suspendu: true,
			motif: null,
		});
		const suivante = await offreEnvoyee(place.id);
		expect(await accepterOffre(referent, suivante.id)).toMatchObject({
			refus: "non_autorise",
		});
	});
});

describe("an offer that ends", () => {
	test("frees its place when it was accepted, tells who had accepted it, and may be made again", async () => {
		const decideur = await acteurDeRole("moderateur");
		const place = await placeOuverte(moi, { nombre: 1 });
		const { id, acteur } = await offreEnvoyee(place.id);
		await accepterOffre(decideur, id);
		expect(await libres(place.slug)).toEqual([]);
		expect(await retirerOffre(acteur, place.id)).toMatchObject({
			valeur: { etat: "retiree", expire_le: null },
		});
		expect(await retirerOffre(acteur, place.id)).toMatchObject({
			valeur: { etat: "retiree" },
		});
		expect(await libres(place.slug)).toEqual([1]);
		expect(await courrielsA(decideur)).toEqual(["offre_retiree attente"]);
		expect(await offrirAide(acteur, place.id, OFFRE)).toMatchObject({
			valeur: { etat: "envoyee" },
		});
		expect(await checkInvariants()).toEqual(CLEAN);
	});

	test("with a suspension is withdrawn, accepted or not, and lifting it brings none back", async () => {
		const place = await placeOuverte(moi, { nombre: 1 });
		const autre = await placeOuverte(moi);
		const { id, acteur } = await offreEnvoyee(place.id);
		const attend = await offreEnvoyee(autre.id, acteur);
		await accepterOffre(moi, id);
		const suspendre = (suspendu: boolean) =>
			suspendreCompte(moi, acteur.compte_id, { suspendu, motif: null });
		await suspendre(true);
		expect([await etatDe(id), await etatDe(attend.id)]).toEqual([
			"retiree",
			"retiree",
		]);
		expect(await libres(place.slug)).toEqual([1]);
		expect(await offrirAide(acteur, place.id, OFFRE)).toMatchObject({
			refus: "non_autorise",
		});
		await suspendre(false);
		expect(await etatDe(id)).toBe("retiree");
		expect(await checkInvariants()).toEqual(CLEAN);
	});

	test("with its place expires, its author is told, and the accepted ones stay", async () => {
		const place = await placeOuverte(moi);
		const acceptee = await offreEnvoyee(place.id);
		const attend = await offreEnvoyee(place.id);
		await accepterOffre(moi, acceptee.id);
		await fermerPlace(moi, place.id);
		expect([await etatDe(acceptee.id), await etatDe(attend.id)]).toEqual([
			"acceptee",
			"expiree",
		]);
		expect(await courrielsA(attend.acteur)).toEqual(["offre_expiree attente"]);
		await renouvelerPlace(moi, place.id);
		expect(await libres(place.slug)).toEqual([1]);
		expect(await checkInvariants()).toEqual(CLEAN);
	});

	test("is withdrawn of a need that is no longer public by who made it, and nobody else learns of that place", async () => {
		const slug = await besoinAEtudier();
		const place = await placeOuverte(moi, {}, slug);
		const { acteur } = await offreEnvoyee(place.id);
		await rows(sql`UPDATE besoins SET statut = 'archive' WHERE slug = ${slug}`);
		expect(await retirerOffre(await membre(), place.id)).toMatchObject({
			refus: "introuvable",
		});
		expect(await retirerOffre(acteur, place.id)).toMatchObject({
			valeur: { etat: "retiree" },
		});
	});
});
