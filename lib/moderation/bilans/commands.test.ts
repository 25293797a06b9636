import { beforeEach, expect, test } from "vitest";
import { listerPhrases } from "#lib/besoins/bilans/queries";
import { suivreBilans } from "#lib/exploitation/commands";
import { donnerBilan } from "#lib/participation/bilans/commands";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import {
	besoinLivre,
	dire,
	repondants,
	soutienDe,
} from "#prisma/outcomes.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { compterFile, listerFile } from "../file/queries.ts";
import { FiltreFile } from "../file/schema.ts";
import { relirePhrase } from "./commands.ts";
import {
	listerARouvrir,
	listerPhrasesDe,
	listerPhrasesLues,
} from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const PHRASE = "Il manque le hameau du haut.";
const INCONNUE = "00000000-0000-4000-8000-000000000000";

test("a sentence is public only if its author ticked so, a moderator published it, and five answered", async () => {
	await besoinLivre("livre");
	const auteur = await soutienDe("livre");
	const moderateur = await acteurDeRole("moderateur");
	await dire(auteur, "livre", "non", { phrase: PHRASE, publique: false });
	expect(await listerPhrasesLues()).toEqual([]);
	const [pourEquipe] = (await listerPhrasesDe("livre")).equipe;
	expect(pourEquipe).toMatchObject({
		texte: PHRASE,
		besoin: { slug: "livre" },
	});
	expect(
		await relirePhrase(moderateur, pourEquipe?.id ?? "", "publiee"),
	).toMatchObject({
		refus: "conflit",
	});

	await dire(auteur, "livre", "non", { phrase: PHRASE, publique: true });
	const [attend] = await listerPhrasesLues();
	const id = attend?.id ?? "";
	// Neither who wrote it nor what was answered.
	expect(Object.keys(attend ?? {}).sort()).toEqual([
		...["besoin", "departement", "genre", "id", "langue", "texte"],
	]);
	expect(await relirePhrase(auteur, id, "publiee")).toMatchObject({
		refus: "interdit",
	});
	expect(await relirePhrase(moderateur, "faux", "publiee")).toMatchObject({
		refus: "introuvable",
	});
	expect(await relirePhrase(moderateur, INCONNUE, "publiee")).toMatchObject({
		refus: "conflit",
	});
	expect(await relirePhrase(moderateur, id, "publiee")).toMatchObject({
		ok: true,
	});
	expect(await listerPhrases("livre")).toEqual([]);
	await repondants("livre", { oui: 4 });
	expect(await listerPhrases("livre")).toEqual([
		{ texte: PHRASE, langue: "fr" },
	]);
	const [acte] = await rows(
		sql`SELECT objet, objet_slug, avant, apres, motif FROM journal WHERE acte = 'publierPhrase'`,
	);
	expect(acte).toEqual({
		...{ objet: "besoin", objet_slug: "livre" },
		...{ avant: null, apres: null, motif: null },
	});

	// Another answer keeps the review; another sentence does not.
	await dire(auteur, "livre", "oui", { phrase: PHRASE, publique: true });
	expect(await listerPhrases("livre")).toHaveLength(1);
	await dire(auteur, "livre", "oui", { phrase: "Réglé.", publique: true });
	expect(await listerPhrases("livre")).toEqual([]);
	// Nobody read these words under the name of the former ones.
	expect(await relirePhrase(moderateur, id, "publiee")).toMatchObject({
		refus: "conflit",
	});
	const neuve = (await listerPhrasesLues())[0]?.id ?? "";
	await relirePhrase(moderateur, neuve, "publiee");
	for (const autre of [id, INCONNUE])
		expect(await relirePhrase(moderateur, autre, "publiee")).toMatchObject({
			refus: "conflit",
		});
	expect(await listerPhrases("livre")).toHaveLength(1);
	expect((await listerPhrasesDe("livre")).publiees).toMatchObject([
		{ id: neuve },
	]);
	await relirePhrase(moderateur, neuve, "ecartee");
	expect(await listerPhrases("livre")).toEqual([]);
	expect((await listerPhrasesDe("livre")).ecartees).toMatchObject([
		{ id: neuve },
	]);
	await relirePhrase(moderateur, neuve, "publiee");
	await dire(auteur, "livre", "oui", { phrase: "Réglé.", publique: false });
	expect(await listerPhrases("livre")).toEqual([]);
});

test("moderators are asked to look at a need again from twenty answers on, of which fewer than half say yes", async () => {
	await besoinLivre("livre");
	const slugs = async () => (await listerARouvrir()).map(({ slug }) => slug);
	const acteurs = await repondants("livre", { oui: 10, non: 9 });
	await suivreBilans();
	expect(await slugs()).toEqual([]);
	const [un, ...autres] = acteurs;
	if (!un) throw new Error("nineteen accounts");
	for (const acteur of autres.slice(0, 4))
		await donnerBilan(acteur, "livre", {
			...{ reponse: "non", phrase: null, publique: false, langue: "fr" },
		});
	await repondants("livre", { non: 5 });
	// By the public figure, which moves by night: nobody reads an answer in it.
	expect(await slugs()).toEqual([]);
	await suivreBilans();
	const [bilan] = await prisma().bilan.findMany({ where: { en_cours: true } });
	expect(bilan).toMatchObject({ oui: 6, non: 18 });
	expect(await slugs()).toEqual(["livre"]);
	// Offered beside the kinds of what waits, and found there.
	const file = (genre: string) => listerFile(FiltreFile.parse({ genre }));
	expect((await file("")).genres).toEqual(["a_rouvrir"]);
	expect((await file("a_rouvrir")).entrees).toMatchObject([{ slug: "livre" }]);
	await rows(sql`UPDATE besoins SET statut = 'developpement'`);
	expect(await slugs()).toEqual([]);
	expect((await file("")).genres).toEqual([]);
});

test("the sentences of an account that left the counts wait for nobody, are shown to nobody, and are decided by nobody, until its suspension is lifted", async () => {
	await besoinLivre("livre");
	const auteur = await soutienDe("livre");
	const moderateur = await acteurDeRole("moderateur");
	await dire(auteur, "livre", "non", { phrase: PHRASE, publique: true });
	const [attend] = await listerPhrasesLues();
	const compter = (compte: boolean) => {
		const le = compte ? null : new Date();
		const data = { suspendu: !compte, suspendu_le: le, hors_decomptes_le: le };
		return prisma().compte.update({ where: { id: auteur.compte_id }, data });
	};
	await compter(false);
	expect(await listerPhrasesLues()).toEqual([]);
	expect((await listerPhrasesDe("livre")).attendent).toEqual([]);
	expect(await compterFile()).toBe(0);
	const relire = () => relirePhrase(moderateur, attend?.id ?? "", "publiee");
	expect(await relire()).toMatchObject({ refus: "conflit" });
	await compter(true);
	expect(await compterFile()).toBe(1);
	expect(await relire()).toMatchObject({ ok: true });
});
