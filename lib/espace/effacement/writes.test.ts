import fc from "fast-check";
import { expect, test } from "vitest";
import type { Acteur } from "#lib/platform/actor";
import { untilBlocked } from "#lib/platform/db/another.fixture";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { clesDuCompte, secondesAvantActe } from "#lib/platform/limits/site";
import { signaler } from "#lib/signalements/commands";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { adresseDe } from "#prisma/places.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { effacerCompte } from "./commands.ts";
import { EFFACE } from "./rules.ts";
import { oublierTraces } from "./writes.ts";

useTestDatabase();

const SYSTEME: Acteur = { nature: "systeme" };

/** Characters that JSON escapes with a backslash and a letter, and characters that may touch an address. */
const AUTOUR = [
	..."\n\t\r\b\f\\/\"'<>(),;: .-+_@ntrbfuxé0",
	"\u0001",
	"\\n",
	"\\u0041",
	"\u2028",
	"😀",
	", ou ",
];

/** Local parts that begin with the letters that JSON writes after a backslash. */
const BOITES = [
	"n",
	"t",
	"u",
	"b",
	"f",
	"r",
	"nn",
	"u0041",
	"n.t",
	"t+n",
	"a_b",
	"o'neil",
	"alice",
];

let numero = 0;

const ADRESSE = fc
	.tuple(fc.constantFrom(...BOITES), fc.constantFrom("ex.org", "n-t.example"))
	.map(
		([boite, domaine]) =>
			(rang: number) =>
				`${boite}@${rang}${domaine}`,
	);

/** A sentence in which the address (true) or the address in capitals (false) is mixed with other characters. */
const Phrase = fc.array(fc.oneof(fc.constantFrom(...AUTOUR), fc.boolean()), {
	maxLength: 12,
});

function ecrire(
	phrase: readonly (string | boolean)[],
	adresse: string,
): string {
	return phrase
		.map((signe) =>
			typeof signe === "string"
				? signe
				: signe
					? adresse
					: adresse.toUpperCase(),
		)
		.join("");
}

