import { beforeEach, expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { enregistrerModele, retirerModele } from "./commands.ts";
import { ajouterModele, listerModeles } from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const OU = {
	nom: "Où ?",
	texte_fr: "Dans quelle commune ?",
	texte_en: "In which town?",
};
async function creer(nom = OU.nom) {
	const admin = await acteurDeRole("admin");
	const fait = await enregistrerModele(admin, { ...OU, nom });
	if (!fait.ok) throw new Error(fait.refus);
	return { admin, id: fait.valeur.id };
}

test("administrators write templates, moderators only use them, in the language of the mail", async () => {
	const moi = await acteurDeRole();
	expect(await enregistrerModele(moi, OU)).toMatchObject({
		refus: "interdit",
	});
	const { id } = await creer();
	expect(await enregistrerModele(moi, { ...OU, id })).toMatchObject({
		refus: "interdit",
	});
	expect(await retirerModele(moi, id)).toMatchObject({ refus: "interdit" });
	expect(await ajouterModele(id, "en", "Hello.")).toBe(
		"Hello.\n\nIn which town?",
	);
	expect(await ajouterModele(id, "fr", null)).toBe(OU.texte_fr);
	expect(await ajouterModele(id + 1, "fr", "Bonjour.")).toBe("Bonjour.");
	expect(await listerModeles()).toMatchObject([OU]);
});

test("a name is given once, even by two administrators at once", async () => {
	const [un, deux] = [await acteurDeRole("admin"), await acteurDeRole("admin")];
	const faits = await Promise.all([
		enregistrerModele(un, OU),
		enregistrerModele(deux, OU),
	]);
	expect(faits.map(({ ok }) => ok).sort()).toEqual([false, true]);
	const { id } = await creer("ou ?");
	expect(await enregistrerModele(un, { ...OU, id })).toMatchObject({
		refus: "conflit",
	});
	// Of the same letters, in the order in which they were written.
	expect((await listerModeles()).map(({ nom }) => nom)).toEqual([
		OU.nom,
		"ou ?",
	]);
});

test("the journal keeps the text before a change, and before a removal, after which nothing is changed; the other templates stay as they are", async () => {
	const { id: voisin } = await creer("Quand ?");
	const { admin, id } = await creer();
	const change = { ...OU, id, texte_fr: "Où, exactement ?" };
	expect(await enregistrerModele(admin, change)).toMatchObject({ ok: true });
	expect(await retirerModele(admin, id)).toMatchObject({ ok: true });
	for (const refus of [
		await retirerModele(admin, id),
		await enregistrerModele(admin, change),
	])
		expect(refus).toMatchObject({ refus: "conflit" });
	expect(await listerModeles()).toEqual([
		{ ...OU, nom: "Quand ?", id: voisin },
	]);
	const actes = await prisma().journalEntree.findMany({
		where: { objet: "modele", objet_id: id },
		orderBy: { id: "asc" },
	});
	expect(actes.map(({ acte }) => acte)).toEqual([
		"creerModele",
		"modifierModele",
		"retirerModele",
	]);
	expect(actes[1]?.avant).toEqual(OU);
	expect(actes[2]?.avant).toMatchObject({ texte_fr: "Où, exactement ?" });
});

test("a template saved as it was is no act", async () => {
	const { admin, id } = await creer();
	expect((await enregistrerModele(admin, { ...OU, id })).ok).toBe(true);
	expect(
		await prisma().journalEntree.count({ where: { acte: "modifierModele" } }),
	).toBe(0);
});
