/** The pictures of a project, from its author to the moderators and the export. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { lireTexteNomme } from "#lib/contributions/revisions/queries";
import { modifierProjet } from "#lib/moderation/edition/commands";
import { listerRevisions } from "#lib/moderation/edition/queries";
import { relire } from "#lib/moderation/edition/rules";
import { ProjetEdition } from "#lib/moderation/edition/schema";
import { prisma } from "#lib/platform/db/pool";
import { garderImage, proposerProjet } from "#lib/projets/commands";
import { ProjetContribution } from "#lib/projets/schema";
import { creerTheme } from "#prisma/entries.fixture";
import { imageEnvoyee } from "#prisma/images.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { exporterMesDonnees } from "../queries.ts";
import { corrigerProjet } from "./commands.ts";
import { lireProjetACorriger } from "./queries.ts";

useTestDatabase({ LIMITE_CONTRIBUTIONS: "100" });

async function gardee() {
	const de = { visiteur: null, reseau: randomUUID() };
	const garde = await garderImage(de, "logo", await imageEnvoyee());
	if (!garde.ok) throw new Error(garde.refus);
	return garde.valeur;
}

async function propose(faces: Parameters<typeof proposerProjet>[1] | object) {
	const auteur = await acteurDeRole("membre");
	const theme = slugNeuf();
	await creerTheme({ slug: theme });
	const corps = ProjetContribution.parse({
		nom: `Projet ${theme}`,
		accroche: "Une accroche assez longue.",
		description: "Quarante caractères au moins, et rien d’autre ici.",
		themes: [theme],
		...faces,
	});
	return { auteur, fait: await proposerProjet(auteur, { ...corps, ...faces }) };
}

async function avecLogo() {
	const logo = await gardee();
	const { auteur, fait } = await propose({ logo });
	if (!fait.ok) throw new Error(fait.refus);
	return { auteur, logo, slug: fait.valeur.slug };
}

test("a project is suggested with its logo, which its author and the moderators read, and the export holds", async () => {
	const { auteur, logo, slug } = await avecLogo();
	expect(await lireProjetACorriger(auteur.compte_id, slug)).toMatchObject({
		valeur: { logo, image: null, image_dite: null },
	});
	expect(await lireTexteNomme("projet", slug)).toMatchObject({
		...{ logo: [logo], image: [""] },
	});
	const export_ = JSON.stringify(await exporterMesDonnees(auteur.compte_id));
	const { octets } = await prisma().image.findUniqueOrThrow({
		where: { empreinte: logo },
	});
	expect(export_).toContain(Buffer.from(octets).toString("base64"));
});

test("a logo that is not kept is refused, and the API's body brings none", async () => {
	const { fait } = await propose({ logo: "x".repeat(43) });
	expect(fait).toMatchObject({ ok: false, refus: "invalide" });
	const logo = await gardee();
	expect(
		ProjetContribution.parse({
			...{ nom: "Un projet", accroche: "Une accroche assez longue." },
			...{ description: "a".repeat(40), themes: ["x"], logo },
		}),
	).not.toHaveProperty("logo");
});

test("its author takes it away; the version before keeps it, and shows both", async () => {
	const { auteur, logo, slug } = await avecLogo();
	const lu = await lireProjetACorriger(auteur.compte_id, slug);
	if (!lu.ok) throw new Error(lu.refus);
	const sans = { ...lu.valeur, logo: null };
	expect(await corrigerProjet(auteur, slug, sans)).toMatchObject({ ok: true });
	expect((await lireTexteNomme("projet", slug))?.logo).toEqual([""]);
	const { revisions } = await listerRevisions("projet", slug, null);
	const [{ champs = [] } = {}] = revisions;
	expect(champs).toEqual([{ champ: "logo", avant: logo, apres: "" }]);
});

test("a moderator changes it by an edition, and an edition that keeps it changes nothing", async () => {
	const { logo, slug } = await avecLogo();
	const moi = await acteurDeRole();
	const texte = await lireTexteNomme("projet", slug);
	if (!texte) throw new Error("no text");
	const lue = relire(ProjetEdition, texte);
	if (!lue.ok) throw new Error(lue.refus);
	const edition = lue.valeur;
	await modifierProjet(moi, slug, edition);
	expect((await lireTexteNomme("projet", slug))?.logo).toEqual([logo]);
	const autre = await gardee();
	await modifierProjet(moi, slug, { ...edition, logo: autre });
	expect((await lireTexteNomme("projet", slug))?.logo).toEqual([autre]);
});
