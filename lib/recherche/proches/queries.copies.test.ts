import { expect, test, vi } from "vitest";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";

useTestDatabase();

test("two copies of the program's modules on the same connections compare texts whatever each compared first", async () => {
	await creerProjet({ slug: "une-fontaine", nom: "Fontaine potable" });
	await creerBesoin({ slug: "une-fontaine", titre: "Fontaine potable" });
	// As when Next compiles lib/ apart from the server: modules of their own, one pool.
	const copy = async () => {
		vi.resetModules();
		const [projets, besoins] = await Promise.all([
			import("#lib/projets/queries"),
			import("#lib/besoins/queries"),
		]);
		return { ...projets, ...besoins };
	};
	const [one, other] = [await copy(), await copy()];
	const texte = "une fontaine potable";
	for (const compared of [
		await one.comparerProjets(texte),
		await one.comparerBesoins(texte),
		await other.comparerBesoins(texte),
		await other.comparerProjets(texte),
	])
		expect(compared).toHaveLength(1);
});