/** The expected rule, independent of the database: a whole address, not a longer one with the same beginning or ending. */
function attendu(texte: string, adresse: string): string {
	const lettres = adresse.replace(/[.+]/g, "\\$&");
	return texte.replace(
		new RegExp(
			`(?<![\\p{L}\\p{N}._+-])${lettres}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
			"giu",
		),
		EFFACE,
	);
}

test("an account can always be erased, and its address is removed from every value of every JSON, whatever surrounds it", async () => {
	await fc.assert(
		fc.asyncProperty(
			ADRESSE,
			fc.array(Phrase, { minLength: 1, maxLength: 8 }),
			async (forme, phrases) => {
				numero += 1;
				const courriel = forme(numero);
				const textes = phrases.map((phrase) => ecrire(phrase, courriel));
				const donnees = (de: readonly string[]) => ({
					motif: de[0] ?? "",
					nombre: 12345678901234,
					rien: null,
					liste: [...de, { phrases: [...de], vrai: true }],
					vide: [{}, []],
				});
				const { id } = await prisma().compte.create({
					data: { courriel, courriel_saisi: courriel },
				});
				const { id: entree } = await prisma().journalEntree.create({
					data: {
						acteur: "systeme",
						acte: "essai",
						objet: "essai",
						avant: donnees(textes),
						apres: donnees(textes),
						motif: textes.join(" "),
					},
				});
				const { id: mort } = await prisma().courriel.create({
					data: {
						cle: `mort-${numero}`,
						gabarit: "essai",
						langue: "fr",
						statut: "abandonne",
						destinataire: "equipe@exemple.fr",
						donnees: donnees(textes),
					},
				});
				expect(await effacerCompte(SYSTEME, id)).toMatchObject({ ok: true });
				const restent = donnees(
					textes.map((texte) => attendu(texte, courriel)),
				);
				expect(
					await prisma().journalEntree.findUniqueOrThrow({
						where: { id: entree },
					}),
				).toMatchObject({
					avant: restent,
					apres: restent,
					motif: attendu(textes.join(" "), courriel),
				});
				expect(
					await prisma().courriel.findUniqueOrThrow({ where: { id: mort } }),
				).toMatchObject({ donnees: restent });
			},
		),
		{
			numRuns: 30,
			examples: [
				[(rang) => `alice@${rang}ex.org`, [["Voyez avec", "\n", true]]],
				[(rang) => `n@${rang}ex.org`, [["Ligne", "\n", "@1ex.org fin"]]],
				[(rang) => `t@${rang}ex.org`, [["\t", true, "\t@ex.org"]]],
				[(rang) => `u@${rang}ex.org`, [["\u0001", true, "\u0001"]]],
			],
		},
	);
});

test("the rate-limit counters of an account are deleted with it, those of others are kept", async () => {
	const comptes = await Promise.all(
		["compte-a@ex.org", "compte-b@ex.org"].map((courriel) =>
			prisma().compte.create({
				data: { courriel, courriel_saisi: courriel },
			}),
		),
	);
	await rows(sql`TRUNCATE limites`);
	for (const { id } of comptes)
		for (const nature of ["acte", "recherche", "suggestions"] as const)
			await secondesAvantActe({ compte_id: id }, "192.0.2.1", nature);
	await prisma().compteurAppels.createMany({
		data: comptes.map(({ id }) => ({
			compte_id: id,
			nombre: 1,
			debut: new Date(),
		})),
	});
	expect(await effacerCompte(SYSTEME, comptes[0]?.id ?? 0)).toMatchObject({
		ok: true,
	});
	const autre = comptes[1]?.id ?? 0;
	const gardees = await rows<{ cle: string }>(sql`SELECT cle FROM limites`);
	expect(gardees).toHaveLength(3);
	for (const { cle } of gardees) expect(clesDuCompte(autre)).toContain(cle);
	expect(await prisma().compteurAppels.findMany()).toMatchObject([
		{ compte_id: autre },
	]);
});

test("a word of a text is still known after the erasure of somebody whose name is inside it, however the terms cut it", async () => {
	await creerBesoin({ slug: "reference", titre: "Pièce 9e2126a4" });
	const { id } = await prisma().compte.create({
		data: { courriel: "212@example.org", courriel_saisi: "212@example.org" },
	});
	await effacerCompte(SYSTEME, id);
	expect(
		await rows(sql`SELECT mot FROM mots WHERE mot = '9e2126a4'`),
	).toHaveLength(1);
});

test("an erasure deletes the earlier versions that were never public, and makes the others anonymous", async () => {
	const { id } = await prisma().compte.create({
		data: { courriel: "versions@ex.org", courriel_saisi: "versions@ex.org" },
	});
	const projet = await creerProjet({
		slug: "versions-gardees",
		auteur: { connect: { id } },
	});
	const version = (publiee: boolean, nom: string) => ({
		...{ objet: "projet", objet_id: projet, projet_id: projet, publiee },
		...{ slug: "versions-gardees", acteur: "compte", acteur_id: id },
		...{ acte: "corrigerContribution", valeurs: { nom: [nom] } },
	});
	await prisma().revision.createMany({
		data: [version(false, "jamais vue"), version(true, "parue")],
	});
	expect(await effacerCompte(SYSTEME, id)).toMatchObject({ ok: true });
	const restees = await prisma().revision.findMany({
		where: { projet_id: projet },
		select: { acteur_id: true, valeurs: true },
	});
	expect(restees).toEqual([{ acteur_id: null, valeurs: { nom: ["parue"] } }]);
});

test("an erasure takes nothing from another account that has an earlier address of the erased one by now", async () => {
	const donnee = "donnee@ex.org";
	const [parti, autre] = await Promise.all(
		["partie@ex.org", donnee].map((courriel) =>
			prisma().compte.create({ data: { courriel, courriel_saisi: courriel } }),
		),
	);
	if (!parti || !autre) throw new Error("no account");
	await prisma().journalEntree.create({
		data: {
			...{ acteur: "systeme", acte: "changerAdresse" },
			...{ objet: "compte", objet_id: parti.id },
			...{ avant: { courriel: donnee }, apres: { courriel: parti.courriel } },
		},
	});
	// Of a project that has the account's number, and of the other account.
	const dAutres = [
		{
			...{ objet: "projet", objet_id: parti.id },
			avant: { courriel: "contact@ex.org" },
		},
		...["autrefois@ex.org", donnee].map((courriel) => ({
			...{ objet: "compte", objet_id: autre.id },
			avant: { courriel },
		})),
	];
	await prisma().journalEntree.createMany({
		data: dAutres.map((un) => ({ acteur: "systeme", acte: "essai", ...un })),
	});
	const { id: defi } = await prisma().defi.create({
		data: {
			...{ nature: "connexion", courriel: donnee, langue: "fr" },
			...{ empreinte: new Uint8Array(32), code: new Uint8Array(32) },
			expire_le: new Date(Date.now() + 600_000),
		},
	});
	const besoin = await creerBesoin({ slug: "signale-par-un-autre" });
	const { id: signalement } = await prisma().signalement.create({
		data: {
			...{ besoin_id: besoin, compte_id: autre.id, motif: "autre" },
			...{ texte: "Ce besoin n’en est pas un.", courriel: donnee },
			...{ langue: "fr", lecteur: new Uint8Array(32) },
		},
	});
	expect(await effacerCompte(SYSTEME, parti.id)).toMatchObject({ ok: true });
	expect(
		await prisma().journalEntree.findMany({
			where: { acte: "essai", objet_id: { in: [parti.id, autre.id] } },
			orderBy: { id: "asc" },
		}),
	).toMatchObject(dAutres);
	expect(await rows(sql`SELECT 1 FROM defis WHERE id = ${defi}`)).toHaveLength(
		1,
	);
	expect(
		await prisma().signalement.findUniqueOrThrow({
			where: { id: signalement },
		}),
	).toMatchObject({ texte: "Ce besoin n’en est pas un.", courriel: donnee });
});

test("an erasure looks in the texts for the person's own words only, however many words the search knows", async () => {
	const courriel = "seule@mots.example";
	const parti = await prisma().compte.create({
		data: { courriel, courriel_saisi: courriel },
	});
	await rows(
		sql`INSERT INTO mots (mot) SELECT 'inconnu' || i FROM generate_series(1, 300) AS i`,
	);
	await inTransaction(async (tx) => {
		await oublierTraces(tx, parti);
		const [lu] = await tx.$queryRaw<{ fois: number }[]>(
			sql`SELECT (seq_scan + coalesce(idx_scan, 0))::int AS fois FROM pg_stat_xact_user_tables WHERE relname = 'recherche_besoins'`,
		);
		expect(lu?.fois).toBeLessThan(10);
	});
});

test("an erasure closes the contest that nobody decided, and keeps of a decided one that it was made", async () => {
	const { id } = await prisma().compte.create({
		data: { courriel: "conteste@ex.org", courriel_saisi: "conteste@ex.org" },
	});
	const conteste_le = new Date();
	for (const decision of [null, "maintenu"]) {
		const projet_id = await creerProjet({
			slug: `conteste-${decision}`,
			auteur: { connect: { id } },
		});
		await prisma().retrait.create({
			data: {
				...{ projet_id, acte_id: projet_id, statut_avant: "publie" },
				...{ conteste_le, texte: "Je conteste.", decision },
				decide_le: decision && new Date(),
			},
		});
	}
	await effacerCompte(SYSTEME, id);
	expect(
		await prisma().retrait.findMany({ orderBy: { id: "asc" } }),
	).toMatchObject([
		{ texte: null, conteste_le: null },
		{ texte: null, conteste_le },
	]);
});

test("a report that the account sends from another window while it is being erased leaves no address", async () => {
	const [moi, slug] = [await acteurDeRole("membre"), slugNeuf()];
	const courriel = await adresseDe(moi);
	await creerProjet({ slug });
	const { id } = await prisma().courriel.create({
		data: {
			...{ cle: slug, gabarit: "etape", langue: "fr", destinataire: courriel },
			compte_id: moi.compte_id,
		},
	});
	const [effacement, signalement] = await inTransaction(async (tx) => {
		// What the erasure takes away after the reports.
		await tx.$queryRaw(
			sql`SELECT 1 FROM courriels WHERE id = ${id} FOR UPDATE`,
		);
		const dit = { slug, motif: "autre", texte: null } as const;
		return [
			await untilBlocked(() => effacerCompte(SYSTEME, moi.compte_id)),
			await untilBlocked(
				() => signaler(moi, "projet", dit, { courriel, langue: "fr" }),
				1,
			),
		];
	});
	expect(await effacement.enCours).toMatchObject({ ok: true });
	expect(await signalement.enCours).toMatchObject({ refus: "non_autorise" });
	expect(await prisma().signalement.count({ where: { courriel } })).toBe(0);
});
