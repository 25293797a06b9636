/** D13 and the effects of a decision: null and absent, links, reasons, journal, mails. */
import { expect, parUnePorte, test } from "#e2e/fixtures/api";
import { creerCompte, creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerBesoin, creerJalon, creerProjet } from "#e2e/fixtures/contenu";
import type { Base } from "#e2e/fixtures/database";
import { erreursDe } from "#e2e/fixtures/listes";

function journalDe(base: Base, objet: string, id: number) {
	return base.lignes<{ acte: string; avant: unknown; apres: unknown }>(
		`SELECT acte, avant, apres, motif FROM journal WHERE objet = $1 AND objet_id = $2 ORDER BY id`,
		[objet, id],
	);
}

type Envoi = {
	gabarit: string;
	statut: string;
	donnees: object;
	delai: number;
};

/** The mails to an account, with the delay in seconds before each may be sent. */
function courrielsDe(base: Base, compte_id: number) {
	return base.lignes<Envoi>(
		`SELECT gabarit, statut, donnees,
		   round(extract(epoch FROM disponible_le - cree_le))::int AS delai
		 FROM courriels WHERE compte_id = $1 ORDER BY id`,
		[compte_id],
	);
}

parUnePorte(
	"D13: an absent or null field changes nothing, and adds nothing to the journal",
	async ({ admin, base }, api) => {
		const { jeton } = admin;
		const projet = await creerProjet(base, { mis_en_avant: true });
		const lie = await creerProjet(base);
		const besoin = await creerBesoin(base, { projet_id: lie.id });
		const lignes = () =>
			base.ligne(
				"SELECT (SELECT p::text FROM projets p WHERE id = $1) AS p, (SELECT b::text FROM besoins b WHERE id = $2) AS b",
				[projet.id, besoin.id],
			);
		const avant = await lignes();
		for (const corps of [
			{},
			{ statut: null },
			{ mis_en_avant: null },
			{ statut: null, mis_en_avant: null, motif: null },
			{ statut: "publie" },
			{ statut: "publie", mis_en_avant: "yes", motif: "rien" },
			{ inconnu: 1 },
		]) {
			const reponse = await api.appeler(
				"PATCH",
				`/api/admin/projets/${projet.slug}`,
				{ jeton, corps },
			);
			expect(reponse.statut).toBe(200);
			expect(reponse.json).toMatchObject({
				id: projet.id,
				statut: "publie",
				mis_en_avant: true,
			});
		}
		for (const corps of [
			{},
			{ statut: null },
			{ statut: "publie", motif: "rien" },
			{ projet: lie.slug },
			{ projet: ` ${lie.slug} ` },
		]) {
			const reponse = await api.appeler(
				"PATCH",
				`/api/admin/besoins/${besoin.slug}`,
				{ jeton, corps },
			);
			expect(reponse.statut).toBe(200);
			expect(reponse.json).toMatchObject({
				id: besoin.id,
				projet: { slug: lie.slug },
			});
		}
		expect(await lignes()).toEqual(avant);
		expect(await journalDe(base, "projet", projet.id)).toEqual([]);
		expect(await journalDe(base, "besoin", besoin.id)).toEqual([]);
	},
);

parUnePorte(
	"D13: a statut that is not a string, or unknown, is reported as such, with the list in its order",
	async ({ admin, base }, api) => {
		const projet = await creerProjet(base);
		const besoin = await creerBesoin(base);
		const listes = [
			[
				`projets/${projet.slug}`,
				"'propose', 'publie', 'refuse', 'archive' or 'quarantaine'",
			],
			[
				`besoins/${besoin.slug}`,
				"'propose', 'publie', 'etude', 'developpement', 'livre', 'refuse', 'archive' or 'quarantaine'",
			],
		] as const;
		for (const [chemin, expected] of listes) {
			const envoyer = async (statut: unknown) =>
				erreursDe(
					await api.appeler("PATCH", `/api/admin/${chemin}`, {
						jeton: admin.jeton,
						corps: { statut },
					}),
				);
			for (const statut of [1, true, [], {}])
				expect(await envoyer(statut)).toMatchObject([
					{ type: "string_type", loc: ["body", "statut"], input: statut },
				]);
			for (const statut of ["Publie", "", "supprime", " publie"])
				expect(await envoyer(statut)).toMatchObject([
					{
						type: "literal_error",
						loc: ["body", "statut"],
						input: statut,
						ctx: { expected },
					},
				]);
		}
	},
);

