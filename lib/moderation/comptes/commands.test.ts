import { expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { rows, sql } from "#lib/platform/db/pool";
import {
	acteurDeRole,
	courrielsA,
	gardesPour,
} from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { DELAI_ANNULATION_SECONDES } from "../rules.ts";
import { suspendreCompte, traiterLot } from "./commands.ts";

useTestDatabase();

function actesSur({ compte_id }: ActeurCompte) {
	return rows<{ acte: string; acteur_id: number; motif: string | null }>(
		sql`SELECT acte, acteur_id, motif FROM journal WHERE objet = 'compte' AND objet_id = ${compte_id} ORDER BY id`,
	);
}

test("of two moderators who suspend one account, or lift its suspension, the second is told that it was done before and that the reason was not sent; an API call repeated changes nothing", async () => {
	const [moi, autre, membre] = [
		await acteurDeRole(),
		await acteurDeRole(),
		await acteurDeRole("membre"),
	];
	const { compte_id } = membre;
	for (const suspendu of [true, false]) {
		const forme = (motif: string) => ({ suspendu, motif });
		const faits = await Promise.all([
			suspendreCompte(moi, compte_id, forme("Un."), "refuse"),
			suspendreCompte(autre, compte_id, forme("Deux."), "refuse"),
		]);
		const premier = faits[0]?.ok ? moi : autre;
		const refus = faits.filter((fait) => !fait.ok);
		expect(refus).toEqual([
			expect.objectContaining({
				refus: "conflit",
				raison: {
					fr: expect.stringContaining("Quelqu’un l’a fait avant vous"),
					en: expect.stringContaining("the reason that you wrote was not sent"),
				},
			}),
		]);
		expect((await actesSur(membre)).at(-1)).toEqual({
			acte: suspendu ? "suspendreCompte" : "leverSuspension",
			acteur_id: premier.compte_id,
			motif: premier === moi ? "Un." : "Deux.",
		});
		expect(
			await suspendreCompte(autre, compte_id, forme("Encore.")),
		).toMatchObject({ ok: true });
	}
	expect(await actesSur(membre)).toHaveLength(2);
	// Lifted before the minute was over: its mail is withdrawn, and no other one leaves.
	expect(await courrielsA(membre)).toEqual(["compte_suspendu annule"]);
	expect(await gardesPour(membre)).toBe(0);
});

test("a flood whose account somebody suspended meanwhile is left as it was, and told", async () => {
	const [moi, autre, membre] = [
		await acteurDeRole(),
		await acteurDeRole(),
		await acteurDeRole("membre"),
	];
	const { compte_id } = membre;
	const sanction = { suspendu: true, motif: null };
	await suspendreCompte(autre, compte_id, sanction);
	const forme = { compte_id, texte: null, motif: "Des annonces.", fiches: [] };
	expect(
		await traiterLot(moi, { ...forme, geste: "suspension" }),
	).toMatchObject({ refus: "conflit" });
});

test("D3: the mail of a suspension leaves after the minute; lifted later, the person is told of both, and of no later one that ends before its mail leaves", async () => {
	const [moi, membre] = [await acteurDeRole(), await acteurDeRole("membre")];
	const { compte_id } = membre;
	await suspendreCompte(moi, compte_id, { suspendu: true, motif: "Spam." });
	const [attend] = await rows<{ dans: number }>(
		sql`SELECT extract(epoch FROM disponible_le - cree_le)::int AS dans FROM courriels WHERE compte_id = ${compte_id}`,
	);
	expect(attend?.dans).toBe(DELAI_ANNULATION_SECONDES);
	await rows(
		sql`UPDATE courriels SET statut = 'envoye' WHERE compte_id = ${compte_id}`,
	);
	await suspendreCompte(moi, compte_id, { suspendu: false, motif: null });
	expect(await courrielsA(membre)).toEqual([
		"compte_suspendu envoye",
		"suspension_levee attente",
	]);
	// Told that it was lifted, the person hears of no other that was lifted within the minute.
	await rows(
		sql`UPDATE courriels SET statut = 'envoye' WHERE compte_id = ${compte_id}`,
	);
	for (const suspendu of [true, false])
		await suspendreCompte(moi, compte_id, { suspendu, motif: "Encore." });
	expect(await courrielsA(membre)).toEqual([
		"compte_suspendu envoye",
		"suspension_levee envoye",
		"compte_suspendu annule",
	]);
});

test("an account suspended again before it was told that the suspension was lifted is told of the new one alone, and of its end", async () => {
	const [moi, membre] = [await acteurDeRole(), await acteurDeRole("membre")];
	const { compte_id } = membre;
	await suspendreCompte(moi, compte_id, { suspendu: true, motif: "Spam." });
	await rows(
		sql`UPDATE courriels SET statut = 'envoye' WHERE compte_id = ${compte_id}`,
	);
	await suspendreCompte(moi, compte_id, { suspendu: false, motif: null });
	await suspendreCompte(moi, compte_id, { suspendu: true, motif: "Encore." });
	expect(await courrielsA(membre)).toEqual([
		"compte_suspendu envoye",
		"suspension_levee annule",
		"compte_suspendu attente",
	]);
	// Lifted within the minute again: the first one is all that the person heard of.
	await suspendreCompte(moi, compte_id, { suspendu: false, motif: null });
	expect(await courrielsA(membre)).toEqual([
		"compte_suspendu envoye",
		"suspension_levee annule",
		"compte_suspendu annule",
		"suspension_levee attente",
	]);
});

test("a page cannot suspend without a reason, and then cuts nothing; the API, whose contract has none, can", async () => {
	const [moi, membre] = [await acteurDeRole(), await acteurDeRole("membre")];
	const { compte_id } = membre;
	const sanction = { suspendu: true, motif: null };
	expect(
		await suspendreCompte(moi, compte_id, sanction, "refuse"),
	).toMatchObject({ refus: "invalide" });
	expect(await actesSur(membre)).toEqual([]);
	expect(await suspendreCompte(moi, compte_id, sanction)).toMatchObject({
		ok: true,
	});
});
