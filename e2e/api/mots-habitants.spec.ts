/** The phrases of citizens over the API: what is accepted, where each error stands, and what is answered. */
import { randomUUID } from "node:crypto";
import { expect, parUnePorte, test } from "#e2e/fixtures/api";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerProjet } from "#e2e/fixtures/contenu";
import { contribue, corpsProjet } from "#e2e/fixtures/corps";
import { erreursDe } from "#e2e/fixtures/listes";
import {
	CHAMPS_PROJET,
	PHRASES_PROJET,
	REPRISE_PROJET,
} from "#lib/contributions/schema";

const { nombre, bornes } = CHAMPS_PROJET.mots_habitants;
const DOUZE = Array.from({ length: nombre }, (_, rang) => `phrase ${rang}`);

const corps = (changements: Record<string, unknown>) =>
	corpsProjet(`Repas ${randomUUID()}`, changements);

parUnePorte(
	"phrases are optional, cleaned, without doubles, and answered after the first fields, the French ones before the English ones",
	async ({ admin, base }, api) => {
		const { jeton } = await creerCompteAvecJeton(base);
		const proposer = async (changements: Record<string, unknown>) => {
			const reponse = await api.appeler("POST", "/api/projets", {
				jeton,
				corps: corps(changements),
			});
			expect(reponse.statut).toBe(201);
			const { slug } = contribue(reponse);
			const { json } = await api.appeler(
				"PATCH",
				`/api/admin/projets/${slug}`,
				{
					jeton: admin.jeton,
					corps: { statut: "publie" },
				},
			);
			return { slug, admin: json };
		};
		const dits = await proposer({
			mots_habitants: [
				" Ou\u0300\tmanger ",
				"où manger ?",
				"שלום לך",
				"😀😀😀",
			],
			mots_habitants_en: DOUZE,
		});
		const attendu = {
			mots_habitants: ["Où manger", "שלום לך", "😀😀😀"],
			mots_habitants_en: DOUZE,
		};
		const lu = await api.appeler("GET", `/api/projets/${dits.slug}`, { jeton });
		for (const json of [lu.json, dits.admin]) {
			expect(json).toMatchObject(attendu);
			const nouveaux = [...PHRASES_PROJET, ...REPRISE_PROJET, "lieux"];
			expect(Object.keys(Object(json)).slice(-nouveaux.length)).toEqual(
				nouveaux,
			);
		}
		const muet = await proposer({ mots_habitants: null });
		const rien = { mots_habitants: [], mots_habitants_en: [] };
		expect(muet.admin).toMatchObject(rien);
	},
);

test("the summary of a project holds no phrases", async ({
	base,
	front,
	monde: { membre },
}) => {
	const territoire = `Ville ${randomUUID()}`;
	await creerProjet(base, { territoire, mots_habitants: ["où manger"] });
	const { json } = await front.appeler(
		"GET",
		`/api/projets?territoire=${encodeURIComponent(territoire)}`,
		{ jeton: membre.jeton },
	);
	expect(json).toHaveLength(1);
	expect(JSON.stringify(json)).not.toContain("mots_habitants");
});

const aDeux = (phrase: unknown) => ["bien dit", phrase];
const REFUSEES: readonly [string, unknown, string, ...(string | number)[]][] = [
	["an object", { 0: "où manger" }, "list_type"],
	["a text", "où manger", "list_type"],
	["one phrase too many", [...DOUZE, "une de plus"], "too_long"],
	["a list in the list", aDeux(["où manger"]), "string_type", 1],
	["null in the list", aDeux(null), "string_type", 1],
	["a number", aDeux(12), "string_type", 1],
	["an empty phrase", aDeux("\n "), "string_too_short", 1],
	["a short one", aDeux("é".repeat(bornes.min - 1)), "string_too_short", 1],
	["a long one", aDeux("😀".repeat(bornes.max + 1)), "string_too_long", 1],
	["a control", aDeux("où\u0000manger"), "value_error", 1],
	["a bidi control", aDeux("où \u202emanger"), "value_error", 1],
	["the separator", aDeux("manger | dormir"), "value_error", 1],
];

test("every other list is refused at the place of what is wrong, in both languages, and nothing is written", async ({
	base,
	front,
}) => {
	const { id, jeton } = await creerCompteAvecJeton(base);
	for (const champ of PHRASES_PROJET)
		for (const [quoi, valeur, type, ...place] of REFUSEES) {
			const reponse = await front.appeler("POST", "/api/projets", {
				jeton,
				corps: corps({ [champ]: valeur }),
			});
			expect(reponse.statut, quoi).toBe(422);
			expect(erreursDe(reponse), quoi).toMatchObject([
				{ type, loc: ["body", champ, ...place] },
			]);
		}
	expect(
		await base.lignes("SELECT 1 FROM projets WHERE auteur_id = $1", [id]),
	).toEqual([]);
});

test("at its bounds a phrase is accepted", async ({ base, front }) => {
	const { jeton } = await creerCompteAvecJeton(base);
	const justes = ["é".repeat(bornes.min), "😀".repeat(bornes.max)];
	const reponse = await front.appeler("POST", "/api/projets", {
		jeton,
		corps: corps({ mots_habitants: justes }),
	});
	expect(reponse.statut).toBe(201);
});
