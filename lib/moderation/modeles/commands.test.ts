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
const NEUF = { ...OU, vu: null };

async function creer(nom = OU.nom) {
	const admin = await acteurDeRole("admin");
	const fait = await enregistrerModele(admin, { ...NEUF, nom });
	if (!fait.ok) throw new Error(fait.refus);
	return { admin, id: fait.valeur.id };
}

test("administrators write templates, moderators only use them, in the language of the mail", async () => {
	const moi = await acteurDeRole();
	expect(await enregistrerModele(moi, NEUF)).toMatchObject({
		refus: "interdit",
	});
	const { id } = await creer();
	const vise = { id, vu: null };
	expect(await enregistrerModele(moi, { ...OU, ...vise })).toMatchObject({
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
	const faits = await Promise.all([
		enregistrerModele(un, NEUF),
		enregistrerModele(deux, NEUF),
	]);
	expect(faits.map(({ ok }) => ok).sort()).toEqual([false, true]);
	const { id } = await creer("Quand ?");
	expect(await enregistrerModele(un, { ...NEUF, id })).toMatchObject({
		refus: "conflit",
	});
});

test("of two changes of one version, the second is told; the journal keeps the earlier text, of a removal too", async () => {
	const { admin, id } = await creer();
	const vu = (await listerModeles())[0]?.modifie_le.toISOString() ?? "";
	const change = { ...OU, texte_fr: "Où, exactement ?" };
	const faits = await Promise.all([
		enregistrerModele(admin, { ...change, id, vu }),
		enregistrerModele(admin, { ...OU, texte_en: "Where?", id, vu }),
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
	expect((await enregistrerModele(admin, { ...NEUF, id })).ok).toBe(true);
	expect(
		await prisma().journalEntree.count({ where: { acte: "modifierModele" } }),
	).toBe(0);
});