test("D13: featuring a project is one act, journaled with the previous value", async ({
	base,
	front,
	monde: { admin },
}) => {
	const { id, slug } = await creerProjet(base);
	for (const mis_en_avant of [true, true, false])
		await front.appeler("PATCH", `/api/admin/projets/${slug}`, {
			jeton: admin.jeton,
			corps: { mis_en_avant },
		});
	expect(await journalDe(base, "projet", id)).toEqual(
		[true, false].map((mis_en_avant) => ({
			acte: "mettreEnAvant",
			avant: { mis_en_avant: !mis_en_avant },
			apres: { mis_en_avant },
			motif: null,
		})),
	);
});

parUnePorte(
	"D13, D14: a project is linked, hidden with its publication, shown again, unlinked by null; an unpublished one can't be linked",
	async ({ admin, base, membre }, api) => {
		const projet = await creerProjet(base);
		const prive = await creerProjet(base, { statut: "archive" });
		const { id, slug } = await creerBesoin(base);
		const moderer = (corps: unknown) =>
			api.appeler("PATCH", `/api/admin/besoins/${slug}`, {
				jeton: admin.jeton,
				corps,
			});
		const lu = async () => {
			const reponse = await api.appeler("GET", `/api/besoins/${slug}`, {
				jeton: membre.jeton,
			});
			return Object(reponse.json).projet?.slug ?? null;
		};
		expect((await moderer({ projet: projet.slug })).json).toMatchObject({
			projet: { slug: projet.slug },
		});
		expect(await lu()).toBe(projet.slug);
		for (const refuse of [
			prive.slug,
			"inconnu",
			"Pas un slug",
			`${projet.slug}\u00e9`,
		]) {
			const reponse = await moderer({ projet: refuse, statut: "etude" });
			expect(reponse.statut).toBe(422);
			expect(erreursDe(reponse)).toMatchObject([
				{ type: "value_error", loc: ["body", "projet"], input: refuse },
			]);
		}
		for (const [statut, attendu] of [
			["archive", null],
			["publie", projet.slug],
		]) {
			await api.appeler("PATCH", `/api/admin/projets/${projet.slug}`, {
				jeton: admin.jeton,
				corps: { statut },
			});
			expect(await lu()).toBe(attendu);
		}
		expect((await moderer({ projet: null })).json).toMatchObject({
			projet: null,
		});
		expect(await lu()).toBeNull();
		await moderer({ projet: null });
		expect(await journalDe(base, "besoin", id)).toEqual([
			{
				acte: "lierProjet",
				avant: { projet_id: null },
				apres: { projet_id: projet.id },
				motif: null,
			},
			{
				acte: "delierProjet",
				avant: { projet_id: projet.id },
				apres: { projet_id: null },
				motif: null,
			},
		]);
	},
);

test("a reason has 1,000 characters at most, is journaled, mailed with a refusal and shown to the author", async ({
	base,
	front,
	monde: { admin },
}) => {
	for (const nature of ["projets", "besoins"] as const) {
		const auteur = await creerCompteAvecJeton(base);
		const creer = nature === "projets" ? creerProjet : creerBesoin;
		const { id, slug } = await creer(base, {
			statut: "propose",
			auteur_id: auteur.id,
		});
		const refuser = (motif: string) =>
			front.appeler("PATCH", `/api/admin/${nature}/${slug}`, {
				jeton: admin.jeton,
				corps: { statut: "refuse", motif },
			});
		expect(erreursDe(await refuser("x".repeat(1_001)))).toMatchObject([
			{ type: "string_too_long", loc: ["body", "motif"] },
		]);
		const motif = "é".repeat(1_000);
		expect((await refuser(` ${motif}\n`)).statut).toBe(200);
		expect(await journalDe(base, nature.slice(0, -1), id)).toMatchObject([
			{ motif },
		]);
		expect(await courrielsDe(base, auteur.id)).toMatchObject([
			{ gabarit: "contribution_refusee", donnees: { motif } },
		]);
		const miennes = await front.appeler("GET", "/api/moi/contributions", {
			jeton: auteur.jeton,
		});
		expect(miennes.json).toMatchObject([{ statut: "refuse", motif }]);
	}
});

