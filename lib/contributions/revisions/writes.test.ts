/**
 * Concurrent editions of one text: the second one is rejected with the difference,
 * nothing is lost, and what was replaced is kept.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import type { Resultat } from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import type { Ecart, ValeursEditees } from "#lib/platform/text/three-way-merge";
import { creerSujets, type Sujet, texteLong } from "#prisma/edited.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { OBJETS_REVISES } from "./schema.ts";

useTestDatabase();

let camille: ActeurCompte;
let dominique: ActeurCompte;
beforeAll(async () => {
	camille = await acteurDeRole();
	dominique = await acteurDeRole("admin");
	await rows(
		sql`UPDATE comptes SET nom = 'Camille' WHERE id = ${camille.compte_id}`,
	);
});

async function sujetDe(objet: string): Promise<Sujet> {
	const trouve = (await creerSujets()).find((sujet) => sujet.objet === objet);
	if (!trouve) throw new Error(`no text of that kind: ${objet}`);
	return trouve;
}

/** The difference returned by a rejected save. */
function ecartDe(fait: Resultat<unknown>): Ecart {
	if (fait.ok || fait.refus !== "conflit" || !fait.ecart)
		throw new Error(`not refused with a difference: ${JSON.stringify(fait)}`);
	return fait.ecart;
}

const avec = (valeurs: ValeursEditees, champ: string, dit: string) => ({
	...valeurs,
	[champ]: [texteLong(dit)],
});

function gardees({ objet, id }: Sujet) {
	return rows<{
		valeurs: ValeursEditees;
		acteur_id: number | null;
		acte: string;
	}>(
		sql`SELECT valeurs, acteur_id, acte FROM revisions WHERE objet = ${objet} AND objet_id = ${id} ORDER BY id`,
	);
}

describe.each(OBJETS_REVISES)("%s", (objet) => {
	test("what an edition replaces is kept, with who replaced it; saving the same keeps nothing", async () => {
		const sujet = await sujetDe(objet);
		const { vu, valeurs } = await sujet.ouvrir();
		const ecrit = avec(valeurs, sujet.champs[0], "un");
		expect(await sujet.enregistrer(camille, ecrit, vu)).toMatchObject({
			ok: true,
		});
		const [gardee, ...autres] = await gardees(sujet);
		expect(autres).toEqual([]);
		expect(gardee?.valeurs).toEqual(valeurs);
		expect(gardee?.acteur_id).toBe(camille.compte_id);
		const apres = await sujet.ouvrir();
		expect(apres.valeurs).toEqual(ecrit);
		await sujet.enregistrer(camille, apres.valeurs, apres.vu);
		expect(await gardees(sujet)).toHaveLength(1);
	});

	test("the second save is rejected with the name of the first editor, keeps both texts, and can be repeated", async () => {
		const sujet = await sujetDe(objet);
		const [long, autre] = sujet.champs;
		const { vu, valeurs } = await sujet.ouvrir();
		const delle = avec(avec(valeurs, long, "à elle"), autre, "son ajout");
		expect(await sujet.enregistrer(camille, delle, vu)).toMatchObject({
			ok: true,
		});
		const mien = avec(valeurs, long, "à moi");
		const fait = await sujet.enregistrer(dominique, mien, vu);
		expect(fait).toMatchObject({ ok: false, refus: "conflit" });
		if (!fait.ok && fait.refus === "conflit")
			expect(fait.raison.fr).toContain("Camille");
		const ecart = ecartDe(fait);
		expect(ecart.champs.map(({ champ, oppose }) => [champ, oppose])).toEqual(
			expect.arrayContaining([
				[long, true],
				[autre, false],
			]),
		);
		expect(ecart.champs).toHaveLength(2);
		expect(ecart.valeurs[long]).toEqual([texteLong("à moi")]);
		expect(ecart.valeurs[autre]).toEqual([texteLong("son ajout")]);
		expect((await sujet.ouvrir()).valeurs).toEqual(delle);
		const encore = await sujet.enregistrer(dominique, ecart.valeurs, ecart.vu);
		expect(encore).toMatchObject({ ok: true });
		expect((await sujet.ouvrir()).valeurs).toEqual(ecart.valeurs);
		const passees = (await gardees(sujet)).map((gardee) => gardee.valeurs);
		expect(passees).toEqual([valeurs, delle]);
	});

	test("of eight concurrent saves, exactly one is kept, and each other one is rejected", async () => {
		const sujet = await sujetDe(objet);
		const { vu, valeurs } = await sujet.ouvrir();
		const faits = await Promise.all(
			Array.from({ length: 8 }, (_, n) =>
				sujet.enregistrer(
					n % 2 === 0 ? camille : dominique,
					avec(valeurs, sujet.champs[0], `numéro ${n}`),
					vu,
				),
			),
		);
		const gagnants = faits.flatMap(({ ok }, n) => (ok ? [n] : []));
		expect(gagnants).toHaveLength(1);
		for (const fait of faits.filter(({ ok }) => !ok))
			expect(ecartDe(fait).champs).toHaveLength(1);
		expect((await sujet.ouvrir()).valeurs[sujet.champs[0]]).toEqual([
			texteLong(`numéro ${gagnants[0]}`),
		]);
		expect(await gardees(sujet)).toHaveLength(1);
	});
});

test("a concurrent change of state, which touches no text, does not reject the save of a text", async () => {
	const sujet = await sujetDe("besoin");
	const { vu, valeurs } = await sujet.ouvrir();
	await rows(
		sql`UPDATE besoins SET statut = 'developpement', modifie_le = now() WHERE id = ${sujet.id}`,
	);
	const ecrit = avec(valeurs, "description", "corrigé");
	expect(await sujet.enregistrer(camille, ecrit, vu)).toMatchObject({
		ok: true,
	});
});

test("a picture that somebody replaced meanwhile comes with the difference, with the one before: nobody saves what was not seen", async () => {
	const sujet = await sujetDe("projet");
	const gardes = await rows<{ empreinte: string }>(
		sql`INSERT INTO images (empreinte, octets, largeur, hauteur)
		    SELECT rtrim(translate(encode(sha256(o), 'base64'), '+/', '-_'), '='), o, 1, 1
		    FROM unnest(ARRAY['A', 'B']) AS l, convert_to(l, 'UTF8') AS o RETURNING empreinte`,
	);
	const [avant = "", apres = ""] = gardes.map(({ empreinte }) => empreinte);
	const { vu, valeurs } = await sujet.ouvrir();
	const un = { ...valeurs, logo: [avant] };
	await sujet.enregistrer(camille, un, vu);
	const ouverte = await sujet.ouvrir();
	await sujet.enregistrer(camille, { ...un, logo: [apres] }, ouverte.vu);
	const { champs, images } = ecartDe(
		await sujet.enregistrer(dominique, un, ouverte.vu),
	);
	expect(champs).toMatchObject([{ champ: "logo", leur: [apres] }]);
	expect(images).toEqual({
		[avant]: "data:image/webp;base64,QQ==",
		[apres]: "data:image/webp;base64,Qg==",
	});
});
