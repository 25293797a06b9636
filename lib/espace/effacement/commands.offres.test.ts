import { expect, test } from "vitest";
import { nommerReferent } from "#lib/moderation/places/commands";
import { offrirAide } from "#lib/participation/offres/commands";
import { accepterOffre } from "#lib/participation/offres_recues/commands";
import { prisma } from "#lib/platform/db/pool";
import { checkInvariants } from "#prisma/invariants.fixture";
import { acteurDeRole, courrielsA } from "#prisma/moderation.fixture";
import { adresseDe, offreEnvoyee, placeOuverte } from "#prisma/places.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { effacerCompte } from "./commands.ts";

useTestDatabase();

const SYSTEME = { nature: "systeme" } as const;

test("an erased account leaves no offer, frees its place, and its address stands nowhere, not in the mail of who accepted it nor in what others wrote", async () => {
	const moi = await acteurDeRole("moderateur");
	const [qui, autre] = [
		await acteurDeRole("membre"),
		await acteurDeRole("membre"),
	];
	const adresse = await adresseDe(qui);
	const place = await placeOuverte(moi, {
		nombre: 1,
		texte: `Demandez à ${adresse}.`,
	});
	const { id } = await offreEnvoyee(place.id, qui, true);
	await offrirAide(autre, place.id, {
		message: `Comme ${adresse} me l’a dit, je viens.`,
		contact: false,
	});
	await nommerReferent(moi, place.slug, adresse);
	await accepterOffre(moi, id);
	expect(
		await prisma().place.findUniqueOrThrow({ where: { id: place.id } }),
	).toMatchObject({ prises: 1 });
	await effacerCompte(SYSTEME, qui.compte_id);
	expect(
		await prisma().place.findUniqueOrThrow({ where: { id: place.id } }),
	).toMatchObject({ prises: 0 });
	expect(await prisma().offre.findMany()).toMatchObject([
		{ compte_id: autre.compte_id },
	]);
	expect(await prisma().referent.count()).toBe(0);
	expect(await courrielsA(moi)).toEqual([
		"offre_contact attente",
		"offre_retiree attente",
	]);
	const tout = JSON.stringify([
		await prisma().place.findMany(),
		await prisma().offre.findMany(),
		await prisma().courriel.findMany(),
		await prisma().journalEntree.findMany(),
	]);
	expect(tout).not.toContain(adresse);
	expect(await checkInvariants()).toEqual({ ecarts: [] });
});

test("an erased moderator leaves the offers that they answered, without a name", async () => {
	const [moi, reste] = [
		await acteurDeRole("moderateur"),
		await acteurDeRole("moderateur"),
	];
	const place = await placeOuverte(reste);
	const { id } = await offreEnvoyee(place.id);
	await accepterOffre(moi, id);
	await effacerCompte(SYSTEME, moi.compte_id);
	expect(
		await prisma().offre.findUniqueOrThrow({ where: { id } }),
	).toMatchObject({ etat: "acceptee", decideur_id: null });
	expect(await checkInvariants()).toEqual({ ecarts: [] });
});

test("an erasure and an acceptance at once leave the counts right", async () => {
	const moi = await acteurDeRole("moderateur");
	const place = await placeOuverte(moi, { nombre: 10 });
	const offres = await Promise.all(
		Array.from({ length: 10 }, () => offreEnvoyee(place.id)),
	);
	await Promise.all(
		offres.flatMap(({ id, acteur }) => [
			accepterOffre(moi, id),
			effacerCompte(SYSTEME, acteur.compte_id),
		]),
	);
	expect(await prisma().offre.count({ where: { place_id: place.id } })).toBe(0);
	expect(await checkInvariants()).toEqual({ ecarts: [] });
});
