/** Contributions that await review, as moderators see them. */
import { expect, test } from "#e2e/fixtures/api";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerProjet, slugUnique } from "#e2e/fixtures/contenu";

test("D15, D20: propositions are what awaits review, oldest first, with their authors", async ({
	base,
	front,
	monde: { admin },
}) => {
	const auteur = await creerCompteAvecJeton(base);
	const debut = slugUnique("relire");
	const ordre: string[] = [];
	for (const [rang, cree_le] of [
		"2020-01-02",
		"2020-01-03",
		"2020-01-01",
	].entries()) {
		const slug = `${debut}-${rang}`;
		await creerProjet(base, {
			slug,
			cree_le,
			statut: "propose",
			auteur_id: auteur.id,
		});
		await creerProjet(base, {
			slug: `${slug}-q`,
			cree_le,
			statut: "quarantaine",
		});
		await creerProjet(base, { slug: `${slug}-r`, cree_le, statut: "refuse" });
		ordre.push(slug);
	}
	const { json } = await front.appeler("GET", "/api/admin/propositions", {
		jeton: admin.jeton,
	});
	const projets: unknown[] = Object(json).projets;
	const vus = projets.filter((projet) =>
		String(Object(projet).slug).startsWith(debut),
	);
	expect(vus.map((projet) => Object(projet).slug)).toEqual([
		...[ordre[2], ordre[0], ordre[1]],
	]);
	expect(vus[0]).toMatchObject({
		auteur: { id: auteur.id, courriel: auteur.courriel, nom: null },
		statut: "propose",
		origine: "contribution",
	});
});
