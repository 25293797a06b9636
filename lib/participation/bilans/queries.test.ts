import { beforeEach, expect, test } from "vitest";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin } from "#prisma/entries.fixture";
import { besoinLivre, dire, soutienDe } from "#prisma/outcomes.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { soutenirBesoin } from "../commands.ts";
import { listerBilansAttendus } from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

test("an account is asked once about each delivered need that it supports, with its own answer", async () => {
	await besoinLivre("un");
	await besoinLivre("deux");
	await creerBesoin({ slug: "etude", statut: "etude" });
	const moi = await soutienDe("un");
	for (const slug of ["deux", "etude"]) await soutenirBesoin(moi, slug);
	await dire(moi, "un", "oui");
	for (const slug of ["un", "deux"])
		await dire(await soutienDe(slug), slug, "non");
	const lus = await listerBilansAttendus(moi.compte_id);
	expect(lus.toSorted((a, b) => a.slug.localeCompare(b.slug))).toEqual([
		{ slug: "deux", reponse: null },
		{ slug: "un", reponse: "oui" },
	]);
});