test("D3: the author is informed after 60 s, once; a contrary decision withdraws what was not sent yet", async ({
	base,
	front,
	monde: { admin },
}) => {
	for (const nature of ["projets", "besoins"] as const) {
		const auteur = await creerCompte(base);
		const creer = nature === "projets" ? creerProjet : creerBesoin;
		const { slug } = await creer(base, {
			statut: "propose",
			auteur_id: auteur.id,
		});
		const moderer = async (statut: string) => {
			const reponse = await front.appeler(
				"PATCH",
				`/api/admin/${nature}/${slug}`,
				{ jeton: admin.jeton, corps: { statut } },
			);
			expect(reponse.statut).toBe(200);
			return (await courrielsDe(base, auteur.id)).map(
				({ gabarit, statut: etat, delai }) => [gabarit, etat, delai],
			);
		};
		const refus = ["contribution_refusee", "attente", 60];
		expect(await moderer("refuse")).toEqual([refus]);
		expect(await moderer("refuse")).toEqual([refus]);
		const retire = ["contribution_refusee", "annule", 60];
		const publie = ["contribution_publiee", "attente", 60];
		expect(await moderer("publie")).toEqual([retire, publie]);
		// After a move to the next state, the publication stays true.
		if (nature === "besoins")
			expect(await moderer("etude")).toEqual([retire, publie]);
		expect(await moderer("archive")).toEqual([
			retire,
			["contribution_publiee", "annule", 60],
			["contribution_retiree", "attente", 60],
		]);
	}
});

test("supporters are informed of a change of state, except those who said no and those removed from the counts by a suspension", async ({
	base,
	front,
	monde: { admin },
}) => {
	const besoin = await creerBesoin(base, {
		titre: "Une fontaine par place",
		traductions: { en: { titre: "A fountain in every square" } },
	});
	await creerJalon(base, besoin.id, "publie", "2026-01-01");
	const { averti, refuse, suspendu, parti } = {
		averti: await creerCompteAvecJeton(base),
		refuse: await creerCompteAvecJeton(base),
		suspendu: await creerCompteAvecJeton(base),
		parti: await creerCompteAvecJeton(base),
	};
	const chemin = `/api/besoins/${besoin.slug}/soutien`;
	for (const { jeton } of [averti, refuse, suspendu, parti])
		await front.appeler("PUT", chemin, { jeton });
	await front.appeler("DELETE", chemin, { jeton: parti.jeton });
	await base.lignes(
		"INSERT INTO refus_etapes (compte_id, besoin_id) VALUES ($1, $2)",
		[refuse.id, besoin.id],
	);
	await front.appeler("PATCH", `/api/admin/comptes/${suspendu.id}`, {
		jeton: admin.jeton,
		corps: { suspendu: true },
	});
	// As after the nightly run that removes its support from the counts.
	await base.lignes(
		"UPDATE comptes SET hors_decomptes_le = now() WHERE id = $1",
		[suspendu.id],
	);
	await base.lignes(
		"UPDATE besoins SET nb_soutiens = nb_soutiens - 1 WHERE id = $1",
		[besoin.id],
	);
	const moderer = async (corps: unknown) => {
		await front.appeler("PATCH", `/api/admin/besoins/${besoin.slug}`, {
			jeton: admin.jeton,
			corps,
		});
		return (await courrielsDe(base, averti.id)).map(({ statut, donnees }) => [
			statut,
			Object(donnees).etat?.fr,
		]);
	};
	expect(await moderer({ statut: "etude" })).toEqual([
		["attente", "À l’étude"],
	]);
	const [premier] = await courrielsDe(base, averti.id);
	expect(premier).toMatchObject({
		gabarit: "besoin_change_etat",
		delai: 60,
		donnees: {
			titre: {
				fr: "Une fontaine par place",
				en: "A fountain in every square",
			},
			etat: { fr: "À l’étude", en: "Under study" },
		},
	});
	// A second move replaces the pending mail of the first; a link sends none.
	expect(await moderer({ statut: "livre" })).toEqual([
		["annule", "À l’étude"],
		["attente", "Résolu"],
	]);
	expect(await moderer({ statut: "livre" })).toHaveLength(2);
	expect(await moderer({ projet: (await creerProjet(base)).slug })).toEqual([
		["annule", "À l’étude"],
		["attente", "Résolu"],
	]);
	for (const { id } of [refuse, parti])
		expect(await courrielsDe(base, id)).toEqual([]);
	expect(
		(await courrielsDe(base, suspendu.id)).map(({ gabarit }) => gabarit),
	).toEqual(["compte_suspendu"]);
});
