/** Places of needs, and offers to take them, for tests. */
import * as places from "#lib/moderation/places/commands";
import type { PlaceEcrite } from "#lib/moderation/places/schema";
import { offrirAide } from "#lib/participation/offres/commands";
import {
	accepterOffre,
	declinerOffre,
	quitterReferents,
} from "#lib/participation/offres_recues/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { StoreDown } from "#lib/platform/db/unavailable";
import { creerBesoin } from "./entries.fixture.ts";
import { acteurDeRole, slugNeuf } from "./moderation.fixture.ts";

export const PLACE: PlaceEcrite = {
	role: "terrain",
	titre: "Relever les fontaines",
	texte: "Aller voir celles de votre quartier.",
	titre_en: "Survey the fountains",
	texte_en: null,
	nombre: 2,
	heures: 3,
	lieu: "Lyon",
	jusqu_au: null,
};

export const OFFRE = {
	message: "Je peux y aller le samedi matin.",
	contact: false,
} as const;

/** A need under study, with its milestones. */
export async function besoinAEtudier(
	donnees: Partial<Parameters<typeof creerBesoin>[0]> = {},
): Promise<string> {
	const slug = slugNeuf();
	const id = await creerBesoin({ slug, statut: "etude", ...donnees });
	const { statut: dit = "etude" } = donnees;
	// An archived need was public.
	const statut = dit === "archive" ? "publie" : dit;
	if (donnees.publie_le !== null)
		await rows(
			sql`INSERT INTO jalons (besoin_id, statut) VALUES (${id}, ${statut})`,
		);
	return slug;
}

/** A place that is open on a need of its own, or on that one. */
export async function placeOuverte(
	moderateur: ActeurCompte,
	ecrite: Partial<PlaceEcrite> = {},
	slug?: string,
): Promise<{ id: number; slug: string }> {
	const besoin = slug ?? (await besoinAEtudier());
	const faite = await places.ouvrirPlace(moderateur, besoin, {
		...PLACE,
		...ecrite,
	});
	if (!faite.ok) throw new Error(faite.refus);
	return { id: faite.valeur.place, slug: besoin };
}

/** An offer of a new member, or of that one, for a place; the number of it. */
export async function offreEnvoyee(
	place: number,
	acteur?: ActeurCompte,
	contact = false,
): Promise<{ id: number; acteur: ActeurCompte }> {
	const qui = acteur ?? (await acteurDeRole("membre"));
	const faite = await offrirAide(qui, place, { ...OFFRE, contact });
	if (!faite.ok) throw new Error(faite.refus);
	const { id } = await prisma().offre.findFirstOrThrow({
		where: { place_id: place, compte_id: qui.compte_id },
		orderBy: { id: "desc" },
	});
	return { id, acteur: qui };
}

/** Does all of them at once; those that a busy database answered too late are done again, at once too. */
export async function ensemble<T>(
	actes: readonly (() => Promise<T>)[],
): Promise<T[]> {
	const faits = await Promise.allSettled(actes.map((acte) => acte()));
	const tardifs = actes.filter((_, rang) => {
		const fait = faits[rang];
		if (fait?.status === "rejected" && !(fait.reason instanceof StoreDown))
			throw fait.reason;
		return fait?.status === "rejected";
	});
	const valeurs = faits.flatMap((fait) =>
		fait.status === "fulfilled" ? [fait.value] : [],
	);
	return tardifs.length === 0
		? valeurs
		: [...valeurs, ...(await ensemble(tardifs))];
}

export async function adresseDe({ compte_id }: ActeurCompte): Promise<string> {
	const { courriel } = await prisma().compte.findUniqueOrThrow({
		where: { id: compte_id },
	});
	return courriel;
}

/** The acts on places and offers, for the test of the journal. `moi` is the actor. */
export function actesDePlaces(moi: () => ActeurCompte) {
	return {
		ouvrirPlace: async () => {
			const slug = await besoinAEtudier();
			return () => places.ouvrirPlace(moi(), slug, PLACE);
		},
		modifierPlace: async () => {
			const { id } = await placeOuverte(moi());
			return () => places.modifierPlace(moi(), id, { ...PLACE, nombre: 3 });
		},
		fermerPlace: async () => {
			const { id } = await placeOuverte(moi());
			await offreEnvoyee(id);
			return () => places.fermerPlace(moi(), id);
		},
		renouvelerPlace: async () => {
			const { id } = await placeOuverte(moi());
			await places.fermerPlace(moi(), id);
			return () => places.renouvelerPlace(moi(), id);
		},
		nommerReferent: async () => {
			const slug = await besoinAEtudier();
			const courriel = await adresseDe(await acteurDeRole("membre"));
			return () => places.nommerReferent(moi(), slug, courriel);
		},
		quitterReferents: async () => {
			const slug = await besoinAEtudier();
			await places.nommerReferent(moi(), slug, await adresseDe(moi()));
			return () => quitterReferents(moi(), slug);
		},
		accepterOffre: async () => {
			const { id } = await offreEnvoyee((await placeOuverte(moi())).id);
			return () => accepterOffre(moi(), id);
		},
		declinerOffre: async () => {
			const { id } = await offreEnvoyee((await placeOuverte(moi())).id);
			return () => declinerOffre(moi(), id);
		},
	};
}
