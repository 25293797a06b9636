import { beforeEach, expect, test } from "vitest";
import { decrireBesoin } from "#lib/besoins/commands";
import { BesoinContribution } from "#lib/besoins/schema";
import { modererBesoin } from "#lib/moderation/commands";
import { lireDialogue } from "#lib/moderation/echanges/queries";
import { annulerActe } from "#lib/moderation/jugement/commands";
import { lireFiche } from "#lib/moderation/relecture/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin } from "#prisma/entries.fixture";
import {
	acteurDeRole,
	courrielsA,
	dernierActe,
	gardesPour,
} from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerMesContributions } from "../queries.ts";
import { corrigerBesoin, renvoyerBesoin } from "./commands.ts";
import {
	lireBesoinACorriger,
	lireDialogueAuteur,
	listerMesRefusees,
} from "./queries.ts";

const LIMITE = 3;
useTestDatabase({ LIMITE_CONTRIBUTIONS: String(LIMITE) });
beforeEach(emptyDirectory);

const TEXTE = "Quarante caractères au moins, et rien d’autre ici.";
const MOTIF = "On ne sait pas où.";

async function decrire(auteur: ActeurCompte, titre = "Un besoin d’ici") {
	const decrit = await decrireBesoin(
		auteur,
		BesoinContribution.parse({ titre, description: TEXTE }),
	);
	if (!decrit.ok) throw new Error(decrit.refus);
	return decrit.valeur.slug;
}

async function refuser(moi: ActeurCompte, slug: string) {
	const fait = await modererBesoin(
		moi,
		slug,
		{ statut: "refuse", projet: undefined, motif: MOTIF },
		{ choisi: { choix: "incomplet", doublon: null } },
	);
	if (!fait.ok) throw new Error(fait.refus);
}

/** A need refused by `moi`. */
async function refus() {
	const [moi, auteur] = [await acteurDeRole(), await acteurDeRole("membre")];
	const slug = await decrire(auteur);
	await refuser(moi, slug);
	return { moi, auteur, slug };
}

async function relue(auteur: ActeurCompte, slug: string) {
	const lu = await lireBesoinACorriger(auteur.compte_id, slug);
	if (!lu.ok) throw new Error(lu.refus);
	return { ...lu.valeur, titre: "Un besoin d’ici, précisé" };
}

const besoin = (slug: string) =>
	prisma().besoin.findUniqueOrThrow({ where: { slug } });

test("a refused author reads the text and the reason, corrects it and sends it again: same address, and the moderators see the earlier refusal", async () => {
	const { auteur, slug } = await refus();
	const { compte_id } = auteur;
	expect(await listerMesRefusees(compte_id)).toEqual([
		{ nature: "besoin", slug, renvoyable: true, existante: null },
	]);
	expect(await lireDialogueAuteur(compte_id, "besoin", slug)).toEqual({
		demande: null,
		refus: { motif: MOTIF },
	});
	const autre = (await refus()).slug;
	const texte = await relue(auteur, slug);
	expect(await renvoyerBesoin(auteur, slug, texte, "")).toMatchObject({
		ok: true,
	});
	expect(await besoin(autre)).toMatchObject({ statut: "refuse" });
	expect(await besoin(slug)).toMatchObject({
		titre: "Un besoin d’ici, précisé",
		statut: "propose",
		motif: null,
		motif_choisi: null,
	});
	// The mail of the refusal had not left.
	expect(await courrielsA(auteur)).toEqual([
		"contribution_recue attente",
		"contribution_refusee annule",
		"contribution_recue attente",
	]);
	expect(await gardesPour(auteur)).toBe(0);
	const fiche = await lireFiche("besoin", slug);
	if (!fiche) throw new Error("no entry");
	const { renvoi } = await lireDialogue(fiche);
	expect(renvoi).toMatchObject({ motif: MOTIF });
	expect(
		await rows(sql`SELECT acte FROM revisions WHERE slug = ${slug}`),
	).toEqual([{ acte: "renvoyerContribution" }]);
	expect(await listerMesRefusees(compte_id)).toEqual([]);
});

test("D16: what is sent again counts among the contributions of the hour, and a refused sending changes nothing", async () => {
	const { auteur, slug } = await refus();
	for (let n = 1; n < LIMITE; n += 1)
		await decrire(auteur, `Un autre besoin, le ${n}`);
	const texte = await relue(auteur, slug);
	expect(await renvoyerBesoin(auteur, slug, texte, "")).toMatchObject({
		refus: "limite",
	});
	expect(await besoin(slug)).toMatchObject({
		titre: "Un besoin d’ici",
		statut: "refuse",
		motif: MOTIF,
	});
});

