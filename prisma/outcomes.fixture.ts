/** Delivered needs with supporters who answer, for tests. */
import type { ReponseBilan } from "#lib/besoins/bilans/schema";
import { donnerBilan } from "#lib/participation/bilans/commands";
import type { BilanDonne } from "#lib/participation/bilans/schema";
import { soutenirBesoin } from "#lib/participation/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { creerBesoin } from "./entries.fixture.ts";
import { acteurDeRole } from "./moderation.fixture.ts";

/** A need delivered `jours` days ago; returns its id. */
export async function besoinLivre(slug: string, jours = 31): Promise<number> {
	const id = await creerBesoin({ slug, statut: "livre" });
	for (const [statut, avant] of [
		["publie", jours + 100],
		["livre", jours],
	] as const)
		await rows(
			sql`INSERT INTO jalons (besoin_id, statut, le) VALUES (${id}, ${statut}, date_trunc('milliseconds', now()) - make_interval(days => ${avant}))`,
		);
	return id;
}

export async function soutienDe(slug: string): Promise<ActeurCompte> {
	const acteur = await acteurDeRole("membre");
	const soutenu = await soutenirBesoin(acteur, slug);
	if (!soutenu.ok) throw new Error(soutenu.refus);
	return acteur;
}

export function dire(
	acteur: ActeurCompte,
	slug: string,
	reponse: ReponseBilan,
	plus: Partial<BilanDonne> = {},
) {
	return donnerBilan(acteur, slug, {
		...{ reponse, phrase: null, publique: false, langue: "fr" },
		...plus,
	});
}

/** Supporters of the need who have answered, in this order. */
export async function repondants(
	slug: string,
	nombres: Readonly<Partial<Record<ReponseBilan, number>>>,
): Promise<ActeurCompte[]> {
	const acteurs: ActeurCompte[] = [];
	for (const reponse of ["oui", "en_partie", "non"] as const)
		for (let fois = nombres[reponse] ?? 0; fois > 0; fois -= 1) {
			const acteur = await soutienDe(slug);
			const fait = await dire(acteur, slug, reponse);
			if (!fait.ok) throw new Error(fait.refus);
			acteurs.push(acteur);
		}
	return acteurs;
}

/** Accounts that support the need and have answered nothing, made by one statement. */
export async function beaucoupDeSoutiens(besoin_id: number, nombre: number) {
	await rows(
		sql`WITH faits AS (INSERT INTO comptes (courriel, courriel_saisi, langue)
		      SELECT 'soutien' || n || '.' || ${besoin_id}::text || '@exemple.org', 'soutien' || n || '.' || ${besoin_id}::text || '@exemple.org',
		        CASE WHEN n % 2 = 0 THEN 'fr' ELSE 'en' END FROM generate_series(1, ${nombre}::int) AS n RETURNING id)
		    INSERT INTO soutiens (compte_id, besoin_id) SELECT id, ${besoin_id}::int FROM faits`,
	);
	await prisma().besoin.update({
		where: { id: besoin_id },
		data: { nb_soutiens: { increment: nombre } },
	});
}
