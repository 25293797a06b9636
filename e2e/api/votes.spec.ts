/** Votes and supports: one per account, whatever is sent, only on public entries. */
import { expect, parUnePorte, test } from "#e2e/fixtures/api";
import { compter, enParallele } from "#e2e/fixtures/charge";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet, slugUnique } from "#e2e/fixtures/contenu";
import type { Base } from "#e2e/fixtures/database";
import type { StatutBesoin } from "#lib/besoins/schema";
import type { StatutProjet } from "#lib/projets/schema";

const GENRES = [
	{ nature: "projets", acte: "vote", compte: "nb_votes", cle: "vote" },
	{ nature: "besoins", acte: "soutien", compte: "nb_soutiens", cle: "soutenu" },
] as const;
type Genre = (typeof GENRES)[number];

function creer({ nature }: Genre, base: Base) {
	return nature === "projets" ? creerProjet(base) : creerBesoin(base);
}

/** The count and the rows, which must agree. */
async function decompte({ nature }: Genre, base: Base, id: number) {
	const [texte, lignes] =
		nature === "projets"
			? ["nb_votes", "votes WHERE projet_id"]
			: ["nb_soutiens", "soutiens WHERE besoin_id"];
	const { compte, rangees } = await base.ligne<{
		compte: number;
		rangees: number;
	}>(
		`SELECT ${texte} AS compte, (SELECT count(*)::int FROM ${lignes} = $1) AS rangees
		 FROM ${nature} WHERE id = $1`,
		[id],
	);
	expect(compte).toBe(rangees);
	return compte;
}

parUnePorte(
	"a vote or a support is recorded once, withdrawn once, and repeating either changes nothing",
	async ({ base }, api) => {
		const un = await creerCompteAvecJeton(base);
		const autre = await creerCompteAvecJeton(base);
		for (const genre of GENRES) {
			const { id, slug } = await creer(genre, base);
			const chemin = `/api/${genre.nature}/${slug}/${genre.acte}`;
			for (const [methode, jeton, nombre] of [
				["DELETE", un.jeton, 0],
				["PUT", un.jeton, 1],
				["PUT", un.jeton, 1],
				["PUT", autre.jeton, 2],
				["DELETE", un.jeton, 1],
				["DELETE", un.jeton, 1],
				["PUT", un.jeton, 2],
			] as const) {
				const { json, statut } = await api.appeler(methode, chemin, { jeton });
				expect([methode, statut, json]).toEqual([
					methode,
					200,
					{ [genre.compte]: nombre, [genre.cle]: methode === "PUT" },
				]);
				expect(await decompte(genre, base, id)).toBe(nombre);
			}
		}
	},
);

test("one account, 200 simultaneous PUT: +1, and as many DELETE: back to 0", async ({
	base,
	front,
}) => {
	for (const genre of GENRES) {
		const { jeton } = await creerCompteAvecJeton(base);
		const { id, slug } = await creer(genre, base);
		for (const [methode, attendu] of [
			["PUT", 1],
			["DELETE", 0],
		] as const) {
			const reponses = await enParallele(200, 200, () =>
				front.appeler(methode, `/api/${genre.nature}/${slug}/${genre.acte}`, {
					jeton,
				}),
			);
			expect(
				compter(reponses.map(({ octets, statut }) => `${statut} ${octets}`)),
			).toEqual({
				[`200 {"${genre.compte}":${attendu},"${genre.cle}":${methode === "PUT"}}`]: 200,
			});
			expect(await decompte(genre, base, id)).toBe(attendu);
		}
	}
});

test("200 accounts at once: +200, and each answer's count was right at some moment", async ({
	base,
	front,
}) => {
	const comptes = await enParallele(200, 5, () => creerCompteAvecJeton(base));
	for (const genre of GENRES) {
		const { id, slug } = await creer(genre, base);
		const reponses = await enParallele(200, 200, (rang) =>
			front.appeler("PUT", `/api/${genre.nature}/${slug}/${genre.acte}`, {
				jeton: comptes[rang]?.jeton,
			}),
		);
		expect(compter(reponses.map(({ statut }) => statut))).toEqual({ 200: 200 });
		expect(await decompte(genre, base, id)).toBe(200);
		expect(
			reponses.some(({ json }) =>
				JSON.stringify(json).startsWith(`{"${genre.compte}":200,`),
			),
		).toBe(true);
	}
});

const STATUTS_PROJET: readonly [StatutProjet, number][] = [
	["propose", 404],
	["publie", 200],
	["refuse", 404],
	["archive", 404],
	["quarantaine", 404],
];
const STATUTS_BESOIN: readonly [StatutBesoin, number][] = [
	["propose", 404],
	["publie", 200],
	["etude", 200],
	["developpement", 200],
	["livre", 200],
	["refuse", 404],
	["archive", 404],
	["quarantaine", 404],
];

parUnePorte(
	"D14: an entry that is not public is 404 for read, vote and support, also for its author",
	async ({ base }, api) => {
		const auteur = await creerCompteAvecJeton(base);
		const autre = await creerCompteAvecJeton(base);
		const eprouver = async (chemin: string, acte: string, attendu: number) => {
			for (const { jeton } of [auteur, autre]) {
				const statuts = [
					(await api.appeler("GET", chemin, { jeton })).statut,
					(await api.appeler("PUT", `${chemin}/${acte}`, { jeton })).statut,
					(await api.appeler("DELETE", `${chemin}/${acte}`, { jeton })).statut,
				];
				expect([chemin, statuts]).toEqual([
					chemin,
					[attendu, attendu, attendu],
				]);
			}
		};
		for (const [statut, attendu] of STATUTS_PROJET) {
			const { slug } = await creerProjet(base, {
				statut,
				slug: slugUnique(statut),
				auteur_id: auteur.id,
			});
			await eprouver(`/api/projets/${slug}`, "vote", attendu);
		}
		for (const [statut, attendu] of STATUTS_BESOIN) {
			const { slug } = await creerBesoin(base, {
				statut,
				slug: slugUnique(statut),
				auteur_id: auteur.id,
			});
			await eprouver(`/api/besoins/${slug}`, "soutien", attendu);
		}
	},
);

test("D14: an archived project keeps its votes, and nobody can change them over the API", async ({
	base,
	front,
}) => {
	const { jeton } = await creerCompteAvecJeton(base);
	const { id, slug } = await creerProjet(base);
	const chemin = `/api/projets/${slug}/vote`;
	await front.appeler("PUT", chemin, { jeton });
	await base.lignes("UPDATE projets SET statut = 'archive' WHERE id = $1", [
		id,
	]);
	for (const methode of ["PUT", "DELETE"])
		expect((await front.appeler(methode, chemin, { jeton })).statut).toBe(404);
	expect(await decompte(GENRES[0], base, id)).toBe(1);
});

test("an invalid slug is unknown, whatever its bytes", async ({
	front,
	monde,
}) => {
	const { jeton } = monde.membre;
	for (const slug of [
		slugUnique("inconnu"),
		"..%2f",
		"%00",
		"%C3%89",
		"a".repeat(500),
		"%F0%9F%98%80",
		"'%20OR%201=1--",
		"%ZZ",
		"%C0%80",
	])
		for (const [nature, acte] of [
			["projets", "vote"],
			["besoins", "soutien"],
		])
			for (const methode of ["PUT", "DELETE"]) {
				const chemin = `/api/${nature}/${slug}/${acte}`;
				const { statut } = await front.appeler(methode, chemin, { jeton });
				expect([methode, chemin, statut]).toEqual([methode, chemin, 404]);
			}
});
