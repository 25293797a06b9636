/** What the page of versions and the journal tell of texts that were removed or replaced. */
import { expect, test } from "vitest";
import { creerBesoin } from "#prisma/entries.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	ajouterEtape,
	definirChantier,
	retirerEtape,
} from "../chantier/commands.ts";
import { listerJournal } from "../journal/queries.ts";
import { FiltreJournal } from "../journal/schema.ts";
import { creerTheme, supprimerTheme } from "../themes/commands.ts";
import { lireTitreRevise, listerRevisions } from "./queries.ts";

useTestDatabase();

test("a deleted theme stays deleted: its text is in the versions", async () => {
	const moi = await acteurDeRole();
	const nom = `F ${slugNeuf()}`;
	const cree = await creerTheme(moi, {
		...{ nom, description: null },
		...{ nom_en: null, description_en: null },
	});
	if (!cree.ok) throw new Error(cree.refus);
	const { slug } = cree.valeur;
	await supprimerTheme(moi, slug);
	const { revisions } = await listerRevisions("theme", slug, null);
	expect(revisions).toMatchObject([{ acte: "supprimerTheme" }]);
	expect(await lireTitreRevise("theme", slug)).toBe(nom);
	expect(await lireTitreRevise("article", slug)).toBeNull();
	expect(await lireTitreRevise("theme", slugNeuf())).toBeNull();
});

test("the journal tells which version an act replaced, and the brief as that act wrote it, also after later ones", async () => {
	const moi = await acteurDeRole();
	const slug = slugNeuf();
	await creerBesoin({ slug, statut: "etude" });
	await ajouterEtape(moi, slug, {
		...{ jour: "2026-03-01", titre: "Le bac est posé", titre_en: null },
		...{ texte: "Il attend vos épluchures.", texte_en: null },
	});
	const ecrire = (cahier: string | null) =>
		definirChantier(moi, slug, {
			...{ cahier, cahier_en: null, roles: [], depot: null },
		});
	for (const cahier of ["Un bac par cour.", "Deux bacs par cour.", null])
		expect(await ecrire(cahier)).toMatchObject({ ok: true });
	await retirerEtape(moi, slug, 1);
	const { lignes } = await listerJournal(FiltreJournal.parse({ slug }));
	const { revisions } = await listerRevisions("besoin", slug, null);
	expect(lignes.map(({ acte, version }) => [acte, version])).toEqual([
		[
			"retirerEtape",
			{ id: revisions[0]?.id, nature: "besoin", slug, cahier: null },
		],
		[
			"definirChantier",
			{ id: revisions[1]?.id, nature: "besoin", slug, cahier: null },
		],
		[
			"definirChantier",
			{
				id: revisions[2]?.id,
				nature: "besoin",
				slug,
				cahier: "Deux bacs par cour.",
			},
		],
		[
			"definirChantier",
			{
				id: revisions[3]?.id,
				nature: "besoin",
				slug,
				cahier: "Un bac par cour.",
			},
		],
		["ajouterEtape", null],
	]);
});
