import { beforeEach, expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { creerModele, modifierModele, retirerModele } from "./commands.ts";
import { ajouterModele, lireModele, listerModeles } from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const OU = {
	nom: "Où ?",
	texte_fr: "Dans quelle commune ?",
	texte_en: "In which town?",
};

async function creer(nom = OU.nom) {
	const admin = await acteurDeRole("admin");
	const fait = await creerModele(admin, { ...OU, nom });
	if (!fait.ok) throw new Error(fait.refus);
	return { admin, id: fait.valeur.id };
}

test("administrators write templates, moderators only use them, in the language of the mail", async () => {
	const moi = await acteurDeRole();
	expect(await creerModele(moi, OU)).toMatchObject({ refus: "interdit" });
	const { id } = await creer();
	const vise = { id, vu: null };
	expect(await modifierModele(moi, vise, OU)).toMatchObject({
		refus: "interdit",
	});
	expect(await retirerModele(moi, vise)).toMatchObject({ refus: "interdit" });
	expect(await ajouterModele(id, "en", "Hello.")).toBe(
		"Hello.\n\nIn which town?",
	);
	expect(await ajouterModele(id, "fr", null)).toBe(OU.texte_fr);
	expect(await ajouterModele(id + 1, "fr", "Bonjour.")).toBe("Bonjour.");
	expect(await listerModeles()).toMatchObject([OU]);
});

test("a name is given once, even by two administrators at once", async () => {
	const [un, deux] = [await acteurDeRole("admin"), await acteurDeRole("admin")];
	const faits = await Promise.all([creerModele(un, OU), creerModele(deux, OU)]);
	expect(faits.map(({ ok }) => ok).sort()).toEqual([false, true]);
	const { id } = await creer("Quand ?");
	expect(await modifierModele(un, { id, vu: null }, OU)).toMatchObject({
		refus: "conflit",
	});
});

test("of two changes of one version, the second is told; the journal keeps the earlier text, of a removal too", async () => {
	const { admin, id } = await creer();
	const vu = (await lireModele(id))?.modifie_le.toISOString() ?? "";
	const change = { ...OU, texte_fr: "Où, exactement ?" };
	const faits = await Promise.all([
		modifierModele(admin, { id, vu }, change),
		modifierModele(admin, { id, vu }, { ...OU, texte_en: "Where?" }),
	]);
	expect(faits.map(({ ok }) => ok).sort()).toEqual([false, true]);
	expect(await retirerModele(admin, { id, vu })).toMatchObject({
		refus: "conflit",
	});
	expect(await retirerModele(admin, { id, vu: null })).toMatchObject({
		ok: true,
	});
	expect(await retirerModele(admin, { id, vu: null })).toMatchObject({
		refus: "conflit",
	});
	const actes = await prisma().journalEntree.findMany({
		where: { objet: "modele" },
		orderBy: { id: "asc" },
	});
	expect(actes.map(({ acte }) => acte)).toEqual([
		"creerModele",
		"modifierModele",
		"retirerModele",
	]);
	expect(actes[1]?.avant).toEqual(OU);
});

test("a template saved as it was is no act", async () => {
	const { admin, id } = await creer();
	expect((await modifierModele(admin, { id, vu: null }, OU)).ok).toBe(true);
	expect(
		await prisma().journalEntree.count({ where: { acte: "modifierModele" } }),
	).toBe(0);
});
