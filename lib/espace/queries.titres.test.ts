import { expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerSuivis } from "./queries.ts";

useTestDatabase();

test("what an account follows is named in the language asked for where it has that version, else in its own", async () => {
	const { compte_id } = await acteurDeRole("membre");
	const [projet, besoin] = [slugNeuf(), slugNeuf()];
	const projet_id = await creerProjet({
		...{ slug: projet, nom: "La carte", langue: "fr" },
		traductions: { en: { nom: "The map" } },
	});
	const besoin_id = await creerBesoin({
		...{ slug: besoin, titre: "Un puits", langue: "fr" },
	});
	await prisma().vote.create({ data: { projet_id, compte_id } });
	await prisma().soutien.create({ data: { besoin_id, compte_id } });
	const public_ = { retire_le: null, choix: null };
	const puits = {
		...{ nature: "besoin", slug: besoin, ...public_ },
		dit: { texte: "Un puits", langue: "fr" },
	};
	const carte = { nature: "projet", slug: projet, ...public_ };
	expect(await listerSuivis(compte_id, "en")).toEqual([
		{ ...carte, dit: { texte: "The map", langue: "en" } },
		puits,
	]);
	expect(await listerSuivis(compte_id, "fr")).toEqual([
		{ ...carte, dit: { texte: "La carte", langue: "fr" } },
		puits,
	]);
});
