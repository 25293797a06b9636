/** D1, D2, D3: every move between two states, allowed or refused, and its effects. */
import { type Api, expect, parUnePorte, test } from "#e2e/fixtures/api";
import type { Titulaire } from "#e2e/fixtures/comptes";
import {
	creerBesoin,
	creerEtape,
	creerJalon,
	creerProjet,
} from "#e2e/fixtures/contenu";
import type { Base } from "#e2e/fixtures/database";
import type { StatutBesoin } from "#lib/besoins/schema";
import type { StatutProjet } from "#lib/projets/schema";

/** D1, as written in the requirement. */
const PROJET: Record<StatutProjet, readonly StatutProjet[]> = {
	propose: ["publie", "refuse", "quarantaine"],
	publie: ["archive"],
	refuse: ["publie"],
	archive: ["publie"],
	quarantaine: ["propose", "refuse"],
};

/** D2, as written in the requirement. */
const BESOIN: Record<StatutBesoin, readonly StatutBesoin[]> = {
	propose: ["publie", "refuse", "quarantaine"],
	publie: ["etude", "developpement", "livre", "archive"],
	etude: ["publie", "developpement", "livre", "archive"],
	developpement: ["publie", "etude", "livre", "archive"],
	livre: ["publie", "etude", "developpement", "archive"],
	refuse: ["publie"],
	archive: ["publie"],
	quarantaine: ["propose", "refuse"],
};

const LIBELLES: Record<StatutBesoin, string> = {
	propose: "En attente de relecture",
	publie: "Exprimé",
	etude: "À l’étude",
	developpement: "En développement",
	livre: "Livré",
	refuse: "Non retenu",
	archive: "Archivé",
	quarantaine: "En quarantaine",
};

/** Names of a table's states, in its order. */
function etats<S extends string>(table: Record<S, readonly S[]>): S[] {
	const listes: (readonly S[])[] = Object.values(table);
	const nommes = new Set(listes.flat());
	return [...nommes];
}

type Ligne = { statut: string; publie_le: Date | null; empreinte: string };

/** The entry's row, and one text for everything that a refusal must leave unchanged. */
function ligneDe(base: Base, nature: "projet" | "besoin", id: number) {
	return base.ligne<Ligne>(
		`SELECT t.statut, t.publie_le, t::text
		   || (SELECT count(*) FROM journal WHERE objet = '${nature}' AND objet_id = $1)
		   || (SELECT count(*) FROM jalons WHERE besoin_id = $1)
		   || (SELECT count(*) FROM courriels) AS empreinte
		 FROM ${nature}s t WHERE id = $1`,
		[id],
	);
}

type Entree = {
	acteur: string;
	acteur_id: number | null;
	acte: string;
	objet_slug: string | null;
	avant: unknown;
	apres: unknown;
	motif: string | null;
};

function journalDe(base: Base, nature: string, id: number) {
	return base.lignes<Entree>(
		`SELECT acteur, acteur_id, acte, objet_slug, avant, apres, motif FROM journal
		 WHERE objet = $1 AND objet_id = $2 ORDER BY id`,
		[nature, id],
	);
}

type Essai = {
	readonly api: Api;
	readonly base: Base;
	readonly admin: Titulaire;
	readonly nature: "projet" | "besoin";
	readonly fiche: { readonly id: number; readonly slug: string };
	readonly publics: readonly string[];
};

/** Requests one move and checks all its effects against D1 to D3. */
async function demander(
	{ api, base, admin, nature, fiche, publics }: Essai,
	de: string,
	vers: string,
	estPermis: boolean,
) {
	const avant = await ligneDe(base, nature, fiche.id);
	const reponse = await api.appeler(
		"PATCH",
		`/api/admin/${nature}s/${fiche.slug}`,
		{ jeton: admin.jeton, corps: { statut: vers } },
	);
	const apres = await ligneDe(base, nature, fiche.id);
	const place = `${de} → ${vers}`;
	const attendu = estPermis || de === vers ? 200 : 409;
	expect([place, reponse.statut]).toEqual([place, attendu]);
	if (!estPermis) {
		expect([place, apres]).toEqual([place, avant]);
		return reponse;
	}
	expect(reponse.json).toMatchObject({ slug: fiche.slug, statut: vers });
	expect([place, apres.statut]).toEqual([place, vers]);
	const devientPublic = publics.includes(vers);
	if (avant.publie_le === null && devientPublic)
		expect(apres.publie_le).not.toBeNull();
	else expect(apres.publie_le).toEqual(avant.publie_le);
	const entrees = await journalDe(base, nature, fiche.id);
	expect(entrees).toEqual([
		{
			acteur: "compte",
			acteur_id: admin.id,
			acte: nature === "projet" ? "changerStatutProjet" : "changerStatutBesoin",
			objet_slug: fiche.slug,
			avant: { statut: de, publie_le: avant.publie_le?.toISOString() ?? null },
			apres: { statut: vers },
			motif: null,
		},
	]);
	return reponse;
}

parUnePorte(
	"D1, D3: of the 25 moves of a project, 8 are allowed, 5 change nothing, 12 are 409 and leave no trace",
	async ({ admin, base }, api) => {
		const permis = { oui: 0, non: 0 };
		for (const de of etats(PROJET))
			for (const vers of etats(PROJET)) {
				const fiche = await creerProjet(base, { statut: de });
				const estPermis = PROJET[de].includes(vers);
				permis[estPermis ? "oui" : "non"] += 1;
				const essai = { api, base, admin, nature: "projet", fiche } as const;
				await demander({ ...essai, publics: ["publie"] }, de, vers, estPermis);
			}
		expect(permis).toEqual({ oui: 8, non: 17 });
	},
);

