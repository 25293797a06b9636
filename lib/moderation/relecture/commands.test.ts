import { expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import {
	acteurDeRole,
	dernierActe,
	slugNeuf,
} from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { corrigerLangue } from "./commands.ts";
import { lireFiche, listerEntrees } from "./queries.ts";
import { langueDouteuse } from "./rules.ts";
import { FiltreEntrees } from "./schema.ts";

useTestDatabase();

const ANGLAIS =
	"People of the valley would like to know which fountains have water, and where they are.";

const CREER = {
	projet: (slug: string) =>
		creerProjet({
			slug,
			description: ANGLAIS,
			statut: "propose",
			publie_le: null,
		}),
	besoin: (slug: string) =>
		creerBesoin({
			slug,
			description: ANGLAIS,
			statut: "propose",
			publie_le: null,
		}),
} as const;

async function fiche(nature: "projet" | "besoin", slug: string) {
	const lue = await lireFiche(nature, slug);
	if (!lue) throw new Error("no entry");
	return lue;
}

test.each(["projet", "besoin"] as const)(
	"an English %s declared as French is flagged, corrected in one act, and found under English",
	async (nature) => {
		const moi = await acteurDeRole();
		const slug = slugNeuf();
		await CREER[nature](slug);
		const lue = await fiche(nature, slug);
		expect([lue.langue, langueDouteuse(lue)]).toEqual(["fr", "en"]);
		const demande = { nature, slug, langue: "en", vu_le: lue.vu_le } as const;
		expect(await corrigerLangue(moi, demande)).toMatchObject({ ok: true });

		const corrigee = await fiche(nature, slug);
		expect([corrigee.langue, langueDouteuse(corrigee)]).toEqual(["en", null]);
		expect(corrigee.description).toBe(ANGLAIS);
		expect(await dernierActe(nature, slug)).toMatchObject({
			acte: nature === "projet" ? "modifierProjet" : "modifierBesoin",
			avant: { langue: "fr" },
			apres: { champs: ["langue"], langue: "en" },
		});
		const filtre = FiltreEntrees.parse({ statut: "propose", langue: "en" });
		const { entrees } = await listerEntrees(filtre, "anciennes");
		expect(entrees.map((entree) => entree.slug)).toContain(slug);

		// A moderator who read it before gets a conflict.
		expect(
			await corrigerLangue(moi, { ...demande, langue: "fr" }),
		).toMatchObject({ ok: false, refus: "conflit" });
		expect((await fiche(nature, slug)).langue).toBe("en");
	},
);

test("the same language again changes nothing, members can change none, and an unknown entry is rejected", async () => {
	const [moi, membre] = [await acteurDeRole(), await acteurDeRole("membre")];
	const slug = slugNeuf();
	await CREER.projet(slug);
	const { vu_le } = await fiche("projet", slug);
	const demande = { nature: "projet", slug, langue: "fr", vu_le } as const;
	expect(await corrigerLangue(moi, demande)).toMatchObject({ ok: true });
	expect((await fiche("projet", slug)).vu_le).toBe(vu_le);
	expect(
		await prisma().journalEntree.count({ where: { objet_slug: slug } }),
	).toBe(0);
	expect(await corrigerLangue(membre, demande)).toMatchObject({
		refus: "interdit",
	});
	expect(
		await corrigerLangue(moi, { ...demande, nature: "besoin" }),
	).toMatchObject({ refus: "introuvable" });
	expect(
		await corrigerLangue(moi, { ...demande, slug: "pas un slug" }),
	).toMatchObject({ refus: "introuvable" });
});
