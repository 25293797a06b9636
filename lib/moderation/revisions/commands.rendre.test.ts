/** Restoring a removed text: at its place, once, and its mails to those who did not get them. */
import { expect, test } from "vitest";
import { choisirEtapes, soutenirBesoin } from "#lib/participation/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import type { Resultat } from "#lib/platform/contract/result";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { noterEchec, noterEnvoye, prendre } from "#lib/platform/mail/leases";
import { creerBesoin } from "#prisma/entries.fixture";
import {
	acteurDeRole,
	courrielsA,
	dernierActe,
	slugNeuf,
} from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	ajouterEtape,
	definirChantier,
	modifierEtape,
	retirerEtape,
} from "../chantier/commands.ts";
import { suivreEtapes } from "../chantier/queries.ts";
import { modererBesoin } from "../commands.ts";
import { listerJournal } from "../journal/queries.ts";
import { FiltreJournal } from "../journal/schema.ts";
import { creerTheme, supprimerTheme } from "../themes/commands.ts";
import { rendreRetrait } from "./commands.ts";
import { listerRevisions } from "./queries.ts";

useTestDatabase();

const ETAPE = {
	jour: "2026-03-01",
	titre: "Le bac est posé",
	texte: "Il attend vos épluchures.",
	titre_en: "The bin is in place",
	texte_en: null,
};

async function etapeRetiree(soutiens: readonly ActeurCompte[] = []) {
	const moi = await acteurDeRole();
	const slug = slugNeuf();
	const id = await creerBesoin({ slug, statut: "etude" });
	for (const lui of soutiens) await soutenirBesoin(lui, slug);
	await ajouterEtape(moi, slug, ETAPE);
	return { moi, slug, id };
}

/** What the page of versions offers to restore. */
async function retires(slug: string) {
	const { revisions } = await listerRevisions("besoin", slug, null);
	return revisions.filter(({ retour }) => retour === "rendre");
}

async function retire(slug: string) {
	const [premier] = await retires(slug);
	if (!premier) throw new Error("nothing was taken away");
	return premier;
}

const refuse = (fait: Resultat<unknown>) => (fait.ok ? "ok" : fait.refus);

test("a removed step is restored with its number, its text and its versions, and journaled", async () => {
	const { moi, slug } = await etapeRetiree();
	const avant = await prisma().etape.findFirstOrThrow({
		where: { besoin: { slug } },
	});
	await retirerEtape(moi, slug, 1);
	await ajouterEtape(moi, slug, { ...ETAPE, titre: "La suivante" });
	const { id, nom, numero } = await retire(slug);
	expect({ nom, numero }).toEqual({ nom: ETAPE.titre, numero: 1 });
	expect(await rendreRetrait(moi, id)).toMatchObject({
		ok: true,
		valeur: { objet: "etape", slug },
	});
	const { cree_le: _, modifie_le: __, ...rendue } = avant;
	expect(
		await prisma().etape.findFirst({ where: { besoin: { slug }, numero: 1 } }),
	).toMatchObject(rendue);
	expect(await dernierActe("besoin", slug)).toMatchObject({
		acte: "rendreEtape",
		acteur_id: moi.compte_id,
		apres: { numero: 1, titre: ETAPE.titre },
	});
	expect(await retires(slug)).toEqual([]);
	expect(
		await modifierEtape(moi, slug, 1, { ...ETAPE, titre: "Corrigée" }),
	).toMatchObject({ ok: true });
	const { revisions } = await listerRevisions("besoin", slug, null);
	expect(revisions.map(({ acte }) => acte)).toEqual([
		...["modifierEtape", "rendreEtape", "retirerEtape"],
	]);
	const [, donnee, otee] = revisions;
	expect(donnee?.champs).toContainEqual({
		champ: "titre",
		avant: "",
		apres: ETAPE.titre,
	});
	expect(otee?.champs).toContainEqual({
		champ: "titre",
		avant: ETAPE.titre,
		apres: "",
	});
});

test("when eight restore the same step at once, one succeeds, and it exists once", async () => {
	const { moi, slug } = await etapeRetiree();
	await retirerEtape(moi, slug, 1);
	const { id } = await retire(slug);
	const faits = await Promise.all(
		Array.from({ length: 8 }, async () => rendreRetrait(moi, id)),
	);
	expect(faits.map(refuse).sort()).toEqual([...Array(7).fill("conflit"), "ok"]);
	expect(await prisma().etape.count({ where: { besoin: { slug } } })).toBe(1);
	// Removed again: the earlier removal can't be restored any more.
	await retirerEtape(moi, slug, 1);
	expect(refuse(await rendreRetrait(moi, id))).toBe("conflit");
	expect(await prisma().etape.count({ where: { besoin: { slug } } })).toBe(0);
	expect(refuse(await rendreRetrait(moi, (await retire(slug)).id))).toBe("ok");
});