test("D15: sent again with the trap filled, it goes to quarantine, and its author sees no difference", async () => {
	const { auteur, slug } = await refus();
	const texte = await relue(auteur, slug);
	expect(await renvoyerBesoin(auteur, slug, texte, "rempli")).toMatchObject({
		ok: true,
	});
	expect((await besoin(slug)).statut).toBe("quarantaine");
	expect(await listerMesContributions(auteur.compte_id)).toMatchObject({
		valeur: [{ slug, statut: "propose" }],
	});
	const { apres } = await prisma().journalEntree.findFirstOrThrow({
		where: { acte: "renvoyerContribution" },
	});
	expect(JSON.stringify(apres)).not.toContain("quarantaine");
});

test("sent twice at once, it counts once, and the second is told", async () => {
	const { auteur, slug } = await refus();
	const texte = await relue(auteur, slug);
	const faits = await Promise.all([
		renvoyerBesoin(auteur, slug, texte, ""),
		renvoyerBesoin(auteur, slug, texte, ""),
	]);
	expect(faits.map(({ ok }) => ok).sort()).toEqual([false, true]);
	const envois = await rows(sql`SELECT 1 FROM contributions`);
	expect(envois).toHaveLength(2);
});

test("only a refused entry of one's own whose text is kept is sent again; one that was just refused is not corrected silently", async () => {
	const { auteur, slug } = await refus();
	const texte = await relue(auteur, slug);
	const autre = await acteurDeRole("membre");
	expect(await renvoyerBesoin(autre, slug, texte, "")).toMatchObject({
		refus: "introuvable",
	});
	expect(await corrigerBesoin(auteur, slug, texte)).toMatchObject({
		refus: "conflit",
		raison: { fr: expect.stringContaining("vient d’être refusée") },
	});
	const { compte_id } = auteur;
	await rows(
		sql`UPDATE besoins SET efface_le = now() WHERE auteur_id = ${compte_id}`,
	);
	expect(await renvoyerBesoin(auteur, slug, texte, "")).toMatchObject({
		refus: "introuvable",
	});
	expect(await lireBesoinACorriger(compte_id, slug)).toMatchObject({
		refus: "introuvable",
	});
	const enAttente = await decrire(auteur, "Un besoin qui attend");
	expect(await renvoyerBesoin(auteur, enAttente, texte, "")).toMatchObject({
		refus: "conflit",
	});
});

test("D3: a refusal whose author sent the entry again can no longer be undone", async () => {
	const { moi, auteur, slug } = await refus();
	const { id } = await dernierActe("besoin", slug);
	await renvoyerBesoin(auteur, slug, await relue(auteur, slug), "");
	expect(await annulerActe(moi, id)).toMatchObject({ refus: "conflit" });
	expect((await besoin(slug)).statut).toBe("propose");
});

test("a suspended author sends nothing again", async () => {
	const { auteur, slug } = await refus();
	const texte = await relue(auteur, slug);
	await rows(
		sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${auteur.compte_id}`,
	);
	expect(await renvoyerBesoin(auteur, slug, texte, "")).toMatchObject({
		refus: "non_autorise",
	});
});

test("a need that was merged leads its author to the one that it stands in, as long as that one is public", async () => {
	const { compte_id } = await acteurDeRole("membre");
	const id = await creerBesoin({ slug: "garde", titre: "Le besoin gardé" });
	await creerBesoin({ slug: "reuni" });
	await rows(
		sql`UPDATE besoins SET auteur_id = ${compte_id}, statut = 'fusionne', fusionne_dans_id = ${id} WHERE slug = 'reuni'`,
	);
	const dite = { nature: "besoin", slug: "reuni", renvoyable: false };
	const existante = {
		nature: "besoin",
		slug: "garde",
		titre: "Le besoin gardé",
	};
	expect(await listerMesRefusees(compte_id)).toEqual([
		{ ...dite, existante: { ...existante, langue: "fr" } },
	]);
	await rows(sql`UPDATE besoins SET statut = 'archive' WHERE id = ${id}`);
	expect(await listerMesRefusees(compte_id)).toEqual([
		{ ...dite, existante: null },
	]);
});
