import { expect, test } from "vitest";
import { effacerCompte } from "#lib/espace/effacement/commands";
import { exporterMesDonnees } from "#lib/espace/queries";
import { rows, sql } from "#lib/platform/db/pool";
import { creerProjet } from "#prisma/entries.fixture";
import {
	acteurDeRole,
	dernierActe,
	slugNeuf,
} from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { ajouterNote, retirerNote } from "./commands.ts";
import { listerNotes } from "./queries.ts";

useTestDatabase();

/** A published project of a member, and two moderators. */
async function monde() {
	const auteur = await acteurDeRole("membre");
	const slug = slugNeuf();
	await creerProjet({
		slug,
		auteur: { connect: { id: auteur.compte_id } },
	});
	const [moi, autre] = [await acteurDeRole(), await acteurDeRole()];
	const fiche = { objet: "projet", cle: slug } as const;
	const lui = { objet: "compte", cle: String(auteur.compte_id) } as const;
	return { auteur, moi, autre, fiche, lui };
}

test("moderators read each other’s notes on entries and accounts, with who and when; the journal does not say what they say", async () => {
	const { auteur, moi, autre, fiche, lui } = await monde();
	expect(
		await ajouterNote(moi, { ...fiche, note: "Vu avec Lyon." }),
	).toMatchObject({ ok: true });
	expect(
		await ajouterNote(autre, { ...lui, note: "Déjà prévenu." }),
	).toMatchObject({ ok: true });
	expect(await listerNotes(fiche, autre)).toMatchObject([
		{ texte: "Vu avec Lyon.", retirable: false, le: expect.any(Date) },
	]);
	expect(await listerNotes(lui, autre)).toMatchObject([
		{ texte: "Déjà prévenu.", retirable: true },
	]);
	const acte = await dernierActe("projet", fiche.cle);
	expect(acte).toMatchObject({ acte: "ajouterNote", acteur_id: moi.compte_id });
	expect(JSON.stringify(acte)).not.toContain("Lyon");
	expect(await ajouterNote(auteur, { ...fiche, note: "x" })).toMatchObject({
		refus: "interdit",
	});
	const soi = { ...lui, cle: String(moi.compte_id) };
	expect(await ajouterNote(moi, { ...soi, note: "x" })).toMatchObject({
		refus: "interdit",
		raison: "soi_meme",
	});
	for (const objet of ["projet", "besoin", "compte"] as const)
		expect(
			await ajouterNote(moi, { objet, cle: "0", note: "x" }),
		).toMatchObject({ refus: "introuvable" });
});

test("a note is taken away by who wrote it or an administrator, once", async () => {
	const { auteur, moi, autre, fiche } = await monde();
	const note = await ajouterNote(moi, { ...fiche, note: "Vu." });
	const id = note.ok ? note.valeur.id : 0;
	for (const qui of [auteur, autre])
		expect(await retirerNote(qui, id)).toMatchObject({ refus: "interdit" });
	const admin = await acteurDeRole("admin");
	const faits = await Promise.all([
		retirerNote(admin, id),
		retirerNote(moi, id),
	]);
	expect(faits.map(({ ok }) => ok).sort()).toEqual([false, true]);
	expect(await listerNotes(fiche, moi)).toEqual([]);
});

test("who a note is about reads it in the export without who wrote it, and it goes with the account", async () => {
	const { auteur, moi, fiche, lui } = await monde();
	await rows(
		sql`UPDATE comptes SET nom = 'Dominique' WHERE id = ${moi.compte_id}`,
	);
	await ajouterNote(moi, { ...fiche, note: "Sur la fiche." });
	await ajouterNote(moi, { ...lui, note: "Sur le compte." });
	const sien = await exporterMesDonnees(auteur.compte_id);
	expect(sien).toMatchObject({
		valeur: {
			notes: [
				{ fiche: fiche.cle, sur_vous: false, par_vous: false },
				{ texte: "Sur le compte.", sur_vous: true, par_vous: false },
			],
		},
	});
	expect(JSON.stringify(sien)).not.toContain("Dominique");
	expect(await exporterMesDonnees(moi.compte_id)).toMatchObject({
		valeur: { notes: [{ par_vous: true }, { par_vous: true }] },
	});
	await effacerCompte(auteur, auteur.compte_id);
	expect(
		await rows(sql`SELECT 1 FROM notes WHERE redacteur_id = ${moi.compte_id}`),
	).toEqual([]);
});