test("a restored step is mailed to those whose mail the removal stopped and who may still get it, and to nobody twice", async () => {
	const gens = [];
	for (let n = 0; n < 5; n += 1) gens.push(await acteurDeRole("membre"));
	const [atteint, tente, enRoute, retenu, muet] = gens;
	if (!atteint || !tente || !enRoute || !retenu || !muet)
		throw new Error("nobody");
	const { moi, slug, id } = await etapeRetiree(gens);
	await rows(
		sql`UPDATE courriels SET disponible_le = now() - interval '1 hour' WHERE besoin_id = ${id}
		    AND compte_id IN (${atteint.compte_id}, ${tente.compte_id}, ${enRoute.compte_id})`,
	);
	const pris = await prendre(3, 9);
	const celui = ({ compte_id }: ActeurCompte) => {
		const sien = pris.find((un) => un.compte_id === compte_id);
		if (!sien) throw new Error("not taken");
		return sien;
	};
	await noterEnvoye(celui(atteint));
	await noterEchec(celui(tente), "panne");
	expect(await retirerEtape(moi, slug, 1, "Erreur.")).toMatchObject({
		valeur: { annules: 3, partis: 2 },
	});
	await choisirEtapes(muet, slug, false);
	const plusTard = await acteurDeRole("membre");
	await soutenirBesoin(plusTard, slug);
	expect(await rendreRetrait(moi, (await retire(slug)).id)).toMatchObject({
		valeur: { destinataires: 2 },
	});
	expect(await courrielsA(atteint)).toEqual(["etape envoye"]);
	expect(await courrielsA(enRoute)).toEqual(["etape envoi"]);
	expect(await courrielsA(retenu)).toEqual(["etape annule", "etape attente"]);
	expect(await courrielsA(muet)).toEqual(["etape annule"]);
	expect(await courrielsA(plusTard)).toEqual([]);
	// A provider may have accepted the failed attempt: it recognises the mail by
	// its key.
	const siens = await rows<{ cle: string; statut: string; dit: string }>(
		sql`SELECT cle, statut, donnees #>> '{titre,fr}' AS dit FROM courriels WHERE compte_id = ${tente.compte_id}`,
	);
	expect(siens).toEqual([
		{ cle: celui(tente).cle, statut: "attente", dit: ETAPE.titre },
	]);
	expect(await suivreEtapes(slug)).toMatchObject([
		{ numero: 1, en_attente: 2, en_cours: 1, partis: 1 },
	]);
});

test("no step is restored while its work space is closed, nor by a member", async () => {
	const { moi, slug } = await etapeRetiree();
	await retirerEtape(moi, slug, 1);
	const { id } = await retire(slug);
	expect(refuse(await rendreRetrait(await acteurDeRole("membre"), id))).toBe(
		"interdit",
	);
	await modererBesoin(moi, slug, {
		...{ statut: "publie", projet: undefined, motif: null },
	});
	expect(await rendreRetrait(moi, id)).toMatchObject({
		refus: "conflit",
		raison: { fr: expect.stringContaining("n’est pas ouvert") },
	});
	expect(await prisma().etape.count({ where: { besoin: { slug } } })).toBe(0);
});

test("a removed step is restored by who has shown a passkey lately, or has none", async () => {
	const { moi, slug } = await etapeRetiree();
	await retirerEtape(moi, slug, 1);
	const { id } = await retire(slug);
	expect(await rendreRetrait({ ...moi, preuve: "ancienne" }, id)).toEqual({
		...{ ok: false, refus: "interdit", raison: "preuve" },
	});
	const sur = { ...moi, preuve: "recente" } as const;
	expect(refuse(await rendreRetrait(sur, id))).toBe("ok");
});

test("a deleted theme stays deleted: its text is in the versions, and nothing offers it", async () => {
	const moi = await acteurDeRole();
	const cree = await creerTheme(moi, {
		...{ nom: `F ${slugNeuf()}`, description: null },
		...{ nom_en: null, description_en: null },
	});
	if (!cree.ok) throw new Error(cree.refus);
	const { slug } = cree.valeur;
	await supprimerTheme(moi, slug);
	const { revisions } = await listerRevisions("theme", slug, null);
	expect(revisions).toMatchObject([{ retour: null }]);
	expect(refuse(await rendreRetrait(moi, revisions[0]?.id ?? 0))).toBe(
		"introuvable",
	);
});

test("the journal tells which version an act replaced, and the brief as that act wrote it, also after later ones", async () => {
	const { moi, slug } = await etapeRetiree();
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
