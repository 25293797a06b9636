/** Generated requests: no 5xx for any input, every error in its format, nothing changed. */
import fc from "fast-check";
import { expect, test } from "#e2e/fixtures/api";
import { compter } from "#e2e/fixtures/charge";
import { creerArticle, creerBesoin, creerProjet } from "#e2e/fixtures/contenu";
import type { Base } from "#e2e/fixtures/database";
import { dureeMax, graineDe, relever, taille } from "#e2e/fixtures/epreuve";
import { requetesHostiles } from "#e2e/fixtures/hostile";

const GRAINE_LECTURES = graineDe(222);

/** One text for everything that a rejected or read-only request must leave unchanged. */
async function empreinte(base: Base): Promise<string> {
	const tables = [
		...["comptes - 'actif_le'", "themes", "projets", "besoins", "articles"],
		...["projet_themes", "etapes", "jalons", "contributions", "journal"],
		...["jetons - 'utilise_le'", "sessions", "brouillons"],
		// The worker keeps sending mails that earlier tests caused.
		"courriels - '{destinataire,donnees,statut,essais,disponible_le,bail_le,erreur,envoye_le}'::text[]",
	];
	const sommes = tables.map((une) => {
		const [table = "", ...sans] = une.split(" ");
		return `(SELECT md5(COALESCE(string_agg((to_jsonb(t) ${sans.join(" ")})::text, ',' ORDER BY to_jsonb(t)::text), '')) FROM ${table} t)`;
	});
	const { somme } = await base.ligne<{ somme: string }>(
		`SELECT concat_ws(' ', ${sommes.join(", ")}) AS somme`,
	);
	return somme;
}

test("generated requests over the reads: no 5xx, every answer in its format, no row changed", async ({
	base,
	front,
	monde,
}) => {
	const nombre = taille(800, 10_000);
	test.setTimeout(dureeMax(120, 900));
	await creerProjet(base);
	await creerBesoin(base);
	await creerArticle(base);
	const avant = await empreinte(base);
	const statuts: number[] = [];
	const debut = performance.now();
	await fc.assert(
		fc.asyncProperty(
			requetesHostiles([monde.membre.jeton, monde.admin.jeton]),
			async ({ chemin, demande, methode }) => {
				const { statut } = await front.appeler(methode, chemin, demande);
				expect(statut).toBeLessThan(500);
				statuts.push(statut);
			},
		),
		{ numRuns: nombre, seed: GRAINE_LECTURES, endOnFailure: true },
	);
	expect(await empreinte(base)).toBe(avant);
	const parStatut = compter(statuts);
	// The corpus does reach the reads, and every kind of error.
	for (const statut of [200, 401, 404, 405, 413, 422] as const)
		expect([statut, parStatut[statut] ?? 0]).not.toEqual([statut, 0]);
	relever(
		"generated requests over the reads: no 5xx, every answer in its shape",
		{
			requests: nombre,
			seed: GRAINE_LECTURES,
			seconds: Math.round((performance.now() - debut) / 1000),
			...Object.fromEntries(
				Object.entries(parStatut).map(([statut, vus]) => [
					`answers ${statut}`,
					vus ?? 0,
				]),
			),
		},
	);
});