const PUBLICS: readonly StatutBesoin[] = [
	"publie",
	"etude",
	"developpement",
	"livre",
];

parUnePorte(
	"D2, D3: of the 64 moves of a need, 23 are allowed, 8 change nothing, 33 are 409 and leave no trace",
	async ({ admin, base }, api) => {
		const permis = { oui: 0, non: 0 };
		for (const de of etats(BESOIN))
			for (const vers of etats(BESOIN)) {
				const fiche = await creerBesoin(base, { statut: de });
				const estPermis = BESOIN[de].includes(vers);
				permis[estPermis ? "oui" : "non"] += 1;
				const essai = { api, base, admin, nature: "besoin", fiche } as const;
				const { json } = await demander(
					{ ...essai, publics: PUBLICS },
					de,
					vers,
					estPermis,
				);
				if (!estPermis) continue;
				expect(json).toMatchObject({
					statut_libelle: LIBELLES[vers],
					chantier: ["etude", "developpement", "livre"].includes(vers),
				});
				const jalons = await base.lignes(
					"SELECT statut FROM jalons WHERE besoin_id = $1",
					[fiche.id],
				);
				expect(jalons).toEqual(
					PUBLICS.includes(vers) ? [{ statut: vers }] : [],
				);
			}
		expect(permis).toEqual({ oui: 23, non: 41 });
	},
);

test("D3: publie_le is set at the first publication and never changes, however long the life", async ({
	base,
	front,
	monde: { admin },
}) => {
	const fiche = await creerBesoin(base, { statut: "propose" });
	const instants = [];
	for (const statut of [
		...["publie", "etude", "livre", "archive", "publie", "developpement"],
	]) {
		await front.appeler("PATCH", `/api/admin/besoins/${fiche.slug}`, {
			jeton: admin.jeton,
			corps: { statut },
		});
		instants.push((await ligneDe(base, "besoin", fiche.id)).publie_le);
	}
	expect(instants[0]).not.toBeNull();
	expect(new Set(instants.map(String)).size).toBe(1);
	const { json } = await front.appeler("GET", `/api/besoins/${fiche.slug}`, {
		jeton: admin.jeton,
	});
	expect(json).toMatchObject({
		jalons: ["publie", "etude", "livre", "publie", "developpement"].map(
			(statut) => ({ statut }),
		),
	});
});

test("D2: back in publie, the work space is hidden and kept, and is shown again with the state", async ({
	base,
	front,
	monde: { admin, membre },
}) => {
	const fiche = await creerBesoin(base, {
		statut: "etude",
		cahier: "Le cahier.",
		roles: ["code", "terrain"],
		depot: "https://exemple.org/depot",
		derniere_etape: 1,
		traductions: { en: { titre: "A title", cahier: "The brief." } },
	});
	await creerJalon(base, fiche.id, "etude", "2026-01-01");
	await creerEtape(base, fiche.id, { numero: 1, jour: "2026-02-03" });
	const moderer = (statut: string) =>
		front.appeler("PATCH", `/api/admin/besoins/${fiche.slug}`, {
			jeton: admin.jeton,
			corps: { statut },
		});
	const lire = async () =>
		(
			await front.appeler("GET", `/api/besoins/${fiche.slug}`, {
				jeton: membre.jeton,
			})
		).json;
	const ouvert = {
		chantier: true,
		cahier: "Le cahier.",
		roles: ["code", "terrain"],
		depot: "https://exemple.org/depot",
		etapes: [{ jour: "2026-02-03", titre: "Une étape" }],
		traductions: { en: { titre: "A title", cahier: "The brief." } },
	};
	expect(await lire()).toMatchObject(ouvert);
	const ferme = {
		chantier: false,
		cahier: null,
		roles: [],
		depot: null,
		etapes: [],
	};
	const { json } = await moderer("publie");
	for (const vu of [json, await lire()]) {
		expect(vu).toMatchObject(ferme);
		expect(Object(vu).traductions).toEqual({ en: { titre: "A title" } });
	}
	await moderer("livre");
	expect(await lire()).toMatchObject(ouvert);
});

test("one move requested 20 times at once is made once: one entry in the journal", async ({
	base,
	front,
	monde: { admin },
}) => {
	const fiche = await creerProjet(base, { statut: "propose" });
	const reponses = await Promise.all(
		Array.from({ length: 20 }, () =>
			front.appeler("PATCH", `/api/admin/projets/${fiche.slug}`, {
				jeton: admin.jeton,
				corps: { statut: "publie" },
			}),
		),
	);
	expect(new Set(reponses.map(({ statut }) => statut))).toEqual(new Set([200]));
	expect(await journalDe(base, "projet", fiche.id)).toHaveLength(1);
});

test("of contrary moves requested at once, one is made, and the journal shows the only possible order", async ({
	base,
	front,
	monde: { admin },
}) => {
	for (let manche = 0; manche < 5; manche++) {
		const fiche = await creerBesoin(base, { statut: "propose" });
		await Promise.all(
			["publie", "refuse", "quarantaine", "etude", "archive"].map((statut) =>
				front.appeler("PATCH", `/api/admin/besoins/${fiche.slug}`, {
					jeton: admin.jeton,
					corps: { statut },
				}),
			),
		);
		let statut: string = "propose";
		for (const { avant, apres } of await journalDe(base, "besoin", fiche.id)) {
			expect(avant).toMatchObject({ statut });
			const suivants: readonly string[] = Object(BESOIN)[statut];
			statut = Object(apres).statut;
			expect(suivants).toContain(statut);
		}
		expect((await ligneDe(base, "besoin", fiche.id)).statut).toBe(statut);
	}
});
