import { expect, test } from "vitest";
import { nommerReferent } from "#lib/moderation/places/commands";
import { prisma, sql } from "#lib/platform/db/pool";
import {
	acteurDeRole,
	courrielsA,
	dernierActe,
	slugNeuf,
} from "#prisma/moderation.fixture";
import { adresseDe, offreEnvoyee, placeOuverte } from "#prisma/places.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { declinerOffre, quitterReferents } from "./commands.ts";
import { listerBesoinsAvecOffres, listerOffresDuBesoin } from "./queries.ts";

useTestDatabase();

async function fermer(id: number) {
	await prisma().$executeRaw(
		sql`UPDATE places SET fermee_le = now(), fermeture = 'equipe' WHERE id = ${id}`,
	);
}

test("a closed place stays in sight with the offers that it had, after the open ones, newest first; one that had none is gone", async () => {
	const moi = await acteurDeRole();
	const fermee = await placeOuverte(moi);
	const { slug } = fermee;
	const vide = await placeOuverte(moi, {}, slug);
	const ouvertes = [
		await placeOuverte(moi, {}, slug),
		await placeOuverte(moi, {}, slug),
		await placeOuverte(moi, {}, slug),
	];
	const [recente, une, autre] = ouvertes.map(({ id }) => id);
	await prisma().$executeRaw(
		sql`UPDATE places SET cree_le = CASE WHEN id = ${recente} THEN '2026-01-02'::timestamptz ELSE '2026-01-01'::timestamptz END
		    WHERE id = ANY(${ouvertes.map(({ id }) => id)}::int[])`,
	);
	const { id: offre } = await offreEnvoyee(fermee.id);
	for (const { id } of [fermee, vide]) await fermer(id);
	const lu = await listerOffresDuBesoin(moi, slug);
	if (!lu.ok) throw new Error(lu.refus);
	expect(
		lu.valeur.places.map(({ id, fermee: estFermee, offres }) => [
			...[id, estFermee],
			offres.map(({ id: une }) => une),
		]),
	).toEqual([
		[recente, false, []],
		[autre, false, []],
		[une, false, []],
		[fermee.id, true, [offre]],
	]);
});

test("offers are read by moderators and the need's own referents: anybody else, and an unknown need, are answered alike", async () => {
	const moi = await acteurDeRole();
	const { slug } = await placeOuverte(moi);
	const [referent, membre] = [
		await acteurDeRole("membre"),
		await acteurDeRole("membre"),
	];
	await prisma().$executeRaw(
		sql`INSERT INTO referents (besoin_id, compte_id, rang) SELECT id, ${referent.compte_id}, 1 FROM besoins WHERE slug = ${slug}`,
	);
	const autre = await placeOuverte(moi);
	expect(await listerOffresDuBesoin(referent, slug)).toMatchObject({
		ok: true,
	});
	const inconnu = await listerOffresDuBesoin(moi, slugNeuf());
	expect(inconnu).toMatchObject({ refus: "introuvable" });
	expect(await listerOffresDuBesoin(referent, autre.slug)).toEqual(inconnu);
	expect(await listerOffresDuBesoin(membre, slug)).toEqual(inconnu);
});

test("needs are listed while one of their offers awaits an answer, and with how many", async () => {
	const moi = await acteurDeRole();
	const { id, slug } = await placeOuverte(moi);
	const dits = async () =>
		(await listerBesoinsAvecOffres())
			.filter((un) => un.slug === slug)
			.map(({ nombre }) => nombre);
	expect(await dits()).toEqual([]);
	const offres = [await offreEnvoyee(id), await offreEnvoyee(id)];
	expect(await dits()).toEqual([2]);
	for (const { id: offre } of offres) await declinerOffre(moi, offre);
	expect(await dits()).toEqual([]);
});

test("a referent stops being one on their own: they read no offer and get no mail any more, the others and the team do", async () => {
	const moi = await acteurDeRole();
	const { id, slug } = await placeOuverte(moi);
	const [parti, reste] = [
		await acteurDeRole("membre"),
		await acteurDeRole("membre"),
	];
	for (const qui of [parti, reste])
		await nommerReferent(moi, slug, await adresseDe(qui));
	const estReferent = async (qui: typeof moi) => {
		const lu = await listerOffresDuBesoin(qui, slug);
		return lu.ok && lu.valeur.referent;
	};
	expect([await estReferent(parti), await estReferent(moi)]).toEqual([
		true,
		false,
	]);
	expect(await quitterReferents(moi, slug)).toMatchObject({
		refus: "introuvable",
	});
	expect(await quitterReferents(parti, slug)).toMatchObject({ ok: true });
	expect(await quitterReferents(parti, slug)).toMatchObject({
		refus: "introuvable",
	});
	await offreEnvoyee(id);
	expect(await listerOffresDuBesoin(parti, slug)).toMatchObject({
		refus: "introuvable",
	});
	expect(await courrielsA(parti)).toEqual(["referent_nomme attente"]);
	expect(await courrielsA(reste)).toEqual([
		"referent_nomme attente",
		"offre_recue attente",
	]);
	expect(await dernierActe("besoin", slug)).toMatchObject({
		acte: "retirerReferent",
		acteur_id: parti.compte_id,
	});
});
